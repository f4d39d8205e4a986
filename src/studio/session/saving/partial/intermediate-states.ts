import { readTree } from "../../../../yaml/parse/tree.ts";
import type { SessionDocument } from "../../documents/document-store.ts";
import type { UndoStack } from "../../undo/undo-stack.ts";

/** The maximum number of undo steps to go back when tracing list items. */
const maxSteps = 40;

/** Values of a file between the text on disk and the current one. */
export interface IntermediateStates {
  /** Oldest first. */
  states: readonly unknown[];
  /** How many of the first states led to edits that were already unsaved at the last save. */
  unsavedCount: number;
  /**
   * True if exactly one step lies between each state and the next, and between the last one and the
   * current value.
   */
  isComplete: boolean;
}

export const noIntermediateStates: IntermediateStates = {
  states: [],
  unsavedCount: 0,
  isComplete: false,
};

/** Finds the states between the text on disk and the current one in the undo history. */
export function findIntermediateStates(
  { disk, text }: SessionDocument,
  file: string,
  history: UndoStack,
): IntermediateStates {
  const { partOf } = disk;
  const from = partOf?.states ?? [];
  const [start, waiting] = [partOf ? partOf.text : disk.text, from.length];
  const states: unknown[] = [];
  if (text === start) return { states: from.slice(0, -1), unsavedCount: waiting, isComplete: true };
  for (const before of history.textsBefore(file, text)) {
    if (before === start)
      return { states: [...from, ...states], unsavedCount: waiting, isComplete: true };
    if (before === null || states.length === maxSteps) break;
    states.unshift(parseYamlValue(before));
  }
  return { states: from, unsavedCount: waiting, isComplete: false };
}

function parseYamlValue(text: string): unknown {
  const tree = readTree(text);
  return "offset" in tree ? undefined : tree.value;
}
