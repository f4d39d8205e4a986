// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { parseBodyDocument } from "./body-document.ts";
import { bodySchema, markTypes, nodeTypes } from "./body-schema.ts";
import { writeBody } from "./write-body.ts";

/** Changes the document of a body after the text `before`, and returns the new source. */
function changed(source: string, before: string, change: (at: number, doc: Node) => Node): string {
  const old = parseBodyDocument(source);
  return writeBody(change(placeBehind(old.doc, before), old.doc), old).source;
}

function typed(source: string, before: string, words: string): string {
  return changed(
    source,
    before,
    (at, doc) => EditorState.create({ doc }).tr.insertText(words, at).doc,
  );
}

function placeBehind(doc: Node, words: string): number {
  let place = -1;
  doc.descendants((node, at) => {
    const found = node.text?.indexOf(words) ?? -1;
    if (found >= 0 && place < 0) place = at + found + words.length;
  });
  if (place < 0) throw new Error(`nowhere: ${words}`);
  return place;
}

const wrapped = `Primeira linha de um parágrafo que segue até perto da margem de todas as outras linhas deste texto
e continua aqui,
com uma linha curta no fim.

*  um item
*  outro item

1) um
2) dois


Outro parágrafo.`;

test("changes only the edited line of a paragraph", () => {
  expect(typed(wrapped, "com uma linha curta", " e clara")).toBe(
    wrapped.replace("linha curta", "linha curta e clara"),
  );
});

test("rewraps the rest of the paragraph if a line becomes too long", () => {
  const long = typed(wrapped, "Primeira linha", " que cresce muito");
  expect(long.split("\n").slice(0, 3)).toMatchInlineSnapshot(`
    [
      "Primeira linha que cresce muito de um parágrafo que segue até perto da margem de todas as outras",
      "linhas deste texto e continua aqui, com uma linha curta no fim.",
      "",
    ]
  `);
  expect(long).toContain(wrapped.slice(wrapped.indexOf("\n\n*  um item")));
});

test("keeps the style of a list, and renumbers its items", () => {
  expect(typed(wrapped, "outro item", " ainda")).toBe(
    wrapped.replace("outro item", "outro item ainda"),
  );
  const more = changed(wrapped, "um item", (_at, doc) => {
    const items = doc.child(2);
    const item = nodeTypes.item.create(
      null,
      nodeTypes.paragraph.create(null, bodySchema.text("zero")),
    );
    const numbered = items.copy(items.content.addToStart(item));
    return doc.copy(doc.content.replaceChild(2, numbered));
  });
  expect(more).toBe(wrapped.replace("1) um\n2) dois", "1) zero\n2) um\n3) dois"));
});

test("keeps the bytes if typed text is deleted again", () => {
  const old = parseBodyDocument(wrapped);
  const at = placeBehind(old.doc, "curta");
  const state = EditorState.create({ doc: old.doc });
  const there = state.apply(state.tr.insertText("xx", at));
  expect(writeBody(there.apply(there.tr.delete(at, at + 2)).doc, old).source).toBe(wrapped);
});

test("keeps the source of table rows that were not edited", () => {
  const table = "| Nome   | Valor |\n|:-------|------:|\n| um     |     1 |\n| dois   |     2 |";
  expect(typed(table, "um", "a")).toBe(table.replace("| um     |     1 |", "| uma | 1 |"));
});

