import type { StorageBackend } from "../hosts/contract/backend.ts";

/** Grace period (ms): a connection that drops and comes back within it is not reported. */
const gracePeriod = 3000;

/**
 * Reports when the backend has been unreachable for `patience` ms, and again when it is back.
 *
 * @param onChange called with `true` when it is lost, with `false` when it is back
 * @returns unsubscribes; `undefined` if the backend cannot be lost
 */
export function watchConnection(
  host: Pick<StorageBackend, "watchConnection">,
  onChange: (isAway: boolean) => void,
): (() => void) | undefined {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return host.watchConnection?.((isThere) => {
    if (!isThere) {
      timer ??= setTimeout(() => onChange(true), gracePeriod);
    } else if (timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      onChange(false);
    }
  });
}
