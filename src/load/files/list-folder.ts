import { type Dirent, realpathSync, type Stats, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { overlapsUntrustedFolder } from "../site-code/code-switch.ts";
import type { FileEntry } from "./file-store.ts";

/**
 * The maximum nesting of linked folders. Without a limit, two of them could list millions of files.
 */
const maxLinkDepth = 3;

/**
 * Lists all files below a folder, in the same order on every system. Returns `undefined` if the
 * folder does not exist. Follows a linked folder only if its target is inside the folder. If the
 * content is trusted, the media folder may be a link to any location.
 *
 * @throws if the system denies access
 */
export async function listFilesRecursively(root: string): Promise<FileEntry[] | undefined> {
  try {
    const found = await listFilesBelow(root, "", [realpathSync(root)]);
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
  } catch (error) {
    if (isUnresolvablePathError(error)) return undefined;
    throw error;
  }
}

/**
 * Lists the files below a folder in the root, with those of linked folders.
 *
 * @param below the path of the folder in the root
 * @param around the real paths of the root and of the linked folders around this one, to detect
 *   loops
 */
async function listFilesBelow(
  root: string,
  below: string,
  around: readonly string[],
): Promise<FileEntry[]> {
  const entries = await readdir(join(root, below), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const links = files.filter((entry) => entry.isSymbolicLink() && isFolder(entryPath(entry)));
  const linked = new Set(links);
  const found = files
    .filter((entry) => !linked.has(entry))
    .map((entry) => toFileEntry(root, entry));
  for (const link of links)
    found.push(...(await linkedFolderFiles(root, toFileEntry(root, link), around)));
  return found;
}

/** Returns the files of a linked folder. A link that is not followed counts as missing. */
async function linkedFolderFiles(
  root: string,
  listed: FileEntry,
  around: readonly string[],
): Promise<FileEntry[]> {
  const target = realpathSync(join(root, listed.path));
  const isLoop = around.some((folder) => folder === target || isPathWithin(target, folder));
  if (listed.link || isLoop || around.length > maxLinkDepth)
    return [{ ...listed, link: "nowhere" }];
  return listFilesBelow(root, listed.path, [...around, target]);
}

function toFileEntry(root: string, entry: Dirent): FileEntry {
  const path = relative(root, entryPath(entry)).replaceAll(sep, "/");
  if (!entry.isSymbolicLink() || (path === "media" && resolveMediaLink(root))) return { path };
  const folder = path.startsWith("media/") ? (resolveMediaLink(root) ?? join(root, "media")) : root;
  return { path, link: linkProblem(folder, join(root, path)) };
}

function entryPath({ parentPath, name }: Dirent): string {
  return join(parentPath, name);
}

/**
 * Returns the real path of a media folder that is a link, or `undefined` if it is not a link or is
 * not followed. Links are followed inside the content folder or, if the content is trusted,
 * anywhere.
 */
export function resolveMediaLink(root: string): string | undefined {
  const place = join(root, "media");
  const target = realPathIfExists(place);
  if (target === undefined || !isFolder(target)) return undefined;
  const real = realpathSync(root);
  if (target === join(real, "media")) return undefined;
  return isPathWithin(real, target) || !overlapsUntrustedFolder(root) ? target : undefined;
}

/**
 * Returns the problem of a symbolic link: "nowhere" if its target is missing, "outside" if it leads
 * out of the folder, else `undefined`.
 */
function linkProblem(folder: string, path: string): FileEntry["link"] {
  const target = realPathIfExists(path);
  if (target === undefined) return "nowhere";
  return isPathWithin(realpathSync(folder), target) ? undefined : "outside";
}

/** Whether a path is inside a folder. Both must be real paths. */
export function isPathWithin(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function isFolder(path: string): boolean {
  return statIfExists(path)?.isDirectory() === true;
}

/**
 * Returns the stats of a path or of its link's target, or `undefined` if it is missing or the links
 * form a loop.
 */
export function statIfExists(path: string): Stats | undefined {
  return undefinedIfMissing(() => statSync(path));
}

function realPathIfExists(path: string): string | undefined {
  return undefinedIfMissing(() => realpathSync(path));
}

/**
 * Runs a function that reads a path. Returns `undefined` if the path does not exist, as when a file
 * was deleted after the folder was listed, or if its links form a loop.
 */
export function undefinedIfMissing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (isUnresolvablePathError(error)) return undefined;
    throw error;
  }
}

function isUnresolvablePathError(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return ["ENOENT", "ENOTDIR", "ELOOP"].includes(code);
}
