import { applySplices, rebaseSplices } from "../../session/merging/splices.ts";
import { diffTexts } from "../../session/merging/text-difference.ts";

/**
 * Merges typed text with an external change. If both changed the same place, the typed text wins.
 */
export function mergeTyped(base: string, mine: string, theirs: string): string {
  const moved = rebaseSplices(diffTexts(base, mine), diffTexts(base, theirs));
  return (moved && applySplices(theirs, moved)) ?? mine;
}
