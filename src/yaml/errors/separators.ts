import type { Diagnostic, Edit } from "../diagnostic.ts";
import { quoteEdits } from "../edits.ts";
import { candidateLevels } from "./indent/indentation.ts";
import { findClosingQuote, isBlankOrComment, type LineShape } from "./line-shape.ts";
import {
  linesSinceLastField,
  ruleDiagnostic,
  type SyntaxErrorContext,
  significantLineAbove,
} from "./rule-context.ts";

/** Explains a ": " inside a text: YAML reads it as the beginning of another field. */
export function explainColonInText(context: SyntaxErrorContext): Diagnostic[] {
  const shape = context.shapes[context.index];
  if (!shape?.key || /^["']/.test(shape.value.text)) return [];
  const second = /:(?=\s|$)/.exec(shape.value.text);
  if (!second) return [];
  const at = shape.value.start + second.index;
  const isField = context.fields.has(shape.key.text) || /^\w+$/.test(shape.key.text);
  const start = isField ? shape.value.start : shape.key.start;
  const range = { start: at, end: at + 1 };
  return [
    ruleDiagnostic(
      context,
      "colon-in-text",
      {},
      { range, edits: quoteTextEdits(context, start, shape.value.end) },
    ),
  ];
}

/** Explains a ": " in the second or a later line of a text. */
export function explainColonInLongText(context: SyntaxErrorContext): Diagnostic[] {
  const shape = context.shapes[context.index];
  const top = shape && textAbove(context, shape);
  if (!shape?.key || !top || context.fields.has(shape.key.text)) return [];
  const start = context.text.indexOf(":", shape.key.end);
  const edits = quoteTextEdits(context, top.value.start, endOfText(context, top));
  return [
    ruleDiagnostic(context, "colon-in-text", {}, { range: { start, end: start + 1 }, edits }),
  ];
}

/** Whether the line is below a wrapped text, so that it may belong to that text. */
export function mayBelongToText(context: SyntaxErrorContext): boolean {
  const shape = context.shapes[context.index];
  const top = shape && textAbove(context, shape);
  if (!shape?.key || !top) return false;
  const isWord = /^[a-z]\w*$/i.test(shape.key.text);
  const isWrapped = top.line.text.length > 60 || shape.line.number > top.line.number + 1;
  const fieldsElsewhere = context.shapes.filter(({ key }) => key?.text === shape.key?.text).length;
  return fieldsElsewhere < 2 && (!isWord || isWrapped);
}

/**
 * Explains a " #" in a text that continues below, or inside brackets: YAML reads it as a comment.
 */
export function explainCommentInText(context: SyntaxErrorContext): Diagnostic[] {
  const near = context.shapes.slice(Math.max(0, context.index - 3), context.index + 1).reverse();
  return near.flatMap((shape) => {
    const hash = /\s#(?=\S)/.exec(shape.value.text);
    if (!hash || /^["'|>]/.test(shape.value.text)) return [];
    const start = shape.value.start + hash.index + 1;
    const range = { start, end: start + 1 };
    const place = { range, edits: quoteEditsAroundHash(context, shape, start) };
    const shown = shape.value.text.slice(0, hash.index).replace(/^[[{]\s*/, "");
    return [ruleDiagnostic(context, "comment-in-text", { shown }, place)];
  });
}

function quoteEditsAroundHash(context: SyntaxErrorContext, shape: LineShape, hash: number): Edit[] {
  if (!/^[[{]/.test(shape.value.text))
    return quoteTextEdits(context, shape.value.start, endOfText(context, shape));
  const before = context.text.slice(shape.value.start, hash);
  const start = shape.value.start + before.search(/[^[{,\s][^[{,]*$/);
  const end = hash + (/^[^,\]}\n\r]*/.exec(context.text.slice(hash))?.[0].trimEnd().length ?? 1);
  return quoteEdits(context.text, start, end);
}

/** Explains a colon or a dash without a space after it. */
export function explainMissingSpace(context: SyntaxErrorContext): Diagnostic[] {
  const above = significantLineAbove(context, context.index);
  const lines = [...(above ? [above] : []), ...linesSinceLastField(context)];
  return lines.flatMap(
    (shape) =>
      diagnoseMissingSpaceAfterDash(context, shape) ??
      diagnoseMissingSpaceAfterColon(context, shape) ??
      [],
  );
}

function diagnoseMissingSpaceAfterDash(
  context: SyntaxErrorContext,
  shape: LineShape,
): Diagnostic[] | undefined {
  if (!/^\s*-[^\s-]/.test(shape.line.text)) return undefined;
  const start = shape.line.start + shape.line.text.indexOf("-");
  return [ruleDiagnostic(context, "missing-space", { after: "-" }, missingSpacePlace(start))];
}

function diagnoseMissingSpaceAfterColon(
  context: SyntaxErrorContext,
  shape: LineShape,
): Diagnostic[] | undefined {
  const match = /^(["']?)[A-Za-z_][\w-]*\1(?=:\S)/.exec(
    context.text.slice(shape.column + shape.line.start),
  );
  if (!match) return undefined;
  const start = shape.line.start + shape.column + match[0].length;
  return [ruleDiagnostic(context, "missing-space", { after: ":" }, missingSpacePlace(start))];
}

function missingSpacePlace(start: number) {
  const range = { start, end: start + 1 };
  return { range, edits: [{ start: range.end, end: range.end, text: " " }] };
}

/** Explains the name of a field without its colon. */
export function explainMissingColon(context: SyntaxErrorContext): Diagnostic[] {
  return linesSinceLastField(context).flatMap((shape) => {
    const word = /^[A-Za-z]\w*(?=\s|$)/.exec(shape.line.text.slice(shape.column))?.[0];
    if (!word || !(context.fields.has(word) || opensGroup(context, shape, word))) return [];
    const start = shape.line.start + shape.column;
    const end = start + word.length;
    // Replaces an "=" or ";" that was typed instead of the colon.
    const [sign = ""] = /^[ \t]*[=;](?=[ \t])/.exec(context.text.slice(end)) ?? [];
    const edits = [{ start: end, end: end + sign.length, text: ":" }];
    return [
      ruleDiagnostic(context, "missing-colon", { field: word }, { range: { start, end }, edits }),
    ];
  });
}

// Whether a word is alone on its line, with a list or fields right below it.
function opensGroup(
  context: SyntaxErrorContext,
  { line, column }: LineShape,
  word: string,
): boolean {
  if (line.text.slice(column).trim() !== word) return false;
  const next = firstContentLineFrom(context, line.number);
  const begins = next?.key !== undefined || (next?.dashes.length ?? 0) > 0;
  return begins && next?.indent === column + 2;
}

/** Returns the first line at or after an index that is neither empty nor a comment. */
function firstContentLineFrom({ shapes }: SyntaxErrorContext, from: number): LineShape | undefined {
  for (let index = from; index < shapes.length; index += 1) {
    const shape = shapes[index];
    if (shape && !isBlankOrComment(shape.line)) return shape;
  }
  return undefined;
}

/** Explains stray characters before the name of a field, such as a quote or an asterisk. */
export function explainStrayCharacter(context: SyntaxErrorContext): Diagnostic[] {
  const above = context.shapes.slice(0, context.index + 1).reverse();
  const open = above.find(
    ({ value }) => /^["']/.test(value.text) && findClosingQuote(value.text) < 0,
  );
  const near = above.slice(0, 3).filter((shape) => shape !== open);
  return [...near, ...(open ? [open] : [])].flatMap((shape) => {
    const match = /^([^\w\s[{#-]{1,2})[ \t]*([a-z]\w*)[ \t]*:(?:\s|$)/.exec(
      context.text.slice(shape.line.start + shape.column, shape.line.end),
    );
    const [, sign = "", field = ""] = match ?? [];
    if (!context.fields.has(field)) return [];
    const start = shape.line.start + shape.column;
    const range = { start, end: start + sign.length };
    const edits = [{ ...range, text: "" }];
    return [ruleDiagnostic(context, "stray-sign", { sign, field }, { range, edits })];
  });
}

/** Explains two fields on one line: a line break between them was lost. */
export function explainTwoFields(context: SyntaxErrorContext): Diagnostic[] {
  const shape = context.shapes[context.index];
  if (!shape?.key || /^["']/.test(shape.value.text)) return [];
  const from = context.text.indexOf(":", shape.key.end) + 1;
  const rest = context.text.slice(from, shape.value.end);
  const next = firstContentLineFrom(context, context.index + 1);
  const isGroup = next?.key !== undefined && next.column > shape.column;
  const match = [...rest.matchAll(/[ \t]+((?:- )?([a-z]\w*):)(?=\s|$)/g)].find(
    ({ index, 2: field = "" }) => context.fields.has(field) || (isGroup && index === 0),
  );
  const [gap = "", words = "", field = ""] = match ?? [];
  if (!match) return [];
  const end = from + match.index + gap.length;
  const range = { start: end - words.length, end };
  const column = targetColumnOfSecondField(context, {
    shape,
    next,
    words,
    isInside: match.index === 0,
  });
  const edits = [{ start: from + match.index, end: range.start, text: `\n${" ".repeat(column)}` }];
  return [ruleDiagnostic(context, "two-fields", { field }, { range, edits })];
}

interface LostLineBreak {
  shape: LineShape;
  next?: LineShape;
  /** The second field, with the dash of its item if it has one. */
  words: string;
  /** Whether it directly follows the colon of the first one. */
  isInside: boolean;
}

// A field that directly follows the colon of another one is its child; any other is its sibling.
function targetColumnOfSecondField(
  context: SyntaxErrorContext,
  { shape, next, words, isInside }: LostLineBreak,
): number {
  const dash = words.startsWith("- ") ? 2 : 0;
  const isDeeper = next !== undefined && next.column > shape.column + dash;
  if (isInside) return isDeeper ? next.column - dash : shape.column + 2;
  const item =
    dash > 0 ? candidateLevels(context, shape).find(({ mark }) => mark === "-") : undefined;
  return item?.column ?? shape.column;
}

function textAbove(context: SyntaxErrorContext, shape: LineShape): LineShape | undefined {
  const top = context.shapes
    .slice(0, shape.line.number - 1)
    .findLast((above) => !isBlankOrComment(above.line) && above.column < shape.indent);
  return top && /^[^"'|>[{]/.test(top.value.text) ? top : undefined;
}

function endOfText(context: SyntaxErrorContext, top: LineShape): number {
  const rest = context.shapes.slice(top.line.number);
  const end = rest.findIndex((shape) => isBlankOrComment(shape.line) || shape.indent <= top.indent);
  return (end < 0 ? rest : rest.slice(0, end)).at(-1)?.value.end ?? top.value.end;
}

// Returns the edits that put quotes around a text. Typographic quotes around the whole text become
// straight ones, which the author meant.
function quoteTextEdits(context: SyntaxErrorContext, start: number, end: number): Edit[] {
  const written = context.text.slice(start, end);
  const inner = /^[“”„]([^"\\“”]*)[“”]$/.exec(written)?.[1];
  if (inner === undefined) return quoteEdits(context.text, start, end);
  return [
    { start, end: start + 1, text: '"' },
    { start: end - 1, end, text: '"' },
  ];
}
