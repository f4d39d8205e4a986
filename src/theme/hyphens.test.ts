import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("on wide screens long words part with a hyphen, where a browser can spare the short ones", () => {
  const css = readFileSync(join(import.meta.dirname, "base.css"), "utf8");
  const wide =
    /@supports \(hyphenate-limit-chars[^)]*\) \{\s*@media \(min-width: 901px\) \{([^}]*)\}/;
  const [, rule = ""] = wide.exec(css) ?? [];
  expect(rule).toMatch(/h1,\s*h2,\s*h3,[^{]*\{/);
  expect(rule).toContain("hyphens: auto");
  expect(Number(/limit-chars: (\d+)/.exec(rule)?.[1])).toBeGreaterThan(14);
});
