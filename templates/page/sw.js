"use strict";
// The whole site is kept at the first visit and served from there; a new version replaces it
// as a whole.
const VERSION = "cauldron-{{version}}";
const FILES = {{files}};

self.addEventListener("install", event => {
  const fresh = FILES.map(file => new Request(file, { cache: "reload" }));
  event.waitUntil(
    caches.open(VERSION).then(cache => cache.addAll(fresh)).then(() => self.skipWaiting()));
});

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
  event.respondWith(
    caches.open(VERSION)
      .then(cache => cache.match(event.request, { ignoreSearch: true }))
      .then(kept => kept ?? fetch(event.request)));
});
