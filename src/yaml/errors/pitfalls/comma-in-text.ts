import type { Diagnostic } from "../../diagnostic.ts";
import { quoteEdits } from "../../edits.ts";
import type { YamlEntry } from "../../parse/entries.ts";
import { type RuleContext, ruleDiagnostic } from "../rule-context.ts";

/**
 * A text between braces that goes on behind a comma, `{ description: a, b }`: YAML reads the name of a
 * field without a colon. Words that name a field lack their colon, and are no part of the text.
 *
 * @param entries all values of a file
 * @param at the place of the text among them
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
  // A decimal number has no space behind its comma.
  const isDecimal =
    /^-?\d+$/.test(page.text.slice(start, end)) && /^,\d/.test(page.text.slice(comma, comma + 2));
  if (isDecimal) return [];
  const edits = quoteEdits(page.text, start, last.range.end);
  const range = { start: comma, end: comma + 1 };
  return [ruleDiagnostic(page, "comma-in-text", {}, { range, edits, path: entry.path })];
}

/** Words that name a field, or that begin with one whose colon has no space behind it. */
function isField(page: RuleContext, words: string): boolean {
  return page.fields.has(words) || /^[A-Za-z]\w*:(?!\/\/)/.test(words);
}

/** The names without a colon that follow a value in its braces. */
function restOf(page: RuleContext, entries: readonly YamlEntry[], at: number): YamlEntry[] {
  const rest: YamlEntry[] = [];
  for (let next = at + 1; ; next += 1) {
    const entry = entries[next];
    if (!entry || !isBare(page, entry)) return rest;
    rest.push(entry);
  }
}

/** A comma or brace right behind a name: only between braces may it lack its colon. */
function isBare(page: RuleContext, { key, range, style }: YamlEntry): boolean {
  if (!key?.plain || style !== "plain" || range.start !== range.end) return false;
  return /^\s*[,}]/.test(page.text.slice(key.range.end, key.range.end + 100));
}

/** A colon in an item between brackets, `[a: b, c]`: YAML reads a group of fields that has no braces. */
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
