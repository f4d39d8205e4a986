import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { statIfExists } from "../../load/files/list-folder.ts";

/**
 * The files of a folder by relative path, each with a fingerprint that changes whenever the file
 * does.
 */
export type Snapshot = Record<string, string>;

/**
 * Some file systems have a timestamp granularity of two seconds: a younger file may change without
 * a trace.
 */
const timestampGranularity = 2000;

/**
 * Fingerprints the files of a folder by their metadata, without reading them. A file that changed
 * just now has an empty fingerprint, which equals no other.
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

/** `undefined` for anything but a file. A link has the fingerprint of its target. */
function fingerprintOf(path: string, now: number): string | undefined {
  const found = statIfExists(path);
  if (!found?.isFile()) return undefined;
  const { ino, size, mtimeMs, ctimeMs } = found;
  const changed = Math.max(mtimeMs, ctimeMs);
  return changed > now - timestampGranularity ? "" : `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** Hash of a snapshot: equal for two snapshots of the same files, unless one changed just now. */
export function snapshotHash(snapshot: Snapshot): string {
  const isSettled = Object.values(snapshot).every(Boolean);
  return isSettled ? JSON.stringify(snapshot) : randomUUID();
}

/** The paths that were added, removed or changed between two snapshots. */
export function changedPaths(before: Snapshot, after: Snapshot): string[] {
  const gone = Object.keys(before).filter((path) => !(path in after));
  const touched = Object.keys(after).filter((path) => !after[path] || after[path] !== before[path]);
  return [...gone, ...touched].sort();
}
