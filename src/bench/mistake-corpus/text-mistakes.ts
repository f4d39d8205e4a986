import { lineAt, splitLines } from "../../yaml/lines.ts";
import type { DiagnosticCode } from "./diagnostic-codes.ts";
import {
  type PlantedMistake,
  plantMistake,
  positionMark,
  type Replacement,
} from "./planted-mistakes.ts";
import type { RandomSource } from "./random.ts";
import type { ContentNode, ShippedFile } from "./shipped-site.ts";

/** An unquoted single-line text, like most of the content. */
interface TextLine {
  file: ShippedFile;
  /** Offsets of the line's start, its first non-space character and its end. */
  line: { start: number; first: number; end: number };
  /** The field's key; absent for list items. */
  key?: { start: number; end: number; text: string };
  start: number;
  end: number;
  text: string;
}

/** A kind of mistake. `change` returns `undefined` if it does not apply to the line. */
interface TextMistakeKind {
  kind: string;
  codes: DiagnosticCode[];
  change(leaf: TextLine, chance: RandomSource): Replacement | undefined;
}

/** Returns common mistakes in lines of text: each kind in up to `perKind` random lines. */
export function textMistakes(
  files: readonly ShippedFile[],
  chance: RandomSource,
  perKind: number,
): PlantedMistake[] {
  const leaves = files.flatMap(({ nodes }) => nodes.flatMap(collectTextLines));
  return textMistakeKinds.flatMap((way) => {
    const possible = leaves.filter((leaf) => way.change(leaf, chance) !== undefined);
    return chance.sample(possible, perKind).flatMap((leaf) => plantTextMistake(way, leaf, chance));
  });
}

function plantTextMistake(
  { kind, codes, change }: TextMistakeKind,
  leaf: TextLine,
  chance: RandomSource,
): PlantedMistake[] {
  const made = change(leaf, chance);
  return made ? [plantMistake({ kind, codes }, leaf.file.path, leaf.file.text, made)] : [];
}

function collectTextLines({ file, path, value, schema }: ContentNode): TextLine[] {
  const { start, end } = file.parsed.rangeAt(path);
  const text = file.text.slice(start, end);
  const isFree = schema.type === "string" && !schema.enum && !schema.link && !("pattern" in schema);
  if (typeof value !== "string" || value !== text || !isFree || !/^\p{L}.* .*[^:]$/u.test(text))
    return [];
  const line = lineAt(splitLines(file.text), start);
  const key = file.parsed.rangeAt(path, "key");
  // Skip block scalars.
  if (end > line.end || key.start < line.start) return [];
  const name = file.text.slice(key.start, key.end);
  const first = line.start + line.text.search(/\S/);
  const isKey = key.end <= start && key.end > key.start;
  // Skip flow collections.
  if (!isKey && start !== first + 2) return [];
  return [
    {
      file,
      line: { start: line.start, first, end: line.end },
      ...(isKey && { key: { start: key.start, end: key.end, text: name } }),
      start,
      end,
      text,
    },
  ];
}

function insertionAt(at: number, text: string): Replacement {
  return { start: at, end: at, text };
}

/** Returns the end offset of a random word that is not the last. */
function pickWordEnd({ start, text }: TextLine, chance: RandomSource): number | undefined {
  const ends = [...text.matchAll(/[\p{L}](?= \p{L})/gu)].map(({ index }) => start + index + 1);
  return ends.length > 0 ? chance.pick(ends) : undefined;
}

// Characters that have a special meaning in YAML at the start of a text.
const reservedStarts: readonly (readonly [sign: string, codes: readonly DiagnosticCode[]])[] = [
  ["@", ["reserved-character"]],
  ["*", ["reserved-character"]],
  ["&", ["reserved-character"]],
  ["!", ["reserved-character"]],
  ["%", ["reserved-character"]],
  ["[", ["open-bracket", "reserved-character"]],
  ["{", ["open-bracket", "reserved-character"]],
  [">", ["block-start", "reserved-character"]],
  ["|", ["block-start", "reserved-character"]],
  ["- ", ["reserved-character", "stray-item"]],
  ["? ", ["reserved-character"]],
  ["`", ["reserved-character"]],
];

