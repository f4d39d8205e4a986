// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import type { RandomSource } from "./random.ts";

/** A change to a file, stored as data so that a run can be repeated exactly. */
export interface Mutation {
  kind: keyof typeof mutationFunctions;
  /** Index of the byte, line or word. It wraps around at the end of the file. */
  at: number;
  amount: number;
  piece: string;
}

/**
 * Texts that get into files by accident: YAML syntax, and characters from other encodings and
 * programs.
 */
export const accidentalTexts: readonly string[] = [
  ..."\t\0\r\n:#-\"'[]{}|>*&!%@`?,~\\$",
  ": ",
  " #",
  "- ",
  "---\n",
  "...\n",
  "%YAML 1.1\n",
  "<<: *x\n",
  "&x ",
  "*x",
  "!!str ",
  "!!binary ",
  "? ",
  "|2\n",
  ">+\n",
  "\ufeff",
  "\u00a0",
  "\u2028",
  "\u202e",
  "\u200b",
  "\ud800",
  "\u0085",
  "Ã§",
  "0123",
  "1e999",
  ".nan",
  "null",
  "true",
  "2024-02-30",
  "__proto__: 1\n",
  "constructor",
  "toString",
  "${firm.",
  "${firm.phone}",
  "{id}",
  "javascript:",
  "../../",
  "<script>",
  "[a](",
  "**",
  "🧮",
  "\n\n\n",
  "                    ",
  "x".repeat(3000),
];

const mutationFunctions = {
  byte: setByte,
  cut: removeBytes,
  insert: insertPiece,
  removeLine,
  repeatLine,
  swapLines,
  indent: indentLine,
  joinLines,
  moveLine,
  word: replaceWord,
};

export const mutationKinds = Object.keys(mutationFunctions) as (keyof typeof mutationFunctions)[];

/** Applies mutations in order. The result may not be valid UTF-8. */
export function applyMutations(text: string, mutations: readonly Mutation[]): Uint8Array {
  let bytes: Uint8Array = Buffer.from(text);
  for (const mutation of mutations) bytes = mutationFunctions[mutation.kind](bytes, mutation);
  return bytes;
}

/** Returns one to three random mutations. */
export function randomMutations(chance: RandomSource): Mutation[] {
  return Array.from({ length: 1 + chance.below(3) }, () => ({
    kind: chance.pick(mutationKinds),
    at: chance.below(1 << 30),
    amount: chance.below(256),
    piece: chance.pick(accidentalTexts),
  }));
}

function setByte(bytes: Uint8Array, { at, amount }: Mutation): Uint8Array {
  return bytes.length === 0 ? bytes : Uint8Array.from(bytes).with(at % bytes.length, amount);
}

function removeBytes(bytes: Uint8Array, { at, amount }: Mutation): Uint8Array {
  const start = at % (bytes.length + 1);
  const length = amount > 250 ? bytes.length : amount % 24;
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + length)]);
}

function insertPiece(bytes: Uint8Array, { at, piece }: Mutation): Uint8Array {
  const start = at % (bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(piece), bytes.subarray(start)]);
}

// Reads the bytes as Latin-1, which preserves those that are not valid UTF-8.
function changeLines(
  bytes: Uint8Array,
  at: number,
  change: (lines: string[], index: number) => string[],
): Uint8Array {
  const lines = Buffer.from(bytes).toString("latin1").split("\n");
  return Buffer.from(change(lines, at % lines.length).join("\n"), "latin1");
}

function removeLine(bytes: Uint8Array, { at }: Mutation): Uint8Array {
  return changeLines(bytes, at, (lines, index) => lines.toSpliced(index, 1));
}

function repeatLine(bytes: Uint8Array, { at }: Mutation): Uint8Array {
  return changeLines(bytes, at, (lines, index) => lines.toSpliced(index, 0, lines[index] ?? ""));
}

function swapLines(bytes: Uint8Array, { at }: Mutation): Uint8Array {
  return changeLines(bytes, at, (lines, index) =>
    lines.toSpliced(index, 2, ...lines.slice(index, index + 2).reverse()),
  );
}

function indentLine(bytes: Uint8Array, { at, amount }: Mutation): Uint8Array {
  const spaces = (amount % 9) - 4;
  return changeLines(bytes, at, (lines, index) => {
    const line = lines[index] ?? "";
    const moved =
      spaces > 0 ? " ".repeat(spaces) + line : line.replace(new RegExp(`^ {0,${-spaces}}`), "");
    return lines.with(index, moved);
  });
}

function joinLines(bytes: Uint8Array, { at }: Mutation): Uint8Array {
  return changeLines(bytes, at, (lines, index) =>
    lines.toSpliced(index, 2, lines.slice(index, index + 2).join("")),
  );
}

function moveLine(bytes: Uint8Array, { at, amount }: Mutation): Uint8Array {
  return changeLines(bytes, at, (lines, index) => {
    const [line = ""] = lines.splice(index, 1);
    return lines.toSpliced((index + amount) % (lines.length + 1), 0, line);
  });
}

function replaceWord(bytes: Uint8Array, { at, amount, piece }: Mutation): Uint8Array {
  const words = Buffer.from(bytes)
    .toString("latin1")
    .match(/\w+|\s+|[^\w\s]/g) ?? [""];
  const index = at % words.length;
  const latin = Buffer.from(piece).toString("latin1");
  const replacements = [
    latin,
    "",
    `${words[index]}${words[index]}`,
    words[amount % words.length] ?? "",
  ];
  return Buffer.from(words.with(index, replacements[amount % 4] ?? "").join(""), "latin1");
}
