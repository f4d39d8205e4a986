import { rebased, spliced } from "../../session/merging/splices.ts";
import { textDifference } from "../../session/merging/text-difference.ts";

/**
 * Merges typed text with an external change. If both changed the same place, the typed text wins.
 */
export function bothChanges(base: string, mine: string, theirs: string): string {
  const moved = rebased(textDifference(base, mine), textDifference(base, theirs));
  return (moved && spliced(theirs, moved)) ?? mine;
}
