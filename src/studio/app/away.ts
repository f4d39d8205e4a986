import type { StudioHost } from "../hosts/contract/studio-host.ts";

/** So long nothing is said: a line may break and come back. */
const patience = 3000;

/** Tells when the host has not been there for a while, and each time that it is back. */
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
