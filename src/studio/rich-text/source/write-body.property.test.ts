import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { describe, expect, test } from "vitest";
import { markdownBodies } from "../../../testing/content/markdown-arbitraries.ts";
import "../../../testing/seed.ts";
import { parseBodyDocument } from "./body-document.ts";
import { bodySchema, markTypes, nodeTypes } from "./body-schema.ts";
import { getChildNodes, hasContent } from "./node-content.ts";
import { normalizeBlock } from "./normalized-blocks.ts";
import { writeBody } from "./write-body.ts";

const empty = parseBodyDocument("");

const words = fc
  .array(
    fc.constantFrom(
      ...[
        "palavra",
        "é",
        "a",
        "*",
        "**",
        "#",
        "##",
        "|",
        "-",
        "1.",
        "2)",
        ">",
        "[x](y)",
        "\\",
        "[",
      ],
      ...["](", "---", "___", "R$ 299", "a*b", "*c*", "| --- |", "longa".repeat(12), "|---|"],
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((parts) => parts.join(" "));

const marked = fc.record({
  text: words,
  mark: fc.constantFrom("", "strong", "em", "link", "both"),
});

const inline = (isLine: boolean) =>
  fc
    .array(marked, { minLength: 1, maxLength: 4 })
    .map((all) =>
      all.flatMap(({ text, mark }, at) => [
        ...(at > 0
          ? [at % 3 === 2 && !isLine ? nodeTypes.break.create() : bodySchema.text(" ")]
          : []),
        bodySchema.text(text, marksNamed(mark)),
      ]),
    );

function marksNamed(mark: string) {
  const strong = mark === "strong" || mark === "both" ? [markTypes.strong.create()] : [];
  const em = mark === "em" || mark === "both" ? [markTypes.em.create()] : [];
  return [
    ...(mark === "link" ? [markTypes.link.create({ to: "/contato" })] : []),
    ...strong,
    ...em,
  ];
}

const paragraph = inline(false).map((nodes) => nodeTypes.paragraph.create(null, nodes));
const heading = fc
  .tuple(fc.constantFrom(2, 3), inline(true))
  .map(([level, nodes]) => nodeTypes.heading.create({ level }, nodes));
const item = fc
  .tuple(paragraph, fc.option(paragraph))
  .map(([one, two]) => nodeTypes.item.create(null, two ? [one, two] : [one]));
const items = fc.array(item, { minLength: 1, maxLength: 3 });
const nested = fc
  .tuple(paragraph, items)
  .map(([one, inner]) => nodeTypes.item.create(null, [one, nodeTypes.bullets.create(null, inner)]));
const list = fc
  .tuple(fc.boolean(), fc.array(fc.oneof(item, nested), { minLength: 1, maxLength: 4 }))
  .map(([ordered, all]) =>
    ordered ? nodeTypes.numbers.create(null, all) : nodeTypes.bullets.create(null, all),
  );
const table = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 3 }),
    fc.array(inline(true), { minLength: 9, maxLength: 9 }),
  )
  .map(([rows, columns, cells]) =>
    nodeTypes.table.create(
      null,
      Array.from({ length: rows }, (_, row) =>
        nodeTypes.row.create(
          null,
          Array.from({ length: columns }, (_, column) =>
            (row === 0 ? nodeTypes.head : nodeTypes.cell).create(null, cells[row * 3 + column]),
          ),
        ),
      ),
    ),
  );
const quote = fc
  .array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 2 })
  .map((inner) => nodeTypes.quote.create(null, inner));
const picture = fc
  .record({
    file: fc.constantFrom("a.jpg", "obra (1).svg"),
    alt: fc.constantFrom("", "A [b]", "a\\"),
    caption: fc.constantFrom("", 'Um "sim"', '")', "a * b", "fim\\"),
  })
  .map((attrs) => nodeTypes.picture.create(attrs));
const block = fc.oneof(
  picture,
  paragraph,
  heading,
  list,
  table,
  quote,
  fc.constant(nodeTypes.rule.create()),
);
const docs = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((all) => bodySchema.node("doc", null, all));

describe("for any document", () => {
  test("writes a body that parses to the same document, or reports the loss", () => {
    let told = 0;
    fc.assert(
      fc.property(docs, (doc) => {
        const { source, isLost } = writeBody(doc, empty);
        if (isLost) {
          told += 1;
          return;
        }
        expect(normalizeBlock(parseBodyDocument(source).doc)).toEqual(normalizeBlock(doc));
      }),
      { numRuns: 300 },
    );
    // The grammar cannot escape every character, so a few documents cannot be written without loss.
    expect(told).toBeLessThan(40);
  });

  test("loses no letters", () => {
    const letters = (text: string) => text.match(/\p{L}/gu)?.join("") ?? "";
    fc.assert(
      fc.property(docs, (doc) => {
        const { source } = writeBody(doc, empty);
        expect(letters(parseBodyDocument(source).doc.textContent)).toBe(letters(doc.textContent));
      }),
      { numRuns: 150 },
    );
  });
});

describe("for any body", () => {
  test("keeps the bytes if nothing changed", () => {
    fc.assert(
      fc.property(markdownBodies, (source) => {
        const old = parseBodyDocument(source);
        expect(writeBody(old.doc, old)).toEqual({ source, isLost: false });
      }),
      { numRuns: 2000 },
    );
  });

  test("parses to the same document after it is written from scratch", () => {
    fc.assert(
      fc.property(markdownBodies, (source) => {
        const { doc } = parseBodyDocument(source);
        const { source: anew, isLost } = writeBody(doc, empty);
        if (!isLost)
          expect(normalizeBlock(parseBodyDocument(anew).doc)).toEqual(normalizeBlock(doc));
      }),
      { numRuns: 2000 },
    );
  });

  test("changing one block keeps the lines of all others", () => {
    fc.assert(
      fc.property(markdownBodies, fc.nat(), (source, seed) => {
        const old = parseBodyDocument(source);
        const blocks = getChildNodes(old.doc);
        const at = seed % blocks.length;
        const changed = [
          ...blocks.slice(0, at),
          typedIn(blocks[at] as Node),
          ...blocks.slice(at + 1),
        ];
        const doc = bodySchema.node("doc", null, changed);
        const { source: written, isLost } = writeBody(doc, old);
        if (isLost) return;
        expect(normalizeBlock(parseBodyDocument(written).doc)).toEqual(normalizeBlock(doc));
        for (const [index, { raw }] of old.parts.entries())
          if (index !== at) expect(`\n${written}\n`).toContain(`\n${raw.join("\n")}\n`);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Returns the block with a word added to its last text. */
function typedIn(node: Node): Node {
  if (node.isTextblock) {
    const end = bodySchema.text(hasContent(node) ? " mais" : "mais");
    return node.copy(node.content.addToEnd(end));
  }
  const last = node.lastChild;
  return last ? node.copy(node.content.replaceChild(node.childCount - 1, typedIn(last))) : node;
}
