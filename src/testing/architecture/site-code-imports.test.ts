import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };

const folder = join(import.meta.dirname, "../../../content/blocks");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.tsx?$/.test(path));

/**
 * Returns the imports of a file in the site's own code: the file's path, and the module requested.
 */
function importsOf(path: string): { path: string; source: string }[] {
  const text = readFileSync(join(folder, path), "utf8");
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)"([\w@./?-]+)"/g);
  return [...found].map(([, source = ""]) => ({ path, source }));
}

const imports = files.flatMap(importsOf);
const allowedImports = /^(?:prelo\/(?:block|rules)|react(?:\/.*)?)$/;
const allowedTestImports = /^(?:prelo\/testing|vitest|fast-check)$/;

function isAllowed({ path, source }: { path: string; source: string }): boolean {
  const isTest = /\.test\.tsx?$/.test(path);
  if (!source.startsWith("."))
    return allowedImports.test(source) || (isTest && allowedTestImports.test(source));
  const target = posix.join(posix.dirname(path), source);
  // A test may read the content for which the code is made.
  return !target.startsWith("..") || (isTest && /^\.\.\/[\w-]+\.yaml\?raw$/.test(target));
}

test("site code imports only prelo/block, prelo/rules, react and its own files", () => {
  expect(imports.length).toBeGreaterThan(30);
  const offences = imports.filter((item) => !isAllowed(item));
  expect(offences.map(({ path, source }) => `${path} → ${source}`)).toEqual([]);
});

test("scripts for visitors do not import prelo/rules", () => {
  const reached = new Set(["interactive.ts"]);
  for (const path of reached) {
    for (const { source } of imports.filter((item) => item.path === path)) {
      if (source.startsWith(".")) reached.add(posix.join(posix.dirname(path), source));
    }
  }
  expect(reached.size).toBeGreaterThan(5);
  const asked = imports.filter(({ path, source }) => reached.has(path) && source === "prelo/rules");
  expect(asked).toEqual([]);
});

test("package.json exports exactly the three entry points for site code", () => {
  const sources = Object.entries<Record<string, string>>(manifest.exports).map(([door, place]) => [
    door,
    place["prelo-source"],
  ]);
  expect(Object.fromEntries(sources)).toEqual({
    "./block": "./src/block.ts",
    "./rules": "./src/rules.ts",
    "./testing": "./src/testing/testing.ts",
  });
});
