import fc from "fast-check";
import { dump, load } from "js-yaml";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { pointer } from "../json-pointer.ts";
import { parseBytes, parseYaml } from "./parse.ts";

const key = fc
  .stringMatching(/^[a-z][a-zA-Z]{0,9}$/)
  .filter((text) => !["constructor", "prototype"].includes(text));
const words = fc.oneof(
  fc.lorem({ maxCount: 12, mode: "words" }),
  fc.constantFrom(
    "Atenção: novo prazo",
    "Somos o #1",
    "- item",
    "@chronos",
    "0123",
    "sim",
    "a\nb\n",
    "",
  ),
  // Alters texts that are reported as mistakes: a closing quote without an opening one, and the
  // name of a field directly before its value.
  fc
    .string({ unit: "grapheme-ascii", maxLength: 30 })
    .map((text) => text.replace(/"+$/, "").replace(/(^|\s)([A-Za-z]\w*):(?=\S)/g, "$1$2;")),
);
const scalar = fc.oneof(
  words,
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    scalar,
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(key, tie("value"), { maxKeys: 5, noNullPrototype: true }),
  ),
}));
const content = fc.dictionary(key, value, { minKeys: 1, maxKeys: 6, noNullPrototype: true });

function leavesOf(node: unknown, path = ""): [string, unknown][] {
  if (typeof node !== "object" || node === null) return [[path, node]];
  return Object.entries(node).flatMap(([step, child]) => leavesOf(child, pointer(path, step)));
}

test("parseYaml reads back any dumped value without diagnostics", () => {
  fc.assert(
    fc.property(content, fc.constantFrom("single", "double"), (written, quoteStyle) => {
      const parsed = parseYaml("a.yaml", dump(written, { quoteStyle }));
      expect(parsed.diagnostics).toEqual([]);
      expect(parsed.value).toEqual(written);
    }),
  );
});

test("rangeAt returns the exact range of every value that is not a block text", () => {
  fc.assert(
    fc.property(content, (written) => {
      const text = dump(written, { quoteStyle: "double", lineWidth: -1 });
      const parsed = parseYaml("a.yaml", text);
      for (const [path, leaf] of leavesOf(written)) {
        const { start, end } = parsed.rangeAt(path);
        const source = text.slice(start, end);
        const isBlock = /[|>][-+\d]*\s*$/.test(text.slice(0, start));
        if (typeof leaf !== "object" && !isBlock && !/^[|>]$/.test(source))
          expect(load(source)).toEqual(leaf);
      }
    }),
  );
});

const base = `route: /sobre
title: "Sobre nós"
blocks:
  - type: hero
    title: Contas em dia # comentário
    actions:
      - label: Fale conosco
        to: /contato#formulario
    lede: >-
      Uma frase
      dobrada.
  - type: faq
    entries: [abertura, 'prazo']
`;
const nasty = fc.constantFrom(
  "\t",
  "\0",
  "\ufeff",
  "\r",
  '"',
  "'",
  ": ",
  " #",
  "- ",
  "*x",
  "&x ",
  "!!x ",
  "{",
  "}",
  "[",
  "]",
  "|",
  ">",
  "%",
  "@",
  "`",
  "---\n",
  "...\n",
  "<<: *x",
  "\u2028",
  "\ud800",
  "\u202e",
  "\u00a0",
  "~",
  "\\",
  "\n",
  "  ",
  "? ",
  "__proto__: 1\n",
  "Ã§",
);
const splice = fc.record({
  at: fc.nat(base.length),
  length: fc.nat(6),
  insert: fc.oneof(nasty, fc.string({ maxLength: 4 })),
});

test("parseYaml never throws for a broken text, and its ranges lie inside the file", () => {
  fc.assert(
    fc.property(fc.array(splice, { minLength: 1, maxLength: 4 }), (splices) => {
      const text = splices.reduce(
        (result, { at, length, insert }) =>
          result.slice(0, at) + insert + result.slice(at + length),
        base,
      );
      const parsed = parseYaml("a.yaml", text);
      for (const { range, fix } of parsed.diagnostics)
        for (const { start, end } of [range, ...(fix?.edits ?? [])]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
    }),
    { numRuns: 300 },
  );
});

test("parseYaml reports a mistake for every text that the YAML library rejects", () => {
  fc.assert(
    fc.property(splice, ({ at, length, insert }) => {
      const text = base.slice(0, at) + insert + base.slice(at + length);
      const { diagnostics } = parseYaml("a.yaml", text);
      if (diagnostics.length === 0) expect(() => load(text)).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

test("parseBytes never throws for any bytes, and its ranges end inside the text", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const parsed = parseBytes("a.yaml", bytes);
      for (const { range } of parsed.diagnostics)
        expect(range.end).toBeLessThanOrEqual(parsed.text.length);
    }),
    { numRuns: 500 },
  );
});
