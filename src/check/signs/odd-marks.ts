import { leavesIn } from "../../content/markup/outline.ts";
import type { Diagnostic } from "../../text/diagnostic.ts";
import { brokenLink } from "./link-marks.ts";
import type { Written } from "./written-text.ts";

/** A link whose marks are not whole. */
export function linkMarks({ subject, path, text, start }: Written): Diagnostic | undefined {
  const found = brokenLink(text);
  if (!found) return undefined;
  const { at, end, fault, edits } = found;
  const range = { start: start + at, end: start + end };
  const moved = edits.map((edit) => ({
    ...edit,
    start: start + edit.start,
    end: start + edit.end,
  }));
  const details = { text: text.slice(at, end), fault };
  return subject.diagnose("link-marks", path, details, { range, edits: moved });
}

/** What is to be filled in stands between two brackets on each side. */
export function openBlank({ subject, path, text, start }: Written): Diagnostic | undefined {
  const found = /(?<!\[)\[\[[^[\]\n]+\](?!\])|(?<!\[)\[[^[\]\n]+\]\](?!\])/.exec(text);
  if (!found || text.slice(found.index + found[0].length).startsWith("(")) return undefined;
  const end = start + found.index + found[0].length;
  const isOpen = found[0].startsWith("[[");
  const place = isOpen ? end : start + found.index;
  const edits = [{ start: place, end: place, text: isOpen ? "]" : "[" }];
  const range = { start: start + found.index, end };
  return subject.diagnose("open-blank", path, { text: found[0] }, { range, edits });
}

/** A picture in the middle of a text; in a body it may stand alone in its paragraph. */
export function picture({ subject, path, text, start }: Written): Diagnostic | undefined {
  if (!text.includes("![")) return undefined;
  const isBody = subject.node(path).markup === "body";
  const stray = strayMarks(isBody ? leavesIn(String(subject.value(path))) : [text]);
  const [first] = stray;
  if (first === undefined) return undefined;
  const found = pictureMarks(text).find(({ marks }) => stray.has(onOneLine(marks)));
  // Between quotation marks a text is not written as it reads: then all of it is marked.
  const { index, marks } = found ?? { index: 0, marks: text };
  const range = { start: start + index, end: start + index + marks.length };
  const details = { text: found ? onOneLine(marks) : first, isBody };
  return subject.diagnose("picture-in-text", path, details, { range });
}

/** The marks of pictures in texts; the words in them may be wrapped. */
function strayMarks(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(pictureMarks).map(({ marks }) => onOneLine(marks)));
}

/** The marks of all pictures, `![alt](target)`. A pattern would read the rest of the text again at each `![`. */
function pictureMarks(text: string): { index: number; marks: string }[] {
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

function onOneLine(marks: string): string {
  return marks.replace(/\s+/g, " ");
}

/** Accents around a word, as programmers write. */
export function code({ subject, path, text, start }: Written): Diagnostic | undefined {
  const found = /(?<!`)`+([^`\n]+)`+/.exec(text);
  if (!found) return undefined;
  const range = { start: start + found.index, end: start + found.index + found[0].length };
  const edits = [{ ...range, text: found[1] ?? "" }];
  const details = { text: found[0] };
  return subject.diagnose("code-in-text", path, details, { range, edits, severity: "warning" });
}

/** Two stars that begin or end nothing: in a paragraph they come in pairs, each close to its words. */
export function openStars({ subject, path, text, start }: Written): Diagnostic | undefined {
  if (!text.includes("**") || text.includes("\\*")) return undefined;
  let from = start;
  for (const part of text.split(/(\n[ \t]*\n)/)) {
    const found = loneStars(part);
    if (found) {
      const range = { start: from + found.index, end: from + found.index + found[0].length };
      return subject.diagnose("open-stars", path, {}, { range, severity: "warning" });
    }
    from += part.length;
  }
  return undefined;
}

// The first of a pair stands before a word, the second behind one.
function loneStars(text: string): RegExpExecArray | undefined {
  // A line of stars is a rule.
  if (!/[^*\s]/.test(text)) return undefined;
  const stars = [...text.matchAll(/(?<!\*)\*{2,3}(?!\*)/g)];
  return stars.find(({ index, 0: sign }, count) => {
    const isFirst = count % 2 === 0;
    const beside = isFirst ? text.charAt(index + sign.length) : text.charAt(index - 1);
    return /^\s?$/.test(beside) || (isFirst && count === stars.length - 1);
  });
}

const unseen = /[\u00ad\u200b\u200c\u2060]+/g;

/** Signs that word processors put where a word may part: no search finds the word. */
export function invisibleSign({ subject, path, text, start }: Written): Diagnostic | undefined {
  const found = [...text.matchAll(unseen)];
  const [first] = found;
  if (!first) return undefined;
  const edits = found.map(({ 0: signs, index }) => ({
    start: start + index,
    end: start + index + signs.length,
    text: "",
  }));
  const word = wordAround(text, first.index).replace(unseen, "");
  const details = { word, others: found.length - 1 };
  const range = { start: start + first.index, end: start + first.index + first[0].length };
  return subject.diagnose("invisible-sign", path, details, { range, edits, severity: "warning" });
}

function wordAround(text: string, at: number): string {
  let start = at;
  while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, at) + (/^\S*/.exec(text.slice(at))?.[0] ?? "");
}

/** Marks of links and emphasis where a text is shown as it is typed. */
export function marksInPlain({ subject, path, text, start }: Written): Diagnostic | undefined {
  const found = /\[[^[\]]+\]\([^()\s]+\)|\*\*[^*\n]+\*\*/.exec(text);
  if (!found) return undefined;
  const range = { start: start + found.index, end: start + found.index + found[0].length };
  const isBold = found[0].startsWith("*");
  const edits = isBold ? [{ ...range, text: found[0].slice(2, -2) }] : undefined;
  const details = { text: found[0], field: subject.field(path) };
  return subject.diagnose("marks-in-plain", path, details, { range, edits, severity: "warning" });
}
