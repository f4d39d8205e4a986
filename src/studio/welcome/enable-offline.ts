import { trustedScript } from "../browser/trusted-types.ts";

/**
 * Registers the service worker, so that the studio opens offline, and requests persistent storage
 * for what is written in it. The studio works without either.
 *
 * @param mark version hash of the studio
 */
export async function enableOffline(mark: string): Promise<void> {
  await navigator.storage.persist?.().catch(() => false);
  const address = trustedScript(`offline.js?${mark}`);
  await navigator.serviceWorker?.register(address, { type: "module" }).then(
    () => undefined,
    () => undefined,
  );
}
