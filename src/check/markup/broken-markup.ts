import { leafTexts } from "../../model/markup/extract-body-parts.ts";
import {
  createFinding,
  type FieldSourceText,
  type Finding,
  findPatternMatches,
} from "./findings.ts";
import { findLinkSyntaxErrors } from "./link-syntax-errors.ts";

/** Finds links with broken markup. */
export function* findBrokenLinkMarkup(written: FieldSourceText): Generator<Finding> {
  const { text, start } = written;
  for (const { at, end, fault, edits } of findLinkSyntaxErrors(text)) {
    const range = { start: start + at, end: start + end };
    const moved = edits.map((edit) => ({
      ...edit,
      start: start + edit.start,
      end: start + edit.end,
    }));
    const details = { text: text.slice(at, end), fault };
    yield createFinding(written, "link-marks", details, { range, edits: moved, severity: "error" });
  }
}

/** Finds placeholders, `[[…]]`, with a single bracket on one side. */
export function* findUnbalancedPlaceholders(written: FieldSourceText): Generator<Finding> {
  const pattern = /(?<!\[)\[\[[^[\]\n]+\](?![\](])|(?<!\[)\[[^[\]\n]+\]\](?![\](])/g;
  for (const { words, range } of findPatternMatches(written, pattern)) {
    const isOpen = words.startsWith("[[");
    const place = isOpen ? range.end : range.start;
    const edits = [{ start: place, end: place, text: isOpen ? "]" : "[" }];
    yield createFinding(
      written,
      "open-blank",
      { text: words },
      { range, edits, severity: "error" },
    );
  }
}

/**
 * Finds pictures in the middle of a text. Only a body may have pictures, each in its own paragraph.
 */
export function* findMisplacedPictures(written: FieldSourceText): Generator<Finding> {
  const { subject, path, text, start, isBody } = written;
  if (!text.includes("![")) return;
  const stray = collectPictureMarkup(isBody ? leafTexts(String(subject.value(path))) : [text]);
  const [first] = stray;
  if (first === undefined) return;
  const found = findPictureMarkup(text).filter(({ marks }) => stray.has(collapseSpaces(marks)));
  // If escapes in a quoted scalar hide the picture, marks the whole text.
  if (found.length === 0) {
    const range = { start, end: start + text.length };
    yield createFinding(
      written,
      "picture-in-text",
      { text: first, isBody },
      { range, severity: "error" },
    );
  }
  for (const { index, marks } of found) {
    const range = { start: start + index, end: start + index + marks.length };
    const details = { text: collapseSpaces(marks), isBody };
    yield createFinding(written, "picture-in-text", details, { range, severity: "error" });
  }
}

/**
 * Collects the markup of the pictures in some texts. Collapses whitespace, since lines may be
 * wrapped.
 */
function collectPictureMarkup(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(findPictureMarkup).map(({ marks }) => collapseSpaces(marks)));
}

/**
 * Lists the markup of all pictures, `![alt](target)`. Does not use one regular expression, which
 * would scan the rest of the text again at each `![`.
 */
function findPictureMarkup(text: string): { index: number; marks: string }[] {
  const found: { index: number; marks: string }[] = [];
  for (let index = text.indexOf("!["); index >= 0; ) {
    const bracket = text.indexOf("]", index);
    const close = text.indexOf(")", bracket);
    if (bracket < 0 || close < 0) break;
    const isPicture = text[bracket + 1] === "(";
    if (isPicture) found.push({ index, marks: text.slice(index, close + 1) });
    index = text.indexOf("![", isPicture ? close : bracket);
  }
  return found;
}

function collapseSpaces(marks: string): string {
  return marks.replace(/\s+/g, " ");
}

/** Finds words in backticks. */
export function* findInlineCode(written: FieldSourceText): Generator<Finding> {
  for (const { found, words, range } of findPatternMatches(written, /(?<!`)`+([^`\n]+)`+/g)) {
    const edits = [{ ...range, text: found[1] ?? "" }];
    yield createFinding(written, "code-in-text", { text: words }, { range, edits });
  }
}

/** Finds in each paragraph the first `**` that lacks its partner or is not next to a word. */
export function* findUnpairedStarMarkup(written: FieldSourceText): Generator<Finding> {
  const { text, start } = written;
  if (!text.includes("**") || text.includes("\\*")) return;
  let from = start;
  for (const part of text.split(/(\n[ \t]*\n)/)) {
    const found = findFirstUnpairedStars(part);
    if (found) {
      const range = { start: from + found.index, end: from + found.index + found[0].length };
      yield createFinding(written, "open-stars", {}, { range });
    }
    from += part.length;
  }
}

// Finds the first unpaired `**`. The first one of a pair comes before a word, the second one after
// a word.
function findFirstUnpairedStars(text: string): RegExpExecArray | undefined {
  // A line of stars is a horizontal rule.
  if (!/[^*\s]/.test(text)) return undefined;
  const words = text.replace(/^[ \t]*\*{3,}[ \t]*$/gm, (rule) => " ".repeat(rule.length));
  const stars = [...words.matchAll(/(?<!\*)\*{2,3}(?!\*)/g)];
  return stars.find(({ index, 0: sign }, count) => {
    const isFirst = count % 2 === 0;
    const beside = isFirst ? text.charAt(index + sign.length) : text.charAt(index - 1);
    return /^\s?$/.test(beside) || (isFirst && count === stars.length - 1);
  });
}

const invisibleCharacters = /[\u00ad\u200b\u200c\u2060]+/g;

/**
 * Finds soft hyphens and zero-width characters, which word processors insert. A search does not
 * find words that contain them. All such characters of a text are one finding.
 */
export function* findInvisibleCharacters(written: FieldSourceText): Generator<Finding> {
  const all = [...findPatternMatches(written, invisibleCharacters)].map(({ range }) => range);
  const [range] = all;
  if (!range) return;
  const edits = all.map((each) => ({ ...each, text: "" }));
  const word = findWordAround(written.text, range.start - written.start).replace(
    invisibleCharacters,
    "",
  );
  const details = { word, others: all.length - 1 };
  // Claims no range, because other findings may include such a character.
  yield createFinding(written, "invisible-sign", details, { range, edits, claims: [] });
}

function findWordAround(text: string, at: number): string {
  let start = at;
  while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, at) + (/^\S*/.exec(text.slice(at))?.[0] ?? "");
}

/** Finds link and emphasis markup in a text that is shown as typed. */
export function* findMarkupInPlainText(written: FieldSourceText): Generator<Finding> {
  const field = written.subject.field(written.path);
  const pattern = /\[[^[\]]+\]\([^()\s]+\)|\*\*[^*\n]+\*\*/g;
  for (const { words, range } of findPatternMatches(written, pattern)) {
    const isBold = words.startsWith("*");
    const edits = isBold ? [{ ...range, text: words.slice(2, -2) }] : undefined;
    yield createFinding(written, "marks-in-plain", { text: words, field }, { range, edits });
  }
}
