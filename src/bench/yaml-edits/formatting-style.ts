import type { RandomSource } from "../mistake-corpus/random.ts";

/** The formatting style of one generated file. */
export interface FormattingStyle {
  step: number;
  dashes: number;
  dashGap: number;
  eol: "\n" | "\r\n" | "mixed";
  mark: boolean;
  head: readonly string[];
  foot: readonly string[];
  finalBreak: boolean;
  /** Empty lines between entries of the outermost list or mapping; -1 for a random number. */
  blanks: number;
  /**
   * How often the writer uses comments, flow collections, quotes, values below their key, unusual
   * spaces and block scalars, in percent.
   */
  comments: number;
  flow: number;
  quotes: number;
  below: number;
  spaces: number;
  blocks: number;
}

/** Returns a random formatting style. */
export function randomStyle(chance: RandomSource): FormattingStyle {
  const step = chance.pick([1, 2, 2, 2, 2, 3, 4, 4, 6, 8]);
  const often = () => chance.pick([0, 0, 10, 10, 30, 60]);
  return {
    step,
    dashes: chance.pick([0, step, step, step, 1 + chance.below(6)]),
    dashGap: chance.pick([1, 1, 1, 1, 2, 3]),
    eol: chance.pick(["\n", "\n", "\n", "\r\n", "\r\n", "mixed"] as const),
    mark: chance.below(6) === 0,
    head: chance.pick(fileHeads),
    foot: chance.pick(fileFeet),
    finalBreak: chance.below(5) > 0,
    blanks: chance.pick([0, 0, 1, 1, 2, -1]),
    comments: often(),
    flow: often(),
    quotes: often(),
    below: chance.pick([0, 0, 0, 10]),
    spaces: often(),
    blocks: often(),
  };
}

const fileHeads: readonly (readonly string[])[] = [
  [],
  [],
  ["# yaml-language-server: $schema=a.json #head"],
  ["# Título #head", "# segunda linha #head2", ""],
  ["---"],
  ["# Olá #head", "---"],
  ["%YAML 1.2", "---"],
  ["", ""],
];

const fileFeet: readonly (readonly string[])[] = [
  [],
  [],
  [],
  [""],
  ["", "# fim #foot"],
  ["..."],
  ["", "", ""],
];
