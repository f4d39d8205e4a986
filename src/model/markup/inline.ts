import { wordRangesContaining } from "./text-ranges.ts";

/** A node of parsed inline markup. */
export type InlineNode =
  | { kind: "text"; text: string }
  | { kind: "strong" | "em"; children: InlineNode[] }
  | { kind: "link"; to: string; children: InlineNode[] }
  | { kind: "break" };

/** A link in a source text. `end` is the offset after its closing parenthesis. */
export interface SourceLink {
  label: string;
  to: string;
  end: number;
}

/**
 * An emphasis whose closing marker has not been found yet. Without that marker it becomes plain
 * text.
 */
interface OpenEmphasis {
  kind: "strong" | "em";
  marker: string;
  children: InlineNode[];
}

const markPattern = /[\\*[\n]/g;
const ESCAPABLE = "\\*[]()";

/**
 * Parses inline markup: `**strong**`, `*em*`, `[label](to)`, backslash escapes, line breaks. Never
 * fails: a marker without its partner remains in the text.
 */
export function parseInline(text: string): InlineNode[] {
  return new InlineParser(text).parse();
}

/**
 * Matches the spaces at which a line must not wrap: after a currency sign ("R$ 299"), around a
 * short word ("15 a 30", "29 de fevereiro"), before a large unit ("4,8 milhões"), after a label
 * ("art. 7º", "nº 13"), before a Roman numeral ("7º, I"), and after an area code ("(11)
 * 3333-4444").
 */
const unbrokenSpaces = new RegExp(
  [
    String.raw`[$€£¥] (?=\d)`,
    String.raw`\d[ºª]? \p{Ll}{1,2} (?=[\d\p{Ll}])`,
    String.raw`\d (?=(?:[mb]i|tri)l\p{Ll}*)`,
    String.raw`\b\p{Ll}{1,3}\. (?=\d)|\p{L}[ºª] (?=\d)`,
    String.raw`\d[ºª]?, (?=[IVXLC]+(?![\p{L}\d]))`,
    String.raw`\(\d{1,4}\) (?=\d)`,
  ].join("|"),
  "gu",
);

/**
 * Inserts no-break spaces in a source text, so that amounts of money, dates, number ranges and
 * references ("R$ 299", "29 de fevereiro", "15 a 30", "art. 7º, I") do not wrap.
 */
export function withNoBreakNumbers(text: string): string {
  let result = "";
  let from = 0;
  for (const { start, end } of wordRangesContaining(text, digitPattern, 1, 2)) {
    result += text.slice(from, start) + replaceSpaces(text.slice(start, end));
    from = end;
  }
  return result + text.slice(from);
}

const digitPattern = /\d/g;

function replaceSpaces(text: string): string {
  return text.replace(unbrokenSpaces, (match) => match.replaceAll(" ", "\u00a0"));
}

/** Returns the plain text of inline nodes. A break becomes a space. */
export function inlineText(nodes: readonly InlineNode[]): string {
  return nodes.map(nodeText).join("");
}

/** Returns the targets of all links of a text, in order. */
export function inlineLinks(text: string): string[] {
  return sourceLinks(text).map(({ to }) => to);
}

/** Replaces each link target of a text with the result of `map`. */
export function mapInlineLinks(text: string, map: (to: string) => string): string {
  let result = "";
  let from = 0;
  forEachLink(text, (link, start) => {
    result += `${text.slice(from, start)}[${link.label}](${escapeInlineMarkup(map(link.to))})`;
    from = link.end;
  });
  return result + text.slice(from);
}

/** Returns all links of a text, in order. */
export function sourceLinks(text: string): SourceLink[] {
  const links: SourceLink[] = [];
  if (text.includes("](")) forEachLink(text, (link) => links.push(link));
  return links;
}

/** The target of a link. The range is that between the parentheses, including backslashes. */
export interface LinkTarget {
  to: string;
  start: number;
  end: number;
}

/** Returns the targets of all links of a text with their ranges, in order. */
export function linkTargets(text: string): LinkTarget[] {
  const found: LinkTarget[] = [];
  if (!text.includes("](")) return found;
  forEachLink(text, ({ label, to, end }, start) => {
    found.push({ to, start: start + label.length + "[](".length, end: end - 1 });
  });
  return found;
}

function forEachLink(text: string, visit: (link: SourceLink, start: number) => void) {
  const sign = /[\\[]/g;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const at = found.index;
    const link = text[at] === "[" ? parseLinkAt(text, at) : undefined;
    if (link) visit(link, at);
    sign.lastIndex = link?.end ?? at + (isEscapeAt(text, at) ? 2 : 1);
  }
}

/**
 * Escapes a text so that none of it is parsed as markup. The result is also valid as a link target.
 * Balanced parentheses are not escaped.
 */
export function escapeInlineMarkup(text: string): string {
  const marks = endOfTarget(`${text})`, 0) === text.length ? /[\\*[\]]/g : /[\\*[\]()]/g;
  return text.replace(marks, "\\$&");
}

function nodeText(node: InlineNode): string {
  if (node.kind === "text") return node.text;
  return node.kind === "break" ? " " : inlineText(node.children);
}

/** Parses a text in one pass. At most one strong and one em are open, so the time is linear. */
class InlineParser {
  private readonly root: InlineNode[] = [];
  private readonly open: OpenEmphasis[] = [];
  private literal = "";
  private at = 0;

  constructor(private readonly text: string) {}

  parse(): InlineNode[] {
    while (this.at < this.text.length) this.step();
    while (this.open.length > 0) this.revertEmphasis();
    this.flush();
    return this.root;
  }

  private step() {
    const char = this.text[this.at];
    if (isEscapeAt(this.text, this.at)) this.appendLiteral(this.text[this.at + 1] ?? "", 2);
    else if (char === "\n") this.add({ kind: "break" }, 1);
    else if (char === "*") this.readEmphasis(starRunLength(this.text, this.at));
    else if (char === "[") this.addLink(parseLinkAt(this.text, this.at));
    else this.readText();
  }

  /** Reads up to the next character that may be markup. */
  private readText() {
    markPattern.lastIndex = this.at + 1;
    const end = markPattern.exec(this.text)?.index ?? this.text.length;
    this.appendLiteral(this.text.slice(this.at, end), end - this.at);
  }

  private appendLiteral(literal: string, length: number) {
    this.literal += literal;
    this.at += length;
  }

  private add(node: InlineNode, length: number) {
    this.flush();
    this.children().push(node);
    this.at += length;
  }

  private flush() {
    if (this.literal) appendText(this.children(), this.literal);
    this.literal = "";
  }

  private children(): InlineNode[] {
    return this.open.at(-1)?.children ?? this.root;
  }

  private addLink(link: SourceLink | undefined) {
    if (!link) return this.appendLiteral("[", 1);
    // A label has no unescaped brackets, so it cannot contain another link.
    const children = parseInline(link.label);
    this.add({ kind: "link", to: link.to, children }, link.end - this.at);
  }

  private readEmphasis(run: number) {
    if (run > 3) return this.appendLiteral("*".repeat(run), run);
    const around = {
      before: this.text[this.at - 1],
      after: this.text[this.at + run],
    };
    // "***" closes the innermost emphasis first, so that both orders of nesting work.
    const order = run === 3 && this.open.at(-1)?.kind === "em" ? [1, 2] : [2, 1];
    const lengths = run === 3 ? order : [run];
    for (const length of lengths) this.applyMarker(length, around);
  }

  private applyMarker(length: number, around: { before?: string; after?: string }) {
    const kind = length === 2 ? "strong" : "em";
    const begun = this.open.some((frame) => frame.kind === kind);
    if (begun && canCloseEmphasis(kind, around)) this.closeEmphasis(kind, length);
    else if (!begun && canOpenEmphasis(kind, around)) this.openEmphasis(kind, length);
    else this.appendLiteral("*".repeat(length), length);
  }

  private openEmphasis(kind: OpenEmphasis["kind"], length: number) {
    this.flush();
    this.open.push({ kind, marker: "*".repeat(length), children: [] });
    this.at += length;
  }

  private closeEmphasis(kind: OpenEmphasis["kind"], length: number) {
    while (this.open.at(-1)?.kind !== kind) this.revertEmphasis();
    this.flush();
    const frame = this.open.pop();
    if (frame) this.add({ kind, children: frame.children }, length);
  }

  /** Turns an unclosed emphasis back into plain text. */
  private revertEmphasis() {
    this.flush();
    const frame = this.open.pop();
    if (!frame) return;
    const target = this.children();
    appendText(target, frame.marker);
    for (const node of frame.children) {
      if (node.kind === "text") appendText(target, node.text);
      else target.push(node);
    }
  }
}

function appendText(nodes: InlineNode[], text: string) {
  const last = nodes.at(-1);
  if (last?.kind === "text") last.text += text;
  else nodes.push({ kind: "text", text });
}

function isEscapeAt(text: string, at: number): boolean {
  const next = text[at + 1];
  return text[at] === "\\" && next !== undefined && ESCAPABLE.includes(next);
}

function starRunLength(text: string, at: number): number {
  let end = at;
  while (text[end] === "*") end += 1;
  return end - at;
}

// A single star after a letter or digit is arithmetic ("2*3*4"), not emphasis.
function canOpenEmphasis(
  kind: OpenEmphasis["kind"],
  { before, after }: { before?: string; after?: string },
) {
  return isNonSpace(after) && (kind === "strong" || !isWordCharacter(before));
}

function canCloseEmphasis(
  kind: OpenEmphasis["kind"],
  { before, after }: { before?: string; after?: string },
) {
  return isNonSpace(before) && (kind === "strong" || !isWordCharacter(after));
}

function isNonSpace(char: string | undefined): boolean {
  return char !== undefined && !/\s/.test(char);
}

function isWordCharacter(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}]/u.test(char);
}

