import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("hyphenates only long words in headings on wide screens, if the browser supports a limit", () => {
  const css = readFileSync(join(import.meta.dirname, "base.css"), "utf8");
  const wide =
    /@supports \(hyphenate-limit-chars[^)]*\) \{\s*@media \(min-width: 901px\) \{([^}]*)\}/;
  const [, rule = ""] = wide.exec(css) ?? [];
  expect(rule).toMatch(/h1,\s*h2,\s*h3,[^{]*\{/);
  expect(rule).toContain("hyphens: auto");
  expect(Number(/limit-chars: (\d+)/.exec(rule)?.[1])).toBeGreaterThan(14);
});