test("writes typed formatting characters so that they read back as text", () => {
  const paragraph = (text: string) =>
    writeBody(
      bodySchema.node("doc", null, [nodeTypes.paragraph.create(null, bodySchema.text(text))]),
      parseBodyDocument(""),
    );
  const literal = [
    "- item",
    "1. um",
    "## título",
    "> citação",
    "---",
    "*",
    "[x](y)",
    "a | b",
    "**a**",
    "\\*",
  ];
  expect(literal.map((text) => paragraph(text))).toMatchInlineSnapshot(`
    [
      {
        "isLost": false,
        "source": "-
    item",
      },
      {
        "isLost": false,
        "source": "1.
    um",
      },
      {
        "isLost": false,
        "source": "##
    título",
      },
      {
        "isLost": false,
        "source": "    > citação",
      },
      {
        "isLost": false,
        "source": "    ---",
      },
      {
        "isLost": false,
        "source": "*",
      },
      {
        "isLost": false,
        "source": "\\[x\\]\\(y\\)",
      },
      {
        "isLost": false,
        "source": "a | b",
      },
      {
        "isLost": false,
        "source": "\\*\\*a\\*\\*",
      },
      {
        "isLost": false,
        "source": "\\\\\\*",
      },
    ]
  `);
  for (const text of literal)
    expect(parseBodyDocument(paragraph(text).source).doc.textContent).toBe(text);
});

test("keeps the words and reports a loss if the grammar cannot express the document", () => {
  const quoted = nodeTypes.paragraph.create(null, bodySchema.text("> assim"));
  const list = nodeTypes.bullets.create(null, nodeTypes.item.create(null, quoted));
  const { source, isLost } = writeBody(bodySchema.node("doc", null, [list]), parseBodyDocument(""));
  expect({ source, isLost }).toEqual({ source: "-     > assim", isLost: true });
  const word = [bodySchema.text("em", [markTypes.em.create()]), bodySchema.text("presa")];
  const inWord = bodySchema.node("doc", null, [nodeTypes.paragraph.create(null, word)]);
  expect(writeBody(inWord, parseBodyDocument(""))).toEqual({ source: "empresa", isLost: true });
});

test("keeps the source of fact placeholders as written", () => {
  const source = "Ligue para ${ firm.phone }, ou **${firm.email}**.";
  expect(typed(source, "Ligue", " hoje")).toBe(source.replace("Ligue", "Ligue hoje"));
});

test("writes new headings, marks, lists, tables and rules after existing text", () => {
  const text = (words: string, ...own: (typeof markTypes.strong)[]) =>
    bodySchema.text(
      words,
      own.map((mark) => mark.create({ to: "/contato" })),
    );
  const item = (words: string) =>
    nodeTypes.item.create(null, nodeTypes.paragraph.create(null, text(words)));
  const row = (type: typeof nodeTypes.cell, ...cells: string[]) =>
    nodeTypes.row.create(
      null,
      cells.map((words) => type.create(null, text(words))),
    );
  const added = [
    nodeTypes.heading.create({ level: 2 }, text("Novo trecho")),
    nodeTypes.paragraph.create(null, [
      text("Uma "),
      text("palavra", markTypes.strong),
      text(" e um "),
      text("link", markTypes.link),
    ]),
    nodeTypes.bullets.create(null, [item("um"), item("dois")]),
    nodeTypes.table.create(null, [
      row(nodeTypes.head, "a", "b"),
      row(nodeTypes.cell, "c", "d | e"),
    ]),
    nodeTypes.rule.create(),
  ];
  const old = parseBodyDocument("Antes.\n\n## Título\nDepois.\n");
  const doc = bodySchema.node("doc", null, [...[0, 1, 2].map((at) => old.doc.child(at)), ...added]);
  expect(writeBody(doc, old).source).toMatchInlineSnapshot(`
    "Antes.

    ## Título
    Depois.

    ## Novo trecho

    Uma **palavra** e um [link](/contato)

    - um
    - dois

    | a | b |
    |---|---|
    | c | d \\| e |

    ---
    "
  `);
});

test.each([
  "***a* ",
  "[a](b) ",
  "${a} ",
  "a\\\n",
  "* a\n",
  "![a](b.svg)\n\n",
  "\n",
  "| a |\n|---|\n\n",
])("a long text of many %j keeps its bytes when a paragraph is added", (part) => {
  const source = `${part.repeat(8000)}\n\nEnd.`;
  const read = parseBodyDocument(source);
  const added = nodeTypes.paragraph.create(null, bodySchema.text("New."));
  const written = writeBody(read.doc.copy(read.doc.content.addToEnd(added)), read);
  expect(written).toEqual({ source: `${source}\n\nNew.`, isLost: false });
});