const textMistakeKinds: readonly TextMistakeKind[] = [
  ...reservedStarts.map(([sign, codes]): TextMistakeKind => {
    const change = ({ start, key }: TextLine) =>
      key ? insertionAt(start, positionMark + sign) : undefined;
    return { kind: `reserved character ${sign.trim()}`, codes: [...codes], change };
  }),
  {
    kind: "colon in a text",
    codes: ["colon-in-text"],
    change: (leaf, chance) => {
      const at = pickWordEnd(leaf, chance);
      return at === undefined || !leaf.key ? undefined : insertionAt(at, `${positionMark}:`);
    },
  },
  {
    kind: "colon in an item",
    codes: ["colon-in-text"],
    change: (leaf, chance) => {
      const at = pickWordEnd(leaf, chance);
      return at === undefined || leaf.key ? undefined : insertionAt(at, `${positionMark}:`);
    },
  },
  {
    kind: "no space after a colon",
    codes: ["missing-space"],
    change: ({ key, start }) => key && { start: key.end, end: start, text: `${positionMark}:` },
  },
  {
    kind: "no space after a dash",
    codes: ["missing-space"],
    change: ({ key, line, start }) =>
      key || start !== line.first + 2
        ? undefined
        : { start: line.first, end: start, text: `${positionMark}-` },
  },
  {
    kind: "open quote",
    codes: ["open-quote"],
    change: ({ start }) => insertionAt(start, `${positionMark}"`),
  },
  {
    kind: "quotes within quotes",
    codes: ["inner-quote"],
    change: (leaf) => {
      const words = leaf.text.split(" ");
      if (words.length < 3) return undefined;
      const [first, second, ...rest] = words;
      return { ...leaf, text: `"${first} ${positionMark}"${second}" ${rest.join(" ")}"` };
    },
  },
  {
    kind: "apostrophe within quotes",
    codes: ["inner-quote"],
    change: (leaf) => {
      const [first, ...rest] = leaf.text.split(" ");
      return { ...leaf, text: `'${first} d${positionMark}'${rest.join(" ")}'` };
    },
  },
  {
    kind: "text after the quotes",
    codes: ["text-after-quotes"],
    change: (leaf) => {
      const [first, ...rest] = leaf.text.split(" ");
      return { ...leaf, text: `"${first}" ${positionMark}${rest.join(" ")}` };
    },
  },
  {
    kind: "closing quote only",
    codes: ["lone-quote"],
    // After a digit the quote may mean inches.
    change: ({ end, text }) =>
      /\d$/.test(text) ? undefined : insertionAt(end, `${positionMark}"`),
  },
  {
    kind: "comment in a text",
    codes: ["comment-in-text"],
    change: ({ end }) => insertionAt(end, ` ${positionMark}#1`),
  },
  {
    kind: "text that is all comment",
    codes: ["comment-in-text"],
    change: ({ start, text }) => insertionAt(start, `${positionMark}#${text.charAt(0)}`),
  },
  {
    kind: "tab",
    codes: ["tab"],
    change: ({ line, key }) =>
      key && line.first > line.start
        ? { start: line.start, end: line.first, text: `${positionMark}\t` }
        : undefined,
  },
  {
    kind: "non-breaking space in the indentation",
    codes: ["invisible-space"],
    change: ({ line, key }) =>
      key && line.first === key.start && line.first >= line.start + 2
        ? { start: line.first - 1, end: line.first, text: `${positionMark}\u00a0` }
        : undefined,
  },
  {
    kind: "non-breaking space after a colon",
    codes: ["invisible-space"],
    change: ({ key, start }) =>
      key && { start: key.end, end: start, text: `:${positionMark}\u00a0` },
  },
  {
    kind: "one space too many",
    codes: ["indentation"],
    change: ({ line, key }) =>
      key && line.first === key.start && line.first > line.start
        ? insertionAt(line.start, `${positionMark} `)
        : undefined,
  },
  {
    kind: "one space too few",
    codes: ["indentation"],
    change: ({ line, key }) =>
      key && line.first === key.start && line.first > line.start
        ? { start: line.start, end: line.start + 1, text: positionMark }
        : undefined,
  },
  {
    kind: "leading zero",
    codes: ["leading-zero"],
    change: (leaf) => ({ ...leaf, text: `${positionMark}0123` }),
  },
  {
    kind: "lost number",
    codes: ["lost-number"],
    change: (leaf) => ({ ...leaf, text: `${positionMark}12345678901234567890` }),
  },
  {
    kind: "number for a text",
    codes: ["text-expected"],
    change: (leaf) => ({ ...leaf, text: `${positionMark}2009` }),
  },
  {
    kind: "true for a text",
    codes: ["text-expected"],
    change: (leaf) => ({ ...leaf, text: `${positionMark}true` }),
  },
  {
    kind: "list for a text",
    codes: ["text-expected", "reserved-character"],
    change: (leaf) => leaf.key && { ...leaf, text: `${positionMark}[um, dois]` },
  },
  {
    kind: "empty value",
    codes: ["empty"],
    change: ({ key, end }) => key && { start: key.start, end, text: `${positionMark}${key.text}:` },
  },
  {
    kind: "empty item",
    codes: ["empty"],
    change: ({ key, line, end }) =>
      key ? undefined : { start: line.first, end, text: `${positionMark}-` },
  },
  {
    kind: "empty quotes",
    codes: ["empty"],
    change: ({ key, end }) =>
      key && { start: key.start, end, text: `${positionMark}${key.text}: "  "` },
  },
  {
    kind: "repeated field",
    codes: ["duplicate-key"],
    change: ({ key, line, end, text }) =>
      key &&
      insertionAt(
        end,
        `\n${" ".repeat(key.start - line.start)}${positionMark}${key.text}: ${text}`,
      ),
  },
  {
    kind: "no colon",
    codes: ["missing-colon"],
    change: ({ key, start }) =>
      key && { start: key.start, end: start, text: `${positionMark}${key.text} ` },
  },
  {
    kind: "__proto__",
    codes: ["forbidden-key"],
    change: ({ key, line, end }) =>
      key &&
      insertionAt(end, `\n${" ".repeat(key.start - line.start)}${positionMark}__proto__: Olá`),
  },
  {
    kind: "alias",
    codes: ["shortcut", "reserved-character"],
    change: (leaf) => ({ ...leaf, text: `${positionMark}*atalho` }),
  },
  {
    kind: "tag",
    codes: ["shortcut"],
    change: ({ start, key }) => (key ? insertionAt(start, `${positionMark}!!str `) : undefined),
  },
  {
    kind: "control character",
    codes: ["hidden-character"],
    change: ({ start }) => insertionAt(start + 1, `${positionMark}\u0008`),
  },
  {
    kind: "sign that turns the direction",
    codes: ["hidden-character"],
    change: ({ start }) => insertionAt(start + 1, `${positionMark}\u202e`),
  },
  {
    kind: "stray text",
    codes: ["stray-text", "block-text"],
    change: ({ key, line }) =>
      key && line.first === key.start ? insertionAt(line.start, `${positionMark}Olá\n`) : undefined,
  },
  {
    kind: "several documents",
    codes: ["several-documents"],
    change: ({ key, line }) =>
      key && line.first === key.start ? insertionAt(line.start, `${positionMark}---\n`) : undefined,
  },
  {
    kind: "garbled accents",
    codes: ["garbled-accents"],
    change: ({ start, end }) => ({ start, end, text: `${positionMark}EndereÃ§o` }),
  },
];
