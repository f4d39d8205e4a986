import { isDeepEqual } from "../../../yaml/edit/steps.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { diffTexts } from "./diff-texts.ts";
import { mergeValues } from "./merge-values.ts";
import { applySplices, rebaseSplices, type Splice } from "./splices.ts";

/** A text with the changes of both sides. */
interface MergedText {
  text: string;
  /** The changes of the other side, rebased onto my text. */
  theirs: Splice[];
}

/**
 * Merges the changes of both sides to a common base (three-way merge).
 *
 * @returns `undefined` if both change the same place, or if the value of the merged text differs
 *   from the merge of both values
 */
export function mergeTexts(base: string, mine: string, theirs: string): MergedText | undefined {
  if (mine === theirs) return { text: mine, theirs: [] };
  const [my, their] = [diffTexts(base, mine), diffTexts(base, theirs)];
  const theirsOnMine = rebaseSplices(their, my);
  const mineOnTheirs = rebaseSplices(my, their);
  if (!theirsOnMine || !mineOnTheirs) return undefined;
  const text = applySplices(mine, theirsOnMine);
  if (text === undefined || text !== applySplices(theirs, mineOnTheirs)) return undefined;
  return isIntendedMerge(base, mine, theirs, text) ? { text, theirs: theirsOnMine } : undefined;
}

function isIntendedMerge(base: string, mine: string, theirs: string, merged: string): boolean {
  const [one, my, their, both] = [base, mine, theirs, merged].map(parseYamlText);
  if (!one || !my || !their || !both) return false;
  // A duplicate key does not change the value, so duplicates are counted separately.
  if (both.repeats - their.repeats !== my.repeats - one.repeats) return false;
  const meant = mergeValues(one.value, my.value, their.value);
  return meant !== undefined && isDeepEqual(meant.value, both.value);
}

function parseYamlText(text: string): { value: unknown; repeats: number } | undefined {
  const tree = readTree(text);
  if ("offset" in tree || tree.documents > 1) return undefined;
  return { value: tree.value, repeats: tree.repeats.length };
}
