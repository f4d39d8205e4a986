import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { waitForStudioAddress } from "../../testing/browser/studio-page.ts";

const program = join(import.meta.dirname, "../../../scripts/run.mjs");

/** A running studio server that can be killed. */
export interface KillableServer {
  /** Returns a fresh address that opens the studio. */
  newAddress(): Promise<string>;
  /** Kills the process without cleanup and resolves once it has exited. */
  kill(): Promise<void>;
}

/**
 * Starts the studio with the public command.
 *
 * @throws with the process's stderr if it does not start
 */
export async function startServer(content: string, port: number): Promise<KillableServer> {
  const args = [program, "studio", "--content", content, "--port", String(port)];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (data) => (complaint += data));
  const ended = once(child, "close").then(() => {
    throw new Error(`the studio ended: ${complaint}`);
  });
  // `newAddress` reports an early exit. A kill must not cause an unhandled rejection.
  ended.catch(() => undefined);
  let next: string | undefined = await Promise.race([waitForStudioAddress(child.stdout), ended]);
  const askAgain = () => {
    const address = waitForStudioAddress(child.stdout);
    child.stdin.write("\n");
    return Promise.race([address, ended]);
  };
  return {
    async newAddress() {
      const address = next ?? (await askAgain());
      next = undefined;
      return address;
    },
    kill: () => killProcess(child),
  };
}

async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
