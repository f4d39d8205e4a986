import type { Edit } from "../../diagnostic.ts";

// Signs as wide as a letter, which look like common spaces.
const wide = "\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u2800\\u3000";
// Signs without width: soft hyphens, joiners, marks that word processors put where a word may part.
const narrow = "\\u00ad\\u034f\\u180e\\u200b-\\u200d\\u2060-\\u2064";

/** What looks blank and is a letter to YAML; for the inside of a class in a pattern. */
export const odd = wide + narrow;

/** The same, with the spaces and tabs that YAML knows. */
export const blank = ` \\t${odd}`;

const anyOdd = new RegExp(`[${odd}]`);
const anyOddOf = new RegExp(`[${odd}]`, "g");
const runs = new RegExp(`[${odd}\\t]+`, "g");
const withoutWidth = new RegExp(`[${narrow}]`, "g");
const withWidth = new RegExp(`[${wide}]`, "g");

/** Whether one of these signs is in a text. */
export function hasOdd(text: string): boolean {
  return anyOdd.test(text);
}

/** Common spaces in the place of these signs: one for each that has a width, two for a tab beside them. */
export function commonSpaces(text: string): string {
  return withoutTabs(text.replace(withoutWidth, "").replace(withWidth, " "));
}

/** The common spaces of a text alone. */
export function withoutOdd(text: string): string {
  return withoutTabs(text.replace(anyOddOf, ""));
}

function withoutTabs(text: string): string {
  return text.replaceAll("\t", "  ");
}

/** An edit for each run of these signs, and of tabs beside them, in blanks that start at this offset. */
export function blankEdits(blanks: string, start: number, rewrite = commonSpaces): Edit[] {
  if (!hasOdd(blanks)) return [];
  return [...blanks.matchAll(runs)].map(({ 0: run, index }) => ({
    start: start + index,
    end: start + index + run.length,
    text: rewrite(run),
  }));
}
