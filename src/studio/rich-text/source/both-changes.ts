import { rebased, spliced } from "../../session/merging/splices.ts";
import { textDifference } from "../../session/merging/text-difference.ts";

/** A text with what two did to it, where they did it in different places; else what was typed here. */
export function bothChanges(base: string, mine: string, theirs: string): string {
  const moved = rebased(textDifference(base, mine), textDifference(base, theirs));
  return (moved && spliced(theirs, moved)) ?? mine;
}
