import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { statIfExists } from "../../load/files/list-folder.ts";

/**
 * The files of a folder by relative path, each with a fingerprint. The fingerprint changes whenever
 * the file changes.
 */
export type Snapshot = Record<string, string>;

/**
 * The timestamp granularity of some file systems, in ms. A file that is younger may change while
 * its timestamp stays the same.
 */
const timestampGranularity = 2000;

/**
 * Computes fingerprints of the files of a folder from their metadata, without reading them. A file
 * that has just changed has an empty fingerprint, which equals no other.
 *
 * @param now the current time, in milliseconds since 1970
 */
export function takeSnapshot(folder: string, now = Date.now()): Snapshot {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    entries.flatMap((path): [string, string][] => {
      const mark = fingerprintOf(join(folder, path), now);
      return mark === undefined ? [] : [[path.replaceAll("\\", "/"), mark]];
    }),
  );
}

/**
 * Computes the fingerprint of a file. Returns `undefined` if the path is not a file. A link has the
 * fingerprint of its target.
 */
function fingerprintOf(path: string, now: number): string | undefined {
  const found = statIfExists(path);
  if (!found?.isFile()) return undefined;
  const { ino, size, mtimeMs, ctimeMs } = found;
  const changed = Math.max(mtimeMs, ctimeMs);
  return changed > now - timestampGranularity ? "" : `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/**
 * Computes the hash of a snapshot. Two snapshots of the same files have the same hash, unless a
 * file has just changed.
 */
export function snapshotKey(snapshot: Snapshot): string {
  const isSettled = Object.values(snapshot).every(Boolean);
  return isSettled ? JSON.stringify(snapshot) : randomUUID();
}

/** Returns the paths that were added, removed or changed between two snapshots. */
export function changedPaths(before: Snapshot, after: Snapshot): string[] {
  const gone = Object.keys(before).filter((path) => !(path in after));
  const touched = Object.keys(after).filter((path) => !after[path] || after[path] !== before[path]);
  return [...gone, ...touched].sort();
}
