import { type DOMOutputSpec, type Node, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";
import { isScriptUrl } from "../../canvas/remove-script-urls.ts";

const { table, table_row, table_cell, table_header } = tableNodes({
  tableGroup: "block",
  cellContent: "(text | fact)*",
  cellAttributes: {
    align: {
      default: null,
      setDOMAttr: (value, attributes) => {
        if (typeof value === "string") attributes.class = value;
      },
    },
  },
});

/**
 * The ProseMirror schema of a body. It allows only what the grammar can express, and renders the
 * same elements as the site.
 */
export const bodySchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "inline*", toDOM: () => ["p", 0] },
    // A heading is one line: no hard breaks.
    heading: {
      group: "block",
      content: "(text | fact)*",
      attrs: { level: { default: 2 } },
      defining: true,
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    bullet_list: { group: "block", content: "list_item+", toDOM: () => ["ul", 0] },
    ordered_list: {
      group: "block",
      content: "list_item+",
      attrs: { start: { default: 1 } },
      toDOM: ({ attrs }) => (attrs.start === 1 ? ["ol", 0] : ["ol", { start: attrs.start }, 0]),
    },
    list_item: { content: "block+", defining: true, toDOM: () => ["li", 0] },
    quote: {
      group: "block",
      content: "block+",
      defining: true,
      toDOM: () => ["blockquote", 0],
    },
    picture: {
      group: "block",
      atom: true,
      attrs: { file: { default: "" }, alt: { default: "" }, caption: { default: "" } },
      toDOM: ({ attrs: { file, alt, caption } }) => [
        "figure",
        { "data-picture": file },
        ["img", { alt }],
        ["figcaption", caption],
      ],
    },
    rule: { group: "block", toDOM: () => ["hr"] },
    table: {
      ...table,
      toDOM: (): DOMOutputSpec => ["div", { class: "scroll" }, ["table", ["tbody", 0]]],
    },
    table_row,
    table_cell,
    table_header,
    text: { group: "inline" },
    fact: {
      group: "inline",
      inline: true,
      atom: true,
      attrs: { name: { default: "" }, source: { default: "" } },
      toDOM: ({ attrs }) => ["span", { "data-fact": attrs.name }, attrs.source],
    },
    break: { group: "inline", inline: true, selectable: false, toDOM: () => ["br"] },
  },
  marks: {
    link: {
      attrs: { to: { default: "" } },
      inclusive: false,
      toDOM: ({ attrs }) => ["a", isScriptUrl(attrs.to) ? {} : { href: attrs.to }, 0],
    },
    strong: { toDOM: () => ["strong", 0] },
    em: { toDOM: () => ["em", 0] },
  },
});

/** Node types by name. */
export const nodeTypes = {
  paragraph: bodySchema.nodes.paragraph,
  heading: bodySchema.nodes.heading,
  bullets: bodySchema.nodes.bullet_list,
  numbers: bodySchema.nodes.ordered_list,
  item: bodySchema.nodes.list_item,
  quote: bodySchema.nodes.quote,
  picture: bodySchema.nodes.picture,
  rule: bodySchema.nodes.rule,
  table: bodySchema.nodes.table,
  row: bodySchema.nodes.table_row,
  cell: bodySchema.nodes.table_cell,
  head: bodySchema.nodes.table_header,
  fact: bodySchema.nodes.fact,
  break: bodySchema.nodes.break,
};

/** Mark types by name. */
export const markTypes = {
  link: bodySchema.marks.link,
  strong: bodySchema.marks.strong,
  em: bodySchema.marks.em,
};

/** Whether a node is a list of one of the two kinds. */
export function isListNode({ type }: Node): boolean {
  return type === nodeTypes.bullets || type === nodeTypes.numbers;
}
