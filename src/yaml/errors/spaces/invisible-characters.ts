import type { Edit } from "../../diagnostic.ts";

// Signs as wide as a letter, which look like common spaces.
const wideSpaces = "\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u2800\\u3000";
// Signs without width: soft hyphens, joiners, marks that word processors put where a word may part.
const zeroWidthCharacters = "\\u00ad\\u034f\\u180e\\u200b-\\u200d\\u2060-\\u2064";

/** What looks blank and is a letter to YAML; for the inside of a class in a pattern. */
export const invisibleClass = wideSpaces + zeroWidthCharacters;

/** The same, with the spaces and tabs that YAML knows. */
export const blankClass = ` \\t${invisibleClass}`;

const anyInvisible = new RegExp(`[${invisibleClass}]`);
const allInvisible = new RegExp(`[${invisibleClass}]`, "g");
const invisibleRuns = new RegExp(`[${invisibleClass}\\t]+`, "g");
const withoutWidth = new RegExp(`[${zeroWidthCharacters}]`, "g");
const withWidth = new RegExp(`[${wideSpaces}]`, "g");

/** Whether one of these signs is in a text. */
export function hasInvisibleSpace(text: string): boolean {
  return anyInvisible.test(text);
}

/** Common spaces in the place of these signs: one for each that has a width, two for a tab beside them. */
export function commonSpaces(text: string): string {
  return withoutTabs(text.replace(withoutWidth, "").replace(withWidth, " "));
}

/** The common spaces of a text alone. */
export function withoutInvisible(text: string): string {
  return withoutTabs(text.replace(allInvisible, ""));
}

function withoutTabs(text: string): string {
  return text.replaceAll("\t", "  ");
}

/** An edit for each run of these signs, and of tabs beside them, in blanks that start at this offset. */
export function blankEdits(blanks: string, start: number, rewrite = commonSpaces): Edit[] {
  if (!hasInvisibleSpace(blanks)) return [];
  return [...blanks.matchAll(invisibleRuns)].map(({ 0: run, index }) => ({
    start: start + index,
    end: start + index + run.length,
    text: rewrite(run),
  }));
}
