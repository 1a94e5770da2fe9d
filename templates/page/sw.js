"use strict";
// The whole site is kept at the first visit and served from there; a new version replaces it
// as a whole. Nothing else is touched: tables, the desk and whatever a server adds come from it.
const VERSION = "cp1-{{version}}";
// Each file and its SHA-256.
const FILES = {{files}};
// The words of other languages, and what prints: kept once somebody has asked for it.
const LATER = {{later}};
// Whether a server stands behind the page, which is then asked for it as long as it is reached.
const SERVED = {{served}};
// How long that server is waited for where the page is kept.
const PATIENCE_MS = 4000;

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
  const files = [...Object.entries(FILES), ...await inUse()];
  const responses = await Promise.all(files.map(fetched));
  const cache = await caches.open(VERSION);
  await Promise.all(files.map(([file], i) => cache.put(file, responses[i])));
  await self.skipWaiting();
}

// What an older version was asked for is wanted of this one as well.
async function inUse() {
  const names = (await caches.keys()).filter(name => name.startsWith("cp1-"));
  const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  const used = new Set(kept.flat().map(({ url }) => nameOf(url)));
  return Object.entries(LATER).filter(([file]) => used.has(file));
}

function nameOf(url) {
  return new URL(url).pathname.split("/").pop();
}

async function answer(request, asked) {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(asked, { ignoreSearch: true });
  if (kept && SERVED && asked === "./") {
    const late = new Promise(resolve => setTimeout(resolve, PATIENCE_MS));
    const response = await Promise.race([fetch(request).catch(() => null), late]);
    return response?.ok ? response : kept;
  }
  if (kept) return kept;
  const response = await fetch(request);
  const digest = LATER[nameOf(request.url)];
  if (digest && response.ok && await digestOf(response.clone()) === digest) {
    await cache.put(request, response.clone());
  }
  return response;
}

self.addEventListener("install", event => event.waitUntil(keep()));

self.addEventListener("activate", event => {
  // What versions before 1.0 kept goes as well.
  const stale = name => /^(cp1|cauldron)-/.test(name) && name !== VERSION;
  event.waitUntil(
    caches.keys()
      .then(names => Promise.all(names.filter(stale).map(name => caches.delete(name))))
      .then(() => self.clients.claim()));
});

self.addEventListener("fetch", event => {
  const url = new URL(event.request.url);
  const place = new URL("./", self.location);
  const inside = url.href.startsWith(place.href) && event.request.method === "GET";
  const name = url.pathname.slice(place.pathname.length);
  const asked = name === "" || name === `index.html` ? "./" : name;
  const isKept = [FILES, LATER].some(files => Object.hasOwn(files, asked));
  if (inside && isKept) event.respondWith(answer(event.request, asked));
});
