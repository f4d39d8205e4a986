import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { studioAddress } from "../../testing/browser/studio-page.ts";

const program = join(import.meta.dirname, "../../../scripts/run.mjs");

/** A studio that runs for a content folder, and can be killed. */
export interface KilledServer {
  /** An address that opens the studio once more. */
  newAddress(): Promise<string>;
  /** Ends its process in the midst of whatever it does; afterwards it is gone. */
  kill(): Promise<void>;
}

/** Starts the studio as its command does. Fails with what it says where it does not start. */
export async function startServer(content: string, port: number): Promise<KilledServer> {
  const args = [program, "studio", "--content", content, "--port", String(port)];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (data) => (complaint += data));
  const ended = once(child, "close").then(() => {
    throw new Error(`the studio ended: ${complaint}`);
  });
  // It is told to whoever waits for an address; to be killed is no failure.
  ended.catch(() => undefined);
  let next: string | undefined = await Promise.race([studioAddress(child.stdout), ended]);
  const askAgain = () => {
    const address = studioAddress(child.stdout);
    child.stdin.write("\n");
    return Promise.race([address, ended]);
  };
  return {
    async newAddress() {
      const address = next ?? (await askAgain());
      next = undefined;
      return address;
    },
    kill: () => killed(child),
  };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
