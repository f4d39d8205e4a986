import type { Diagnostic, Edit } from "../diagnostic.ts";
import { addQuotes, correctedLines, quoteEdits } from "../edits.ts";
import { findClosingQuote, type LineShape } from "./line-shape.ts";
import { findPastedChatPrefix } from "./pasted-chat-prefix.ts";
import { isInBlockText, ruleDiagnostic, type SyntaxErrorContext } from "./rule-context.ts";

const unknownEscape = /\\(?![0abtnvfre "/\\N_LPxuU\t])|\\x(?![\da-fA-F]{2})|\\u(?![\da-fA-F]{4})/;

/** Explains a backslash in double quotes that begins no valid YAML escape. */
export function explainBackslash(context: SyntaxErrorContext): Diagnostic[] {
  const { value } = currentLine(context);
  const inner = stripEnclosingQuotes(value.text, '"');
  const at = inner?.search(unknownEscape) ?? -1;
  if (inner === undefined || at < 0) return [];
  const start = value.start + 1 + at;
  const edits = [{ start: value.start, end: value.end, text: addQuotes(inner) }];
  return [ruleDiagnostic(context, "backslash", {}, { range: { start, end: start + 2 }, edits })];
}

/** Explains a quote or an apostrophe that ends a quoted text too early. */
export function explainInnerQuote(context: SyntaxErrorContext): Diagnostic[] {
  return explainQuotesInValue(context, currentLine(context).value);
}

/** Like `explainInnerQuote`, for a value that may be one of several on its line. */
export function explainQuotesInValue(
  context: SyntaxErrorContext,
  value: LineShape["value"],
): Diagnostic[] {
  const mark = value.text.charAt(0);
  const close = findClosingQuote(value.text);
  if (close < 0 || close === value.text.length - 1) return [];
  const start = value.start + close;
  const inner = stripEnclosingQuotes(value.text, mark);
  if (inner === undefined) return explainTextAfterQuotes(context, value, close + 1);
  const edits = [{ start: value.start, end: value.end, text: addQuotes(inner) }];
  return [
    ruleDiagnostic(
      context,
      "inner-quote",
      { quote: mark },
      { range: { start, end: start + 1 }, edits },
    ),
  ];
}

function explainTextAfterQuotes(
  context: SyntaxErrorContext,
  value: LineShape["value"],
  from: number,
): Diagnostic[] {
  const text = value.text.slice(from).trim();
  const start = value.start + value.text.indexOf(text, from);
  const edits = quoteEdits(context.text, value.start, value.end);
  const range = { start, end: start + text.length };
  return [ruleDiagnostic(context, "text-after-quotes", { text }, { range, edits })];
}

/** Explains quotes that open on this line, or above it, and never close. */
export function explainOpenQuote(context: SyntaxErrorContext): Diagnostic[] {
  const index = context.shapes.findLastIndex(
    (shape, at) =>
      at <= context.index &&
      startsUnclosedQuote(shape.value.text) &&
      !isInBlockText(context, shape),
  );
  const opening = context.shapes[index];
  if (!opening) return [];
  const rest = context.shapes.slice(index + 1);
  const stop = rest.findIndex((shape) => !isContinuationLine(opening, shape));
  const last = rest[(stop < 0 ? rest.length : stop) - 1] ?? opening;
  const { start, text } = opening.value;
  const mark = text.charAt(0);
  if (findClosingQuote(context.text.slice(start, last.value.end)) >= 0) return [];
  const edits = closeQuoteEdits(context, opening, last);
  const hint = correctedLines(context.text, [{ start, end: start, text: "" }, ...edits]);
  return [
    ruleDiagnostic(
      context,
      "open-quote",
      { quote: mark },
      { range: { start, end: start + 1 }, edits, hint },
    ),
  ];
}

function startsUnclosedQuote(text: string): boolean {
  return /^["']/.test(text) && findClosingQuote(text) < 0;
}

function isContinuationLine(
  opening: LineShape,
  { line, indent, key, dashes, value }: LineShape,
): boolean {
  const isText = key === undefined && dashes.length === 0 && value.text !== "";
  return isText && indent > opening.indent && line.text !== "";
}

function closeQuoteEdits(
  context: SyntaxErrorContext,
  { value }: LineShape,
  last: LineShape,
): Edit[] {
  const mark = value.text.charAt(0);
  const { end } = last.value;
  const inner = context.text.slice(value.start + 1, end);
  const needsOtherQuotes = inner.includes(mark) || inner.includes("\\");
  if (needsOtherQuotes) return [{ start: value.start, end, text: addQuotes(inner) }];
  return [{ start: end, end, text: mark }];
}

/**
 * Explains the date, time and name before a pasted chat message. YAML would parse their
 * punctuation.
 */
export function explainPastedChat(context: SyntaxErrorContext): Diagnostic[] {
  const near = context.shapes.slice(Math.max(0, context.index - 1), context.index + 1).reverse();
  return near.flatMap(({ value }) => {
    const head = /^\S/.test(value.text) ? findPastedChatPrefix(value.text) : undefined;
    if (head?.start !== 0) return [];
    const rest = value.text.slice(head.end);
    const isPlain = !/^[^\p{L}\d]|:(?:\s|$)|\s#/u.test(rest);
    const edits = [{ start: value.start, end: value.end, text: isPlain ? rest : addQuotes(rest) }];
    const range = { start: value.start, end: value.start + head.end };
    return [
      ruleDiagnostic(
        context,
        "pasted-chat",
        { head: value.text.slice(0, head.end).trim() },
        { range, edits },
      ),
    ];
  });
}

/** Explains a text that begins with a character reserved by YAML. */
export function explainReservedCharacter(context: SyntaxErrorContext): Diagnostic[] {
  const { value } = currentLine(context);
  const character = /^(?:[@`%*&!|>[{\]},?]|- |: )/.exec(value.text)?.[0]?.trim();
  if (!character) return [];
  const range = { start: value.start, end: value.start + 1 };
  const pasted = parseSelfLabelledLink(value.text);
  if (pasted) return [diagnosePastedLink(context, pasted)];
  const edits = quoteEdits(context.text, value.start, value.end);
  const name = /^\s*(?:- )?to:/.test(context.shapes[context.index]?.line.text ?? "")
    ? /^@[\w.]+$/.exec(value.text)?.[0]
    : undefined;
  if (name) return [diagnoseHandleAsUrl(context)];
  return [ruleDiagnostic(context, "reserved-character", { character }, { range, edits })];
}

/** Returns the URL of a Markdown link whose label is the same URL. */
function parseSelfLabelledLink(text: string): string | undefined {
  if (!/^\[\S+\)$/.test(text)) return undefined;
  const end = text.lastIndexOf("](", text.length - 4);
  const address = text.slice(end + 2, -1);
  return end > 1 && text.slice(1, end) === address ? address : undefined;
}

/**
 * Reports a social network handle in a link. Quotes would not make it a URL, so there is no line to
 * copy. The inserted "/" only lets parsing continue.
 */
function diagnoseHandleAsUrl(context: SyntaxErrorContext): Diagnostic {
  const { value } = currentLine(context);
  const range = { start: value.start, end: value.end };
  return ruleDiagnostic(
    context,
    "name-as-address",
    {},
    { range, edits: [{ ...range, text: "/" }], hint: "" },
  );
}

/** Reports a URL that a chat program turned into a Markdown link. */
function diagnosePastedLink(context: SyntaxErrorContext, address: string): Diagnostic {
  const { value } = currentLine(context);
  const range = { start: value.start, end: value.end };
  const edits = [{ ...range, text: addQuotes(address) }];
  return ruleDiagnostic(context, "pasted-link", { address }, { range, edits, hint: "" });
}

/** Explains a list or group in brackets that lacks its closing bracket, or has one too many. */
export function explainUnbalancedBrackets(context: SyntaxErrorContext): Diagnostic[] {
  const above = context.shapes.slice(Math.max(0, context.index - 20), context.index + 1).reverse();
  return above.flatMap((shape) => {
    const { value } = shape;
    const open = value.text.charAt(0);
    if ((open !== "[" && open !== "{") || isInBlockText(context, shape)) return [];
    const end = open === "[" ? "]" : "}";
    const missing = countOccurrences(value.text, open) - countOccurrences(value.text, end);
    if (missing < 0) return diagnoseExtraBracket(context, value, end);
    if (missing === 0 || value.text.endsWith(",")) return [];
    const range = { start: value.start, end: value.start + 1 };
    // A sentence is not a list. Closing the bracket would only cause another mistake.
    const isSentence = /^[[{]\s*\p{L}[^,:[{\]}]*\s[^,:[{\]}]+(?:\s|$)/u.test(value.text);
    const edits = isSentence
      ? quoteEdits(context.text, value.start, value.end)
      : [{ start: value.end, end: value.end, text: end.repeat(missing) }];
    return [ruleDiagnostic(context, "open-bracket", { bracket: open }, { range, edits })];
  });
}

function diagnoseExtraBracket(
  context: SyntaxErrorContext,
  value: LineShape["value"],
  bracket: string,
): Diagnostic[] {
  const start = value.start + value.text.lastIndexOf(bracket);
  const range = { start, end: start + 1 };
  const edits = [{ ...range, text: "" }];
  return [ruleDiagnostic(context, "extra-bracket", { bracket }, { range, edits })];
}

function countOccurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}

function currentLine(context: SyntaxErrorContext): Pick<LineShape, "value"> {
  const nothing = { value: { text: "", start: context.offset, end: context.offset } };
  return context.shapes[context.index] ?? nothing;
}

function stripEnclosingQuotes(text: string, mark: string): string | undefined {
  const isQuoted = text.length > 2 && text.startsWith(mark) && text.endsWith(mark);
  return isQuoted && /["']/.test(mark) ? text.slice(1, -1) : undefined;
}
