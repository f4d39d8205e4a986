import { readFileSync, readlinkSync } from "node:fs";

/** Milliseconds between two looks; asking whether a process is there takes a thousandth of one. */
const interval = 200;

/**
 * Ends this process when the npm that runs it ends, however that happens. npm starts a shell, and the
 * shell starts us: a signal that ends one of the two never comes here, and a server would stay.
 * Whoever runs a command without npm looks after it.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = npmAbove(parent);
  const look = () => {
    if (process.ppid === parent && isThere(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  };
  const timer = setInterval(look, interval).unref();
}

/** npm itself, or our parent where the system does not tell what stands above it. */
function npmAbove(parent: number): number {
  try {
    // Some shells become the command that they run: then our parent is npm, a Node like this one.
    if (readlinkSync(`/proc/${parent}/exe`) === process.execPath) return parent;
    const [, above] = /\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? [];
    return Number(above ?? parent);
  } catch {
    return parent;
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
