import { closeSync, type Dirent, openSync, readFileSync, readSync, realpathSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type ImageSize, readImageSize } from "../content/image-size.ts";
import type { MediaEntry } from "../content/raw-site.ts";

/** A file or a symbolic link in a folder. */
export interface Listed {
  /** Its path in the folder, with `/`. */
  path: string;
  linked: boolean;
}

const headLength = 256 * 1024;

/** A path as messages name it: from the working directory, with `/`. */
export function nameOf(path: string): string {
  return relative(process.cwd(), path).replaceAll(sep, "/") || ".";
}

/** All files below a folder, in the same order on every system; nothing where there is no folder. */
export async function listFolder(root: string): Promise<Listed[] | undefined> {
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
  return { path, linked: entry.isSymbolicLink() };
}

/** The bytes of a file; nothing where it went away since the folder was listed. */
export function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ENOTDIR";
}

/** The files of the media folder, and how large its pictures are. */
export function readMedia(root: string, listed: readonly Listed[], broken?: ReadonlySet<string>) {
  const mediaFolder = join(root, "media");
  const names = listed.filter(({ path }) => path.startsWith("media/"));
  const media = new Map(
    names.flatMap(({ path, linked }): [string, MediaEntry][] => {
      const name = path.slice("media/".length);
      return linked ? linkedEntry(mediaFolder, name) : [[name, { outside: false }]];
    }),
  );
  return { mediaFolder, media, sizeOf: sizesIn(mediaFolder, broken) };
}

/** Where a symbolic link leads; one that leads nowhere is as good as missing. */
function linkedEntry(mediaFolder: string, name: string): [string, MediaEntry][] {
  try {
    const target = realpathSync(join(mediaFolder, name));
    return [[name, { outside: !target.startsWith(realpathSync(mediaFolder) + sep) }]];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Reads the sizes of pictures, each once and only when asked for. */
function sizesIn(
  mediaFolder: string,
  broken: ReadonlySet<string> = new Set(),
): (name: string) => ImageSize | undefined {
  const known = new Map<string, ImageSize | undefined>(
    [...broken].map((name) => [name, undefined]),
  );
  return (name) => {
    if (!known.has(name)) known.set(name, readSize(join(mediaFolder, name)));
    return known.get(name);
  };
}

/** The size of a picture mostly stands at its beginning, before megabytes of other data. */
function readSize(path: string): ImageSize | undefined {
  const head = Buffer.alloc(headLength);
  const file = openSync(path, "r");
  const length = readSync(file, head);
  closeSync(file);
  const size = readImageSize(head.subarray(0, length));
  return size || length < headLength ? size : readImageSize(readFileSync(path));
}
