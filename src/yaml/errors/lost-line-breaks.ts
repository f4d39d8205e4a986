import type { Diagnostic, Edit } from "../diagnostic.ts";
import type { YamlEntry, YamlTree } from "../parse/entries.ts";
import { lineNumberInText } from "./joined-lines.ts";
import type { LineShape } from "./line-shape.ts";
import { type RuleContext, ruleDiagnostic } from "./rule-context.ts";

// Matches a field name after text and a wide gap: the line break before it was lost.
const gluedFieldPattern = /[^\s,{[][ \t]{2,}(?=((?:- )?([a-z]\w*):)(?:[ \t]|$))/gm;

/** Reports fields that became a part of the text before them because a line break was lost. */
export function findGluedFields(context: RuleContext, tree: YamlTree): Diagnostic[] {
  if (!/\S {2,}(?:- )?[a-z]\w*:/.test(context.text)) return [];
  return [...context.text.matchAll(gluedFieldPattern)].flatMap((match) => {
    const [gap, words = "", field = ""] = match;
    if (!context.fields.has(field) && !words.startsWith("-")) return [];
    const start = match.index + gap.length;
    const entry = tree.entries.find((each) => unquotedTextContains(each, start));
    return entry
      ? diagnoseGluedField(context, entry, { start, words, field, gap: gap.length - 1 })
      : [];
  });
}

function unquotedTextContains({ style, range }: YamlEntry, place: number): boolean {
  return (style === "plain" || style === "block") && range.start < place && place < range.end;
}

interface GluedField {
  start: number;
  words: string;
  field: string;
  gap: number;
}

function diagnoseGluedField(
  context: RuleContext,
  entry: YamlEntry,
  { start, words, field, gap }: GluedField,
): Diagnostic[] {
  const column = restoredLineColumn(context, entry, words, field);
  if (column === undefined) return [];
  const text = `\n${" ".repeat(column)}`;
  const edits: Edit[] = [{ start: start - gap, end: start, text }];
  const range = { start, end: start + words.length };
  return [ruleDiagnostic(context, "two-fields", { field }, { range, edits, path: entry.path })];
}

/**
 * Returns the column of the lost line: that of the last item with the same first field or, without
 * a dash, that of the last field.
 */
function restoredLineColumn(
  context: RuleContext,
  entry: YamlEntry,
  words: string,
  field: string,
): number | undefined {
  // For a block scalar, searches above its text, whose lines may only resemble fields.
  const own = entry.style === "block" ? 1 : 0;
  const above = context.shapes.slice(0, lineNumberInText(context, entry.range.start) - own);
  if (!words.startsWith("-")) return above.findLast(({ key }) => key !== undefined)?.column;
  const isAlike = ({ dashes, key }: LineShape) => dashes.length > 0 && key?.text === field;
  return above.findLast(isAlike)?.indent;
}

// A quick test. Most texts need not be split into lines.
const maybeOtherDash = /[\n\r][ \t]*[–—•●▪◦‣‐‑−·][ \t\u00a0]/;
const otherDashPattern = /^([ \t]*)([–—•●▪◦‣‐‑−·])[ \t\u00a0]+(?=\S)/;

/**
 * Reports items that begin with the dash or bullet of a word processor. YAML joins them to the item
 * above.
 */
export function diagnoseTypographicDash(
  context: RuleContext,
  { path, range }: YamlEntry,
): Diagnostic[] | undefined {
  if (!maybeOtherDash.test(context.text.slice(range.start, range.end))) return undefined;
  const first = lineNumberInText(context, range.start);
  const [top, ...below] = context.shapes.slice(first - 1, lineNumberInText(context, range.end));
  // Whether only the first items of the list begin with such a dash, and real items follow.
  const isMixed = !top?.key && below.some(({ dashes }) => dashes.length > 0);
  const lines = isMixed && top ? [top, ...below] : below;
  const column = top?.dashes.at(-1) ?? (isMixed ? top?.indent : undefined);
  if (column === undefined) return undefined;
  const found = lines.filter(({ line }) => otherDashPattern.test(line.text));
  const [line] = found.map((shape) => shape.line);
  if (!line) return undefined;
  const edits = found.map((shape) => replaceDashEdit(shape, column));
  const [, space = "", sign = ""] = otherDashPattern.exec(line.text) ?? [];
  const start = line.start + space.length;
  return [
    ruleDiagnostic(
      context,
      "other-dash",
      { sign },
      { range: { start, end: start + 1 }, edits, path },
    ),
  ];
}

function replaceDashEdit({ line }: LineShape, column: number): Edit {
  const [all = ""] = otherDashPattern.exec(line.text) ?? [];
  return { start: line.start, end: line.start + all.length, text: `${" ".repeat(column)}- ` };
}
