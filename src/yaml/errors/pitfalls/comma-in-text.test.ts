import fc from "fast-check";
import { expect, test } from "vitest";
import "../../../testing/seed.ts";
import { formatFileDiagnostics } from "../../../testing/content/format-diagnostics.ts";
import { parseYaml } from "../../parse/parse.ts";

function codes(text: string): string[] {
  return parseYaml("page.yaml", text).diagnostics.map(({ code }) => code);
}

test("reports an unquoted comma in a text between braces once, with the corrected line", () => {
  const text = "places:\n  - { label: Rua A, 12, hours: x }\n  - { label: b, hours: y }\n";
  expect(formatFileDiagnostics(parseYaml("page.yaml", text))).toMatchInlineSnapshot(`
    "comma-in-text 2:19 - { label: Rua A«,» 12, hours: x }
      Há uma vírgula dentro do texto, e entre chaves ela começa outro campo. Coloque o texto inteiro entre aspas.
      →   - { label: "Rua A, 12", hours: x }"
  `);
});

test.each([
  ["x: { description: a, b }\n", { x: { description: "a, b" } }],
  [
    "x: { description: Ligue já, é grátis, sempre, to: / }\n",
    { x: { description: "Ligue já, é grátis, sempre", to: "/" } },
  ],
  ["- { to: /, label: Seg, ter e qua }\n", [{ to: "/", label: "Seg, ter e qua" }]],
  ["x: [{ label: a, b }, { label: c, d }]\n", { x: [{ label: "a, b" }, { label: "c, d" }] }],
  ["x: { hours: 8, 12 }\n", { x: { hours: "8, 12" } }],
  ['x: { label: a "b", c }\n', { x: { label: 'a "b", c' } }],
  ["x: {\n  label: a,\n  b e c,\n  to: / }\n", { x: { label: "a, b e c", to: "/" } }],
])("reports the comma and reads the whole text in %j", (text, value) => {
  const parsed = parseYaml("page.yaml", text);
  expect(new Set(parsed.diagnostics.map(({ code }) => code))).toEqual(new Set(["comma-in-text"]));
  expect(parsed.value).toEqual(value);
});

test.each([
  ["[a: b, c]", ["a: b", "c"]],
  ["[c, Nota: leia, e mais]", ["c", "Nota: leia", "e mais"]],
])("reports a colon in an item between brackets: %s", (written, value) => {
  const parsed = parseYaml("page.yaml", `x: ${written}\n`);
  expect(parsed.diagnostics.map(({ code }) => code)).toEqual(["colon-in-text"]);
  expect(parsed.value).toEqual({ x: value });
});

test.each([
  ["a colon in a text between braces", "x: { a: b: c }\n", ["colon-in-text"]],
  ["a number with a comma", "x: { line: 1,6, tracking: 0 }\n", ["decimal-comma"]],
  ["a field that lacks its colon", "x: { label: a, title }\ny: 1\n", []],
  ["a group without braces in a list", "x: [label: a, to: /]\n", []],
  ["groups in a list", "x: [{ nota: a }, b]\n", []],
  ["names alone", "x: { a, b }\n", []],
  ["an empty value", "x: { a: b, c: }\n", []],
])("does not report a comma for %s, but only its own mistake, if any", (_, text, found) => {
  expect(codes(text)).toEqual(found);
});

test("reports nothing but commas, once for each text, for any words", () => {
  const word = fc.stringMatching(/^[A-Zà-ü][a-zà-ü]{1,6}$/);
  const words = fc.array(word, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(words, words, (before, behind) => {
      const [one, other] = [before.join(", "), behind.join(", ")];
      const parsed = parseYaml("a.yaml", `x: { label: ${one}, text: ${other} }\n`);
      expect(parsed.value).toEqual({ x: { label: one, text: other } });
      expect(parsed.diagnostics.map(({ code }) => code)).toEqual([
        "comma-in-text",
        "comma-in-text",
      ]);
    }),
  );
});
