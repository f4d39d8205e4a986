/*
 * Service worker that lets the static studio open offline (W3C, "Service Workers"). Its scope is
 * the folder of the studio's document. Network first; falls back to the cache of one studio
 * version.
 */

/** The events of a service worker, as far as they are used. */
interface LifecycleEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const cachePrefix = "prelo-studio ";
/** The cache name. The version is in the URL of the worker, so a new version is a new worker. */
const cacheName = cachePrefix + location.search + location.pathname;

addEventListener("install", (event) => (event as LifecycleEvent).waitUntil(cacheAllFiles()));
addEventListener("activate", (event) => (event as LifecycleEvent).waitUntil(deleteOldCaches()));
addEventListener("fetch", (event) => {
  const { request } = event as RequestEvent;
  const isOurs = request.url.startsWith(new URL(".", location.href).href);
  if (isOurs && request.method === "GET")
    (event as RequestEvent).respondWith(networkFirst(request));
});

/** All files or none: an incomplete cache cannot open the studio. */
async function cacheAllFiles(): Promise<void> {
  const files: readonly string[] = await (await fetch("offline.json")).json();
  const cache = await caches.open(cacheName);
  await Promise.all(files.map((file) => cacheFile(cache, file)));
}

/** The response may be the result of a redirect: store a copy under the requested URL. */
async function cacheFile(cache: Cache, file: string): Promise<void> {
  const answer = await fetch(file, { cache: "no-cache" });
  if (!answer.ok) throw new Error(file);
  await cache.put(file, new Response(await answer.blob(), { headers: answer.headers }));
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => {
    return name.startsWith(cachePrefix) && name.endsWith(location.pathname) && name !== cacheName;
  });
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * An error response may mean that the server has a later version: an older page keeps using the
 * cache.
 */
async function networkFirst(request: Request): Promise<Response> {
  const live = await fetch(request).catch(() => undefined);
  if (live?.ok || live?.type === "opaqueredirect") return live;
  const held = await caches.match(request, { ignoreSearch: true });
  return held ?? live ?? Response.error();
}
