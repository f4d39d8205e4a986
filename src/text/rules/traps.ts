import type { Diagnostic, Range } from "../diagnostic.ts";
import { applyEdits, quoteEdits } from "../edits.ts";
import { groupBy } from "../group-by.ts";
import { pointer } from "../pointer.ts";
import type { Entry, Key, Tree } from "../yaml/entries.ts";
import { forbiddenKeys, readTree } from "../yaml/tree.ts";
import { decimalComma } from "./decimal-comma.ts";
import { gluedFields, otherDash } from "./glued.ts";
import { gluedDash, joinedLine, positionOf } from "./joined.ts";
import { severalDocuments, visibleSpaces } from "./layout.ts";
import { createPage, explain, type Page, type Source } from "./spot.ts";
import { isText, outsideText } from "./stray.ts";

// The rest is found in the next reading.
const maximumFound = 200;

/**
 * Finds what YAML accepts and no editor meant: text that would be dropped, joined to other text,
 * or taken for a sign. The text has been read; the tree is what it was read as.
 */
export function findTraps(source: Source, tree: Tree): Diagnostic[] {
  const page = createPage(source);
  if (tree.documents > 1) return severalDocuments(page);
  const names = new Set<string>();
  for (const { marks } of tree.entries) for (const mark of marks) names.add(slice(page, mark));
  // What follows from a lost line break is told by the next reading, if it is still there.
  const glued = gluedFields(page, tree);
  if (glued.length > 0) return glued;
  const found = tree.repeats.length > 0 ? repeatedFields(page, tree) : [];
  for (const entry of tree.entries) {
    if (found.length >= maximumFound) break;
    found.push(
      ...markTraps(page, entry, names),
      ...keyTraps(page, entry),
      ...textTraps(page, entry),
    );
  }
  return found;
}

function slice(page: Page, range: Range): string {
  return page.text.slice(range.start, range.end);
}

// A text such as "&nbsp; Olá" or "*Olá" loses its first word to a meaning that it never had.
function markTraps(page: Page, entry: Entry, names: ReadonlySet<string>): Diagnostic[] {
  const range = entry.marks[0];
  if (!range) return [];
  const mark = slice(page, range);
  const isUsed = mark.startsWith("&") && names.has(`*${mark.slice(1)}`);
  const isAlias = mark.startsWith("*") && names.has(`&${mark.slice(1)}`);
  const isText = entry.style === "plain" || mark.startsWith("*");
  const { path } = entry;
  if (isUsed || isAlias || mark.startsWith("!!") || !isText) {
    const edits = mark.startsWith("*")
      ? quoteEdits(page.text, range.start, range.end)
      : [{ start: range.start, end: range.end, text: "" }];
    return [explain(page, "shortcut", { mark }, { range, edits, path, hint: "" })];
  }
  const end = Math.max(range.end, entry.range.end);
  const edits = quoteEdits(page.text, range.start, end);
  const character = mark.charAt(0);
  return [explain(page, "reserved-character", { character }, { range, edits, path })];
}

const blank = "[\\s\\u200b\\u2060\\ufeff]";
const blankAround = new RegExp(`^${blank}+|${blank}+$`, "g");

