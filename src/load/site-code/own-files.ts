import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isCodeOff } from "./code-switch.ts";

/** A fault in the code that a site brings along; its message is a sentence for whoever wrote that. */
export class OwnCodeFault extends Error {}

/** Where a content folder has the site's own code; there may be none. */
export function ownFolder(content: string): string {
  return join(content, "blocks");
}

/** The files of a site's own code but for its tests: paths in its folder, with `/`, in order. */
export function ownFiles(folder: string): string[] {
  const isTest = /\.test\.tsx?$/;
  return listFolder(folder)
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.(?:tsx?|css|json)$/.test(path) && !isTest.test(path))
    .sort();
}

/** Whether a site brings code along that a command would run. */
export function hasOwnCode(folder: string): boolean {
  return ownFiles(folder).some((path) => /\.tsx?$/.test(path));
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw error;
  }
}

/** Stands for all of a site's own code: equal where no byte of it differs. */
export function ownMark(folder: string): string {
  // What is made without the code is not what is made with it.
  const hash = createHash("sha256").update(isCodeOff(folder) ? "off\n" : "");
  for (const path of ownFiles(folder)) {
    const bytes = readFileSync(join(folder, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}
