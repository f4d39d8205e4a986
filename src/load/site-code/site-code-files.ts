import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isSiteCodeDisabled } from "./code-switch.ts";

/** An error in site code. The message is a sentence for its author. */
export class SiteCodeError extends Error {}

/** Returns the path of the site code in a content folder. There may be nothing at this path. */
export function siteCodeFolder(content: string): string {
  return join(content, "blocks");
}

/**
 * Returns the files of the site code except tests, as sorted paths relative to its folder, with `/`
 * as the separator.
 */
export function siteCodeFiles(folder: string): string[] {
  const isTest = /\.test\.tsx?$/;
  return listFolderTree(folder)
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.(?:tsx?|css|json)$/.test(path) && !isTest.test(path))
    .sort();
}

/** Whether the site code contains scripts, which a command would run. */
export function hasSiteScripts(folder: string): boolean {
  return siteCodeFiles(folder).some((path) => /\.tsx?$/.test(path));
}

function listFolderTree(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw error;
  }
}

/** Returns a hash of all site code. It changes with every change to the code. */
export function siteCodeHash(folder: string): string {
  // Builds with and without site code must not share a cache key.
  const hash = createHash("sha256").update(isSiteCodeDisabled(folder) ? "off\n" : "");
  for (const path of siteCodeFiles(folder)) {
    const bytes = readFileSync(join(folder, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}
