import { expect, test } from "vitest";
import { formatFileDiagnostics } from "../../../testing/content/format-diagnostics.ts";
import { parseYaml } from "../../parse/parse.ts";

function read(...lines: string[]) {
  return parseYaml("faq.yaml", `${lines.join("\n")}\n`);
}

test("reports a bullet before the first field of an item once, and reads all items", () => {
  const parsed = read("- id: one", "  answer: A", "• id: two", "  answer: B");
  expect(formatFileDiagnostics(parsed)).toMatchInlineSnapshot(`
    "other-dash 3:1 «•» id: two
      "•" não abre um item da lista. Comece o item com "- ": um traço e um espaço.
      → - id: two"
  `);
  expect(parsed.value).toEqual([
    { id: "one", answer: "A" },
    { id: "two", answer: "B" },
  ]);
});

test.each(["•", "·", "–", "—", "*"])("reports %s before the first item of a list", (sign) => {
  const parsed = read("firm:", "  hours:", `    ${sign} label: A`, "      value: B", "  name: C");
  expect(parsed.diagnostics.map(({ code }) => code)).toEqual(["other-dash"]);
  expect(parsed.value).toEqual({ firm: { hours: [{ label: "A", value: "B" }], name: "C" } });
});

test("does not report bullets inside a text", () => {
  const parsed = read("id: one", "body: |", "  • id: two", "  · title: three", "title: – Olá: x");
  expect(parsed.diagnostics.map(({ code }) => code)).not.toContain("other-dash");
});
