import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../../testing/seed.ts";
import {
  escapeInlineMarkup,
  type InlineNode,
  inlineLinks,
  inlineText,
  mapInlineLinks,
  parseInline,
  withNoBreakNumbers,
} from "./inline.ts";

const text = (value: string): InlineNode => ({ kind: "text", text: value });
const strong = (...children: InlineNode[]): InlineNode => ({
  kind: "strong",
  children,
});
const em = (...children: InlineNode[]): InlineNode => ({
  kind: "em",
  children,
});
const link = (to: string, ...children: InlineNode[]): InlineNode => ({
  kind: "link",
  to,
  children,
});

describe("parseInline", () => {
  test.each<[string, InlineNode[]]>([
    ["", []],
    ["plain", [text("plain")]],
    ["**a** b", [strong(text("a")), text(" b")]],
    ["*a* b", [em(text("a")), text(" b")]],
    ["**a *b* c**", [strong(text("a "), em(text("b")), text(" c"))]],
    ["***a***", [strong(em(text("a")))]],
    ["***a* b**", [strong(em(text("a")), text(" b"))]],
    ["**a *b***", [strong(text("a "), em(text("b")))]],
    ["*a **b***", [em(text("a "), strong(text("b")))]],
    ["[a](/b)", [link("/b", text("a"))]],
    ["[**a** b](/b#c)", [link("/b#c", strong(text("a")), text(" b"))]],
    ["**[a](/b)**", [strong(link("/b", text("a")))]],
    ["[a](tel:(38) 90000-0000).", [link("tel:(38) 90000-0000", text("a")), text(".")]],
    ["a\nb", [text("a"), { kind: "break" }, text("b")]],
    ["\\*a\\* \\[b\\]\\(c\\)", [text("*a* [b](c)")]],
    ["[a](/b\\)c)", [link("/b)c", text("a"))]],
    ["*a [b* c](/d)", [text("*a "), link("/d", text("b* c"))]],
  ])("parses %s", (source, nodes) => {
    expect(parseInline(source)).toEqual(nodes);
  });
});

describe("incomplete or invalid inline markup", () => {
  test.each([
    "2*3*4 = 24",
    "2 * 3 * 4",
    "**",
    "****",
    "*****a*****",
    "** a **",
    "**a",
    "a*",
    "*a",
    "[a]",
    "[a](",
    "[a](b",
    "[](/a)",
    "[a]()",
    "[ ](/a)",
    "[a] (/b)",
    "[a](/b\n)",
    "(a)",
    "C:\\novo",
    "a\\",
    "<b>a</b> &amp;",
  ])("stays as it was typed: %j", (source) => {
    expect(inlineText(parseInline(source))).toBe(source.replace("\n", " "));
  });

  test("does not prevent the parsing of markup inside an unclosed emphasis", () => {
    expect(parseInline("**a *b* [c](/d)")).toEqual([
      text("**a "),
      em(text("b")),
      text(" "),
      link("/d", text("c")),
    ]);
  });
});

test("finds links in order, with their escapes resolved", () => {
  expect(inlineLinks("**[a](/b)** [c](d) \\[e](f) [g](h\\)i)")).toEqual(["/b", "d", "h)i"]);
});

test("changes only link targets when links are mapped", () => {
  const source = "**x** [a *b*](tel:(38) 1) \\[c](d)";
  expect(mapInlineLinks(source, (to) => to.toUpperCase())).toBe(
    "**x** [a *b*](TEL:(38) 1) \\[c](d)",
  );
});

/** Serializes inline nodes to source. */
function print(nodes: readonly InlineNode[]): string {
  return nodes.map(printNode).join("");
}

function printNode(node: InlineNode): string {
  switch (node.kind) {
    case "text":
      return node.text;
    case "break":
      return "\n";
    case "strong":
      return `**${print(node.children)}**`;
    case "em":
      return `*${print(node.children)}*`;
    case "link":
      return `[${print(node.children)}](${node.to})`;
  }
}

const piece = fc.constantFrom(
  "*",
  "**",
  "***",
  "[",
  "]",
  "](",
  ")",
  "(",
  "\\",
  "\n",
  " ",
  "a",
  "é",
);
const source = fc.array(fc.oneof(piece, fc.string({ unit: "grapheme" })), {
  maxLength: 40,
});
const withoutEscapes = (value: string) => value.replaceAll("\\", "");

describe("for any text", () => {
  test("printing the parsed tree restores the source, apart from backslashes", () => {
    fc.assert(
      fc.property(source, (pieces) => {
        const typed = pieces.join("");
        expect(withoutEscapes(print(parseInline(typed)))).toBe(withoutEscapes(typed));
      }),
      { numRuns: 1000 },
    );
  });

  test("the escaped text parses to the original text", () => {
    fc.assert(
      fc.property(source, (pieces) => {
        const typed = pieces.join("").replaceAll("\n", "");
        expect(inlineText(parseInline(escapeInlineMarkup(typed)))).toBe(typed);
      }),
    );
  });

  test("mapping links to themselves does not change the tree", () => {
    fc.assert(
      fc.property(source, (pieces) => {
        const typed = pieces.join("");
        expect(parseInline(mapInlineLinks(typed, (to) => to))).toEqual(parseInline(typed));
      }),
    );
  });

  test("inlineLinks returns the links of the parsed tree", () => {
    fc.assert(
      fc.property(source, (pieces) => {
        const typed = pieces.join("");
        expect(inlineLinks(typed)).toEqual(targets(parseInline(typed)));
      }),
    );
  });
});

function targets(nodes: readonly InlineNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "link") return [node.to];
    return "children" in node ? targets(node.children) : [];
  });
}

test.each(["*a ", "**a ", "[a](", "[", "[a](b) *", "\\", "***a"])(
  "parses a megabyte of %j in less than five seconds",
  (unit) => {
    const started = performance.now();
    parseInline(unit.repeat(1_000_000 / unit.length));
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);

test.each([
  ["Custa R$ 299 por mês", "Custa R$\u00a0299 por mês"],
  ["até 29 de fevereiro de 2024", "até 29\u00a0de\u00a0fevereiro de 2024"],
  ["de 15 a 30 dias", "de 15\u00a0a\u00a030 dias"],
  ["em 1º de março", "em 1º\u00a0de\u00a0março"],
  ["pela Lei nº 13.709 (art. 7º, I e II)", "pela Lei nº\u00a013.709 (art.\u00a07º,\u00a0I e II)"],
  ["até R$ 4,8 milhões, ou 360 mil", "até R$\u00a04,8\u00a0milhões, ou 360\u00a0mil"],
  ["ligue (38) 90000-0000", "ligue (38)\u00a090000-0000"],
  ["Vence em maio. 15 dias, III trimestre", "Vence em maio. 15 dias, III trimestre"],
  ["o 2º mês, 15 dias e 3 sócios", "o 2º mês, 15 dias e 3 sócios"],
])("adds no-break spaces in amounts, dates, ranges and references only: %s", (text, joined) => {
  expect(withNoBreakNumbers(text)).toBe(joined);
});
