import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createChangeHints } from "./change-hints.ts";
import { statOf } from "./list-folder.ts";

interface WatchOptions {
  /** Ends the watching. */
  signal: AbortSignal;
  /** Milliseconds between two looks at the folder, at least, where nothing hints at a change. */
  interval?: number;
}

/** What a folder holds: the state of each file by its path, with `/`; of a folder that it is one. */
type FolderSnapshot = ReadonlyMap<string, string>;

/** So many times as long as a look takes, it is waited for the next: a large folder costs an idle watch no more. */
const pollingBackoff = 30;

/**
 * Calls `onChange` after each change below a folder, with the paths in it that changed, until the
 * signal ends it. The folder may be missing, or go away and come back.
 *
 * It is looked at again and again: what the system tells of changes differs from one system to
 * the next, and is lost with a folder that is moved or lies on a network. That only hints when to look.
 */
export async function watchFolder(
  folder: string,
  onChange: (paths: readonly string[]) => void,
  { signal, interval = 300 }: WatchOptions,
): Promise<void> {
  const hints = createChangeHints(signal);
  let known = takeSnapshot(folder);
  while (!signal.aborted) {
    hints.watchFolders(foldersOf(known).map((path) => join(folder, path)));
    const start = performance.now();
    const seen = takeSnapshot(folder);
    const took = performance.now() - start;
    if (changedPaths(known, seen).length === 0) {
      await hints.waitForHint(Math.max(interval, took * pollingBackoff));
      continue;
    }
    // The next look comes at once: what is in a new folder was not hinted at.
    const now = await waitUntilStable(folder, seen, hints.delay);
    const paths = changedPaths(known, now);
    known = now;
    if (paths.length > 0 && !signal.aborted) onChange(paths);
  }
}

// Editors save in several steps, so wait until the folder stops changing.
async function waitUntilStable(
  folder: string,
  seen: FolderSnapshot,
  rest: (milliseconds: number) => Promise<boolean>,
): Promise<FolderSnapshot> {
  let before = seen;
  while (await rest(30)) {
    const now = takeSnapshot(folder);
    if (changedPaths(before, now).length === 0) break;
    before = now;
  }
  return before;
}

/** Takes a snapshot of a folder; empty if it does not exist. */
function takeSnapshot(folder: string): FolderSnapshot {
  try {
    const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    return new Map(
      paths.map((path) => [path.replaceAll("\\", "/"), fileState(join(folder, path))]),
    );
  } catch {
    return new Map();
  }
}

const folderState = "folder";

// A file may be deleted between listing and stat.
function fileState(path: string): string {
  const found = statOf(path);
  if (found?.isDirectory()) return folderState;
  return found?.isFile() ? `${found.mtimeMs} ${found.size} ${found.ino}` : "";
}

/** The paths of a folder, if it is there, and of those below it. */
function foldersOf(seen: FolderSnapshot): string[] {
  const below = [...seen].filter(([, state]) => state === folderState).map(([path]) => path);
  return seen.size > 0 ? ["", ...below] : [];
}

/** The paths that differ between two snapshots. */
function changedPaths(before: FolderSnapshot, now: FolderSnapshot): string[] {
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].filter((path) => before.get(path) !== now.get(path));
}
