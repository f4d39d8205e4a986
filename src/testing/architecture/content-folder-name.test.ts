import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

function filesIn(folder: string, kind: RegExp): string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return paths.filter((path) => kind.test(path)).map((path) => join(folder, path));
}

/** Returns the text of a file without imports and comments. */
function wordsOf(path: string): string {
  const text = readFileSync(join(root, path), "utf8");
  return text
    .replace(/^import .*|^\s*(?:\/\/|\/?\*).*|\/\*\*.*?\*\//gm, "")
    .replace(/^} from .*/gm, "");
}

test("no Portuguese text, schema or scaffold file mentions content/ or npm run", () => {
  const paths = [
    ...filesIn("src", /\.pt-br\.(?:ts|yaml|mjs)$/),
    ...filesIn("src/model/defaults", /\.yaml$/),
    ...filesIn("src/scaffold/pt-br", /\.\w+$/),
    ...filesIn("schemas", /\.json$/),
  ];
  expect(paths.length).toBeGreaterThan(100);
  const found = paths.filter((path) => /(?<![\w./-])content\/|npm run/.test(wordsOf(path)));
  expect(found).toEqual([]);
});
