import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { statOf } from "../../load/files/list-folder.ts";

/** The files of a folder by their paths in it, each with what changes whenever the file does. */
export type Snapshot = Record<string, string>;

/** Some file systems tell the time of a change to two seconds only: what is as young may change unseen. */
const grain = 2000;

/**
 * What is to be seen of the files of a folder without reading them. A file that changed just now has
 * an empty mark, which equals no other.
 *
 * @param now the time of looking, in milliseconds
 */
export function takeSnapshot(folder: string, now = Date.now()): Snapshot {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    entries.flatMap((path): [string, string][] => {
      const mark = markOf(join(folder, path), now);
      return mark === undefined ? [] : [[path.replaceAll("\\", "/"), mark]];
    }),
  );
}

/** Nothing for what is no file; a link stands for the file that it leads to. */
function markOf(path: string, now: number): string | undefined {
  const found = statOf(path);
  if (!found?.isFile()) return undefined;
  const { ino, size, mtimeMs, ctimeMs } = found;
  const changed = Math.max(mtimeMs, ctimeMs);
  return changed > now - grain ? "" : `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** Stands for all files of a snapshot: equal for two of the same files, unless one changed just now. */
export function snapshotMark(snapshot: Snapshot): string {
  const isSettled = Object.values(snapshot).every(Boolean);
  return isSettled ? JSON.stringify(snapshot) : randomUUID();
}

/** The paths that are new, gone or changed from one snapshot to the next. */
export function changedPaths(before: Snapshot, after: Snapshot): string[] {
  const gone = Object.keys(before).filter((path) => !(path in after));
  const touched = Object.keys(after).filter((path) => !after[path] || after[path] !== before[path]);
  return [...gone, ...touched].sort();
}
