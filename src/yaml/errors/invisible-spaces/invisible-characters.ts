import type { Edit } from "../../diagnostic.ts";

// Characters that have a width and look like common spaces.
const wideSpaces = "\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u2800\\u3000";
// Characters without a width: soft hyphens, joiners, break hints of word processors.
const zeroWidthCharacters = "\\u00ad\\u034f\\u180e\\u200b-\\u200d\\u2060-\\u2064";

/**
 * Characters that look blank but are text to YAML. This is the content of a character class in a
 * pattern.
 */
export const invisibleClass = wideSpaces + zeroWidthCharacters;

/** The characters of `invisibleClass`, with the space and the tab. */
export const blankClass = ` \\t${invisibleClass}`;

const anyInvisible = new RegExp(`[${invisibleClass}]`);
const allInvisible = new RegExp(`[${invisibleClass}]`, "g");
const invisibleRuns = new RegExp(`[${invisibleClass}\\t]+`, "g");
const withoutWidth = new RegExp(`[${zeroWidthCharacters}]`, "g");
const withWidth = new RegExp(`[${wideSpaces}]`, "g");

/** Whether a text has an invisible space. */
export function hasInvisibleSpace(text: string): boolean {
  return anyInvisible.test(text);
}

/**
 * Replaces each invisible space with a common one if it has a width, and otherwise removes it. A
 * tab becomes two spaces.
 */
export function toCommonSpaces(text: string): string {
  return replaceTabsBySpaces(text.replace(withoutWidth, "").replace(withWidth, " "));
}

/** Removes all invisible spaces. A tab becomes two spaces. */
export function removeInvisibleSpaces(text: string): string {
  return replaceTabsBySpaces(text.replace(allInvisible, ""));
}

function replaceTabsBySpaces(text: string): string {
  return text.replaceAll("\t", "  ");
}

/**
 * Creates one edit for each run of invisible spaces, and of tabs next to them. Creates none if
 * `blanks` has only common spaces.
 *
 * @param start offset of `blanks` in the file
 * @param rewrite returns the replacement of a run
 */
export function invisibleSpaceEdits(
  blanks: string,
  start: number,
  rewrite = toCommonSpaces,
): Edit[] {
  if (!hasInvisibleSpace(blanks)) return [];
  const edits: Edit[] = [];
  // Faster than `matchAll`, which copies the pattern for each line.
  invisibleRuns.lastIndex = 0;
  for (let run = invisibleRuns.exec(blanks); run; run = invisibleRuns.exec(blanks))
    edits.push({
      start: start + run.index,
      end: start + invisibleRuns.lastIndex,
      text: rewrite(run[0]),
    });
  return edits;
}
