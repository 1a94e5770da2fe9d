// @ts-check
"use strict";
// Service worker. Caches the whole site at the first visit and serves it from the cache; a new
// version replaces it as a whole. Other requests, such as those to tables and the desk, are not
// intercepted.
//
// The build fills in the values: each comment in braces, with what follows it.
const VERSION = "cp1-{{version}}";
// SHA-256 of each file.
/** @type {Record<string, string>} */
const FILES = {/*{{files}}*/};
// Files of other languages and of printing, cached on first use.
/** @type {Record<string, string>} */
const LATER = {/*{{later}}*/};
// Whether the page comes from a referee's server. If so, the page itself is requested from it
// first.
const SERVED = /*{{served}}*/false;
// Time limit in milliseconds for that request before the cached page is used.
const PATIENCE_MS = 4000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {any} */ (self));

// Fetches a file, from the HTTP cache if the digest matches this version.
/** @param {[file: string, digest: string]} entry */
async function fetched([file, digest]) {
  for (const cache of /** @type {const} */ (["force-cache", "reload"])) {
    const response = await fetch(file, { cache });
    if (response.ok && await digestOf(response.clone()) === digest) return response;
  }
  throw new Error(`${file} is of another version`);
}

/** @param {Response} response */
async function digestOf(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, "0")).join("");
}

async function keep() {
  const files = [...Object.entries(FILES), ...await inUse()];
  const responses = await Promise.all(files.map(fetched));
  const cache = await caches.open(VERSION);
  await Promise.all(files.map(([file], i) => cache.put(file, responses[i])));
  await worker.skipWaiting();
}

// Optional files that older versions have cached are cached again for this version.
async function inUse() {
  const names = (await caches.keys()).filter(name => name.startsWith("cp1-"));
  const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  const used = new Set(kept.flat().map(({ url }) => nameOf(url)));
  return Object.entries(LATER).filter(([file]) => used.has(file));
}

/** @param {string} url */
function nameOf(url) {
  return new URL(url).pathname.split("/").pop() ?? "";
}

/** @param {Request} request @param {string} asked @returns {Promise<Response>} */
async function answer(request, asked) {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(asked, { ignoreSearch: true });
  if (kept && SERVED && asked === "./") {
    /** @type {Promise<null>} */
    const late = new Promise(resolve => setTimeout(resolve, PATIENCE_MS, null));
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

worker.addEventListener("install", event => event.waitUntil(keep()));

worker.addEventListener("activate", event => {
  // Delete the caches of versions before 1.0 as well.
  /** @param {string} name */
  const stale = name => /^(cp1|cauldron)-/.test(name) && name !== VERSION;
  event.waitUntil(
    caches.keys()
      .then(names => Promise.all(names.filter(stale).map(name => caches.delete(name))))
      .then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", event => {
  const url = new URL(event.request.url);
  const place = new URL("./", String(worker.location));
  const inside = url.href.startsWith(place.href) && event.request.method === "GET";
  const name = url.pathname.slice(place.pathname.length);
  const asked = name === "" || name === `index.html` ? "./" : name;
  const isKept = [FILES, LATER].some(files => Object.hasOwn(files, asked));
  if (inside && isKept) event.respondWith(answer(event.request, asked));
});
