import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { commands } from "../../cli/command-table.ts";

const root = join(import.meta.dirname, "../../..");
const workflows = readdirSync(join(root, ".github/workflows")).map(
  (name) => `.github/workflows/${name}`,
);
const pages = readdirSync(join(root, "content/passo-a-passo"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `content/passo-a-passo/${name}`);
const modules = readdirSync(join(root, "src")).map((name) => `src/${name}/README.md`);
const docs = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md"],
  ...modules.filter((path) => existsSync(join(root, path))),
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`),
];
const texts = [
  ...docs,
  "content/LEIA-ME.md",
  "content/ARQUIVOS.md",
  ".ci/run",
  ...pages,
  ...workflows,
];

test("every npm script that a workflow or document mentions exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const named = texts.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const found = text.matchAll(
      /\bnpm (?:run (?:--\S+ )*)?(?!run\b|ci\b|install\b|init\b|i\b|pack\b)([a-z]+(?::[a-z0-9]+)?)\b/g,
    );
    return [...found].map(([, name = ""]) => ({ file, name }));
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

/** Returns the paths that a file mentions, each as written and relative to the root. */
function pathsIn(file: string): { written: string; path: string }[] {
  const text = readFileSync(join(root, file), "utf8");
  const coded = text.matchAll(
    /`((?:src|schemas|content|scripts|docs|\.github|\.ci)\/[\w./-]+)(?:`|:)/g,
  );
  const linked = text.matchAll(/\]\((?!https?:|mailto:|[#/])([^)\s#]+)/g);
  return [
    ...[...coded].map(([, written = ""]) => ({ written, path: written })),
    ...[...linked].map(([, written = ""]) => {
      return { written, path: posix.join(dirname(file), written) };
    }),
  ];
}

test("every path that the documentation mentions exists", () => {
  const named = docs.flatMap((file) => pathsIn(file).map((each) => ({ file, ...each })));
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(({ path }) => !existsSync(join(root, path)));
  expect(missing.map(({ file, written }) => `${file}: ${written}`)).toEqual([]);
});

test("every prelo command that the documentation mentions exists", () => {
  const named = docs.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const found = text.matchAll(/`(?:npx )?prelo ([a-z]+)\b/g);
    return [...found].map(([, name = ""]) => ({ file, name }));
  });
  expect(named.filter(({ name }) => !Object.hasOwn(commands, name))).toEqual([]);
});

test("no documentation page exceeds its word limit", () => {
  const wordsIn = (file: string) =>
    readFileSync(join(root, file), "utf8")
      .split(/\s+/)
      .filter((word) => /\w/.test(word)).length;
  const limits: [RegExp, number][] = [
    [/^CONTRIBUTING\.md$/, 1200],
    [/^docs\/architecture\//, 600],
    [/^docs\/[\w-]+\.md$/, 1000],
  ];
  const long = docs.filter((file) =>
    limits.some(([pattern, most]) => pattern.test(file) && wordsIn(file) > most),
  );
  expect(long.map((file) => `${file}: ${wordsIn(file)} words`)).toEqual([]);
});
