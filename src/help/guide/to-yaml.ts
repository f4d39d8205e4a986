import { quote } from "../../text/edits.ts";

const width = 98;

interface YamlOptions {
  /** Stands before every line. */
  indent?: string;
  /** Groups of numbers take one line, as in the theme. */
  compact?: boolean;
}

/**
 * Writes a value the way content files are written: two spaces a level, quotes only where a text
 * needs them, long texts folded.
 */
export function toYaml(value: object, { indent = "", compact = false }: YamlOptions = {}): string {
  const lines = linesOf(value, compact);
  return lines.map((line) => (line === "" ? "" : indent + line)).join("\n");
}

function linesOf(value: object, compact: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => itemLines(item, compact));
  return Object.entries(value).flatMap(([name, inner]) => {
    const [first, ...rest] = valueLines(inner, name.length + 2, compact);
    return [first === "" ? `${name}:` : `${name}: ${first}`, ...rest];
  });
}

function itemLines(item: unknown, compact: boolean): string[] {
  const isGroup = typeof item === "object" && item !== null;
  const [first, ...rest] = isGroup ? linesOf(item, compact) : valueLines(item, 2, compact);
  return [`- ${first}`, ...(isGroup ? below(rest) : rest)];
}

/** What follows the colon or the dash on its line, which may be nothing, and the lines below. */
function valueLines(value: unknown, before: number, compact: boolean): string[] {
  if (typeof value === "string") return textLines(value, before);
  if (typeof value !== "object" || value === null) return [String(value)];
  return [inOneLine(value, compact) ?? ["", ...below(linesOf(value, compact))]].flat();
}

function textLines(text: string, before: number): string[] {
  if (text.includes("\n")) {
    const sign = text.endsWith("\n") ? "|" : "|-";
    return [sign, ...below(text.trimEnd().split("\n"))];
  }
  if (before + text.length > width) return [">-", ...below(fold(text))];
  return [textInYaml(text)];
}

/** A short text as it stands in a file: between quotes only where it needs them. */
export function textInYaml(text: string): string {
  return needsQuotes(text) ? quote(text) : text;
}

function below(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : `  ${line}`));
}

/** Breaks a long text between words. */
function fold(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line === undefined || `${line} ${word}`.length > width - 8) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/** Short lists, and in compact files groups of numbers. */
function inOneLine(value: object, compact: boolean): string | undefined {
  const parts = Object.entries(value);
  const isNumbers = parts.every(([, part]) => typeof part === "number");
  if (Array.isArray(value)) {
    const isWords = value.every((part) => typeof part === "string" && /^[a-z]+$/.test(part));
    return isNumbers || isWords ? `[${value.join(", ")}]` : undefined;
  }
  if (!compact || !isNumbers) return undefined;
  return `{ ${parts.map(([name, part]) => `${name}: ${part}`).join(", ")} }`;
}

/** Whether a text between no quotes would be read as something else, or not at all. */
function needsQuotes(text: string): boolean {
  const beginsAsSign = /^(?:[#&*!|>'"%@`{}[\],]|[-?:](?: |$)| |$)/.test(text);
  const readsOtherwise = /^(?:true|false|null|~|[-+.\d][\d.:]*)$/i.test(text);
  return beginsAsSign || readsOtherwise || /: | #|[: "']$/.test(text);
}
