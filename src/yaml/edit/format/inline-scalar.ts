import type { Edit, Range } from "../../diagnostic.ts";
import { parseYaml } from "../../parse/parse.ts";
import { readTree } from "../../parse/tree.ts";
import type { ScalarNode } from "../cst.ts";

/** The style of a scalar that is not a block scalar: plain or quoted. */
export type InlineStyle = "plain" | "single" | "double";

// Invisible characters, line breaks and lone surrogates.
const invisibleCharacter =
  /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff\p{Surrogate}]/u;
const invisibleCharacters = new RegExp(invisibleCharacter.source, "gu");

/** Whether a text has characters that are visible only as escapes in double quotes. */
export function hasInvisibleCharacter(text: string): boolean {
  return invisibleCharacter.test(text);
}

const escapes: Readonly<Record<string, string>> = {
  "\0": "\\0",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
  "\u0085": "\\N",
  "\u2028": "\\L",
  "\u2029": "\\P",
};

/** Escapes a text for double quotes. */
function escapeForDoubleQuotes(text: string): string {
  const shown = text.replace(/["\\]/g, "\\$&");
  return shown.replace(invisibleCharacters, (sign) => {
    const code = sign.charCodeAt(0).toString(16).toUpperCase();
    return (
      escapes[sign] ??
      (code.length <= 2 ? `\\x${code.padStart(2, "0")}` : `\\u${code.padStart(4, "0")}`)
    );
  });
}

/** Puts a text in double quotes, which can hold any text. */
export function formatDoubleQuoted(text: string): string {
  return `"${escapeForDoubleQuotes(text)}"`;
}

/** Formats a text in a style; `undefined` if the style cannot hold it. */
export function formatScalar(
  style: InlineStyle,
  text: string,
  inFlow: boolean,
): string | undefined {
  if (style === "double") return formatDoubleQuoted(text);
  if (hasInvisibleCharacter(text)) return undefined;
  if (style === "single") return `'${text.replaceAll("'", "''")}'`;
  return canBePlain(text, inFlow) ? text : undefined;
}

/** Formats a text in the plainest style that this parser and older parsers read back unchanged. */
export function formatPlainestScalar(text: string, inFlow: boolean): string {
  const plain = isAmbiguousScalar(text) ? undefined : formatScalar("plain", text, inFlow);
  return plain ?? formatQuoted(text);
}

function formatQuoted(text: string): string {
  const isEasier = /["\\]/.test(text) && !text.includes("'");
  return (isEasier && formatScalar("single", text, false)) || formatDoubleQuoted(text);
}

// Matches plain scalars that other parsers read as dates, times, numbers, booleans or special keys
// (YAML 1.1).
const ambiguousScalar =
  /^(?:y|n|yes|no|on|off|=|<<|\d{4}-\d\d?-\d\d?(?:[Tt ].*)?|[-+]?\d[\d_,.:]*|[-+]?0[box][\da-f_]+)$/i;

const datePattern = /^\d{4}-\d\d-\d\d$/;

/**
 * Whether other parsers could read a plain text as another type. A date may replace a date (`old`).
 */
export function isAmbiguousScalar(text: string, old = ""): boolean {
  return ambiguousScalar.test(text) && !(datePattern.test(text) && datePattern.test(old));
}

// A fast path for most texts: words, and punctuation without a meaning in YAML.
const safePlainScalar =
  /^[\p{L}(“‘](?:[\p{L}\p{M}\p{N} .;()/!…“”‘’–—%+-]*[\p{L}\p{N}.;()/!…“”‘’%])?$/u;
const reservedScalar = /^(?:true|false|null)$/i;

function canBePlain(text: string, inFlow: boolean): boolean {
  if (safePlainScalar.test(text) && !reservedScalar.test(text)) return true;
  // A word directly before a colon would be reported as a field if a field has that name.
  if (text === "" || /^[A-Za-z]\w*:\S/.test(text) || /[\n\r]/.test(text)) return false;
  const trials = inFlow ? [`- [${text}]`, `- {k: ${text}}`] : [`- ${text}`, `- k: ${text}`];
  const [item, field] = trials.map((trial) => parseFirstItem(trial));
  if (inFlow)
    return (
      isListContainingOnly(item, text) && hasOnlyValue(field, text) && hasNoDiagnostics(trials)
    );
  return item === text && hasOnlyValue(field, text) && hasNoDiagnostics(trials);
}

function parseFirstItem(trial: string): unknown {
  const tree = readTree(`${trial}\n`);
  return "offset" in tree ? undefined : Array.isArray(tree.value) ? tree.value[0] : undefined;
}

function isListContainingOnly(item: unknown, text: string): boolean {
  return Array.isArray(item) && item.length === 1 && item[0] === text;
}

function hasOnlyValue(group: unknown, text: string): boolean {
  return Object.entries(Object(group)).length === 1 && Object(group).k === text;
}

// A text needs quotes if the parser would report a diagnostic for it.
function hasNoDiagnostics(trials: readonly string[]): boolean {
  return trials.every((trial) => parseYaml("", `${trial}\n`).diagnostics.length === 0);
}

/** A range of the source, and its decoded text. */
interface ScalarSegment {
  start: number;
  end: number;
  text: string;
}

const segmentPatterns = {
  plain: /[ \t]*(?:\r\n|\n|\r)[ \t\n\r]*|[\s\S]/gu,
  single: /''|[ \t]*(?:\r\n|\n|\r)[ \t\n\r]*|[\s\S]/gu,
  double:
    /\\(?:x..|u.{4}|U.{8}|(?:\r\n|\n|\r)[ \t]*|[\s\S])|[ \t]*(?:\r\n|\n|\r)[ \t\n\r]*|[\s\S]/gu,
};

/**
 * Returns edits to only the changed characters of a plain or quoted scalar. Line breaks and escapes
 * before and after them stay. Returns `undefined` if that is not possible.
 */
export function editScalar(
  source: string,
  node: ScalarNode,
  text: string,
  inFlow: boolean,
): Edit | undefined {
  const { style, content } = node;
  if (style !== "plain" && style !== "single" && style !== "double") return undefined;
  const units = splitSegments(source, content, style);
  if (units.map((unit) => unit.text).join("") !== node.text) return undefined;
  const { from, to, middle } = changedSegments(units, text);
  if (style !== "double" && hasInvisibleCharacter(text)) return undefined;
  const isBare = style === "plain";
  if (isBare && (isAmbiguousScalar(text, node.text) || !canBePlain(text, inFlow))) return undefined;
  const start = units[from]?.start ?? content.end;
  const end = to > from ? (units[to - 1]?.end ?? start) : start;
  return { start, end, text: escapeForStyle(style, middle) };
}

function escapeForStyle(style: InlineStyle, text: string): string {
  if (style === "double") return escapeForDoubleQuotes(text);
  return style === "single" ? text.replaceAll("'", "''") : text;
}

function splitSegments(source: string, { start, end }: Range, style: InlineStyle): ScalarSegment[] {
  return [...source.slice(start, end).matchAll(segmentPatterns[style])].map(
    ({ 0: written, index }) => {
      const from = start + index;
      return { start: from, end: from + written.length, text: decodeSegment(written, style) };
    },
  );
}

const escapeValues: Readonly<Record<string, string>> = {
  "0": "\0",
  a: "\x07",
  b: "\b",
  t: "\t",
  n: "\n",
  v: "\v",
  f: "\f",
  r: "\r",
  e: "\x1b",
  N: "\u0085",
  _: "\u00a0",
  L: "\u2028",
  P: "\u2029",
};

function decodeSegment(written: string, style: InlineStyle): string {
  if (style === "double" && written.startsWith("\\")) return decodeEscape(written.slice(1));
  if (style === "single" && written === "''") return "'";
  const breaks = written.match(/\r\n|\n|\r/g)?.length ?? 0;
  if (breaks === 0) return written;
  return breaks === 1 ? " " : "\n".repeat(breaks - 1);
}

function decodeEscape(sign: string): string {
  if (/^[\n\r]/.test(sign)) return "";
  if (sign.length > 1) return String.fromCodePoint(Number.parseInt(sign.slice(1), 16) || 0);
  return escapeValues[sign] ?? sign;
}

/** Returns the range of segments that change, and their new text. */
function changedSegments(units: readonly ScalarSegment[], text: string) {
  let [from, start] = [0, 0];
  for (; from < units.length && text.startsWith(units[from]?.text ?? "", start); from += 1)
    start += units[from]?.text.length ?? 0;
  let [to, end] = [units.length, text.length];
  for (; to > from; to -= 1) {
    const unit = units[to - 1]?.text ?? "";
    if (end - unit.length < start || !text.startsWith(unit, end - unit.length)) break;
    end -= unit.length;
  }
  return { from, to, middle: text.slice(start, end) };
}
