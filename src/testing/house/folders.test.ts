import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** So many files side by side are still seen at a glance; tests and journeys stand beside them. */
const mostFiles = 15;

/** Names that say which part a file plays in its room, the same in each. */
const roles = ["diagnose", "messages", "structured-data", "traits", "words"];

/** Names of one meaning in two rooms. */
const shared = {
  // What the schemas say as TypeScript, and the command that writes it.
  types: ["commands/types.ts", "content/types.ts"],
  // Longer texts as they are set, and the block that shows one.
  prose: ["blocks/prose/prose.tsx", "ui/text/prose.tsx"],
};

function sourceFiles(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const sources = files.map((file) => file.replaceAll("\\", "/")).filter((f) => /\.tsx?$/.test(f));
  // What stands in the content folder of a site is the site's: scenes lie side by side, each named for what it shows.
  const own = sources.filter((file) => !/^testing\/sites\/[^/]+\//.test(file));
  return own.filter((file) => !/\.(?:test|e2e|d)\.tsx?$/.test(file)).sort();
}

function groupBy(files: readonly string[], keyOf: (file: string) => string): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  return [...groups];
}

function nameOf(file: string): string {
  return posix.basename(file).replace(/(?:\.pt-br)?\.tsx?$/, "");
}

test("no folder holds more source files than one sees at a glance", () => {
  const folders = groupBy(sourceFiles(), posix.dirname);
  expect(folders.length).toBeGreaterThan(40);
  const full = folders.filter(([, files]) => files.length > mostFiles);
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test("a file's name means one thing in all rooms", () => {
  // A journey has the name of what it goes through.
  const files = sourceFiles().filter((file) => !file.startsWith("testing/engines/journeys/"));
  const repeated = groupBy(files, nameOf).filter(([, { length }]) => length > 1);
  const others = repeated.filter(([name]) => !roles.includes(name));
  expect(Object.fromEntries(others)).toEqual(shared);
});
