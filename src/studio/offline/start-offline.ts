/*
 * Lets the static studio open where there is no network (W3C, "Service Workers"). It lies beside the studio's document
 * and answers for that folder alone: by the network, else by what it kept of one version of the studio.
 */

/** What a service worker has and a page has not, as far as it is used. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const prefix = "prelo-studio ";
/** The version stands in its own address: another one is another worker. */
const kept = prefix + location.search + location.pathname;

addEventListener("install", (event) => (event as Lasting).waitUntil(keepAll()));
addEventListener("activate", (event) => (event as Lasting).waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const isOurs = request.url.startsWith(new URL(".", location.href).href);
  if (isOurs && request.method === "GET") (event as Fetching).respondWith(answerTo(request));
});

/** All of it or nothing: of half a studio none opens. */
async function keepAll(): Promise<void> {
  const files: readonly string[] = await (await fetch("offline.json")).json();
  const cache = await caches.open(kept);
  await Promise.all(files.map((file) => keepFile(cache, file)));
}

/** A server may have led elsewhere for it: what came of that stands under the address that pages ask for. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  const answer = await fetch(file, { cache: "no-cache" });
  if (!answer.ok) throw new Error(file);
  await cache.put(file, new Response(await answer.blob(), { headers: answer.headers }));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => {
    return name.startsWith(prefix) && name.endsWith(location.pathname) && name !== kept;
  });
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** A server without a file may have a later version: a page of before goes on with what was kept. */
async function answerTo(request: Request): Promise<Response> {
  const live = await fetch(request).catch(() => undefined);
  if (live?.ok || live?.type === "opaqueredirect") return live;
  const held = await caches.match(request, { ignoreSearch: true });
  return held ?? live ?? Response.error();
}
