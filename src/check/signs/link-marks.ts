import type { Edit } from "../../text/diagnostic.ts";

/** What keeps the marks of a link from being one. */
export type LinkFault = "space" | "bracket" | "parenthesis" | "swapped";

/** A link whose marks a visitor would read; places count from the beginning of the text. */
export interface BrokenLink {
  fault: LinkFault;
  at: number;
  end: number;
  edits: Edit[];
}

// An address as links have it; a bracket in front of anything else may be a bracket.
const address = "(?:/|#|https?:|mailto:|tel:|whatsapp:|www\\.)";
const label = "\\[[^[\\]()\\n]+";

const spacedLink = new RegExp(`${label}\\]([ \\t]+)\\(${address}[^()\\s]*\\)`);
const openLabel = new RegExp(`${label}(?=\\(${address})\\([^()\\s]*\\)`);
const openTarget = new RegExp(`${label}\\]\\(${address}[^()\\s"']*(?=[\\s"']|$)`, "g");
const swappedLink = new RegExp(`\\(([^()\\n]+)\\)\\[(${address}[^[\\]\\s]*)\\]`);

/** Finds the first link of a text that misses a mark, or has a space between its parts. */
export function brokenLink(text: string): BrokenLink | undefined {
  if (!text.includes("[")) return undefined;
  return spaced(text) ?? openBracket(text) ?? openParenthesis(text) ?? swapped(text);
}

function spaced(text: string): BrokenLink | undefined {
  const found = spacedLink.exec(text);
  if (!found) return undefined;
  const start = found.index + found[0].indexOf("]") + 1;
  const end = start + (found[1]?.length ?? 0);
  return { fault: "space", ...placeOf(found), edits: [{ start, end, text: "" }] };
}

function openBracket(text: string): BrokenLink | undefined {
  const found = openLabel.exec(text);
  if (!found) return undefined;
  const start = found.index + found[0].indexOf("(");
  return { fault: "bracket", ...placeOf(found), edits: [{ start, end: start, text: "]" }] };
}

// An address that ends further on may have spaces: a message may, and any other is told as a link.
function openParenthesis(text: string): BrokenLink | undefined {
  const found = unclosedTarget(text);
  if (!found) return undefined;
  const written = found[0].replace(/[.,;:!?]+$/, "");
  const end = found.index + written.length;
  const edits = [{ start: end, end, text: ")" }];
  return { fault: "parenthesis", at: found.index, end, edits };
}

/** The first target that no parenthesis in the rest of its line closes. */
function unclosedTarget(text: string): RegExpExecArray | undefined {
  // Found once a line: looking through the rest of the line for each link would be quadratic.
  let last = { close: -1, lineEnd: -1 };
  openTarget.lastIndex = 0;
  for (let found = openTarget.exec(text); found; found = openTarget.exec(text)) {
    const end = found.index + found[0].length;
    if (end > last.lineEnd) last = lineAt(text, end);
    if (last.close < end) return found;
    // A label may begin within the target of another link.
    openTarget.lastIndex = found.index + 1;
  }
  return undefined;
}

/** The end of a line, and where its last closing parenthesis is. */
function lineAt(text: string, at: number): { close: number; lineEnd: number } {
  const newline = text.indexOf("\n", at);
  const lineEnd = newline < 0 ? text.length : newline;
  return { close: text.slice(at, lineEnd).lastIndexOf(")") + at, lineEnd };
}

function swapped(text: string): BrokenLink | undefined {
  const found = text.includes(")[") ? swappedLink.exec(text) : null;
  if (!found) return undefined;
  const { at, end } = placeOf(found);
  const edits = [{ start: at, end, text: `[${found[1]}](${found[2]})` }];
  return { fault: "swapped", at, end, edits };
}

function placeOf({ 0: written, index }: RegExpExecArray) {
  return { at: index, end: index + written.length };
}
