import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { parseYaml } from "./parse.ts";
import { valueOffsets } from "./value-offsets.ts";

function placesOf(text: string) {
  const parsed = parseYaml("a.yaml", text);
  const value = String((parsed.value as Record<string, unknown>).a);
  const { start, end } = parsed.rangeAt("/a");
  const places = valueOffsets(text.slice(start, end), value);
  return {
    value,
    signAt: (at: number) => text.charAt(start + (places?.[at] ?? -1)),
    places,
    start,
  };
}

test.each([
  ["a: Um link", "link"],
  ["a: Um\n  link\n\n  aqui", "aqui"],
  ["a: 'It''s ''um'' link'", "link"],
  ['a: "Um\\n\\tlink \\u00e9 \\"link\\""', 'link"'],
  ['a: "Um\\\n  link"', "link"],
  ["a: |\n  Um\n\n    link\n  aqui\n", "aqui"],
  ["a: >-\n  Um\n  link\n\n  aqui", "aqui"],
  ['a: |\n  "Um" link "dois"\n', "link"],
  ["a: |\r\n  Um\r\n  link\r\n", "link"],
])("valueOffsets finds a part of the value in %j", (text, part) => {
  const { value, places, start } = placesOf(text);
  const at = value.lastIndexOf(part);
  expect(at).toBeGreaterThan(-1);
  const from = start + (places?.[at] ?? -1);
  expect(text.slice(from, from + 4)).toBe(part.slice(0, 4));
});

test("valueOffsets maps the letters of any text to their positions in the source", () => {
  const line = fc.string({ unit: fc.constantFrom("a", "b", '"', "'", " ", "é", "\\", "(") });
  const lines = fc.array(
    line.map((each) => `x${each}y`),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(lines, fc.constantFrom("|", ">", '"', "'"), (all, style) => {
      const block = `a: ${style}\n${all.map((each) => `   ${each}`).join("\n")}\n`;
      const single = `a: '${all.join("\n   ").replaceAll("'", "''")}'`;
      const texts = {
        "|": block,
        ">": block,
        '"': `a: ${JSON.stringify(all.join("\n"))}`,
        "'": single,
      };
      const { value, signAt } = placesOf(texts[style]);
      for (const [at, sign] of [...value].entries())
        if (/[a-zé(]/.test(sign)) expect(signAt(at)).toBe(sign);
    }),
  );
});

test("valueOffsets returns undefined if the source does not match the value", () => {
  expect(valueOffsets("Um", "Dois")).toBeUndefined();
  expect(valueOffsets('"Um', "Um")).toBeUndefined();
});
