import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createChangeHintWatcher } from "./change-hints.ts";
import { statIfExists } from "./list-folder.ts";

interface WatchOptions {
  /** Stops watching. */
  signal: AbortSignal;
  /** The minimum delay between two scans without a hint, in milliseconds. */
  interval?: number;
}

/** The state of each file and folder, by path with `/` as the separator. */
type FolderSnapshot = ReadonlyMap<string, string>;

/**
 * The minimum delay between two scans, as a multiple of a scan's duration. So a large idle folder
 * is cheap to watch.
 */
const pollingBackoff = 30;

/**
 * Calls `onChange` with the changed paths after each change below a folder, until the signal
 * aborts. The folder may be missing, or be removed and recreated. Polls the folder. System events
 * differ between platforms, and get lost if the folder is moved or on a network. So they only serve
 * as hints when to scan.
 */
export async function watchFolder(
  folder: string,
  onChange: (paths: readonly string[]) => void,
  { signal, interval = 300 }: WatchOptions,
): Promise<void> {
  const hints = createChangeHintWatcher(signal);
  let known = takeSnapshot(folder);
  while (!signal.aborted) {
    hints.watchFolders(folderPaths(known).map((path) => join(folder, path)));
    const start = performance.now();
    const seen = takeSnapshot(folder);
    const took = performance.now() - start;
    if (changedPaths(known, seen).length === 0) {
      await hints.waitForHint(Math.max(interval, took * pollingBackoff));
      continue;
    }
    // New folders were not watched yet, so changes to their files gave no hint. The next scan
    // therefore follows without a wait.
    const now = await waitUntilStable(folder, seen, hints.delay);
    const paths = changedPaths(known, now);
    known = now;
    if (paths.length > 0 && !signal.aborted) onChange(paths);
  }
}

// Waits until the folder stops changing, because editors save in several steps.
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

// Returns "" for a file that was deleted after the folder was listed.
function fileState(path: string): string {
  const found = statIfExists(path);
  if (found?.isDirectory()) return folderState;
  return found?.isFile() ? `${found.mtimeMs} ${found.size} ${found.ino}` : "";
}

/** Returns the paths of all subfolders, and "" for the folder itself if it contains anything. */
function folderPaths(seen: FolderSnapshot): string[] {
  const below = [...seen].filter(([, state]) => state === folderState).map(([path]) => path);
  return seen.size > 0 ? ["", ...below] : [];
}

/** Returns the paths that differ between two snapshots. */
function changedPaths(before: FolderSnapshot, now: FolderSnapshot): string[] {
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].filter((path) => before.get(path) !== now.get(path));
}
