import type { Edit } from "../../diagnostic.ts";
import type { Line } from "../../lines.ts";
import type { ScalarNode } from "../cst.ts";
import type { EditContext } from "../edit-context.ts";
import { editFoldedText, foldText } from "./folding.ts";
import { hasInvisibleCharacter } from "./inline-scalar.ts";

/** A formatted value: the text on the line of its key or dash, and the lines below. */
export interface FormattedValue {
  head: string;
  /** Whole lines, with their indentation. */
  body: readonly string[];
}

export type BlockScalarStyle = "literal" | "folded";

/**
 * Formats a text as a block scalar. Returns `undefined` if a block scalar cannot hold it.
 *
 * @param indent number of spaces before each line
 * @param width maximum line length of a folded text, including the indentation
 */
export function formatBlockScalar(
  text: string,
  style: BlockScalarStyle,
  indent: number,
  width: number,
): FormattedValue | undefined {
  if (!fitsBlockScalar(text) || /^\s/.test(text)) return undefined;
  const words = text.replace(/\n+$/, "");
  const lines = style === "folded" ? foldText(words, width - indent) : words.split("\n");
  if (!lines) return undefined;
  const tail = trailingBlankLines(text);
  const head = `${style === "folded" ? ">" : "|"}${chompingIndicator(text)}`;
  return { head, body: [...lines, ...tail].map((line) => indentLine(line, indent)) };
}

function indentLine(line: string, indent: number): string {
  return line === "" ? "" : " ".repeat(indent) + line;
}

/** Whether a block scalar can hold a text without escapes. */
function fitsBlockScalar(text: string): boolean {
  return /\S/.test(text) && !hasInvisibleCharacter(text.replace(/[\n\t]/g, ""));
}

function chompingIndicator(text: string): "-" | "" | "+" {
  const breaks = countFinalBreaks(text);
  return breaks === 0 ? "-" : breaks === 1 ? "" : "+";
}

function countFinalBreaks(text: string): number {
  return text.length - text.replace(/\n+$/, "").length;
}

// Returns the trailing blank lines, which "+" keeps. The first line break ends the last line of
// text.
function trailingBlankLines(text: string): string[] {
  return Array.from({ length: Math.max(0, countFinalBreaks(text) - 1) }, () => "");
}

/**
 * Returns edits to only the changed lines of a block scalar, and to its header if necessary.
 * Returns `undefined` if the block scalar cannot hold the text.
 *
 * @param column the column of the key or dash before it
 */
export function editBlockScalar(
  context: EditContext,
  node: ScalarNode,
  text: string,
  column: number,
): Edit[] | undefined {
  if (!fitsBlockScalar(text) || node.indent < 0) return undefined;
  const old = valueLines(context, node);
  const lines = blockScalarLines(node, old, text.replace(/\n+$/, ""));
  const sign = editBlockHeader(context.text, node, text, column);
  if (!lines || !sign) return undefined;
  const wanted = [...lines, ...trailingBlankLines(text)].map((line) =>
    indentLine(line, node.indent),
  );
  return [...sign, ...replaceLines(context, old, wanted, node.indent)];
}

function blockScalarLines(
  node: ScalarNode,
  old: readonly Line[],
  words: string,
): string[] | undefined {
  if (node.style === "literal") return words.split("\n");
  const written = old.map((line) => line.text.slice(node.indent));
  const longest = Math.max(...written.map(({ length }) => length));
  const width = longest >= 60 ? longest : 100 - node.indent;
  return editFoldedText(written, words, width);
}

/** Returns the lines of the block that belong to its value. */
function valueLines({ lines }: EditContext, { content, end, chomping }: ScalarNode): Line[] {
  const last = chomping === "keep" ? content.end - 1 : end;
  return lines.filter((line) => line.start >= content.start && line.start <= last);
}

// Edits the header if the line breaks at the end change, or if the first line begins with a space.
function editBlockHeader(
  source: string,
  node: ScalarNode,
  text: string,
  column: number,
): Edit[] | undefined {
  const { start, chomping, indent } = node;
  const written = /^[|>][-+\d]*/.exec(source.slice(start, start + 3))?.[0] ?? "";
  const mark = chomping === "keep" && text.endsWith("\n") ? "+" : chompingIndicator(text);
  const needed = /^\n* /.test(text) ? String(indent - column) : "";
  const digit = /\d/.exec(written)?.[0] ?? needed;
  if (digit.length > 1) return undefined;
  const isKept = mark === { strip: "-", clip: "", keep: "+" }[chomping] && written.includes(digit);
  const head = `${written.charAt(0)}${digit}${mark}`;
  return isKept ? [] : [{ start, end: start + written.length, text: head }];
}

/**
 * Returns the edits that replace the changed lines. Equal lines at the beginning and at the end
 * stay.
 */
function replaceLines(
  { text, detectedStyle }: EditContext,
  old: readonly Line[],
  wanted: readonly string[],
  indent: number,
): Edit[] {
  const isSame = (line: Line | undefined, other: string | undefined) =>
    line !== undefined &&
    (line.text === other || (other === "" && isBlankWithinIndent(line.text, indent)));
  let from = 0;
  while (from < Math.min(old.length, wanted.length) && isSame(old[from], wanted[from])) from += 1;
  let [to, until] = [old.length, wanted.length];
  for (; to > from && until > from && isSame(old[to - 1], wanted[until - 1]); to -= 1) until -= 1;
  if (from === to && from === until) return [];
  const added = wanted.slice(from, until);
  const [first, last] = [old[from], old[to - 1]];
  if (to > from && first && last && until > from)
    return [{ start: first.start, end: last.end, text: added.join(detectedStyle.eol) }];
  return from < to
    ? removeLinesEdit(text, old, from, to)
    : addLinesEdit(old, from, added, detectedStyle.eol);
}

function isBlankWithinIndent(line: string, indent: number): boolean {
  return line.length <= indent && /^ *$/.test(line);
}

function removeLinesEdit(text: string, old: readonly Line[], from: number, to: number): Edit[] {
  const [first, last, next] = [old[from], old[to - 1], old[to]];
  if (first && next) return [{ start: first.start, end: next.start, text: "" }];
  const before = old[from - 1];
  return before && last
    ? [{ start: before.end, end: Math.min(last.end, text.length), text: "" }]
    : [];
}

function addLinesEdit(
  old: readonly Line[],
  at: number,
  added: readonly string[],
  eol: string,
): Edit[] {
  const [line, before] = [old[at], old[at - 1]];
  if (line)
    return [{ start: line.start, end: line.start, text: added.map((each) => each + eol).join("") }];
  if (!before) return [];
  return [{ start: before.end, end: before.end, text: added.map((each) => eol + each).join("") }];
}
