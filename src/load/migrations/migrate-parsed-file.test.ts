import { expect, test } from "vitest";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { migrateParsedFile } from "./migrate-parsed-file.ts";
import type { Step } from "./migration-step-types.ts";

const steps: Step[] = [
  { version: 2, in: { block: "hero" }, act: { move: "/intro", to: "/texts/lede" } },
  { version: 3, in: { block: "hero" }, act: { rename: "/texts/lede", to: "opening" } },
];

test("migrates a parsed file in memory, and keeps the source ranges of its parts", () => {
  const text = "blocks:\n  - type: hero\n    intro: {words: Oi}\n";
  const written = parseYaml("a.yaml", text);
  const today = migrateParsedFile(written, "page.json", 1, steps);
  expect(today.value).toEqual({
    blocks: [{ type: "hero", texts: { opening: { words: "Oi" } } }],
  });
  const { start, end } = today.rangeAt("/blocks/0/texts/opening/words");
  expect(text.slice(start, end)).toBe("Oi");
  const key = today.rangeAt("/blocks/0/texts/opening", "key");
  expect(text.slice(key.start, key.end)).toBe("intro");
  expect(today.isOlder).toBe(true);
  expect(migrateParsedFile(written, "page.json", 3, steps)).toBe(written);
  expect(migrateParsedFile(written, "article.json", 1, steps)).toBe(written);
});
