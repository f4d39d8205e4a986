import type { Edit } from "../diagnostic.ts";
import { stepsOf } from "../json-pointer.ts";
import { duplicateLines, insertLines, moveLines, removeLines } from "./block-entries.ts";
import type { EditFailureReason } from "./change.ts";
import type { ContainerNode, CstNode } from "./cst.ts";
import type { EditContext } from "./edit-context.ts";
import { duplicateInFlow, insertInFlow, moveInFlow, removeInFlow } from "./flow-entries.ts";
import { formatKey } from "./format/format-value.ts";
import { formatScalar } from "./format/inline-scalar.ts";
import { replaceCandidates, type ValuePosition } from "./replace-value.ts";
import { isForbiddenKey, type Step } from "./steps.ts";

/** The node that a step changes. */
export interface StepTarget {
  spot: ValuePosition;
  /** Its container, and its index there. */
  parent?: ContainerNode;
  index: number;
  parentSpot?: ValuePosition;
}

/** Finds the node of a step, or the reason why it cannot be changed. */
export function findStepTarget(root: CstNode, step: Step): StepTarget | EditFailureReason {
  const isInside = step.kind === "set" || step.kind === "remove" || step.kind === "rename";
  const way = resolvePath(root, isInside ? step.path : step.parent);
  if (typeof way === "string") return way;
  const held = step.kind === "move" ? entryOf(way.spot.node, step.from) : undefined;
  const again = step.kind === "duplicate" ? entryOf(way.spot.node, step.index) : undefined;
  const node = (held ?? again)?.value ?? (step.kind === "insert" ? undefined : way.spot.node);
  return node && hasAnchorOrTag(node) ? "shortcut" : way;
}

function entryOf(node: CstNode, index: number) {
  return node.kind === "scalar" ? undefined : node.entries[index];
}

function hasAnchorOrTag(node: CstNode): boolean {
  if (node.marked || node.kind === "scalar") return node.marked;
  return node.entries.some((entry) => hasAnchorOrTag(entry.value));
}

function resolvePath(root: CstNode, path: string): StepTarget | EditFailureReason {
  let way: StepTarget = { spot: { node: root, inFlow: false }, index: -1 };
  for (const name of stepsOf(path)) {
    const next = resolveChild(way.spot, name);
    if (typeof next === "string") return next;
    way = next;
  }
  return way;
}

function resolveChild(spot: ValuePosition, name: string): StepTarget | EditFailureReason {
  const { node } = spot;
  if (node.kind === "scalar") return "missing";
  if (node.bare) return "odd-key";
  const found = node.entries.filter((entry, index) => (entry.key?.text ?? String(index)) === name);
  const [entry] = found;
  if (!entry) return "missing";
  if (entry.odd) return "odd-key";
  if (found.length > 1) return "repeated";
  const inFlow = spot.inFlow || node.flow;
  const index = node.entries.indexOf(entry);
  return { spot: { node: entry.value, entry, inFlow }, parent: node, index, parentSpot: spot };
}

/** Possible edits for a step. Those that leave most of the text unchanged come first. */
export function* candidateEdits(
  patient: EditContext,
  step: Step,
  way: StepTarget,
): Generator<readonly Edit[]> {
  const { spot, parent, index, parentSpot } = way;
  const { node } = spot;
  if (step.kind === "set") return yield* replaceCandidates(patient, spot, step.value);
  if (step.kind === "rename") return yield renameEdits(way, step.name);
  if (step.kind === "remove") {
    if (!parent || !parentSpot) return;
    if (parent.entries.length > 1) return yield removeEdits(patient, parent, index);
    return yield* replaceCandidates(patient, parentSpot, parent.kind === "list" ? [] : {});
  }
  yield* containerCandidates(patient, step, node, spot);
}

function* containerCandidates(
  patient: EditContext,
  step: Extract<Step, { parent: string }>,
  node: CstNode,
  spot: ValuePosition,
): Generator<readonly Edit[]> {
  if (step.kind === "insert") return yield* insertCandidates(patient, step, spot);
  if (node.kind === "scalar") return;
  if (step.kind === "move")
    yield (node.flow ? moveInFlow : moveLines)(patient, node, step.from, step.to);
  else if (node.flow) yield duplicateInFlow(patient, node, step.index);
  else {
    yield duplicateLines(patient, node, step.index);
    yield duplicateLines(patient, node, step.index, true);
  }
}

function* insertCandidates(
  patient: EditContext,
  step: Extract<Step, { kind: "insert" }>,
  spot: ValuePosition,
): Generator<readonly Edit[]> {
  const { name, value, index } = step;
  const { node } = spot;
  if (node.kind === "scalar" || node.entries.length === 0) {
    yield* replaceCandidates(patient, spot, name === undefined ? [value] : { [name]: value });
    return;
  }
  const insert = node.flow ? insertInFlow : insertLines;
  yield insert(patient, node, index, { name, value });
  yield insert(patient, node, index, { name, value, isTight: true });
  const safe = { ...patient, fashion: { ...patient.fashion, safe: true } };
  yield insert(safe, node, index, { name, value });
}

function removeEdits(patient: EditContext, parent: ContainerNode, index: number): Edit[] {
  return (parent.flow ? removeInFlow : removeLines)(patient, parent, index);
}

function renameEdits({ parent, index }: StepTarget, name: string): Edit[] {
  const key = parent?.entries[index]?.key;
  if (!key || isForbiddenKey(name)) return [];
  const { style, range } = key;
  const isLine = style === "single" || style === "double";
  const text = (isLine ? formatScalar(style, name, true) : undefined) ?? formatKey(name);
  return [{ ...range, text }];
}
