import { exitCodes } from "../run-command.ts";

/** Signals within this time, in milliseconds, count as one signal. */
const duplicateWindow = 1000;

/**
 * Resolves at the first stop signal. Ctrl+C reaches both npm and this process, and npm forwards it.
 * This second signal must not interrupt a clean shutdown. A signal that arrives a second or more
 * after the first one ends the process immediately.
 */
export function waitForStopSignal(signals: readonly NodeJS.Signals[]): Promise<void> {
  let since: number | undefined;
  return new Promise((asked) => {
    const wish = () => {
      since ??= Date.now();
      if (Date.now() - since >= duplicateWindow) process.exit(exitCodes.fault);
      asked();
    };
    for (const signal of signals) process.on(signal, wish);
  });
}
