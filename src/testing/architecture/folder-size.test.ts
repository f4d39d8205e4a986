import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/**
 * The maximum number of files in a folder. A reader cannot survey more. Tests do not count, because
 * each is next to its subject.
 */
const maxFiles = 15;

function sourceFiles(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const sources = files.map((file) => file.replaceAll("\\", "/")).filter((f) => /\.tsx?$/.test(f));
  // A translation repeats a file that is already counted. Each sample site has a folder of its own.
  const others = /\.(?:test|e2e|d|en)\.tsx?$|^testing\/sites\/[^/]+\//;
  return sources.filter((file) => !others.test(file)).sort();
}

function groupBy(files: readonly string[], keyOf: (file: string) => string): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  return [...groups];
}

test("no folder has more than 15 source files", () => {
  const folders = groupBy(sourceFiles(), posix.dirname);
  expect(folders.length).toBeGreaterThan(40);
  const full = folders.filter(([, files]) => files.length > maxFiles);
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});
