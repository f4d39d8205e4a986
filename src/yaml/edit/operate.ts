import type { Edit } from "../diagnostic.ts";
import { splitLines } from "../lines.ts";
import type { Tree } from "../parse/entries.ts";
import { readTree } from "../parse/tree.ts";
import { readAnatomy } from "./anatomy.ts";
import type { Change, Operation, Refusal, RefusalReason } from "./change.ts";
import { stepsFor } from "./change-steps.ts";
import { applied, Composition, inverseOf } from "./compose.ts";
import { applyStep, type Step, same } from "./model.ts";
import { findWay, waysOf } from "./possible-ways.ts";
import type { Patient } from "./regions.ts";
import { fashionOf } from "./spelling/fashion.ts";

/**
 * Changes what a text says and leaves all else as it is written: all changes, or none. What is
 * written is read again, and must say what was meant; else it is refused. Never fails.
 */
export function operate(source: string, change: Change | readonly Change[]): Operation | Refusal {
  const changes = "kind" in change ? [change] : change;
  const composition = new Composition(source);
  let state = readState(source);
  for (const each of changes) {
    if ("refused" in state) return state;
    state = makeChange(state, each, composition);
  }
  if ("refused" in state) return state;
  const edits = composition.edits();
  return { edits, text: state.text, inverse: inverseOf(source, edits) };
}

/** A text and what it says. */
interface State {
  text: string;
  tree: Tree;
}

function readState(text: string): State | Refusal {
  const tree = readTree(text);
  if ("offset" in tree) return { refused: "unreadable", path: "" };
  return tree.documents > 1 ? { refused: "several-documents", path: "" } : { text, tree };
}

function makeChange(state: State, change: Change, composition: Composition): State | Refusal {
  const steps = stepsFor(state.tree.value, change);
  if ("refused" in steps) return steps;
  let now: State | Refusal = state;
  for (const step of steps) {
    if ("refused" in now) return now;
    now = makeStep(now, step, composition);
  }
  return now;
}

/** Makes a step in the first of the possible ways that reads back as what is meant. */
function makeStep(state: State, step: Step, composition: Composition): State | Refusal {
  const { text, tree } = state;
  const path = "path" in step ? step.path : step.parent;
  const refuse = (refused: RefusalReason): Refusal => ({ refused, path });
  const patient = examine(text, tree.value);
  const way = findWay(patient.root, step);
  if (typeof way === "string") return refuse(way);
  const meant = applyStep(tree.value, step);
  for (const edits of waysOf(patient, step, way)) {
    const proven = prove(state, edits, meant);
    if (proven) {
      composition.take(edits);
      return proven;
    }
  }
  return refuse("unproven");
}

function examine(text: string, value: unknown): Patient {
  const root = readAnatomy(text);
  return { text, value, root, lines: splitLines(text), fashion: fashionOf(text, root) };
}

function prove({ text, tree }: State, edits: readonly Edit[], meant: unknown): State | undefined {
  const after = applied(text, edits);
  if (after === undefined) return undefined;
  const state = readState(after);
  if ("refused" in state || state.tree.repeats.length !== tree.repeats.length) return undefined;
  return same(state.tree.value, meant) ? state : undefined;
}
