import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The `font` shorthand resets `font-variant-numeric`, so each rule must set it again.
test.each([
  ["contact", "dd"],
  ["map", "--size-large"],
  ["payment-methods", "--size-large"],
  ["events", ".when"],
])("uses lining figures in the block %s", (block, sign) => {
  const css = readFileSync(join(import.meta.dirname, `../${block}/${block}.css`), "utf8");
  const rules = css.match(/&[^{}]*\{[^{}]*--font-display\);[^{}]*/g) ?? [];
  const rule = rules.find((each) => each.includes(sign));
  expect(rule).toContain("font-variant-numeric: lining-nums");
});
