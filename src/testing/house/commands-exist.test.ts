import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const workflows = readdirSync(join(root, ".github/workflows")).map(
  (name) => `.github/workflows/${name}`,
);
const pages = readdirSync(join(root, "content/passo-a-passo"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `content/passo-a-passo/${name}`);
const texts = [
  "README.md",
  "CONTRIBUTING.md",
  "content/LEIA-ME.md",
  "content/ARQUIVOS.md",
  ".ci/run",
  ...pages,
  ...workflows,
];

test("every command that a workflow or a text for people names exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const named = texts.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const found = text.matchAll(
      /\bnpm (?:run (?:--\S+ )*)?(?!run\b|ci\b|install\b|init\b|i\b|pack\b)([a-z]+)\b/g,
    );
    return [...found].map(([, name = ""]) => ({ file, name }));
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});
