import { exitCodes } from "../run-command.ts";

/** For how long, in milliseconds, another signal is taken for the same wish. */
const sameWish = 1000;

/**
 * Waits until somebody wishes this process to end. Ctrl+C in a terminal reaches npm and us, and npm passes it on: its
 * echo must not cut off what ends well. Whoever wishes it once more, a second later or more, ends the process at once.
 */
export function askedToEnd(signals: readonly NodeJS.Signals[]): Promise<void> {
  let since: number | undefined;
  return new Promise((asked) => {
    const wish = () => {
      since ??= Date.now();
      if (Date.now() - since >= sameWish) process.exit(exitCodes.fault);
      asked();
    };
    for (const signal of signals) process.on(signal, wish);
  });
}
