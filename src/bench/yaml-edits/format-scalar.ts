import { load } from "js-yaml";
import type { RandomSource } from "../mistake-corpus/random.ts";
import type { FormattingStyle } from "./formatting-style.ts";

/** The context of a scalar to write. */
export interface ScalarContext {
  chance: RandomSource;
  manner: FormattingStyle;
  inFlow: boolean;
  /** Indentation of continuation lines. */
  indent: number;
}

/** Formats a scalar in a random style. Returns the rest of the current line, then further lines. */
export function formatScalar(value: unknown, context: ScalarContext): string[] {
  if (value === null)
    return [context.inFlow ? "null" : context.chance.pick(["", "null", "~", "Null"])];
  if (typeof value === "number") return [formatNumber(value, context.chance)];
  if (typeof value !== "string") return [String(value)];
  const ways = [formatBlock, formatDoubleQuoted, formatSingleQuoted, formatPlain];
  const first = chooseFormatter(context);
  for (const way of [first, formatPlain, ...ways.toReversed()]) {
    const lines = way(value, context);
    if (lines) return lines;
  }
  return [JSON.stringify(value)];
}

function chooseFormatter({ chance, manner }: ScalarContext) {
  if (chance.below(100) < manner.blocks) return formatBlock;
  return chance.below(100) < manner.quotes
    ? chance.pick([formatDoubleQuoted, formatSingleQuoted])
    : formatPlain;
}

function formatNumber(value: number, chance: RandomSource): string {
  const ways = [String(value), String(value), value.toExponential(), `+${value}`, `${value}.0`];
  const right = ways.filter(
    (way) => Object.is(load(`[${way}]`), value) || parsesToNumber(way, value),
  );
  return chance.pick(right.length > 0 ? right : [String(value)]);
}

function parsesToNumber(way: string, value: number): boolean {
  const read = load(`[${way}]`);
  return Array.isArray(read) && Object.is(read[0], value);
}

type ScalarFormatter = (text: string, desk: ScalarContext) => string[] | undefined;

function tryParse(source: string): unknown {
  try {
    return load(source);
  } catch {
    return undefined;
  }
}

const formatPlain: ScalarFormatter = (text, desk) => {
  if (/[\n\r\t]|^[|>'"&*!%@`#?]|^\s|\s$/.test(text) || text === "") return undefined;
  const read = tryParse(desk.inFlow ? `k: [${text}]` : `k: ${text}`);
  const found = desk.inFlow ? Object(read).k?.[0] : Object(read).k;
  const other = tryParse(desk.inFlow ? `{k: ${text}}` : `- ${text}`);
  const again = desk.inFlow ? Object(other).k : Object(other)[0];
  if (found !== text || again !== text) return undefined;
  return desk.inFlow ? [text] : breakIntoLines(text, desk);
};

// Breaks a plain scalar into several lines at random spaces.
function breakIntoLines(text: string, { chance, manner, indent }: ScalarContext): string[] {
  if (chance.below(100) >= manner.blocks || !/^[\p{L} ,.]+$/u.test(text) || / {2}/.test(text))
    return [text];
  const words = text.split(" ");
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || chance.below(6) === 0) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line, index) => (index === 0 ? line : " ".repeat(indent) + line));
}

const formatSingleQuoted: ScalarFormatter = (text) => {
  if (/[\p{Cc}\u2028\u2029\ufeff\p{Surrogate}]/u.test(text)) return undefined;
  return [`'${text.replaceAll("'", "''")}'`];
};

const formatDoubleQuoted: ScalarFormatter = (text, { chance }) => {
  const letters = [...JSON.stringify(text).slice(1, -1)].join("");
  const odd = letters.replace(/é|ã/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16).padStart(4, "0");
    return chance.below(3) === 0 ? `\\u${code}` : letter;
  });
  return [`"${odd.replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escapeCharacter)}"`];
};

function escapeCharacter(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const formatBlock: ScalarFormatter = (text, desk) => {
  const { chance, inFlow } = desk;
  const isWritable =
    /^\S/.test(text) && !/[^\P{Cc}\n]|[\u2028\u2029\ufeff\p{Surrogate}]/u.test(text);
  if (inFlow || !isWritable || /[ \t]$/m.test(text)) return undefined;
  const words = text.replace(/\n+$/, "");
  const tail = text.length - words.length;
  const chomping = tail === 0 ? "-" : tail === 1 ? chance.pick(["", "+"]) : "+";
  const isFolded = chance.below(2) === 0 && !/^\s/m.test(words);
  const lines = isFolded ? foldText(words, chance) : words.split("\n");
  const all = [...lines, ...Array.from({ length: Math.max(0, tail - 1) }, () => "")];
  const head = `${isFolded ? ">" : "|"}${chomping}`;
  return [head, ...all.map((line) => (line === "" ? "" : " ".repeat(desk.indent) + line))];
};

function foldText(words: string, chance: RandomSource): string[] {
  const width = chance.pick([20, 40, 80, 100]);
  return words.split("\n").flatMap((paragraph, index) => {
    const lines = paragraph === "" ? [] : wrapParagraph(paragraph, width);
    return index === 0 ? lines : ["", ...lines];
  });
}

function wrapParagraph(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(/ (?! )/)) {
    const last = lines.at(-1);
    const mayBreak = last !== undefined && last.length > width && !/ $/.test(last);
    if (last === undefined || mayBreak) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Formats a mapping key, with or without quotes. */
export function formatKey(name: string, { chance, manner }: ScalarContext): string {
  const isQuoted = chance.below(200) < manner.quotes || !/^[A-Za-z]\w*$/.test(name);
  if (!isQuoted && !/^(?:true|false|null)$/i.test(name)) return name;
  return chance.below(2) === 0 && !/['\\\p{Cc}]/u.test(name) ? `'${name}'` : JSON.stringify(name);
}
