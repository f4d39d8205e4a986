import type { Diagnostic } from "../diagnostic.ts";
import { quoteEdits } from "../edits.ts";
import { findClosingQuote, type LineShape } from "./line-shape.ts";
import { explainQuotesInValue } from "./quotes-and-brackets.ts";
import { isInBlockText, ruleDiagnostic, type SyntaxErrorContext } from "./rule-context.ts";

const maximumLinesAbove = 20;

/** Explains a text that breaks a group of fields on one line: `{ id: a, label: "b }`. */
export function explainBrokenBraces(context: SyntaxErrorContext): Diagnostic[] {
  const above = context.shapes
    .slice(Math.max(0, context.index - maximumLinesAbove), context.index + 1)
    .reverse();
  const groups = above.filter(
    (shape) => /^\{\s*[A-Za-z]\w*:\s/.test(shape.value.text) && !isInBlockText(context, shape),
  );
  return groups.flatMap((shape) =>
    flowValues(shape).flatMap((value) => diagnoseFlowValue(context, value)),
  );
}

interface FlowValue {
  text: string;
  start: number;
  end: number;
}

// A comma ends a value only if another field follows.
function flowValues({ value: { text, start } }: LineShape): FlowValue[] {
  const inner = /^\{(.*?)\s*\}?$/.exec(text)?.[1] ?? "";
  const names = [...inner.matchAll(/(?:^|,)\s*[A-Za-z]\w*:[ \t]+/g)];
  return names.map((name, index) => {
    const from = name.index + name[0].length;
    const value = inner.slice(from, names[index + 1]?.index).trimEnd();
    const place = start + 1 + from;
    return { text: value, start: place, end: place + value.length };
  });
}

function diagnoseFlowValue(
  context: SyntaxErrorContext,
  { text, start, end }: FlowValue,
): Diagnostic[] {
  const mark = text.charAt(0);
  const close = findClosingQuote(text);
  if (/["']/.test(mark))
    return close < 0
      ? diagnoseUnclosedQuote(context, start, end)
      : explainQuotesInValue(context, { text, start, end });
  const edits = quoteEdits(context.text, start, end);
  const range = { start, end: start + 1 };
  if (hasInvalidFirstCharacter(text))
    return [ruleDiagnostic(context, "reserved-character", { character: mark }, { range, edits })];
  const colon = text.search(/:(?=\s|$)/);
  if (colon < 0) return [];
  const place = { range: { start: start + colon, end: start + colon + 1 }, edits };
  return [ruleDiagnostic(context, "colon-in-text", {}, place)];
}

function hasInvalidFirstCharacter(text: string): boolean {
  const pairs: Readonly<Record<string, string>> = { "[": "]", "{": "}" };
  const end = pairs[text.charAt(0)];
  return end === undefined ? /^[&*!|>@`%]/.test(text) : !text.endsWith(end);
}

function diagnoseUnclosedQuote(
  context: SyntaxErrorContext,
  start: number,
  end: number,
): Diagnostic[] {
  const quote = context.text.charAt(start);
  const edits = [{ start: end, end, text: quote }];
  return [
    ruleDiagnostic(context, "open-quote", { quote }, { range: { start, end: start + 1 }, edits }),
  ];
}
