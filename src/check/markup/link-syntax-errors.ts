import type { LinkSyntaxErrorKind } from "#lang/check/messages/schema/messages";
import type { Edit } from "../../yaml/diagnostic.ts";

/** A link whose markup visitors would see. Offsets count from the start of the text. */
export interface BrokenLinkMarkup {
  fault: LinkSyntaxErrorKind;
  at: number;
  end: number;
  edits: Edit[];
}

// Matches the beginning of a link target. Brackets that are not followed by one may be plain
// brackets.
const address = "(?:/|#|https?:|mailto:|tel:|whatsapp:|www\\.)";
const label = "\\[[^[\\]()\\n]+";

const spacedLink = new RegExp(`${label}\\]([ \\t]+)\\(${address}[^()\\s]*\\)`, "g");
const openLabel = new RegExp(`${label}(?=\\(${address})\\([^()\\s]*\\)`, "g");
const openTarget = new RegExp(`${label}\\]\\(${address}[^()\\s"']*(?=[\\s"']|$)`, "g");
const swappedLink = new RegExp(`\\(([^()\\n]+)\\)\\[(${address}[^[\\]\\s]*)\\]`, "g");

/**
 * Finds links that lack a bracket or parenthesis, have a space between label and target, or have
 * swapped brackets and parentheses.
 */
export function* findLinkSyntaxErrors(text: string): Generator<BrokenLinkMarkup> {
  if (!text.includes("[")) return;
  for (const found of text.matchAll(spacedLink)) yield linkWithSpace(found);
  for (const found of text.matchAll(openLabel)) yield linkWithoutBracket(found);
  for (const found of findUnclosedTargets(text)) yield linkWithoutParenthesis(found);
  if (text.includes(")["))
    for (const found of text.matchAll(swappedLink)) yield linkWithSwappedMarks(found);
}

function linkWithSpace(found: RegExpExecArray): BrokenLinkMarkup {
  const start = found.index + found[0].indexOf("]") + 1;
  const end = start + (found[1]?.length ?? 0);
  return { fault: "space", ...matchRange(found), edits: [{ start, end, text: "" }] };
}

function linkWithoutBracket(found: RegExpExecArray): BrokenLinkMarkup {
  const start = found.index + found[0].indexOf("(");
  return { fault: "bracket", ...matchRange(found), edits: [{ start, end: start, text: "]" }] };
}

// The target is not closed on its line (`findUnclosedTargets`). A closed target may contain spaces,
// such as one with a message. The check of links reports closed targets that are wrong.
function linkWithoutParenthesis(found: RegExpExecArray): BrokenLinkMarkup {
  const written = found[0].replace(/[.,;:!?]+$/, "");
  const end = found.index + written.length;
  const edits = [{ start: end, end, text: ")" }];
  return { fault: "parenthesis", at: found.index, end, edits };
}

/** Yields link targets without a closing parenthesis in the rest of their line. */
function* findUnclosedTargets(text: string): Generator<RegExpExecArray> {
  // Computes the end of each line only once. Searching the rest of the line for each link would
  // take quadratic time.
  let last = { close: -1, lineEnd: -1 };
  openTarget.lastIndex = 0;
  for (let found = openTarget.exec(text); found; found = openTarget.exec(text)) {
    const end = found.index + found[0].length;
    if (end > last.lineEnd) last = findLineEnd(text, end);
    // A label may begin within the target of another link.
    const next = last.close < end ? end : found.index + 1;
    if (last.close < end) yield found;
    openTarget.lastIndex = next;
  }
}

/**
 * Returns the end of the line at an offset, and the offset of its last closing parenthesis. Without
 * a parenthesis, `close` is less than `at`.
 */
function findLineEnd(text: string, at: number): { close: number; lineEnd: number } {
  const newline = text.indexOf("\n", at);
  const lineEnd = newline < 0 ? text.length : newline;
  return { close: text.slice(at, lineEnd).lastIndexOf(")") + at, lineEnd };
}

function linkWithSwappedMarks(found: RegExpExecArray): BrokenLinkMarkup {
  const { at, end } = matchRange(found);
  const edits = [{ start: at, end, text: `[${found[1]}](${found[2]})` }];
  return { fault: "swapped", at, end, edits };
}

function matchRange({ 0: written, index }: RegExpExecArray) {
  return { at: index, end: index + written.length };
}
