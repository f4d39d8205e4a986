import type { Diagnostic } from "../../diagnostic.ts";
import { quoteEdits } from "../../edits.ts";
import type { YamlEntry } from "../../parse/entries.ts";
import { type RuleContext, ruleDiagnostic } from "../rule-context.ts";

/**
 * Reports a text in braces that continues after a comma, `{ description: a, b }`: YAML reads `b` as
 * a field without a colon. If `b` is the name of a known field, only its colon is missing, and this
 * rule reports nothing.
 *
 * @param entries all values of a file
 * @param at the index of the text in `entries`
 */
export function findCommaInText(
  context: RuleContext,
  entries: readonly YamlEntry[],
  at: number,
): Diagnostic[] {
  const entry = entries[at];
  if (entry?.style !== "plain" || !entry.key || entry.range.start === entry.range.end) return [];
  const rest = followingBareNames(context, entries, at);
  const last = rest.at(-1)?.key;
  if (!last || rest.some(({ key }) => looksLikeField(context, key?.text ?? ""))) return [];
  const { start, end } = entry.range;
  const comma = context.text.indexOf(",", end);
  // A decimal number has no space after its comma.
  const isDecimal =
    /^-?\d+$/.test(context.text.slice(start, end)) &&
    /^,\d/.test(context.text.slice(comma, comma + 2));
  if (isDecimal) return [];
  const edits = quoteEdits(context.text, start, last.range.end);
  const range = { start: comma, end: comma + 1 };
  return [ruleDiagnostic(context, "comma-in-text", {}, { range, edits, path: entry.path })];
}

/**
 * Whether words are the name of a known field, or begin with such a name and a colon without a
 * space.
 */
function looksLikeField(context: RuleContext, words: string): boolean {
  return context.fields.has(words) || /^[A-Za-z]\w*:(?!\/\/)/.test(words);
}

/** Returns the names without a colon that directly follow a value in its braces. */
function followingBareNames(
  context: RuleContext,
  entries: readonly YamlEntry[],
  at: number,
): YamlEntry[] {
  const rest: YamlEntry[] = [];
  for (let next = at + 1; ; next += 1) {
    const entry = entries[next];
    if (!entry || !isNameWithoutColon(context, entry)) return rest;
    rest.push(entry);
  }
}

/** Whether a comma or brace directly follows a name. Only in braces may a name lack its colon. */
function isNameWithoutColon(context: RuleContext, { key, range, style }: YamlEntry): boolean {
  if (!key?.plain || style !== "plain" || range.start !== range.end) return false;
  return /^\s*[,}]/.test(context.text.slice(key.range.end, key.range.end + 100));
}

/**
 * Reports a colon in an item in brackets, `[a: b, c]`. YAML reads a group of fields without braces.
 */
export function findColonInItem(
  context: RuleContext,
  { path, range, key, style }: YamlEntry,
  first: YamlEntry | undefined,
): Diagnostic[] {
  const isPair = !key && style === undefined && first?.key?.range.start === range.start;
  if (!isPair || !first?.key?.plain || !followsBracketOrComma(context, range.start)) return [];
  if (context.fields.has(first.key.text)) return [];
  const start = context.text.indexOf(":", first.key.range.end);
  const edits = quoteEdits(context.text, range.start, Math.max(first.range.end, start + 1));
  return [
    ruleDiagnostic(context, "colon-in-text", {}, { range: { start, end: start + 1 }, edits, path }),
  ];
}

function followsBracketOrComma(context: RuleContext, start: number): boolean {
  return /[[,]\s*$/.test(context.text.slice(Math.max(0, start - 100), start));
}
