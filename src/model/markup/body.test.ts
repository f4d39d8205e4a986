import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../../testing/seed.ts";
import { collectInlineContents } from "../../testing/content/body-texts.ts";
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

describe("what a body is made of", () => {
  test("headings of two levels, with ids that are unique and without accents", () => {
    expect(shape("# Ação\n## Ação\n### Ação & *reação*\n#### ???")).toEqual([
      "h2#acao Ação",
      "h2#acao-2 Ação",
      "h3#acao-reacao Ação & em:reação",
      "h3#section ???",
    ]);
  });

  test("a heading never takes the id that another one makes", () => {
    expect(headingsIn("## a\n## a\n## a 2\n## a").map(({ id }) => id)).toEqual([
      "a",
      "a-2",
      "a-2-2",
      "a-3",
    ]);
  });

  test("paragraphs, whose lines are joined", () => {
    expect(shape("one\ntwo\n\n  three \n#four")).toEqual(["p one two", "p three #four"]);
  });

  test("breaks where two spaces or a backslash end a line", () => {
    expect(shape("one  \ntwo\\\nthree\\")).toEqual(["p one⏎two⏎three\\"]);
  });

  test("lists, with what is nested in them", () => {
    expect(shape("- one\n  more\n- two\n  - deep\n  - er\n\n- three\n\nend")).toEqual([
      "ul (one more | two / ul (deep | er) | three)",
      "p end",
    ]);
  });

  test("numbered lists, nested with two spaces or with three", () => {
    expect(shape("3. one\n  - a\n4) two\n   - b\n5. three")).toEqual([
      "ol3 (one / ul (a) | two / ul (b) | three)",
    ]);
  });

  test("an item's further paragraphs", () => {
    expect(shape("- one\n\n  two\n- three")).toEqual(["ul (one / p two | three)"]);
  });

  test("a wrapped line that begins with a number stays text", () => {
    expect(shape("founded in\n2009. It was\n15. of May")).toEqual([
      "p founded in 2009. It was 15. of May",
    ]);
  });

  test("tables, with short rows filled up", () => {
    expect(shape("before\n| a | b |\n|---|:-:|\n| *1* | x\\|y |\n| 2 |\n\nafter")).toEqual([
      "p before",
      "table a,b;em:1,x|y;2,",
      "p after",
    ]);
    expect(parseBody("|a|b|c|d|\n|-|:-|-:|:-:|")).toMatchObject([
      { align: [undefined, "left", "right", "center"], rows: [] },
    ]);
  });

  test("quotes, with blocks inside", () => {
    expect(shape("> **Note:** one\n> two\n>\n> - three\nfour")).toEqual([
      "quote (p strong:Note: one two / ul (three))",
      "p four",
    ]);
  });

  test("rules, which never make a heading of the line above", () => {
    expect(shape("one\n---\n* * *\n___")).toEqual(["p one", "rule", "rule", "rule"]);
  });

  test("HTML and code stay text", () => {
    expect(shape("<b>one</b>\n\n    two\n\n```\nthree\n```")).toEqual([
      "p <b>one</b>",
      "p two",
      "p ``` three ```",
    ]);
  });

  test("line ends of any system", () => {
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
])("half a megabyte of %j is read in linear time", (unit) => {
  const started = performance.now();
  headingsIn(unit.repeat(500_000 / unit.length));
  headingsIn(`- a\n${unit.repeat(500_000 / unit.length)}\n  b`);
  expect(performance.now() - started).toBeLessThan(5_000);
});
