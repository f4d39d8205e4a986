import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../../testing/seed.ts";
import { collectInlineContents } from "../../testing/content/collect-inline-contents.ts";
import { markdownBodies } from "../../testing/content/markdown-arbitraries.ts";
import { type BodyNode, parseBody } from "./body.ts";
import { headingsIn } from "./extract-body-parts.ts";
import { type InlineNode, inlineText } from "./inline.ts";

/** Formats the structure of a body in a compact notation, to keep the tests readable. */
function outline(nodes: readonly BodyNode[]): string[] {
  return nodes.map(outlineOf);
}

function outlineOf(node: BodyNode): string {
  switch (node.kind) {
    case "heading":
      return `h${node.level}#${node.id} ${inline(node.children)}`;
    case "paragraph":
      return `p ${inline(node.children)}`;
    case "list":
      return `${node.ordered ? `ol${node.start}` : "ul"} (${node.items
        .map(({ children, blocks }) => [inline(children), ...outline(blocks)].join(" / "))
        .join(" | ")})`;
    case "table":
      return `table ${[node.head, ...node.rows].map((row) => row.map(inline).join(",")).join(";")}`;
    case "quote":
      return `quote (${outline(node.children).join(" / ")})`;
    case "picture":
      return `picture ${[node.file, node.alt, node.caption].join(", ")}`;
    case "rule":
      return "rule";
  }
}

function inline(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === "text") return node.text;
      if (node.kind === "break") return "⏎";
      if (node.kind === "link") return `<${inline(node.children)}>`;
      return `${node.kind}:${inline(node.children)}`;
    })
    .join("");
}

const shape = (source: string) => outline(parseBody(source));

describe("parseBody", () => {
  test("parses headings to two levels, with ids that are unique and without accents", () => {
    expect(shape("# Ação\n## Ação\n### Ação & *reação*\n#### ???")).toEqual([
      "h2#acao Ação",
      "h2#acao-2 Ação",
      "h3#acao-reacao Ação & em:reação",
      "h3#section ???",
    ]);
  });

  test("never gives a heading the same id as another heading", () => {
    expect(headingsIn("## a\n## a\n## a 2\n## a").map(({ id }) => id)).toEqual([
      "a",
      "a-2",
      "a-2-2",
      "a-3",
    ]);
  });

  test("joins the lines of a paragraph", () => {
    expect(shape("one\ntwo\n\n  three \n#four")).toEqual(["p one two", "p three #four"]);
  });

  test("breaks a line that ends with two spaces or a backslash", () => {
    expect(shape("one  \ntwo\\\nthree\\")).toEqual(["p one⏎two⏎three\\"]);
  });

  test("parses lists with nested lists and wrapped lines", () => {
    expect(shape("- one\n  more\n- two\n  - deep\n  - er\n\n- three\n\nend")).toEqual([
      "ul (one more | two / ul (deep | er) | three)",
      "p end",
    ]);
  });

  test("parses numbered lists with content nested by two or three spaces", () => {
    expect(shape("3. one\n  - a\n4) two\n   - b\n5. three")).toEqual([
      "ol3 (one / ul (a) | two / ul (b) | three)",
    ]);
  });

  test("parses further paragraphs of a list item", () => {
    expect(shape("- one\n\n  two\n- three")).toEqual(["ul (one / p two | three)"]);
  });

  test("keeps a wrapped line that begins with a number as text", () => {
    expect(shape("founded in\n2009. It was\n15. of May")).toEqual([
      "p founded in 2009. It was 15. of May",
    ]);
  });

  test("parses tables with their alignment, and fills up short rows", () => {
    expect(shape("before\n| a | b |\n|---|:-:|\n| *1* | x\\|y |\n| 2 |\n\nafter")).toEqual([
      "p before",
      "table a,b;em:1,x|y;2,",
      "p after",
    ]);
    expect(parseBody("|a|b|c|d|\n|-|:-|-:|:-:|")).toMatchObject([
      { align: [undefined, "left", "right", "center"], rows: [] },
    ]);
  });

  test("parses quotes with blocks inside", () => {
    expect(shape("> **Note:** one\n> two\n>\n> - three\nfour")).toEqual([
      "quote (p strong:Note: one two / ul (three))",
      "p four",
    ]);
  });

  test("parses rules, and never turns the line above into a heading", () => {
    expect(shape("one\n---\n* * *\n___")).toEqual(["p one", "rule", "rule", "rule"]);
  });

  test("keeps HTML and code as text", () => {
    expect(shape("<b>one</b>\n\n    two\n\n```\nthree\n```")).toEqual([
      "p <b>one</b>",
      "p two",
      "p ``` three ```",
    ]);
  });

  test("accepts the line endings of any system", () => {
    expect(shape("one\r\n\r\ntwo\rthree")).toEqual(["p one", "p two three"]);
  });
});

const letters = (text: string) => text.normalize().match(/\p{L}/gu)?.join("") ?? "";

describe("for any text", () => {
  test("no letter is lost or moved", () => {
    fc.assert(
      fc.property(markdownBodies, (typed) => {
        // Link targets are not part of the text, so prevent links.
        const plain = typed.replaceAll("](", "] (");
        expect(letters(collectInlineContents(parseBody(plain)).map(inlineText).join("\n"))).toBe(
          letters(plain),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test("ids of headings are unique", () => {
    fc.assert(
      fc.property(markdownBodies, (typed) => {
        const ids = headingsIn(typed).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

test.each([
  "- a\n",
  "## a\n",
  "> ",
  "| a ",
  "|-",
  "- ",
  "\n",
  "  \n",
  "1. ",
  "-\n",
  "# a  ",
  "a\n\n",
])("parses half a megabyte of %j in less than five seconds", (unit) => {
  const started = performance.now();
  headingsIn(unit.repeat(500_000 / unit.length));
  headingsIn(`- a\n${unit.repeat(500_000 / unit.length)}\n  b`);
  expect(performance.now() - started).toBeLessThan(5_000);
});
