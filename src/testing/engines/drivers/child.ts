import type { ChildProcess } from "node:child_process";

let handlesSignals = false;

/** A signal ends this process without a word; as an exit it also ends what was started. */
function handleSignals(): void {
  if (handlesSignals) return;
  handlesSignals = true;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => process.exit(1));
  }
}

/**
 * Lets a program end when this one does.
 *
 * @returns what ends it before, and waits until it has ended
 */
export function killOnExit(child: ChildProcess): () => Promise<void> {
  const kill = () => void child.kill();
  handleSignals();
  process.once("exit", kill);
  return async () => {
    process.off("exit", kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    kill();
    // What hears no request must obey an order.
    const order = setTimeout(() => child.kill("SIGKILL"), 5000);
    await ended;
    clearTimeout(order);
  };
}
