import { readFileSync, readlinkSync } from "node:fs";

/** Polling interval in milliseconds; a check takes about a microsecond. */
const pollInterval = 200;

/**
 * Exits when the npm that started this process exits. npm runs a shell that runs this process, so a
 * signal to either of them does not arrive here and a server would keep running. Does nothing
 * without npm.
 */
export function exitWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = findNpm(parent);
  const look = () => {
    if (process.ppid === parent && isRunning(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  };
  const timer = setInterval(look, pollInterval).unref();
}

/** The process id of npm, or of our parent if the system does not reveal its ancestors. */
function findNpm(parent: number): number {
  try {
    // Some shells exec the command: then the parent is npm itself, which runs on the same Node
    // binary.
    if (readlinkSync(`/proc/${parent}/exe`) === process.execPath) return parent;
    const [, above] = /\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? [];
    return Number(above ?? parent);
  } catch {
    return parent;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