/**
 * Parses the link whose opening bracket is at `start`. Returns `undefined` if the link is
 * incomplete or belongs to a picture.
 */
function parseLinkAt(text: string, start: number): SourceLink | undefined {
  if (text[start - 1] === "!") return undefined;
  const labelEnd = endOfLabel(text, start + 1);
  const label = text.slice(start + 1, labelEnd);
  if (text[labelEnd] !== "]" || text[labelEnd + 1] !== "(" || !label.trim()) return;
  const end = endOfTarget(text, labelEnd + 2);
  if (end <= labelEnd + 2) return;
  return { label, to: unescapeInlineMarkup(text.slice(labelEnd + 2, end)), end: end + 1 };
}

function endOfLabel(text: string, from: number): number {
  let at = from;
  while (at < text.length && !"[]".includes(text[at] ?? "") && !text.startsWith("\n\n", at)) {
    at += isEscapeAt(text, at) ? 2 : 1;
  }
  return at;
}

/**
 * Returns the offset of the parenthesis that closes a target, or -1. Allows balanced parentheses
 * inside. Requires escaped brackets, so that a text full of "[a](" is parsed in linear time.
 */
function endOfTarget(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += isEscapeAt(text, at) ? 2 : 1) {
    const char = text[at];
    if (char === "\n" || char === "[") return -1;
    if (char === ")" && depth === 0) return at;
    if (char === "(") depth += 1;
    if (char === ")") depth -= 1;
  }
  return -1;
}

function unescapeInlineMarkup(text: string): string {
  return text.replace(/\\([\\*[\]()])/g, "$1");
}
