import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("changes only the outline and cursor of a text that is not being edited", () => {
  const css = readFileSync(join(import.meta.dirname, "page.css"), "utf8");
  const rules = [...css.matchAll(/^\s*(\[data-field\][^{]*)\{([^}]*)\}/gm)];
  const resting = rules.filter(([, selector = ""]) => !/:empty|data-typing/.test(selector));
  const properties = resting.flatMap(([, , body = ""]) => body.match(/^\s*[\w-]+(?=:)/gm) ?? []);
  expect(properties.length).toBeGreaterThan(2);
  expect(properties.filter((name) => !/^\s*(?:outline|cursor)/.test(name))).toEqual([]);
});
