// @vitest-environment happy-dom
import fc from "fast-check";
import { expect, test } from "vitest";
import { type BodyNode, parseBody } from "../../model/markup/body.ts";
import { type InlineNode, inlineLinks, inlineText } from "../../model/markup/inline.ts";
import { markdownBodies } from "../../testing/content/markdown-arbitraries.ts";
import "../../testing/seed.ts";
import { bodyMarkup } from "./body-html.ts";

function draw(source: string): Element {
  const root = document.createElement("div");
  root.innerHTML = bodyMarkup(parseBody(source), 2);
  return root;
}

/** Returns the texts of a body in order, without breaks. */
function textOf(nodes: readonly BodyNode[]): string {
  return nodes.map(textOfNode).join("");
}

function textOfNode(node: BodyNode): string {
  switch (node.kind) {
    case "list":
      return node.items.map((item) => inline(item.children) + textOf(item.blocks)).join("");
    case "table":
      return [node.head, ...node.rows].map((row) => row.map(inline).join("")).join("");
    case "picture":
      return node.caption ?? "";
    case "rule":
      return "";
    case "quote":
      return textOf(node.children);
    default:
      return inline(node.children);
  }
}

function inline(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.kind === "break" ? "" : inlineText([node]))).join("");
}

const marks = fc
  .array(
    fc.constantFrom("<b>", "&lt;", '"', "'", "&", "[a](/b)", "[<i>](/x?a=1&b=2)", " c", "**d**"),
  )
  .map((parts) => parts.join(""));

test("the markup of any body shows exactly the text of the body", () => {
  fc.assert(
    fc.property(fc.oneof(markdownBodies, marks), (source) => {
      const nodes = parseBody(source);
      const shown = draw(source).textContent?.replace(/\s/g, "");
      expect(shown).toBe(textOf(nodes).replace(/\s/g, ""));
    }),
  );
});

test("the markup of any body contains only known elements", () => {
  const known =
    /^(figure|figcaption|img|h2|h3|p|ul|ol|li|blockquote|hr|br|strong|em|a|div|table|thead|tbody|tr|th|td)$/;
  fc.assert(
    fc.property(fc.oneof(markdownBodies, marks), (source) => {
      for (const { localName } of draw(source).querySelectorAll("*"))
        expect(localName).toMatch(known);
    }),
  );
});

test("link targets with HTML characters are preserved", () => {
  const source = '[one](/a?b=1&c="2") and [two](/<d>)';
  const links = [...draw(source).querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(inlineLinks(source));
});

test("right-to-left passages, and left-to-right ones in a right-to-left body, get dir=auto", () => {
  const markup = (source: string) => bodyMarkup(parseBody(source), 2).replaceAll("\u00a0", " ");
  expect(
    markup(
      "## Bom dia\n\nUm texto.\n\nOutro.\n\nשלום עולם\n\n> مرحبا\n\n- (38) 9000\n- Aqui\n- ערב",
    ),
  ).toBe(
    '<h2 id="bom-dia">Bom dia</h2><p>Um texto.</p><p>Outro.</p><p dir="auto">שלום עולם</p>' +
      '<blockquote><p dir="auto">مرحبا</p></blockquote>' +
      '<ul><li>(38) 9000</li><li>Aqui</li><li dir="auto">ערב</li></ul>',
  );
  expect(markup("مرحبا\n\nأهلا\n\nGood day")).toBe(
    '<p dir="auto">مرحبا</p><p dir="auto">أهلا</p><p dir="auto">Good day</p>',
  );
  expect(markup("| A | ب |\n|---|---|\n| c | 1 |")).toContain('<th scope="col" dir="auto">ب</th>');
});
