import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** Names of the platform that our code does not use itself, but comments mention. */
const platformNames = ["EventSource", "TrustedScriptURL"];

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
const camelCaseName = /`([a-zA-Z]\w*[A-Z]\w*)(?:\(\))?`/g;

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

test("every name in a comment or an architecture page exists in the code", () => {
  const code = ["src", "scripts", "content/blocks"].flatMap((folder) =>
    readFiles(folder, /\.(?:tsx?|mjs|json)$/),
  );
  const withoutComments = code.map(({ text }) => text.replace(comment, "")).join("\n");
  const known = new Set([...platformNames, ...(withoutComments.match(/[A-Za-z_$][\w$]*/g) ?? [])]);
  const prose = [
    ...code.map(({ path, text }) => ({ path, text: (text.match(comment) ?? []).join("\n") })),
    ...readFiles("docs", /\.md$/),
  ];
  const names = prose.flatMap(({ path, text }) =>
    [...text.matchAll(camelCaseName)].map(([, name = ""]) => ({ path, name })),
  );
  expect(names.length).toBeGreaterThan(200);
  const missing = names.filter(({ name }) => !known.has(name));
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
