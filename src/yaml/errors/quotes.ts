import type { Diagnostic, Edit } from "../diagnostic.ts";
import { linesToCopy, quote, quoteEdits } from "../edits.ts";
import { chatMessagePrefix } from "./chat-prefix.ts";
import { closingQuote, type LineShape } from "./line-shape.ts";
import { isInBlockText, ruleDiagnostic, type SyntaxErrorContext } from "./rule-context.ts";

const unknownEscape = /\\(?![0abtnvfre "/\\N_LPxuU\t])|\\x(?![\da-fA-F]{2})|\\u(?![\da-fA-F]{4})/;

/** A backslash in double quotes that begins no valid YAML escape. */
export function backslash(spot: SyntaxErrorContext): Diagnostic[] {
  const { value } = currentLine(spot);
  const inner = insideQuotes(value.text, '"');
  const at = inner?.search(unknownEscape) ?? -1;
  if (inner === undefined || at < 0) return [];
  const start = value.start + 1 + at;
  const edits = [{ start: value.start, end: value.end, text: quote(inner) }];
  return [ruleDiagnostic(spot, "backslash", {}, { range: { start, end: start + 2 }, edits })];
}

/** A quote or an apostrophe inside a quoted text that ends it too early. */
export function innerQuote(spot: SyntaxErrorContext): Diagnostic[] {
  return quotesWithin(spot, currentLine(spot).value);
}

/** Like `innerQuote`, for a value that may be one of several on its line. */
export function quotesWithin(spot: SyntaxErrorContext, value: LineShape["value"]): Diagnostic[] {
  const mark = value.text.charAt(0);
  const close = closingQuote(value.text);
  if (close < 0 || close === value.text.length - 1) return [];
  const start = value.start + close;
  const inner = insideQuotes(value.text, mark);
  if (inner === undefined) return textAfterQuotes(spot, value, close + 1);
  const edits = [{ start: value.start, end: value.end, text: quote(inner) }];
  return [
    ruleDiagnostic(
      spot,
      "inner-quote",
      { quote: mark },
      { range: { start, end: start + 1 }, edits },
    ),
  ];
}

function textAfterQuotes(
  spot: SyntaxErrorContext,
  value: LineShape["value"],
  from: number,
): Diagnostic[] {
  const text = value.text.slice(from).trim();
  const start = value.start + value.text.indexOf(text, from);
  const edits = quoteEdits(spot.text, value.start, value.end);
  const range = { start, end: start + text.length };
  return [ruleDiagnostic(spot, "text-after-quotes", { text }, { range, edits })];
}

/** A text that opens quotes on this line, or above it, and never closes them. */
export function openQuote(spot: SyntaxErrorContext): Diagnostic[] {
  const index = spot.shapes.findLastIndex(
    (shape, at) => at <= spot.index && opensQuotes(shape.value.text) && !isInBlockText(spot, shape),
  );
  const opening = spot.shapes[index];
  if (!opening) return [];
  const rest = spot.shapes.slice(index + 1);
  const stop = rest.findIndex((shape) => !isContinuation(opening, shape));
  const last = rest[(stop < 0 ? rest.length : stop) - 1] ?? opening;
  const { start, text } = opening.value;
  const mark = text.charAt(0);
  if (closingQuote(spot.text.slice(start, last.value.end)) >= 0) return [];
  const edits = closeQuoteEdits(spot, opening, last);
  const hint = linesToCopy(spot.text, [{ start, end: start, text: "" }, ...edits]);
  return [
    ruleDiagnostic(
      spot,
      "open-quote",
      { quote: mark },
      { range: { start, end: start + 1 }, edits, hint },
    ),
  ];
}

function opensQuotes(text: string): boolean {
  return /^["']/.test(text) && closingQuote(text) < 0;
}

function isContinuation(
  opening: LineShape,
  { line, indent, key, dashes, value }: LineShape,
): boolean {
  const isText = key === undefined && dashes.length === 0 && value.text !== "";
  return isText && indent > opening.indent && line.text !== "";
}

function closeQuoteEdits(spot: SyntaxErrorContext, { value }: LineShape, last: LineShape): Edit[] {
  const mark = value.text.charAt(0);
  const { end } = last.value;
  const inner = spot.text.slice(value.start + 1, end);
  const needsOtherQuotes = inner.includes(mark) || inner.includes("\\");
  if (needsOtherQuotes) return [{ start: value.start, end, text: quote(inner) }];
  return [{ start: end, end, text: mark }];
}

/** The date, time and name before a pasted chat message, whose punctuation YAML would parse. */
export function pastedChat(spot: SyntaxErrorContext): Diagnostic[] {
  const near = spot.shapes.slice(Math.max(0, spot.index - 1), spot.index + 1).reverse();
  return near.flatMap(({ value }) => {
    const head = /^\S/.test(value.text) ? chatMessagePrefix(value.text) : undefined;
    if (head?.start !== 0) return [];
    const rest = value.text.slice(head.end);
    const isPlain = !/^[^\p{L}\d]|:(?:\s|$)|\s#/u.test(rest);
    const edits = [{ start: value.start, end: value.end, text: isPlain ? rest : quote(rest) }];
    const range = { start: value.start, end: value.start + head.end };
    return [
      ruleDiagnostic(
        spot,
        "pasted-chat",
        { head: value.text.slice(0, head.end).trim() },
        { range, edits },
      ),
    ];
  });
}

/** A text that begins with a character reserved by YAML. */
export function reservedCharacter(spot: SyntaxErrorContext): Diagnostic[] {
  const { value } = currentLine(spot);
  const character = /^(?:[@`%*&!|>[{\]},?]|- |: )/.exec(value.text)?.[0]?.trim();
  if (!character) return [];
  const range = { start: value.start, end: value.start + 1 };
  const pasted = selfLabelledLink(value.text);
  if (pasted) return [pastedLink(spot, pasted)];
  const edits = quoteEdits(spot.text, value.start, value.end);
  const name = /^\s*(?:- )?to:/.test(spot.shapes[spot.index]?.line.text ?? "")
    ? /^@[\w.]+$/.exec(value.text)?.[0]
    : undefined;
  if (name) return [nameAsAddress(spot)];
  return [ruleDiagnostic(spot, "reserved-character", { character }, { range, edits })];
}

/** The URL of a Markdown link that has the same URL as its label. */
function selfLabelledLink(text: string): string | undefined {
  if (!/^\[\S+\)$/.test(text)) return undefined;
  const end = text.lastIndexOf("](", text.length - 4);
  const address = text.slice(end + 2, -1);
  return end > 1 && text.slice(1, end) === address ? address : undefined;
}

/**
 * A social network handle in a link. Quotes would not make it a URL, so there is no line to copy;
 * the "/" only lets parsing continue.
 */
function nameAsAddress(spot: SyntaxErrorContext): Diagnostic {
  const { value } = currentLine(spot);
  const range = { start: value.start, end: value.end };
  return ruleDiagnostic(
    spot,
    "name-as-address",
    {},
    { range, edits: [{ ...range, text: "/" }], hint: "" },
  );
}

/** A URL that a chat program turned into a Markdown link. */
function pastedLink(spot: SyntaxErrorContext, address: string): Diagnostic {
  const { value } = currentLine(spot);
  const range = { start: value.start, end: value.end };
  const edits = [{ ...range, text: quote(address) }];
  return ruleDiagnostic(spot, "pasted-link", { address }, { range, edits, hint: "" });
}

/** A list or group in brackets that lacks its closing bracket, or has one too many. */
export function brackets(spot: SyntaxErrorContext): Diagnostic[] {
  const above = spot.shapes.slice(Math.max(0, spot.index - 20), spot.index + 1).reverse();
  return above.flatMap((shape) => {
    const { value } = shape;
    const open = value.text.charAt(0);
    if ((open !== "[" && open !== "{") || isInBlockText(spot, shape)) return [];
    const end = open === "[" ? "]" : "}";
    const missing = occurrences(value.text, open) - occurrences(value.text, end);
    if (missing < 0) return extraBracket(spot, value, end);
    if (missing === 0 || value.text.endsWith(",")) return [];
    const range = { start: value.start, end: value.start + 1 };
    // A sentence is no list: closing the bracket would only cause another mistake.
    const isSentence = /^[[{]\s*\p{L}[^,:[{\]}]*\s[^,:[{\]}]+(?:\s|$)/u.test(value.text);
    const edits = isSentence
      ? quoteEdits(spot.text, value.start, value.end)
      : [{ start: value.end, end: value.end, text: end.repeat(missing) }];
    return [ruleDiagnostic(spot, "open-bracket", { bracket: open }, { range, edits })];
  });
}

function extraBracket(
  spot: SyntaxErrorContext,
  value: LineShape["value"],
  bracket: string,
): Diagnostic[] {
  const start = value.start + value.text.lastIndexOf(bracket);
  const range = { start, end: start + 1 };
  const edits = [{ ...range, text: "" }];
  return [ruleDiagnostic(spot, "extra-bracket", { bracket }, { range, edits })];
}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}

function currentLine(spot: SyntaxErrorContext): Pick<LineShape, "value"> {
  const nothing = { value: { text: "", start: spot.offset, end: spot.offset } };
  return spot.shapes[spot.index] ?? nothing;
}

function insideQuotes(text: string, mark: string): string | undefined {
  const isQuoted = text.length > 2 && text.startsWith(mark) && text.endsWith(mark);
  return isQuoted && /["']/.test(mark) ? text.slice(1, -1) : undefined;
}
