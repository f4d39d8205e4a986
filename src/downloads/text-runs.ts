import { type InlineNode, parseInline } from "../model/markup/inline.ts";

/** A run of text with one style. */
export interface TextRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  /** Whether the run is a blank that the reader fills in. */
  blank?: boolean;
}

/** Splits a text with inline markup into runs. `[[…]]` is a blank to fill in. */
export function parseRuns(text: string): TextRun[] {
  return parseInline(text.replace(/\s+/g, " ").trim()).flatMap((node) => toTextRuns(node, {}));
}

/** Returns a text without markup, on one line. */
export function stripInlineMarkup(text: string): string {
  return parseRuns(text)
    .map((run) => run.text)
    .join("");
}

function toTextRuns(node: InlineNode, look: Omit<TextRun, "text">): TextRun[] {
  switch (node.kind) {
    case "text":
      return splitFillInBlanks(node.text, look);
    case "break":
      return [{ ...look, text: " " }];
    case "link":
      return node.children.flatMap((child) => toTextRuns(child, look));
    case "strong":
      return node.children.flatMap((child) => toTextRuns(child, { ...look, bold: true }));
    case "em":
      return node.children.flatMap((child) => toTextRuns(child, { ...look, italic: true }));
  }
}

function splitFillInBlanks(text: string, look: Omit<TextRun, "text">): TextRun[] {
  const parts = text.split(/(\[\[[^\]]+\]\])/).filter((part) => part !== "");
  return parts.map((part) => {
    const blank = /^\[\[(.+)\]\]$/.exec(part)?.[1];
    return blank === undefined
      ? { ...look, text: part }
      : { ...look, text: `[${blank}]`, blank: true };
  });
}
