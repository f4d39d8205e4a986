/*
 * Service worker with which the static studio also opens offline (W3C, "Service Workers"). Its
 * scope is the folder of the studio's document. It requests each file from the network first, and
 * falls back to the cache of one studio version.
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
/**
 * The name of the cache. The version is in the URL of the worker, so a new version is a new worker.
 */
const cacheName = cachePrefix + location.search + location.pathname;

addEventListener("install", (event) => (event as LifecycleEvent).waitUntil(cacheAllFiles()));
addEventListener("activate", (event) => (event as LifecycleEvent).waitUntil(deleteOldCaches()));
addEventListener("fetch", (event) => {
  const { request } = event as RequestEvent;
  const isOurs = request.url.startsWith(new URL(".", location.href).href);
  if (isOurs && request.method === "GET")
    (event as RequestEvent).respondWith(networkFirst(request));
});

/**
 * Caches all files. If one of them fails, the installation fails, because an incomplete cache
 * cannot open the studio.
 */
async function cacheAllFiles(): Promise<void> {
  const files: readonly string[] = await (await fetch("offline.json")).json();
  const cache = await caches.open(cacheName);
  await Promise.all(files.map((file) => cacheFile(cache, file)));
}

/**
 * Caches a file under the requested URL. The response may be the result of a redirect, so a copy of
 * it is stored.
 */
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
 * Returns the response of the server, or the cached file if the request fails. An error response
 * also falls back to the cache, because the server may have a later version that lacks files of
 * this page.
 */
async function networkFirst(request: Request): Promise<Response> {
  const live = await fetch(request).catch(() => undefined);
  if (live?.ok || live?.type === "opaqueredirect") return live;
  const held = await caches.match(request, { ignoreSearch: true });
  return held ?? live ?? Response.error();
}
