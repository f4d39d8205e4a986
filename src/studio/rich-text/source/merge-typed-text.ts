import { diffTexts } from "../../session/merge/diff-texts.ts";
import { applySplices, rebaseSplices } from "../../session/merge/splices.ts";

/**
 * Merges typed text with an external change. If both changed the same place, returns the typed text
 * without the external change.
 */
export function mergeTypedText(base: string, mine: string, theirs: string): string {
  const moved = rebaseSplices(diffTexts(base, mine), diffTexts(base, theirs));
  return (moved && applySplices(theirs, moved)) ?? mine;
}
