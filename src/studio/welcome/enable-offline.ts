import { markAsTrustedScriptUrl } from "../browser/trusted-types.ts";

/**
 * Registers the service worker, so that the studio opens offline. Requests persistent storage, so
 * that the browser does not delete edits. The studio works without either.
 *
 * @param versionHash version hash of the studio
 */
export async function enableOffline(versionHash: string): Promise<void> {
  await navigator.storage.persist?.().catch(() => false);
  const address = markAsTrustedScriptUrl(`offline.js?${versionHash}`);
  await navigator.serviceWorker?.register(address, { type: "module" }).then(
    () => undefined,
    () => undefined,
  );
}
