import type { Diagnostic, Range } from "../../diagnostic.ts";
import { quoteEdits } from "../../edits.ts";
import type { EntryKey, YamlEntry } from "../../parse/entries.ts";
import { forbiddenKeys } from "../../parse/tree.ts";
import { blankClass, toCommonSpaces } from "../invisible-spaces/invisible-characters.ts";
import { diagnoseGluedDash } from "../joined-lines.ts";
import { type RuleContext, ruleDiagnostic } from "../rule-context.ts";

/**
 * Reports anchors, aliases and tags. A text such as "&nbsp; Olá" or "*Olá" would lose its first
 * word, because YAML reads it as one of these.
 */
export function findAnchorOrTagPitfalls(
  context: RuleContext,
  entry: YamlEntry,
  names: ReadonlySet<string>,
): Diagnostic[] {
  const range = entry.marks[0];
  if (!range) return [];
  const mark = context.text.slice(range.start, range.end);
  const isUsed = mark.startsWith("&") && names.has(`*${mark.slice(1)}`);
  const isAlias = mark.startsWith("*") && names.has(`&${mark.slice(1)}`);
  const isText = entry.style === "plain" || mark.startsWith("*");
  const { path } = entry;
  if (isUsed || isAlias || mark.startsWith("!!") || !isText) {
    const edits = mark.startsWith("*")
      ? quoteEdits(context.text, range.start, range.end)
      : [{ start: range.start, end: range.end, text: "" }];
    return [ruleDiagnostic(context, "shortcut", { mark }, { range, edits, path, hint: "" })];
  }
  const end = Math.max(range.end, entry.range.end);
  const edits = quoteEdits(context.text, range.start, end);
  const character = mark.charAt(0);
  return [ruleDiagnostic(context, "reserved-character", { character }, { range, edits, path })];
}

const blankAround = new RegExp(`^[\\s${blankClass}]+|[\\s${blankClass}]+$`, "g");
const gluedBlank = new RegExp(`^([A-Za-z]\\w*):([\\s${blankClass}]+)\\S`);

/** Reports mistakes in the name of a field. */
export function findKeyPitfalls(
  context: RuleContext,
  { key, path, range: value }: YamlEntry,
): Diagnostic[] {
  if (!key) return [];
  const { range } = key;
  if (forbiddenKeys.includes(key.text))
    return [ruleDiagnostic(context, "forbidden-key", { field: key.text }, { range, path })];
  if (/[[{]/.test(context.text.charAt(range.start)))
    return [diagnoseBracketKey(context, range, path)];
  if (isAfterQuestionMark(context, range.start)) return [diagnoseQuestionKey(context, key, path)];
  if (key.text === "") return [diagnoseNamelessKey(context, range.start, path)];
  if (!key.plain) return [];
  if (/^-\S/.test(key.text)) return [diagnoseGluedDash(context, range.start, path)];
  if (value.start === value.end && key.text.includes(":")) {
    const found = diagnoseGluedValue(context, key.text, range.start, path);
    if (found) return [found];
  }
  return diagnoseKeyBlanks(context, key.text, range.start, path);
}

function diagnoseBracketKey(context: RuleContext, range: Range, path: string): Diagnostic {
  const edits = quoteEdits(context.text, range.start, range.end);
  const character = context.text.charAt(range.start);
  return ruleDiagnostic(context, "reserved-character", { character }, { range, edits, path });
}

function isAfterQuestionMark(context: RuleContext, start: number): boolean {
  let before = start - 1;
  while (" \t".includes(context.text.charAt(before)) && before >= 0) before -= 1;
  if (context.text.charAt(before) !== "?") return false;
  return /(?:^|[\n\r]|- )[ \t]*\?[ \t]+$/.test(context.text.slice(Math.max(0, start - 100), start));
}

// "? title: Olá" is a field after a stray character. "? Quanto custa" is a text.
function diagnoseQuestionKey(
  context: RuleContext,
  { text, range: key }: EntryKey,
  path: string,
): Diagnostic {
  const start = context.text.lastIndexOf("?", key.start);
  const range = { start, end: start + 1 };
  const field = /^[A-Za-z]\w*(?=:\s)/.exec(text)?.[0];
  if (field !== undefined) {
    const edits = [{ start, end: key.start, text: "" }];
    return ruleDiagnostic(context, "stray-sign", { sign: "?", field }, { range, edits, path });
  }
  const edits = quoteEdits(context.text, start, key.end);
  return ruleDiagnostic(context, "reserved-character", { character: "?" }, { range, edits, path });
}

function diagnoseNamelessKey(context: RuleContext, from: number, path: string): Diagnostic {
  // In a list in brackets, the range of the missing name may begin after its colon.
  const next = context.text.indexOf(":", from);
  const start = next < 0 ? context.text.lastIndexOf(":", from) : next;
  return ruleDiagnostic(context, "missing-name", {}, { range: { start, end: start + 1 }, path });
}

function diagnoseKeyBlanks(
  context: RuleContext,
  text: string,
  from: number,
  path: string,
): Diagnostic[] {
  if (/^\w+$/.test(text)) return [];
  return [...text.matchAll(blankAround)].map((match) => {
    const start = from + match.index;
    const range = { start, end: start + match[0].length };
    const edits = [{ ...range, text: match.index === 0 ? toCommonSpaces(match[0]) : "" }];
    const where = match.index === 0 ? "indent" : "field";
    return ruleDiagnostic(context, "invisible-space", { where }, { range, edits, path });
  });
}

// In braces, a name without a space after its colon includes its value: "{ id: a, label:Olá }". An
// invisible space after the colon has the same effect.
function diagnoseGluedValue(context: RuleContext, text: string, from: number, path: string) {
  const [, name, gap = ""] = gluedBlank.exec(text) ?? [];
  if (name === undefined) {
    const place = missingSpaceAfterColon(context, text, from);
    return place && ruleDiagnostic(context, "missing-space", { after: ":" }, { ...place, path });
  }
  const start = from + name.length + 1;
  const range = { start, end: start + gap.length };
  const edits = [{ ...range, text: " " }];
  return ruleDiagnostic(context, "invisible-space", { where: "colon" }, { range, edits, path });
}

/**
 * Returns the range and edits for the missing space after the colon of a known field. Returns
 * `undefined` if the text does not begin with such a field.
 *
 * @param from offset of `text` in the file
 */
export function missingSpaceAfterColon(context: RuleContext, text: string, from: number) {
  const field = /^([A-Za-z]\w*):(?=\S)/.exec(text)?.[1];
  // Punctuation alone is not a value.
  if (!field || !/[\p{L}\p{N}]/u.test(text.slice(field.length))) return undefined;
  if (!context.fields.has(field)) return undefined;
  const start = from + field.length;
  const edits = [{ start: start + 1, end: start + 1, text: " " }];
  return { range: { start, end: start + 1 }, edits };
}
