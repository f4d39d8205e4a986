import type { ReversibleEdit } from "./reversible-edits.ts";

/** The place that the UI shows after an undo or redo: the place that changed. */
export interface StepSummary {
  /** The changed file; the first one if there are several. */
  file: string;
  /** JSON Pointer of the last change in it. */
  path: string;
  files: readonly string[];
}

/** The edits of a step in one file. Each one applies to the result of the previous one. */
export interface UndoStepPart {
  file: string;
  path: string;
  strokes: readonly ReversibleEdit[];
}

/** An undo step with the data to undo and redo it. */
export interface UndoStep {
  id: string;
  parts: readonly UndoStepPart[];
}

/** Summarises a step for the UI. */
export function summarizeStep({ parts }: UndoStep): StepSummary {
  const files = parts.map(({ file }) => file);
  return { file: files[0] ?? "", path: parts[0]?.path ?? "", files };
}

/** Returns a copy of a step with more edits, grouped by file. */
export function appendEdits(step: UndoStep, more: readonly UndoStepPart[]): UndoStep {
  const files = new Set([...step.parts, ...more].map(({ file }) => file));
  const parts = [...files].map((file): UndoStepPart => {
    const all = [...step.parts, ...more].filter((part) => part.file === file);
    const strokes = all.flatMap((part) => part.strokes);
    return { file, path: all.at(-1)?.path ?? "", strokes };
  });
  return { ...step, parts };
}
