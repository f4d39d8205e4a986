import type { Stats } from "node:fs";
import { lstat, realpath } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { resolveMediaLink } from "../../../load/files/list-folder.ts";
import { hasSystemErrorCode } from "../../disk/file-system.ts";

/** An absolute path inside the content folder, without links. */
export interface ResolvedPath {
  absolutePath: string;
  /** The stats of the existing file, if any. */
  stats?: Stats;
}

/**
 * Resolves a path for writing, so that a checked path names exactly one file (CWE-59 "link
 * following", CWE-178 "improper handling of case sensitivity"). Returns `undefined` if a part of
 * the path is a link, is not a folder, or is spelled differently on disk (case-insensitive file
 * systems, short names).
 *
 * @param root the content folder
 * @param path a path in it, already checked by `findPathError`
 */
export async function resolveForWriting(
  root: string,
  path: string,
): Promise<ResolvedPath | undefined> {
  const { base, names } = await resolveBaseFolder(root, path);
  let place = base;
  let found: Stats | undefined;
  for (const [index, name] of names.entries()) {
    const next = join(place, name);
    found = await lstatIfPresent(next);
    if (!found)
      return (await isCanonical(place)) ? { absolutePath: join(base, ...names) } : undefined;
    const isLast = index === names.length - 1;
    if (isLast ? !found.isFile() : !found.isDirectory()) return undefined;
    place = next;
  }
  return (await isCanonical(place)) ? { absolutePath: place, stats: found } : undefined;
}

/**
 * Splits a content path into its real base folder and the names below it. The media folder may be a
 * link: then the base folder is its target, and `above` is the part of the path that it replaces.
 */
async function resolveBaseFolder(root: string, path: string) {
  const names = path.split("/");
  const media = names[0] === "media" && names.length > 1 ? resolveMediaLink(root) : undefined;
  if (media !== undefined) return { base: media, names: names.slice(1), above: "media/" };
  return { base: await realpath(root), names, above: "" };
}

/**
 * Returns the stats of the path itself, without following links; `undefined` if it does not exist.
 */
async function lstatIfPresent(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path);
  } catch (error) {
    if (hasSystemErrorCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

async function isCanonical(path: string): Promise<boolean> {
  return (await realpath(path)) === path;
}

/** The result of resolving a path for reading. */
export type ReadablePathResult =
  | { kind: "file"; place: string; real: string }
  | { kind: "outside" }
  | { kind: "none" };

/**
 * Resolves a path for reading: its absolute path and its real path in the content folder. A link
 * may point to another content file, but not out of the folder.
 */
export async function resolveForReading(root: string, path: string): Promise<ReadablePathResult> {
  try {
    const { base, names, above } = await resolveBaseFolder(root, path);
    const place = await realpath(join(base, ...names));
    const real = above + relative(base, place).replaceAll(sep, "/");
    if (!place.startsWith(base + sep)) return { kind: "outside" };
    return (await lstat(place)).isFile() ? { kind: "file", place, real } : { kind: "none" };
  } catch (error) {
    if (hasSystemErrorCode(error, "ENOENT", "ENOTDIR")) return { kind: "none" };
    if (hasSystemErrorCode(error, "ELOOP")) return { kind: "outside" };
    throw error;
  }
}

/** Returns the parent folders of paths, without duplicates. */
export function parentFolders(places: readonly string[]): string[] {
  return [...new Set(places.map((place) => dirname(place)))];
}
