import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { collectInlineContents } from "../../testing/content/collect-inline-contents.ts";
import { markdownBodies } from "../../testing/content/markdown-arbitraries.ts";
import { type BodyNode, parseBody } from "./body.ts";
import { headingsIn, parseOutline } from "./extract-body-parts.ts";
import { type InlineNode, inlineText } from "./inline.ts";

test("finds links in every kind of block", () => {
  const source =
    "## [a](/a)\n\n- [b](/b)\n\n  [c](/c)\n\n| [d](/d) |\n|--|\n| [e](/e) |\n\n> **[f](/f)**";
  expect(parseOutline(source).links).toEqual(["/a", "/b", "/c", "/d", "/e", "/f"]);
});

test("counts the words that a reader sees, without markup", () => {
  const source = "## One two\n\n- **three** [four five](/six) —\n\n| 7% | e-mail |\n|--|--|";
  expect(parseOutline(source).words).toBe(7);
});

test("does not count the words of a link target", () => {
  expect(parseOutline("one [two](whatsapp:Hello to you) three [four]( five").words).toBe(5);
});

function targetsOf(nodes: readonly InlineNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "link") return [node.to];
    return "children" in node ? targetsOf(node.children) : [];
  });
}

function headingsOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "heading") return [`${node.level} ${node.id} ${inlineText(node.children)}`];
    if (node.kind === "quote") return headingsOf(node.children);
    return node.kind === "list" ? node.items.flatMap(({ blocks }) => headingsOf(blocks)) : [];
  });
}

const links = fc.constantFrom("[a](/b)", "x [a](/b#c) y", "[a", "b](c)", "| [a](b) |", "## [a](b)");
const bodiesWithLinks = fc
  .array(fc.oneof(markdownBodies, links), { maxLength: 8 })
  .map((parts) => parts.join("\n"));

test("returns the same headings and links as the parsed tree, for any body", () => {
  fc.assert(
    fc.property(bodiesWithLinks, (source) => {
      const tree = parseBody(source);
      const leaves = collectInlineContents(tree);
      const { headings, links } = parseOutline(source);
      expect(headings.map(({ level, id, text }) => `${level} ${id} ${text}`)).toEqual(
        headingsOf(tree),
      );
      expect(headingsIn(source)).toEqual(headings);
      expect(links).toEqual(leaves.flatMap(targetsOf));
    }),
    { numRuns: 3000 },
  );
});
