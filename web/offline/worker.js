/**
 * The service worker: the app's own files come from a cache and work without a connection, everything else from the server.
 * FILES and BUILD are put in front of this text when the app is built (offline/plugin.ts).
 */
/* global FILES, BUILD */
const CACHE = `speleo-${BUILD}`;
const SHELL = "index.html";
const NEVER = /^(api\/|docs|manual|healthz|readyz|metrics|openapi)/;
/** Python for this tab: large, so it is kept when it is first fetched, not before. */
const PYTHON = "tab/";
const ROOT = new URL(self.registration.scope).pathname;

/** A file whose name holds its fingerprint is taken from an older cache; anything else is asked for anew. */
async function fetched(path) {
  const named = path.startsWith("assets/");
  const kept = named ? await caches.match(ROOT + path) : undefined;
  const answer = kept ?? (await fetch(ROOT + path, { cache: named ? "default" : "reload" }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map(async (path) => cache.put(ROOT + path, await fetched(path))));
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
  if (request.method !== "GET" || origin !== self.location.origin || !pathname.startsWith(ROOT)) return undefined;
  const path = pathname.slice(ROOT.length);
  if (FILES.includes(path) || path.startsWith(PYTHON)) return path;
  return request.mode === "navigate" && !NEVER.test(path) ? SHELL : undefined;
}

async function answered(path, request) {
  const kept = await caches.match(ROOT + path, { cacheName: CACHE });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && path.startsWith(PYTHON)) await (await caches.open(CACHE)).put(ROOT + path, answer.clone());
  return answer;
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const path = kept(event.request);
  if (path !== undefined) event.respondWith(answered(path, event.request));
});
