import type { StorageBackend } from "../backend-contract/backend.ts";

/** The grace period (ms). An interruption is not reported if it ends within this time. */
const gracePeriod = 3000;

/**
 * Reports when the backend has been unreachable for `gracePeriod`, and when it is reachable again.
 *
 * @param onChange called with `true` when the connection is lost, and with `false` when it is back
 * @returns a function that unsubscribes; `undefined` if the backend has no connection to lose
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
