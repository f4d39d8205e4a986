import type { Stroke } from "./strokes.ts";

/** What can be taken back at once: the place that is named when it is. */
export interface Step {
  /** The file that was changed; of several, the first one. */
  file: string;
  /** JSON Pointer of the place that was changed last. */
  path: string;
  files: readonly string[];
}

/** What a step did with one file: strokes, each of what the one before left. */
export interface StepPart {
  file: string;
  path: string;
  strokes: readonly Stroke[];
}

/** A step with all that it takes to undo and to redo it. */
export interface StoredStep {
  id: string;
  parts: readonly StepPart[];
}

/** What whoever undid or redid it is told of a step. */
export function toldStep({ parts }: StoredStep): Step {
  const files = parts.map(({ file }) => file);
  return { file: files[0] ?? "", path: parts[0]?.path ?? "", files };
}

/** A step with one more stroke in some files. */
export function withStrokes(step: StoredStep, more: readonly StepPart[]): StoredStep {
  const files = new Set([...step.parts, ...more].map(({ file }) => file));
  const parts = [...files].map((file): StepPart => {
    const all = [...step.parts, ...more].filter((part) => part.file === file);
    const strokes = all.flatMap((part) => part.strokes);
    return { file, path: all.at(-1)?.path ?? "", strokes };
  });
  return { ...step, parts };
}
