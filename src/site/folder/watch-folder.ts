import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

interface Watching {
  /** Ends the watching. */
  signal: AbortSignal;
  /** Milliseconds between two looks at the folder, at least. */
  interval?: number;
}

/** So many times as long as a look takes, it is waited for the next: a large folder costs an idle watch no more. */
const calm = 30;

/**
 * Calls `run` at once, and again after each change below a folder, until the signal ends it. The
 * folder may be missing, or go away and come back.
 *
 * It is looked at again and again: what the system tells of changes differs from one system to
 * the next, and is lost with a folder that is moved or lies on a network.
 *
 * @param run tells whether it wrote into the folder itself; that is no change
 */
export async function watchFolder(
  folder: string,
  run: () => Promise<boolean>,
  { signal, interval = 300 }: Watching,
): Promise<void> {
  let known: string | undefined;
  while (!signal.aborted) {
    const start = performance.now();
    let now = fingerprint(folder);
    const look = performance.now() - start;
    if (now !== known) {
      now = await settled(folder, now, signal);
      known = (await run()) ? fingerprint(folder) : now;
    }
    await pause(Math.max(interval, look * calm), signal);
  }
}

// Editors save in several steps: only a folder that stays as it is has been saved.
async function settled(folder: string, seen: string, signal: AbortSignal): Promise<string> {
  let before = seen;
  while (!signal.aborted) {
    await pause(50, signal);
    const now = fingerprint(folder);
    if (now === before) break;
    before = now;
  }
  return before;
}

/** What changes when a file below the folder does; empty where there is no folder. */
function fingerprint(folder: string): string {
  try {
    const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    return paths.map((path) => stateOf(join(folder, path))).join("\n");
  } catch {
    return "";
  }
}

// A file may go between being listed and being looked at.
function stateOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? `${path} ${found.mtimeMs} ${found.size} ${found.ino}` : path;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  // Being woken up by the end is no fault.
  return sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
