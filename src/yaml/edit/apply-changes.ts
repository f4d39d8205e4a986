import type { Edit } from "../diagnostic.ts";
import { splitLines } from "../lines.ts";
import type { YamlTree } from "../parse/entries.ts";
import { readTree } from "../parse/tree.ts";
import { candidateEdits, findStepTarget } from "./candidate-edits.ts";
import type { Change, EditFailure, EditFailureReason, EditResult } from "./change.ts";
import { changeToSteps } from "./change-steps.ts";
import { applyDisjointEdits, EditComposition, invertEdits } from "./compose-edits.ts";
import { readCst } from "./cst.ts";
import type { EditContext } from "./edit-context.ts";
import { detectStyle } from "./format/detect-style.ts";
import { applyStep, type ChangeStep, isDeepEqual } from "./steps.ts";

/**
 * Applies changes to a YAML text, all or none. The rest of the text is unchanged. Parses the result
 * again and refuses the change if it does not have the intended value. Never throws.
 */
export function applyChanges(
  source: string,
  change: Change | readonly Change[],
): EditResult | EditFailure {
  const changes = "kind" in change ? [change] : change;
  const composition = new EditComposition(source);
  let state = readDocumentState(source);
  for (const each of changes) {
    if ("refused" in state) return state;
    state = applyChange(state, each, composition);
  }
  if ("refused" in state) return state;
  const edits = composition.edits();
  return { edits, text: state.text, inverse: invertEdits(source, edits) };
}

/** A text and its parsed tree. */
interface DocumentState {
  text: string;
  tree: YamlTree;
}

function readDocumentState(text: string): DocumentState | EditFailure {
  const tree = readTree(text);
  if ("offset" in tree) return { refused: "unreadable", path: "" };
  return tree.documents > 1 ? { refused: "several-documents", path: "" } : { text, tree };
}

function applyChange(
  state: DocumentState,
  change: Change,
  composition: EditComposition,
): DocumentState | EditFailure {
  const steps = changeToSteps(state.tree.value, change);
  if ("refused" in steps) return steps;
  let now: DocumentState | EditFailure = state;
  for (const step of steps) {
    if ("refused" in now) return now;
    now = tryStep(now, step, composition);
  }
  return now;
}

/** Tries the candidate edits of a step. Takes the first ones that parse to the intended value. */
function tryStep(
  state: DocumentState,
  step: ChangeStep,
  composition: EditComposition,
): DocumentState | EditFailure {
  const { text, tree } = state;
  const path = "path" in step ? step.path : step.parent;
  const refuse = (refused: EditFailureReason): EditFailure => ({ refused, path });
  const patient = createEditContext(text, tree.value);
  const way = findStepTarget(patient.root, step);
  if (typeof way === "string") return refuse(way);
  const meant = applyStep(tree.value, step);
  for (const edits of candidateEdits(patient, step, way)) {
    const proven = verifyEdits(state, edits, meant);
    if (proven) {
      composition.append(edits);
      return proven;
    }
  }
  return refuse("unproven");
}

function createEditContext(text: string, value: unknown): EditContext {
  const root = readCst(text);
  return { text, value, root, lines: splitLines(text), detectedStyle: detectStyle(text, root) };
}

function verifyEdits(
  { text, tree }: DocumentState,
  edits: readonly Edit[],
  meant: unknown,
): DocumentState | undefined {
  const after = applyDisjointEdits(text, edits);
  if (after === undefined) return undefined;
  const state = readDocumentState(after);
  if ("refused" in state || state.tree.repeats.length !== tree.repeats.length) return undefined;
  return isDeepEqual(state.tree.value, meant) ? state : undefined;
}
