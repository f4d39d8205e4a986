/**
 * Asks the browser to keep the studio's files, so that it opens without a network, and to keep what is written in it
 * when room becomes scarce. A browser that does neither is as good as before.
 *
 * @param mark of this version of the studio
 */
export async function keepForOffline(mark: string): Promise<void> {
  await navigator.storage.persist?.().catch(() => false);
  await navigator.serviceWorker?.register(`offline.js?${mark}`, { type: "module" }).then(
    () => undefined,
    () => undefined,
  );
}
