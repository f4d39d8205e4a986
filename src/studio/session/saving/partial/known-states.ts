import { readTree } from "../../../../yaml/parse/tree.ts";
import type { UndoStack } from "../../history/undo-stack.ts";
import type { HeldFile } from "../../texts/held-files.ts";

/** So many steps are gone back to find out which item of a list became which. */
const mostSteps = 40;

/** What a file said between the text on the disk and the present one. */
export interface KnownStates {
  /** From old to new. */
  states: readonly unknown[];
  /** So many of the first ones lead to what waited already at the last save. */
  waiting: number;
  /** Whether each comes from the one before by one step, and the present one from the last. */
  isWhole: boolean;
}

export const nothingKnown: KnownStates = { states: [], waiting: 0, isWhole: false };

/** What is known of the way from the text on the disk to the present one. */
export function knownStates(
  { disk, text }: HeldFile,
  file: string,
  history: UndoStack,
): KnownStates {
  const { partOf } = disk;
  const from = partOf?.states ?? [];
  const [start, waiting] = [partOf ? partOf.text : disk.text, from.length];
  const states: unknown[] = [];
  if (text === start) return { states: from.slice(0, -1), waiting, isWhole: true };
  for (const before of history.textsBefore(file, text)) {
    if (before === start) return { states: [...from, ...states], waiting, isWhole: true };
    if (before === null || states.length === mostSteps) break;
    states.unshift(said(before));
  }
  return { states: from, waiting, isWhole: false };
}

function said(text: string): unknown {
  const tree = readTree(text);
  return "offset" in tree ? undefined : tree.value;
}
