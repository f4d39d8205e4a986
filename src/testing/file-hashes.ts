import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The SHA-256 (hex) of each file, by its path relative to the folder, with `/`. */
export type FileHashes = ReadonlyMap<string, string>;

/** Hashes all files of a folder and its subfolders. */
export function hashFiles(folder: string): FileHashes {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(
    paths.map((path) => {
      const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
      return [path.slice(folder.length + 1).replaceAll("\\", "/"), hash];
    }),
  );
}

/** Lists the paths of files that differ between two sites, or exist in only one. */
export function listDifferingFiles(one: FileHashes, other: FileHashes): string[] {
  const all = new Set([...one.keys(), ...other.keys()]);
  return [...all].filter((path) => one.get(path) !== other.get(path)).sort();
}
