import { lineAt, splitLines } from "../../yaml/lines.ts";
import type { AnyCode } from "./codes.ts";
import { type Change, mark, type Planted, plant } from "./planted.ts";
import type { Chance } from "./random.ts";
import type { Node, ShippedFile } from "./shipped.ts";

/** An unquoted single-line text, like most of the content. */
interface Leaf {
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
interface Way {
  kind: string;
  codes: AnyCode[];
  change(leaf: Leaf, chance: Chance): Change | undefined;
}

/** Returns common mistakes in lines of text, each in up to `perKind` random lines. */
export function textCases(
  files: readonly ShippedFile[],
  chance: Chance,
  perKind: number,
): Planted[] {
  const leaves = files.flatMap(({ nodes }) => nodes.flatMap(leafOf));
  return ways.flatMap((way) => {
    const possible = leaves.filter((leaf) => way.change(leaf, chance) !== undefined);
    return chance.some(possible, perKind).flatMap((leaf) => plantIn(way, leaf, chance));
  });
}

function plantIn({ kind, codes, change }: Way, leaf: Leaf, chance: Chance): Planted[] {
  const made = change(leaf, chance);
  return made ? [plant({ kind, codes }, leaf.file.path, leaf.file.text, made)] : [];
}

function leafOf({ file, path, value, schema }: Node): Leaf[] {
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

function insert(at: number, text: string): Change {
  return { start: at, end: at, text };
}

/** Returns the end offset of a random word that is not the last. */
function wordEnd({ start, text }: Leaf, chance: Chance): number | undefined {
  const ends = [...text.matchAll(/[\p{L}](?= \p{L})/gu)].map(({ index }) => start + index + 1);
  return ends.length > 0 ? chance.pick(ends) : undefined;
}

// Characters with a special meaning in YAML at the start of a text.
const reserved: readonly (readonly [sign: string, codes: readonly AnyCode[]])[] = [
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

const ways: readonly Way[] = [
  ...reserved.map(([sign, codes]): Way => {
    const change = ({ start, key }: Leaf) => (key ? insert(start, mark + sign) : undefined);
    return { kind: `reserved character ${sign.trim()}`, codes: [...codes], change };
  }),
  {
    kind: "colon in a text",
    codes: ["colon-in-text"],
    change: (leaf, chance) => {
      const at = wordEnd(leaf, chance);
      return at === undefined || !leaf.key ? undefined : insert(at, `${mark}:`);
    },
  },
  {
    kind: "colon in an item",
    codes: ["colon-in-text"],
    change: (leaf, chance) => {
      const at = wordEnd(leaf, chance);
      return at === undefined || leaf.key ? undefined : insert(at, `${mark}:`);
    },
  },
  {
    kind: "no space after a colon",
    codes: ["missing-space"],
    change: ({ key, start }) => key && { start: key.end, end: start, text: `${mark}:` },
  },
  {
    kind: "no space after a dash",
    codes: ["missing-space"],
    change: ({ key, line, start }) =>
      key || start !== line.first + 2
        ? undefined
        : { start: line.first, end: start, text: `${mark}-` },
  },
  {
    kind: "open quote",
    codes: ["open-quote"],
    change: ({ start }) => insert(start, `${mark}"`),
  },
  {
    kind: "quotes within quotes",
    codes: ["inner-quote"],
    change: (leaf) => {
      const words = leaf.text.split(" ");
      if (words.length < 3) return undefined;
      const [first, second, ...rest] = words;
      return { ...leaf, text: `"${first} ${mark}"${second}" ${rest.join(" ")}"` };
    },
  },
  {
    kind: "apostrophe within quotes",
    codes: ["inner-quote"],
    change: (leaf) => {
      const [first, ...rest] = leaf.text.split(" ");
      return { ...leaf, text: `'${first} d${mark}'${rest.join(" ")}'` };
    },
  },
  {
    kind: "text after the quotes",
    codes: ["text-after-quotes"],
    change: (leaf) => {
      const [first, ...rest] = leaf.text.split(" ");
      return { ...leaf, text: `"${first}" ${mark}${rest.join(" ")}` };
    },
  },
  {
    kind: "closing quote only",
    codes: ["lone-quote"],
    // After a digit it may mean inches.
    change: ({ end, text }) => (/\d$/.test(text) ? undefined : insert(end, `${mark}"`)),
  },
  {
    kind: "comment in a text",
    codes: ["comment-in-text"],
    change: ({ end }) => insert(end, ` ${mark}#1`),
  },
  {
    kind: "text that is all comment",
    codes: ["comment-in-text"],
    change: ({ start, text }) => insert(start, `${mark}#${text.charAt(0)}`),
  },
  {
    kind: "tab",
    codes: ["tab"],
    change: ({ line, key }) =>
      key && line.first > line.start
        ? { start: line.start, end: line.first, text: `${mark}\t` }
        : undefined,
  },
  {
    kind: "non-breaking space in the indentation",
    codes: ["invisible-space"],
    change: ({ line, key }) =>
      key && line.first === key.start && line.first >= line.start + 2
        ? { start: line.first - 1, end: line.first, text: `${mark}\u00a0` }
        : undefined,
  },
  {
    kind: "non-breaking space after a colon",
    codes: ["invisible-space"],
    change: ({ key, start }) => key && { start: key.end, end: start, text: `:${mark}\u00a0` },
  },
  {
    kind: "one space too many",
    codes: ["indentation"],
    change: ({ line, key }) =>
      key && line.first === key.start && line.first > line.start
        ? insert(line.start, `${mark} `)
        : undefined,
  },
  {
    kind: "one space too few",
    codes: ["indentation"],
    change: ({ line, key }) =>
      key && line.first === key.start && line.first > line.start
        ? { start: line.start, end: line.start + 1, text: mark }
        : undefined,
  },
  {
    kind: "leading zero",
    codes: ["leading-zero"],
    change: (leaf) => ({ ...leaf, text: `${mark}0123` }),
  },
  {
    kind: "lost number",
    codes: ["lost-number"],
    change: (leaf) => ({ ...leaf, text: `${mark}12345678901234567890` }),
  },
  {
    kind: "number for a text",
    codes: ["text-expected"],
    change: (leaf) => ({ ...leaf, text: `${mark}2009` }),
  },
  {
    kind: "true for a text",
    codes: ["text-expected"],
    change: (leaf) => ({ ...leaf, text: `${mark}true` }),
  },
  {
    kind: "list for a text",
    codes: ["text-expected", "reserved-character"],
    change: (leaf) => leaf.key && { ...leaf, text: `${mark}[um, dois]` },
  },
  {
    kind: "empty value",
    codes: ["empty"],
    change: ({ key, end }) => key && { start: key.start, end, text: `${mark}${key.text}:` },
  },
  {
    kind: "empty item",
    codes: ["empty"],
    change: ({ key, line, end }) =>
      key ? undefined : { start: line.first, end, text: `${mark}-` },
  },
  {
    kind: "empty quotes",
    codes: ["empty"],
    change: ({ key, end }) => key && { start: key.start, end, text: `${mark}${key.text}: "  "` },
  },
  {
    kind: "repeated field",
    codes: ["duplicate-key"],
    change: ({ key, line, end, text }) =>
      key && insert(end, `\n${" ".repeat(key.start - line.start)}${mark}${key.text}: ${text}`),
  },
  {
    kind: "no colon",
    codes: ["missing-colon"],
    change: ({ key, start }) =>
      key && { start: key.start, end: start, text: `${mark}${key.text} ` },
  },
  {
    kind: "__proto__",
    codes: ["forbidden-key"],
    change: ({ key, line, end }) =>
      key && insert(end, `\n${" ".repeat(key.start - line.start)}${mark}__proto__: Olá`),
  },
  {
    kind: "alias",
    codes: ["shortcut", "reserved-character"],
    change: (leaf) => ({ ...leaf, text: `${mark}*atalho` }),
  },
  {
    kind: "tag",
    codes: ["shortcut"],
    change: ({ start, key }) => (key ? insert(start, `${mark}!!str `) : undefined),
  },
  {
    kind: "control character",
    codes: ["hidden-character"],
    change: ({ start }) => insert(start + 1, `${mark}\u0008`),
  },
  {
    kind: "sign that turns the direction",
    codes: ["hidden-character"],
    change: ({ start }) => insert(start + 1, `${mark}\u202e`),
  },
  {
    kind: "stray text",
    codes: ["stray-text", "block-text"],
    change: ({ key, line }) =>
      key && line.first === key.start ? insert(line.start, `${mark}Olá\n`) : undefined,
  },
  {
    kind: "several documents",
    codes: ["several-documents"],
    change: ({ key, line }) =>
      key && line.first === key.start ? insert(line.start, `${mark}---\n`) : undefined,
  },
  {
    kind: "garbled accents",
    codes: ["garbled-accents"],
    change: ({ start, end }) => ({ start, end, text: `${mark}EndereÃ§o` }),
  },
];
