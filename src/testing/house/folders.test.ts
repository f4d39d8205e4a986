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
  types: ["cli/types.ts", "model/types.ts"],
  // Longer texts as they are set, and the block that shows one.
  prose: ["blocks/prose/prose.tsx", "ui/text/prose.tsx"],
};

function sourceFiles(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const sources = files.map((file) => file.replaceAll("\\", "/")).filter((f) => /\.tsx?$/.test(f));
  // The same words in another language are no file more to know; a site draws in its own folder.
  const others = /\.(?:test|e2e|d|en)\.tsx?$|^testing\/sites\/[^/]+\//;
  return sources.filter((file) => !others.test(file)).sort();
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
  // A journey has the name of what it goes through; a whole site goes with its content, as `content` does.
  const others = /^testing\/(?:engines\/journeys|sites\/[^/]+)\//;
  const files = sourceFiles().filter((file) => !others.test(file));
  const repeated = groupBy(files, nameOf).filter(([, { length }]) => length > 1);
  const named = repeated.filter(([name]) => !roles.includes(name));
  expect(Object.fromEntries(named)).toEqual(shared);
});
