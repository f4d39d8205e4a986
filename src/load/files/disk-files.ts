import { closeSync, openSync, readFileSync, readSync, realpathSync } from "node:fs";
import { mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { siteCodeFolder } from "../site-code/site-code-files.ts";
import type { Bytes, FileStore } from "./file-store.ts";
import {
  isPathWithin,
  listFilesRecursively,
  statIfExists,
  undefinedIfMissing,
} from "./list-folder.ts";
import { watchFolder } from "./watch-folder.ts";

/** Formats a path for messages: relative to the working directory, with `/` as the separator. */
export function displayPath(path: string): string {
  return relative(process.cwd(), path).replaceAll(sep, "/") || ".";
}

/**
 * Creates a store for a folder on disk. Its methods throw only if the system denies access to a
 * file.
 */
export function createDiskFileStore(directory: string): FileStore {
  const root = resolve(directory);
  return {
    name: displayPath(root),
    media: join(root, "media"),
    code: siteCodeFolder(root),
    list: () => listFilesRecursively(root),
    read: (path, most) => undefinedIfMissing(() => readBytes(join(root, path), most)),
    size: (path) => statIfExists(join(root, path))?.size,
    write: (path, bytes) => replaceFile(root, path, bytes),
    watch: (onChange) => startWatching(root, onChange),
  };
}

function readBytes(path: string, most: number | undefined): Bytes {
  if (most === undefined) return readFileSync(path);
  const head = Buffer.alloc(most);
  const file = openSync(path, "r");
  try {
    return head.subarray(0, readSync(file, head));
  } finally {
    closeSync(file);
  }
}

// Replaces a file atomically: readers see the old bytes or the new ones, never a mix. Follows a
// link to its target.
async function replaceFile(root: string, path: string, bytes: Bytes): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  const target = await realpath(file).catch(() =>
    join(realpathSync(dirname(file)), basename(file)),
  );
  if (!isPathWithin(realpathSync(root), target))
    throw new Error(`${path} leads out of its folder.`);
  const mode = await stat(target).then(
    (found) => found.mode,
    () => undefined,
  );
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(beside, bytes, { mode });
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

function startWatching(root: string, onChange: (paths: readonly string[]) => void): () => void {
  const end = new AbortController();
  void watchFolder(root, onChange, { signal: end.signal });
  return () => end.abort();
}
