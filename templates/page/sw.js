"use strict";
// The whole site is kept at the first visit and served from there; a new version replaces it
// as a whole.
const VERSION = "cauldron-{{version}}";
// Each file and its SHA-256.
const FILES = {{files}};

// What the page has loaded already is not loaded again, if it is of this version.
async function fetched([file, digest]) {
  for (const cache of ["force-cache", "reload"]) {
    const response = await fetch(file, { cache });
    if (response.ok && await digestOf(response.clone()) === digest) return response;
  }
  throw new Error(`${file} is of another version`);
}

async function digestOf(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, "0")).join("");
}

async function keep() {
  const files = Object.entries(FILES);
  const responses = await Promise.all(files.map(fetched));
  const cache = await caches.open(VERSION);
  await Promise.all(files.map(([file], i) => cache.put(file, responses[i])));
  await self.skipWaiting();
}

self.addEventListener("install", event => event.waitUntil(keep()));

self.addEventListener("activate", event => {
  const stale = name => name.startsWith("cauldron-") && name !== VERSION;
  event.waitUntil(
    caches.keys()
      .then(names => Promise.all(names.filter(stale).map(name => caches.delete(name))))
      .then(() => self.clients.claim()));
});

self.addEventListener("fetch", event => {
  const url = new URL(event.request.url);
  const ours = url.origin === self.location.origin && !url.pathname.startsWith("/api/");
  if (event.request.method !== "GET" || !ours) return;
  const asked = url.pathname.endsWith("/index.html") ? "./" : event.request;
  event.respondWith(
    caches.open(VERSION)
      .then(cache => cache.match(asked, { ignoreSearch: true }))
      .then(kept => kept ?? fetch(event.request)));
});
