import type { ChildProcess } from "node:child_process";

let handlesSignals = false;

/**
 * Exits on signals with `process.exit`. A signal alone would not run the exit handlers that end the
 * child processes.
 */
function exitOnSignals(): void {
  if (handlesSignals) return;
  handlesSignals = true;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => process.exit(1));
  }
}

/**
 * Ends a child process when this one exits.
 *
 * @returns a function that ends it earlier, and waits until it has exited
 */
export function killOnExit(child: ChildProcess): () => Promise<void> {
  const kill = () => void child.kill();
  exitOnSignals();
  process.once("exit", kill);
  return async () => {
    process.off("exit", kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    kill();
    // Escalate to SIGKILL if the process ignores SIGTERM.
    const order = setTimeout(() => child.kill("SIGKILL"), 5000);
    await ended;
    clearTimeout(order);
  };
}
