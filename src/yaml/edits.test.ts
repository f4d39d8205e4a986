import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../testing/seed.ts";
import type { Edit } from "./diagnostic.ts";
import {
  addQuotes,
  applyEdits,
  correctedLines,
  createOriginalOffsetMap,
  joinNonBlankLines,
  quoteEdits,
} from "./edits.ts";
import { parseYaml } from "./parse/parse.ts";

test("applyEdits accepts edits in any order", () => {
  const edits: Edit[] = [
    { start: 4, end: 5, text: "E" },
    { start: 0, end: 0, text: "<" },
    { start: 1, end: 3, text: "" },
  ];
  expect(applyEdits("abcdef", edits)).toBe("<adEf");
});

test("createOriginalOffsetMap maps offsets of the edited text to the original", () => {
  const edits: Edit[] = [
    { start: 1, end: 1, text: "XY" },
    { start: 3, end: 5, text: "-" },
  ];
  const text = applyEdits("abcdef", edits);
  const places = Array.from(text, (_, offset) => createOriginalOffsetMap(edits)(offset));
  expect([text, places]).toEqual(["aXYbc-f", [0, 1, 1, 1, 2, 3, 5]]);
});

test("createOriginalOffsetMap maps the end of the text and the offset before any edit correctly", () => {
  const edit = fc.record({
    start: fc.nat(30),
    length: fc.nat(5),
    text: fc.string({ maxLength: 5 }),
  });
  fc.assert(
    fc.property(
      fc.string({ minLength: 40, maxLength: 40 }),
      edit,
      (text, { start, length, text: added }) => {
        const edits = [{ start, end: start + length, text: added }];
        const after = applyEdits(text, edits);
        const end = createOriginalOffsetMap(edits)(after.length);
        expect(end).toBe(text.length);
        if (start > 0) expect(createOriginalOffsetMap(edits)(start - 1)).toBe(start - 1);
      },
    ),
  );
});

test("correctedLines returns changed lines with indentation; joinNonBlankLines omits blank lines", () => {
  const text = "a: 1\n    b: 2\n    c: 3\n";
  expect(correctedLines(text, [{ start: 12, end: 13, text: "9" }])).toBe("    b: 9");
  expect(joinNonBlankLines(["  - a", "    b", ""])).toBe("  - a\n    b");
});

describe("quotes", () => {
  test.each([
    ["Olá: mundo", '"Olá: mundo"'],
    ['Somos "os melhores"', `'Somos "os melhores"'`],
    ["C:\\pasta", "'C:\\pasta'"],
    [`Copo d'água "x"`, `"Copo d'água \\"x\\""`],
  ])("are chosen by addQuotes to suit %s", (text, quoted) => {
    expect(addQuotes(text)).toBe(quoted);
  });

  test("from quoteEdits preserve any line of text", () => {
    const line = fc
      .string({ unit: "grapheme" })
      .filter((text) => !/[\p{Cc}\p{Zl}\p{Zp}\ufeff]/u.test(text));
    fc.assert(
      fc.property(line, (text) => {
        const source = `a: ${text}`;
        const edited = applyEdits(source, quoteEdits(source, 3, source.length));
        expect(parseYaml("a.yaml", edited).value).toEqual({ a: text });
      }),
    );
  });
});
