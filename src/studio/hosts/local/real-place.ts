import type { Stats } from "node:fs";
import { lstat, realpath } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { mediaLink } from "../../../load/files/list-folder.ts";
import { isCode } from "./disk-steps.ts";

/** A place on the disk that lies in the content folder by its real path. */
export interface RealPlace {
  place: string;
  /** What is there now; nothing where there is none. */
  found?: Stats;
}

/**
 * Where a file is to be written: nothing where a part of its path is a link, is written otherwise on the disk
 * (as on systems that take `A` for `a`, or that know files by short names), or is no folder. So a checked
 * path names one file alone (CWE-59 "link following", CWE-178 "improper handling of case sensitivity").
 *
 * @param root the content folder
 * @param path a path in it, already checked by `faultOfPath`
 */
export async function placeToWrite(root: string, path: string): Promise<RealPlace | undefined> {
  const { base, names } = await baseOf(root, path);
  let place = base;
  let found: Stats | undefined;
  for (const [index, name] of names.entries()) {
    const next = join(place, name);
    found = await look(next);
    if (!found) return (await isReal(place)) ? { place: join(base, ...names) } : undefined;
    const isLast = index === names.length - 1;
    if (isLast ? !found.isFile() : !found.isDirectory()) return undefined;
    place = next;
  }
  return (await isReal(place)) ? { place, found } : undefined;
}

/** The real folder in which a path of the content begins, the names below it, and what stands above those in the path. */
async function baseOf(root: string, path: string) {
  const names = path.split("/");
  const media = names[0] === "media" && names.length > 1 ? mediaLink(root) : undefined;
  if (media !== undefined) return { base: media, names: names.slice(1), above: "media/" };
  return { base: await realpath(root), names, above: "" };
}

/** What is at a place itself, also where it is a link. */
async function look(place: string): Promise<Stats | undefined> {
  try {
    return await lstat(place);
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

async function isReal(place: string): Promise<boolean> {
  return (await realpath(place)) === place;
}

/** A file to read. */
export type Readable =
  | { kind: "file"; place: string; real: string }
  | { kind: "outside" }
  | { kind: "none" };

/**
 * Where a file is to be read, with its real path in the content folder: a link may lead to another file
 * of the content, never out of it.
 */
export async function placeToRead(root: string, path: string): Promise<Readable> {
  try {
    const { base, names, above } = await baseOf(root, path);
    const place = await realpath(join(base, ...names));
    const real = above + relative(base, place).replaceAll(sep, "/");
    if (!place.startsWith(base + sep)) return { kind: "outside" };
    return (await lstat(place)).isFile() ? { kind: "file", place, real } : { kind: "none" };
  } catch (error) {
    if (isCode(error, "ENOENT", "ENOTDIR")) return { kind: "none" };
    if (isCode(error, "ELOOP")) return { kind: "outside" };
    throw error;
  }
}

/** The folders in which places lie, each once. */
export function foldersOf(places: readonly string[]): string[] {
  return [...new Set(places.map((place) => dirname(place)))];
}
