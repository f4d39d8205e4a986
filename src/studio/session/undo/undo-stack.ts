import type { Splice } from "../merge/splices.ts";
import { applyEdit, invertEdit, type ReversibleEdit, rebaseEdit } from "./reversible-edits.ts";
import { appendEdits, type UndoStep, type UndoStepPart } from "./undo-steps.ts";

/** The maximum number of steps that can be undone. */
const maxSteps = 1000;

/** The direction in which a step is applied. */
export type UndoDirection = "undo" | "redo";

/** The undo and redo steps of all files. */
export class UndoStack {
  private readonly steps: Record<UndoDirection, UndoStep[]> = { undo: [], redo: [] };

  /** Replaces all steps by those of another stack. */
  restore(other: UndoStack): void {
    this.steps.undo = other.steps.undo;
    this.steps.redo = other.steps.redo;
  }

  /** Pushes a step. If it has the ID of the top step, its edits are added to that step. */
  push(step: UndoStep): void {
    const top = this.steps.undo.at(-1);
    this.steps.redo.length = 0;
    if (top?.id === step.id) this.steps.undo.pop();
    this.steps.undo.push(top?.id === step.id ? appendEdits(top, step.parts) : step);
    if (this.steps.undo.length > maxSteps) this.steps.undo.shift();
  }

  top(direction: UndoDirection): UndoStep | undefined {
    return this.steps[direction].at(-1);
  }

  /** Moves the top step to the other stack. */
  moveTop(direction: UndoDirection): void {
    const step = this.steps[direction].pop();
    if (step) this.steps[direction === "undo" ? "redo" : "undo"].push(step);
  }

  hasFile(file: string): boolean {
    return Object.values(this.steps)
      .flat()
      .some((step) => findStepPart(step, file));
  }

  /**
   * Yields the texts of a file as its edits are undone or redone one by one. Stops at an edit that
   * does not fit.
   */
  *states(
    file: string,
    present: string | null,
    direction: UndoDirection,
  ): Generator<string | null> {
    let text: string | null | undefined = present;
    for (const step of this.steps[direction].toReversed()) {
      const part = findStepPart(step, file);
      for (const stroke of part ? getEditsForDirection(part, direction) : []) {
        text = text === undefined ? undefined : applyEdit(text, stroke);
        if (text === undefined) return;
        yield text;
      }
    }
  }

  /** Yields the texts of a file before each undoable step, newest first. */
  *textsBefore(file: string, present: string | null): Generator<string | null> {
    let text: string | null | undefined = present;
    for (const step of this.steps.undo.toReversed()) {
      const part = findStepPart(step, file);
      if (!part) continue;
      text = applyStepPart(text, part, "undo");
      if (text === undefined) return;
      yield text;
    }
  }

  /** Rebases the steps onto an external change to a file. Discards steps that conflict with it. */
  rebase(file: string, change: readonly Splice[]): void {
    this.rebaseSide("undo", file, change);
    this.rebaseSide("redo", file, change);
  }

  /** Discards the steps of a file, and all steps that depend on them. */
  discardFile(file: string): void {
    for (const direction of ["undo", "redo"] as const) {
      const at = this.steps[direction].findLastIndex((step) => findStepPart(step, file));
      if (at >= 0) this.discardFrom(direction, at, file);
    }
  }

  private rebaseSide(direction: UndoDirection, file: string, change: readonly Splice[]): void {
    const steps = this.steps[direction];
    let others: readonly Splice[] = change;
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      const step = steps[at];
      const part = step && findStepPart(step, file);
      if (!step || !part) continue;
      const moved = rebaseStepPart(part, direction, others);
      if (!moved) {
        this.discardFrom(direction, at, file);
        return;
      }
      const parts = step.parts.map((each) => (each === part ? moved.part : each));
      steps[at] = { ...step, parts };
      others = moved.others;
    }
  }

  /** Discards a step, and the steps below it that share one of its files. */
  private discardFrom(direction: UndoDirection, at: number, file: string): void {
    const steps = this.steps[direction];
    const lost = new Set([file]);
    const above = steps.slice(at + 1);
    const kept: UndoStep[] = [];
    for (const step of steps.slice(0, at + 1).reverse()) {
      const isLost = step.parts.some((part) => lost.has(part.file));
      if (isLost) for (const part of step.parts) lost.add(part.file);
      else kept.unshift(step);
    }
    this.steps[direction] = [...kept, ...above];
  }
}

function findStepPart({ parts }: UndoStep, file: string): UndoStepPart | undefined {
  return parts.find((part) => part.file === file);
}

/** Returns the edits of a step in the order in which a direction applies them. */
function getEditsForDirection(
  { strokes }: UndoStepPart,
  direction: UndoDirection,
): ReversibleEdit[] {
  return direction === "redo" ? [...strokes] : strokes.toReversed().map(invertEdit);
}

/**
 * Returns the text of a file after undoing or redoing a step; `undefined` if the step does not fit.
 */
export function applyStepPart(
  text: string | null,
  part: UndoStepPart,
  direction: UndoDirection,
): string | null | undefined {
  return getEditsForDirection(part, direction).reduce<string | null | undefined>(
    (now, stroke) => (now === undefined ? undefined : applyEdit(now, stroke)),
    text,
  );
}

function rebaseStepPart(part: UndoStepPart, direction: UndoDirection, change: readonly Splice[]) {
  let others = change;
  const strokes: ReversibleEdit[] = [];
  for (const stroke of getEditsForDirection(part, direction)) {
    const moved = rebaseEdit(stroke, others);
    if (!moved) return undefined;
    strokes.push(moved.stroke);
    others = moved.others;
  }
  const asDone = direction === "redo" ? strokes : strokes.toReversed().map(invertEdit);
  return { part: { ...part, strokes: asDone }, others };
}
