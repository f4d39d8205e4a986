import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { markdownBodies } from "../../testing/content/markdown-arbitraries.ts";
import { locateLinksAndPictures } from "./body-ranges.ts";
import { parseOutline } from "./extract-body-parts.ts";

const parts = fc.constantFrom(
  "[a](/b)",
  "x [a b](/b#c) y",
  "[a",
  "b](c)",
  "| [a](b) | c [d](e\\|f) |\n|--|--|\n|x|\t[g](h)|",
  "## [a](b)",
  "> - 1. [a](/q)\n>   [b\n> c](/r (s))",
  "-\t[a](t)\tb [c](u)",
  "![a](b.svg)",
  '> ![a\n> b]( c.svg "d")',
  "\\[a](b) [c](d\\)e) f  \n[g](h)\\\n[i](j)",
);
const bodies = fc
  .tuple(
    fc.array(fc.oneof(markdownBodies, parts), { maxLength: 8 }),
    fc.constantFrom("\n", "\n\n", "\r\n"),
  )
  .map(([all, end]) => all.join(end));

test("locates each link and picture in any body", () => {
  fc.assert(
    fc.property(bodies, (source) => {
      const { links, pictures } = parseOutline(source);
      const places = locateLinksAndPictures(source);
      const written = (all: readonly { start: number; end: number }[]) =>
        all.map(({ start, end }) => unmarked(source.slice(start, end)));
      expect(written(places.links)).toEqual(links.map(unmarked));
      const files = places.pictures.map(({ file }) => file);
      expect(written(files)).toEqual(pictures.map(({ file }) => unmarked(file)));
      for (const { start, end } of places.pictures)
        expect(source.slice(start, end)).toMatch(/^!\[.*\)$/s);
    }),
    { numRuns: 3000 },
  );
});

/** Removes the backslash escapes and line breaks from the source of a link target. */
function unmarked(target: string): string {
  return target.replace(/\\([\\*[\]()|])/g, "$1").replace(/\s+|\\$/g, " ");
}

test("locates link targets in a nested list in a quote", () => {
  const source = "> - Um\n>   - /a e [b\n>     c](/a) \t[d](/a)";
  const { links } = locateLinksAndPictures(source);
  expect(links).toEqual([
    { start: source.indexOf("](/a)") + 2, end: source.indexOf("](/a)") + 4 },
    { start: source.length - 3, end: source.length - 1 },
  ]);
});

test("locates all link targets of a line with 140,000 links", () => {
  const { links } = locateLinksAndPictures("[a](b) ".repeat(140_000));
  expect(links).toHaveLength(140_000);
  expect(links[100_000]).toEqual({ start: 700_004, end: 700_005 });
});
