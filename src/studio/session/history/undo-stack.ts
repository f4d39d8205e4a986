import type { Splice } from "../merging/splices.ts";
import { rebasedStroke, type Stroke, strokeBack, struck } from "./strokes.ts";
import { type StepPart, type StoredStep, withStrokes } from "./undo-steps.ts";

/** So many steps can be taken back. */
const mostSteps = 1000;

/** Which way a step is gone. */
export type Direction = "undo" | "redo";

/** The steps that can be undone and redone, of all files together. */
export class UndoStack {
  private readonly steps: Record<Direction, StoredStep[]> = { undo: [], redo: [] };

  /** Puts what was done on top; more strokes of the step on top become a part of it. */
  push(step: StoredStep): void {
    const top = this.steps.undo.at(-1);
    this.steps.redo.length = 0;
    if (top?.id === step.id) this.steps.undo.pop();
    this.steps.undo.push(top?.id === step.id ? withStrokes(top, step.parts) : step);
    if (this.steps.undo.length > mostSteps) this.steps.undo.shift();
  }

  top(direction: Direction): StoredStep | undefined {
    return this.steps[direction].at(-1);
  }

  /** The step on top goes over to the other side. */
  turn(direction: Direction): void {
    const step = this.steps[direction].pop();
    if (step) this.steps[direction === "undo" ? "redo" : "undo"].push(step);
  }

  touches(file: string): boolean {
    return Object.values(this.steps)
      .flat()
      .some((step) => partOf(step, file));
  }

  /** The texts that a file had or would have, step by step from the present one. */
  *states(file: string, present: string | null, direction: Direction): Generator<string | null> {
    let text: string | null | undefined = present;
    for (const step of this.steps[direction].toReversed()) {
      const part = partOf(step, file);
      for (const stroke of part ? strokesOf(part, direction) : []) {
        text = text === undefined ? undefined : struck(text, stroke);
        if (text === undefined) return;
        yield text;
      }
    }
  }

  /** The texts that a file had before each step that can be undone, the newest step first. */
  *textsBefore(file: string, present: string | null): Generator<string | null> {
    let text: string | null | undefined = present;
    for (const step of this.steps.undo.toReversed()) {
      const part = partOf(step, file);
      if (!part) continue;
      text = gone(text, part, "undo");
      if (text === undefined) return;
      yield text;
    }
  }

  /** The file was changed by somebody else: what was done in it moves along as far as it can, the rest is forgotten. */
  rebase(file: string, change: readonly Splice[]): void {
    this.rebaseSide("undo", file, change);
    this.rebaseSide("redo", file, change);
  }

  /** Forgets what was done in a file, and whatever cannot be taken back without it. */
  cut(file: string): void {
    for (const direction of ["undo", "redo"] as const) {
      const at = this.steps[direction].findLastIndex((step) => partOf(step, file));
      if (at >= 0) this.forget(direction, at, file);
    }
  }

  private rebaseSide(direction: Direction, file: string, change: readonly Splice[]): void {
    const steps = this.steps[direction];
    let others: readonly Splice[] = change;
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      const step = steps[at];
      const part = step && partOf(step, file);
      if (!step || !part) continue;
      const moved = rebasedPart(part, direction, others);
      if (!moved) {
        this.forget(direction, at, file);
        return;
      }
      const parts = step.parts.map((each) => (each === part ? moved.part : each));
      steps[at] = { ...step, parts };
      others = moved.others;
    }
  }

  /** Forgets a step, and those below it that stand on one of its files. */
  private forget(direction: Direction, at: number, file: string): void {
    const steps = this.steps[direction];
    const lost = new Set([file]);
    const above = steps.slice(at + 1);
    const kept: StoredStep[] = [];
    for (const step of steps.slice(0, at + 1).reverse()) {
      const isLost = step.parts.some((part) => lost.has(part.file));
      if (isLost) for (const part of step.parts) lost.add(part.file);
      else kept.unshift(step);
    }
    this.steps[direction] = [...kept, ...above];
  }
}

function partOf({ parts }: StoredStep, file: string): StepPart | undefined {
  return parts.find((part) => part.file === file);
}

/** The strokes that a step makes when it is gone one way, in their order. */
function strokesOf({ strokes }: StepPart, direction: Direction): Stroke[] {
  return direction === "redo" ? [...strokes] : strokes.toReversed().map(strokeBack);
}

/** The text of a file after a step was gone one way; nothing where it does not fit. */
export function gone(
  text: string | null,
  part: StepPart,
  direction: Direction,
): string | null | undefined {
  return strokesOf(part, direction).reduce<string | null | undefined>(
    (now, stroke) => (now === undefined ? undefined : struck(now, stroke)),
    text,
  );
}

function rebasedPart(part: StepPart, direction: Direction, change: readonly Splice[]) {
  let others = change;
  const strokes: Stroke[] = [];
  for (const stroke of strokesOf(part, direction)) {
    const moved = rebasedStroke(stroke, others);
    if (!moved) return undefined;
    strokes.push(moved.stroke);
    others = moved.others;
  }
  const asDone = direction === "redo" ? strokes : strokes.toReversed().map(strokeBack);
  return { part: { ...part, strokes: asDone }, others };
}
