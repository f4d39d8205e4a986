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
export function commaInText(
  page: RuleContext,
  entries: readonly YamlEntry[],
  at: number,
): Diagnostic[] {
  const entry = entries[at];
  if (entry?.style !== "plain" || !entry.key || entry.range.start === entry.range.end) return [];
  const rest = restOf(page, entries, at);
  const last = rest.at(-1)?.key;
  if (!last || rest.some(({ key }) => isField(page, key?.text ?? ""))) return [];
  const { start, end } = entry.range;
  const comma = page.text.indexOf(",", end);
  // A decimal number has no space after its comma.
  const isDecimal =
    /^-?\d+$/.test(page.text.slice(start, end)) && /^,\d/.test(page.text.slice(comma, comma + 2));
  if (isDecimal) return [];
  const edits = quoteEdits(page.text, start, last.range.end);
  const range = { start: comma, end: comma + 1 };
  return [ruleDiagnostic(page, "comma-in-text", {}, { range, edits, path: entry.path })];
}

/**
 * Whether words are the name of a known field, or begin with a name and a colon without a space.
 */
function isField(page: RuleContext, words: string): boolean {
  return page.fields.has(words) || /^[A-Za-z]\w*:(?!\/\/)/.test(words);
}

/** The names without a colon that directly follow a value in its braces. */
function restOf(page: RuleContext, entries: readonly YamlEntry[], at: number): YamlEntry[] {
  const rest: YamlEntry[] = [];
  for (let next = at + 1; ; next += 1) {
    const entry = entries[next];
    if (!entry || !isBare(page, entry)) return rest;
    rest.push(entry);
  }
}

/** Whether a comma or brace directly follows a name: only in braces may a name lack its colon. */
function isBare(page: RuleContext, { key, range, style }: YamlEntry): boolean {
  if (!key?.plain || style !== "plain" || range.start !== range.end) return false;
  return /^\s*[,}]/.test(page.text.slice(key.range.end, key.range.end + 100));
}

/**
 * Reports a colon in an item in brackets, `[a: b, c]`: YAML reads a group of fields without braces.
 */
export function colonInItem(
  page: RuleContext,
  { path, range, key, style }: YamlEntry,
  first: YamlEntry | undefined,
): Diagnostic[] {
  const isPair = !key && style === undefined && first?.key?.range.start === range.start;
  if (!isPair || !first?.key?.plain || !isInBrackets(page, range.start)) return [];
  if (page.fields.has(first.key.text)) return [];
  const start = page.text.indexOf(":", first.key.range.end);
  const edits = quoteEdits(page.text, range.start, Math.max(first.range.end, start + 1));
  return [
    ruleDiagnostic(page, "colon-in-text", {}, { range: { start, end: start + 1 }, edits, path }),
  ];
}

function isInBrackets(page: RuleContext, start: number): boolean {
  return /[[,]\s*$/.test(page.text.slice(Math.max(0, start - 100), start));
}
