import {
  closeSync,
  type Dirent,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { mkdir, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { ownFolder } from "../own/own-files.ts";
import type { Bytes, Files, Listed } from "./files.ts";
import { watchFolder } from "./watch-folder.ts";

/** A path as messages name it. */
export function nameOf(path: string): string {
  return relative(process.cwd(), path).replaceAll(sep, "/") || ".";
}

/** A folder on the disk. Only a file that the system refuses to give is thrown. */
export function diskFiles(directory: string): Files {
  const root = resolve(directory);
  return {
    name: nameOf(root),
    media: join(root, "media"),
    code: ownFolder(root),
    list: () => listFolder(root),
    read: (path, most) => ifThere(() => readBytes(join(root, path), most)),
    size: (path) => statSync(join(root, path), { throwIfNoEntry: false })?.size,
    write: (path, bytes) => replaceFile(root, path, bytes),
    watch: (onChange) => watch(root, onChange),
  };
}

/** All files below a folder, in the same order on every system; nothing where there is no folder. */
async function listFolder(root: string): Promise<Listed[] | undefined> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory());
    return files.map((entry) => toListed(root, entry)).sort((a, b) => (a.path < b.path ? -1 : 1));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function toListed(root: string, entry: Dirent): Listed {
  const path = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
  if (!entry.isSymbolicLink()) return { path };
  const folder = path.startsWith("media/") ? join(root, "media") : root;
  return { path, link: linkOf(folder, join(root, path)) };
}

/** Where a symbolic link leads; one that leads nowhere is as good as missing. */
function linkOf(folder: string, path: string): Listed["link"] {
  const target = ifThere(() => realpathSync(path));
  if (target === undefined) return "nowhere";
  return isWithin(realpathSync(folder), target) ? undefined : "outside";
}

function isWithin(folder: string, path: string): boolean {
  return path.startsWith(folder + sep);
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

/** What is read; nothing where it went away since the folder was listed. */
function ifThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ENOTDIR";
}

// A reader finds the old bytes or the new ones meanwhile, never a part.
async function replaceFile(root: string, path: string, bytes: Bytes): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  const target = await realpath(file).catch(() =>
    join(realpathSync(dirname(file)), basename(file)),
  );
  if (!isWithin(realpathSync(root), target)) throw new Error(`${path} leads out of its folder.`);
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

function watch(root: string, onChange: (paths: readonly string[]) => void): () => void {
  const end = new AbortController();
  void watchFolder(root, onChange, { signal: end.signal });
  return () => end.abort();
}