function keyTraps(page: Page, { key, path, range: value }: Entry): Diagnostic[] {
  if (!key) return [];
  const { range } = key;
  if (forbiddenKeys.includes(key.text))
    return [explain(page, "forbidden-key", { field: key.text }, { range, path })];
  if (/[[{]/.test(page.text.charAt(range.start))) return [bracketKey(page, range, path)];
  if (isQuestion(page, range.start)) return [questionKey(page, key, path)];
  if (key.text === "") return [namelessKey(page, range.start, path)];
  if (!key.plain) return [];
  if (/^-\S/.test(key.text)) return [gluedDash(page, range.start, path)];
  if (value.start === value.end && key.text.includes(":")) {
    const found = gluedValue(page, key.text, range.start, path);
    if (found) return [found];
  }
  return blanks(page, key.text, range.start, path);
}

function bracketKey(page: Page, range: Range, path: string): Diagnostic {
  const edits = quoteEdits(page.text, range.start, range.end);
  const character = page.text.charAt(range.start);
  return explain(page, "reserved-character", { character }, { range, edits, path });
}

function isQuestion(page: Page, start: number): boolean {
  let before = start - 1;
  while (" \t".includes(page.text.charAt(before)) && before >= 0) before -= 1;
  if (page.text.charAt(before) !== "?") return false;
  return /(?:^|[\n\r]|- )[ \t]*\?[ \t]+$/.test(page.text.slice(Math.max(0, start - 100), start));
}

// "? title: Olá" is a field with a sign before it; "? Quanto custa" is a text.
function questionKey(page: Page, { text, range: key }: Key, path: string): Diagnostic {
  const start = page.text.lastIndexOf("?", key.start);
  const range = { start, end: start + 1 };
  const field = /^[A-Za-z]\w*(?=:\s)/.exec(text)?.[0];
  if (field !== undefined) {
    const edits = [{ start, end: key.start, text: "" }];
    return explain(page, "stray-sign", { sign: "?", field }, { range, edits, path });
  }
  const edits = quoteEdits(page.text, start, key.end);
  return explain(page, "reserved-character", { character: "?" }, { range, edits, path });
}

function namelessKey(page: Page, from: number, path: string): Diagnostic {
  // In a list between brackets the place of the missing name may lie behind its colon.
  const next = page.text.indexOf(":", from);
  const start = next < 0 ? page.text.lastIndexOf(":", from) : next;
  return explain(page, "missing-name", {}, { range: { start, end: start + 1 }, path });
}

function blanks(page: Page, text: string, from: number, path: string): Diagnostic[] {
  if (/^\w+$/.test(text)) return [];
  return [...text.matchAll(blankAround)].map((match) => {
    const start = from + match.index;
    const range = { start, end: start + match[0].length };
    const edits = [{ ...range, text: match.index === 0 ? spacesThatFit(page, range) : "" }];
    const where = match.index === 0 ? "indent" : "field";
    return explain(page, "invisible-space", { where }, { range, edits, path });
  });
}

// Ordinary spaces of the same width, unless the line would then stand where none can stand.
function spacesThatFit(page: Page, range: Range): string {
  const spaces = visibleSpaces(slice(page, range));
  return "offset" in readTree(applyEdits(page.text, [{ ...range, text: spaces }])) ? "" : spaces;
}

function textTraps(page: Page, entry: Entry): Diagnostic[] {
  if (entry.style === "block") return blockTraps(page, entry);
  if (entry.style !== "plain" || entry.marks.length > 0) return [];
  const text = slice(page, entry.range);
  return (
    commentInText(page, entry, text) ??
    decimalComma(page, entry, text) ??
    otherDash(page, entry) ??
    joinedLine(page, entry) ??
    gluedColon(page, entry, text) ??
    loneQuote(page, entry, text) ??
    []
  );
}

// A block of text that ended before it began, or that holds the next item of its list.
function blockTraps(page: Page, entry: Entry): Diagnostic[] {
  if (!/^[|>][-+\d]*$/.test(slice(page, entry.range))) return joinedLine(page, entry) ?? [];
  const top = entry.key && page.shapes[positionOf(page, entry.key.range.start) - 1];
  const found = top && outsideText(page, top);
  const [first] = found?.outside ?? [];
  return found && first && isText(first) ? [found.diagnostic] : [];
}

// A comment has a space after its "#", or stands behind a number, an option or an id. What is
// glued to the "#" behind words, or where the whole text should be, was meant to be read.
function commentInText(page: Page, entry: Entry, shown: string): Diagnostic[] | undefined {
  const { start, end } = entry.range;
  const rest = /^[ \t]*#([^\n\r]*)/.exec(page.text.slice(end, end + 1000));
  const comment = rest?.[1]?.trimEnd() ?? "";
  if (!rest || /^[\s#=*_~-]/.test(comment) || !isCutOff(shown, comment)) return undefined;
  const hash = end + rest[0].indexOf("#");
  // What stands behind another sign of its own is a comment.
  const whole = rest[0].replace(/(?<=\S)[ \t]+#(?:[ \t].*)?$/, "");
  const isAddress = /^(?:\/|https?:)\S*$/.test(shown);
  const edits = isAddress
    ? [{ start: end, end: hash, text: "" }]
    : quoteEdits(page.text, shown === "" ? hash : start, end + whole.trimEnd().length);
  const place = { range: { start: hash, end: hash + 1 }, edits, path: entry.path };
  return [explain(page, "comment-in-text", { shown, isAddress }, place)];
}

function isCutOff(shown: string, comment: string): boolean {
  if (shown === "") return comment !== "";
  if (/^[-+]?[\d.,]+$|^(?:true|false|null|~)$/i.test(shown)) return false;
  return /^\d/.test(comment) || !/^[a-z\d][a-z\d_-]*$/.test(shown);
}

// "title:Olá" as an item, or below a field: a field without the space after its colon.
function gluedColon(page: Page, entry: Entry, text: string): Diagnostic[] | undefined {
  if (entry.key && !isBelow(page, entry.key.range, entry.range)) return undefined;
  const place = gluedName(page, text, entry.range.start);
  return place && [explain(page, "missing-space", { after: ":" }, { ...place, path: entry.path })];
}

// "{ id: a, label:Olá }": between braces the name swallows its value; so it does before a blank
// that is no space.
function gluedValue(page: Page, text: string, from: number, path: string) {
  const [, name, gap = ""] = new RegExp(`^([A-Za-z]\\w*):(${blank}+)\\S`).exec(text) ?? [];
  if (name === undefined) {
    const place = gluedName(page, text, from);
    return place && explain(page, "missing-space", { after: ":" }, { ...place, path });
  }
  const start = from + name.length + 1;
  const range = { start, end: start + gap.length };
  const edits = [{ ...range, text: " " }];
  return explain(page, "invisible-space", { where: "colon" }, { range, edits, path });
}

function gluedName(page: Page, text: string, from: number) {
  const field = /^([A-Za-z]\w*):(?=\S)/.exec(text)?.[1];
  // A sign alone is no value.
  if (!field || !/[\p{L}\p{N}]/u.test(text.slice(field.length))) return undefined;
  if (!page.fields.has(field)) return undefined;
  const start = from + field.length;
  const edits = [{ start: start + 1, end: start + 1, text: " " }];
  return { range: { start, end: start + 1 }, edits };
}

function isBelow(page: Page, key: Range, value: Range): boolean {
  return /[\n\r]/.test(page.text.slice(key.end, value.start));
}

// A closing quote without an opening one would be shown. After a digit it means inches.
function loneQuote(page: Page, entry: Entry, text: string): Diagnostic[] | undefined {
  if (!text.endsWith('"') || !/[^\s\d]"$/.test(text) || text.split('"').length % 2 === 1)
    return undefined;
  const range = { start: entry.range.end - 1, end: entry.range.end };
  const edits = [{ ...range, text: "" }];
  return [explain(page, "lone-quote", { quote: '"' }, { range, edits, path: entry.path })];
}

// One diagnostic for a group: fields repeat together when a block was pasted into another.
function repeatedFields(page: Page, tree: Tree): Diagnostic[] {
  // Two items without the space after their dash are no repetition.
  const all = tree.repeats.filter(({ field }) => !/^-\S/.test(field));
  const groups = groupBy(all, ({ parent }) => parent);
  return [...groups.values()].slice(0, maximumFound).map((repeats) => {
    const [repeat] = repeats;
    const fields = [...new Set(repeats.map(({ field }) => field))];
    const first = page.numberAt(repeat.first.start);
    const second = page.numberAt(repeat.second.start);
    const path = pointer(repeat.parent, repeat.field);
    // So many fields at the margin are those of a whole other file.
    const isFile = repeat.parent === "" && fields.length >= 4;
    const details = { fields, lines: [first, second] as const, isFile };
    return explain(page, "duplicate-key", details, { range: repeat.second, path });
  });
}
