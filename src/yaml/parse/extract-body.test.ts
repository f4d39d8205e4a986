import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownBodies } from "../../testing/content/markdown-arbitraries.ts";
import "../../testing/seed.ts";
import { extractBody } from "./extract-body.ts";
import { readFullTree, readTree } from "./tree.ts";

const head = "id: chains\ntitle: Chains\n";
const file = (body: string, { sign = "|", rest = "" } = {}) =>
  `${head}body: ${sign}\n${body}${rest}`;

test("extractBody replaces a plain body, and readTree restores it", () => {
  const text = file("  Measure *it*.\n\n    deep\n  End.\n", { rest: "sources:\n  - label: A\n" });
  expect(extractBody(text)?.short).toBe(file("  x\n", { rest: "sources:\n  - label: A\n" }));
  expect(readTree(text)).toEqual(readFullTree(text));
  expect(readTree(text)).toMatchObject({ value: { body: "Measure *it*.\n\n  deep\nEnd.\n" } });
});

test.each([
  ["a body that begins deeper", file("   a\n  b\n")],
  ["an empty body", file("")],
  ["an empty line at its beginning", file("\n  a\n")],
  ["a line of spaces", file("  a\n   \n  b\n")],
  ["spaces at its end", file("  a\n  ")],
  ["a tab", file("  a\tb\n")],
  ["another kind of line end", file("  a\r\n  b\r\n")],
  ["a line that stands too far left", file("  a\n b\n")],
  ["a comment behind it", file("  a\n", { rest: "# note\n" })],
  ["another document behind it", file("  a\n", { rest: "---\nid: b\n" })],
  ["a second body", file("  a\n", { rest: "body: b\n" })],
  ["signs of which half is missing", file("  a\ud800b\n")],
])("extractBody returns undefined for %s", (_, text) => {
  expect(extractBody(text)).toBeUndefined();
});

test("readTree reads a quoted text that looks like a body correctly", () => {
  const text = 'title: "a\nbody: |\n  b\n"\nid: c\n';
  expect(readTree(text)).toEqual(readFullTree(text));
});

const plain = fc.constantFrom("a", "b: c", "  d", "# e", "- f", "");
const bodies = fc.oneof(
  markdownBodies,
  fc.array(plain, { maxLength: 8 }).map((lines) => ["a", ...lines].join("\n")),
  fc
    .array(
      fc.constantFrom(
        "a",
        "  b",
        "",
        " ",
        "#c",
        "- d",
        ": e",
        "f:",
        "\t",
        "“g”",
        "---",
        "...",
        "\r",
      ),
    )
    .map((lines) => lines.join("\n")),
);
const indents = fc.constantFrom("  ", "  ", "  ", "  ", " ", "   ", "");
const ends = fc.constantFrom("\n", "", "\n\n", "\n \n", "\n  \n\n");
const rests = fc.constantFrom(
  "",
  "sources: []\n",
  "date: 2024-01-01 # x\nfeatured: true\n",
  "# c\n",
  "...\n",
  "- a\n",
  "body: x\n",
  "a: 'b\n",
  "\n\nz: {a: 1}\n",
);

test("readTree returns the same as without extraction of the body, for any file", () => {
  let cuts = 0;
  fc.assert(
    fc.property(
      bodies,
      indents,
      ends,
      rests,
      fc.constantFrom("|", "|", "|", "|-", "|-", "|+", ">", "|2", "| # c"),
      (body, indent, end, rest, sign) => {
        const lines = body.split("\n").map((line) => (line === "" ? "" : indent + line));
        const text = file(lines.join("\n") + end, { sign, rest });
        if (extractBody(text)) cuts += 1;
        expect(readTree(text)).toEqual(readFullTree(text));
      },
    ),
    { numRuns: 2000 },
  );
  expect(cuts).toBeGreaterThan(100);
});
