import { readTree } from "../../../../text/yaml/tree.ts";
import type { UndoStack } from "../../history/undo-stack.ts";
import type { HeldFile } from "../../texts/held-files.ts";

/** So many steps are gone back to find out which item of a list became which. */
const mostSteps = 40;

/** What a file said between the text on the disk and the present one, from old to new, as far as that is known. */
export function knownStates(
  { disk, text }: HeldFile,
  file: string,
  history: UndoStack,
): readonly unknown[] {
  const { partOf } = disk;
  const from = partOf ? [partOf.arranged, said(partOf.text)] : [];
  const states: unknown[] = [];
  for (const origin of history.origins(file, text)) {
    if (origin === (partOf ? partOf.text : disk.text)) return [...from, ...states];
    if (origin === null || states.length === mostSteps) break;
    states.unshift(said(origin));
  }
  return from;
}

function said(text: string): unknown {
  const tree = readTree(text);
  return "offset" in tree ? undefined : tree.value;
}
