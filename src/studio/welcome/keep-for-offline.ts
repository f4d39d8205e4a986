import { trustedScript } from "../browser/trusted-types.ts";

/**
 * Asks the browser to keep the studio's files, so that it opens without a network, and to keep what is written in it
 * when room becomes scarce. A browser that does neither is as good as before.
 *
 * @param mark of this version of the studio
 */
export async function keepForOffline(mark: string): Promise<void> {
  await navigator.storage.persist?.().catch(() => false);
  const address = trustedScript(`offline.js?${mark}`);
  await navigator.serviceWorker?.register(address, { type: "module" }).then(
    () => undefined,
    () => undefined,
  );
}
