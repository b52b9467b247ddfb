/**
 * The service worker: the app's own files come from a cache and work without a connection, everything else from the server.
 * FILES and BUILD are put in front of this text when the app is built (offline/plugin.ts).
 */
/* global FILES, BUILD */
const CACHE = `speleo-${BUILD}`;
const SHELL = "/index.html";
const NEVER = /^\/(api\/|docs|healthz|readyz|metrics|openapi)/;

/** A file whose name holds its fingerprint is taken from an older cache; anything else is asked for anew. */
async function fetched(path) {
  const named = path.startsWith("/assets/");
  const kept = named ? await caches.match(path) : undefined;
  const answer = kept ?? (await fetch(path, { cache: named ? "default" : "reload" }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map(async (path) => cache.put(path, await fetched(path))));
  await self.skipWaiting();
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The path in the cache that answers a request, or nothing if the server has to. */
function kept(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return undefined;
  if (FILES.includes(pathname)) return pathname;
  return request.mode === "navigate" && !NEVER.test(pathname) ? SHELL : undefined;
}

async function answered(path, request) {
  return (await caches.match(path, { cacheName: CACHE })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const path = kept(event.request);
  if (path !== undefined) event.respondWith(answered(path, event.request));
});
