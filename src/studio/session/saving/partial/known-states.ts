import { readTree } from "../../../../yaml/parse/tree.ts";
import type { UndoStack } from "../../history/undo-stack.ts";
import type { HeldFile } from "../../texts/held-files.ts";

/** The most undo steps to go back to trace list items. */
const mostSteps = 40;

/** Values of a file between the text on disk and the current one. */
export interface KnownStates {
  /** Oldest first. */
  states: readonly unknown[];
  /** The number of leading states that led to edits already unsaved at the last save. */
  waiting: number;
  /**
   * Whether exactly one step lies between each state and the next, and between the last one and
   * the current value.
   */
  isWhole: boolean;
}

export const nothingKnown: KnownStates = { states: [], waiting: 0, isWhole: false };

/** Finds the states between the text on disk and the current one in the undo history. */
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
