import type { StudioHost } from "../hosts/contract/studio-host.ts";

/** Grace period (ms): a connection that drops and comes back within it is not reported. */
const patience = 3000;

/**
 * Reports when the backend has been unreachable for `patience` ms, and again when it is back.
 *
 * @param tell called with `true` when it is lost, with `false` when it is back
 * @returns unsubscribes; `undefined` if the backend cannot be lost
 */
export function watchAway(
  host: Pick<StudioHost, "reach">,
  tell: (isAway: boolean) => void,
): (() => void) | undefined {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return host.reach?.((isThere) => {
    if (!isThere) {
      timer ??= setTimeout(() => tell(true), patience);
    } else if (timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      tell(false);
    }
  });
}
