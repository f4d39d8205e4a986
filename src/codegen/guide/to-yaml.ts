import { addQuotes } from "../../yaml/edits.ts";

const width = 98;

interface YamlOptions {
  /** The indentation of every line. */
  indent?: string;
  /** Whether groups of numbers are written on one line, as in the theme. */
  compact?: boolean;
}

/**
 * Writes a value in the style of content files: two spaces per level, quotes only if needed, long
 * texts folded.
 */
export function toYaml(value: object, { indent = "", compact = false }: YamlOptions = {}): string {
  const lines = isEmpty(value) ? [emptyContainerYaml(value)] : containerLines(value, compact);
  return lines.map((line) => (line === "" ? "" : indent + line)).join("\n");
}

function containerLines(value: object, compact: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => itemLines(item, compact));
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = yamlKey(key);
    const [first, ...rest] = valueLines(inner, name.length + 2, compact);
    return [first === "" ? `${name}:` : `${name}: ${first}`, ...rest];
  });
}

function itemLines(item: unknown, compact: boolean): string[] {
  const isGroup = typeof item === "object" && item !== null && !isEmpty(item);
  const [first, ...rest] = isGroup ? containerLines(item, compact) : valueLines(item, 2, compact);
  return [`- ${first}`, ...(isGroup ? indentLines(rest) : rest)];
}

/** Returns the lines of a value. The first one follows the colon or dash and may be empty. */
function valueLines(value: unknown, before: number, compact: boolean): string[] {
  if (typeof value === "string") return textLines(value, before);
  if (typeof value === "number") return [yamlNumber(value)];
  if (typeof value !== "object" || value === null) return [String(value)];
  return [toOneLine(value, compact) ?? ["", ...indentLines(containerLines(value, compact))]].flat();
}

function textLines(text: string, before: number): string[] {
  if (canBeBlockScalar(text)) {
    const sign = text.endsWith("\n") ? "|" : "|-";
    return [sign, ...indentLines(text.replace(/\n$/, "").split("\n"))];
  }
  const isLong = before + text.length > width;
  return isLong && canFold(text)
    ? [">-", ...indentLines(foldLongText(text))]
    : [formatYamlScalar(text)];
}

/** Formats a text on one line. Quotes it only if needed. */
export function formatYamlScalar(text: string): string {
  if (unprintable.test(text) || text.includes("\n")) return doubleQuoteYaml(text);
  return needsQuotes(text) ? addQuotes(text) : text;
}

function yamlKey(name: string): string {
  return /^[a-z][\w-]*$/i.test(name) && !needsQuotes(name) ? name : doubleQuoteYaml(name);
}

function yamlNumber(value: number): string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? "-0.0" : String(value);
  return Number.isNaN(value) ? ".nan" : `${value < 0 ? "-" : ""}.inf`;
}

/**
 * Characters that YAML allows only in escaped form. This includes the tab, which is allowed but
 * invisible.
 */
const unprintable =
  /[^\n -~\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]|[\u2028\u2029\ufeff]/u;

function doubleQuoteYaml(text: string): string {
  const code = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text).replace(new RegExp(unprintable, "gu"), code);
}

/**
 * Whether a text stays the same when it is written as a block scalar and read again. This requires
 * that no line consists only of blanks, and that no line is lost at the start or end.
 */
function canBeBlockScalar(text: string): boolean {
  return /^\S.*\n/.test(text) && !/\n[ \t]+(?:\n|$)|\n\n$/.test(text) && !unprintable.test(text);
}

/** Whether a text may be folded, so that some of its spaces become line breaks. */
function canFold(text: string): boolean {
  return !/^ |\n| {2}| $/.test(text) && !unprintable.test(text);
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function emptyContainerYaml(value: object): string {
  return Array.isArray(value) ? "[]" : "{}";
}

function indentLines(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : `  ${line}`));
}

/** Breaks a long text between words. */
function foldLongText(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line === undefined || `${line} ${word}`.length > width - 8) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/**
 * Formats empty values, short lists and, in compact mode, groups of numbers on one line. Returns
 * `undefined` for other values.
 */
function toOneLine(value: object, compact: boolean): string | undefined {
  if (isEmpty(value)) return emptyContainerYaml(value);
  const parts = Object.entries(value);
  const isNumbers = parts.every(([, part]) => typeof part === "number");
  if (Array.isArray(value)) {
    if (isNumbers) return `[${value.map(yamlNumber).join(", ")}]`;
    return value.every(isPlainWord) ? `[${value.join(", ")}]` : undefined;
  }
  if (!compact || !isNumbers) return undefined;
  const pairs = parts.map(([name, part]) => `${yamlKey(name)}: ${yamlNumber(part)}`);
  return `{ ${pairs.join(", ")} }`;
}

function isPlainWord(part: unknown): boolean {
  return typeof part === "string" && /^[a-z]+$/.test(part) && !needsQuotes(part);
}

const numberPattern =
  /^(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|0x[\da-f]+|0o[0-7]+|[-+]?\.inf|\.nan)$/i;

/** Whether YAML would reject this text without quotes, or read it as another value. */
function needsQuotes(text: string): boolean {
  const beginsAsSign = /^(?:[#&*!|>'"%@`{}[\],]|[-?:](?: |$)| |$)|^(?:---|\.{3})/.test(text);
  const readsOtherwise =
    /^(?:true|false|null|~|[-+.\d][\d.:]*)$/i.test(text) || numberPattern.test(text);
  return beginsAsSign || readsOtherwise || /: | #|[: "']$/.test(text);
}
