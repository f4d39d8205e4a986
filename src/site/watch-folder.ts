import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

interface Watching {
  /** Ends the watching. */
  signal: AbortSignal;
  /** Milliseconds between two looks at the folder. */
  interval?: number;
}

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
    const now = await settled(folder, signal);
    if (now !== known) known = (await run()) ? await fingerprint(folder) : now;
    await pause(interval, signal);
  }
}

// Editors save in several steps: only a folder that stays as it is has been saved.
async function settled(folder: string, signal: AbortSignal): Promise<string> {
  let before = await fingerprint(folder);
  while (!signal.aborted) {
    await pause(50, signal);
    const now = await fingerprint(folder);
    if (now === before) break;
    before = now;
  }
  return before;
}

/** What changes when a file below the folder does; empty where there is no folder. */
async function fingerprint(folder: string): Promise<string> {
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  const states = await Promise.all(paths.sort().map((path) => stateOf(join(folder, path))));
  return states.join("\n");
}

// A file may go between being listed and being looked at.
async function stateOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? `${path} ${found.mtimeMs} ${found.size} ${found.ino}` : path;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  // Being woken up by the end is no fault.
  return sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
