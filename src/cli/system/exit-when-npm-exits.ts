import { readFileSync, readlinkSync } from "node:fs";
import { isProcessAlive } from "../../system/is-process-alive.ts";

/** The time between two checks, in milliseconds. A check takes about a microsecond. */
const pollInterval = 200;

/**
 * Stops this process when the npm that started it exits. npm starts a shell, and the shell starts
 * this process. A signal to npm or to the shell does not arrive here, so a server would continue to
 * run. Does nothing if npm did not start this process.
 */
export function exitWhenNpmExits(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = findNpmProcessId(parent);
  const look = () => {
    if (process.ppid === parent && isProcessAlive(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  };
  const timer = setInterval(look, pollInterval).unref();
}

/**
 * Returns the process id of npm. If the system does not show the ancestors of a process, returns
 * that of the parent process.
 */
function findNpmProcessId(parent: number): number {
  try {
    // Some shells replace themselves with the command. Then our parent is npm, which runs on the
    // same Node binary.
    if (readlinkSync(`/proc/${parent}/exe`) === process.execPath) return parent;
    const [, above] = /\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? [];
    // In a container, the parent may be the first process, which has none.
    return Number(above) || parent;
  } catch {
    return parent;
  }
}
