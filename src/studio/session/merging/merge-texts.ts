import { same } from "../../../yaml/edit/model.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { mergeValues } from "./merge-values.ts";
import { rebased, type Splice, spliced } from "./splices.ts";
import { textDifference } from "./text-difference.ts";

/** Both changes in one text. */
interface MergedText {
  text: string;
  /** What came to my text by theirs. */
  theirs: Splice[];
}

/**
 * Makes one text of two that come from the same one: where their places differ, and the merged text says
 * what each of them meant. Else nothing: then somebody has to choose.
 */
export function mergeTexts(base: string, mine: string, theirs: string): MergedText | undefined {
  if (mine === theirs) return { text: mine, theirs: [] };
  const [my, their] = [textDifference(base, mine), textDifference(base, theirs)];
  const theirsOnMine = rebased(their, my);
  const mineOnTheirs = rebased(my, their);
  if (!theirsOnMine || !mineOnTheirs) return undefined;
  const text = spliced(mine, theirsOnMine);
  if (text === undefined || text !== spliced(theirs, mineOnTheirs)) return undefined;
  return isMeant(base, mine, theirs, text) ? { text, theirs: theirsOnMine } : undefined;
}

function isMeant(base: string, mine: string, theirs: string, merged: string): boolean {
  const [one, my, their, both] = [base, mine, theirs, merged].map(read);
  if (!one || !my || !their || !both) return false;
  // A name that stands twice is no change of a value: it counts for itself.
  if (both.repeats - their.repeats !== my.repeats - one.repeats) return false;
  const meant = mergeValues(one.value, my.value, their.value);
  return meant !== undefined && same(meant.value, both.value);
}

function read(text: string): { value: unknown; repeats: number } | undefined {
  const tree = readTree(text);
  if ("offset" in tree || tree.documents > 1) return undefined;
  return { value: tree.value, repeats: tree.repeats.length };
}
