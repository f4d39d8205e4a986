import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** Names of the platform that our code does not use itself, but comments mention. */
const platformNames = ["EventSource", "TrustedScriptURL"];

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
/** A name in camel case, or one that begins with a capital letter. */
const codeName = /`([a-z]\w*[A-Z]\w*|[A-Z]\w+)(?:\(\))?`/g;
const fileName = /`([\w-][\w./-]*\.(?:tsx?|mjs))`/g;

interface SourceFile {
  path: string;
  text: string;
}

function readFiles(folder: string, extension: RegExp): SourceFile[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return paths
    .filter((path) => extension.test(path) && !/testing[\\/]older/.test(path))
    .map((path) => ({
      path: `${folder}/${path.replaceAll("\\", "/")}`,
      text: readFileSync(join(root, folder, path), "utf8"),
    }));
}

const code = ["src", "scripts", "content"].flatMap((folder) =>
  readFiles(folder, /\.(?:tsx?|mjs|json)$/),
);
const comments = code.map(({ path, text }) => ({
  path,
  text: (text.match(comment) ?? []).join("\n"),
}));

/** Returns all matches of a pattern, with the file of each. */
function mentions(texts: readonly SourceFile[], pattern: RegExp) {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, name = ""]) => ({ path, name })),
  );
}

test("every name in a comment or an architecture page exists in the code", () => {
  const withoutComments = code.map(({ text }) => text.replace(comment, "")).join("\n");
  const known = new Set([...platformNames, ...(withoutComments.match(/[A-Za-z_$][\w$]*/g) ?? [])]);
  const named = mentions([...comments, ...readFiles("docs", /\.md$/)], codeName);
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(({ name }) => !known.has(name));
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test("every source file that a comment mentions exists", () => {
  const paths = code.map(({ path }) => `/${path}`);
  const named = mentions(comments, fileName);
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(({ name }) => !paths.some((path) => path.endsWith(`/${name}`)));
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
