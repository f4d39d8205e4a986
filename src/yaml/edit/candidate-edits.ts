import type { Edit } from "../diagnostic.ts";
import { splitPointer } from "../json-pointer.ts";
import {
  duplicateBlockEntry,
  insertBlockEntry,
  moveBlockEntry,
  removeBlockEntry,
} from "./block-entries.ts";
import type { EditFailureReason } from "./change.ts";
import type { ContainerNode, CstNode } from "./cst.ts";
import type { EditContext } from "./edit-context.ts";
import {
  duplicateFlowEntry,
  insertFlowEntry,
  moveFlowEntry,
  removeFlowEntry,
} from "./flow-entries.ts";
import { formatKey } from "./format/format-value.ts";
import { formatScalar } from "./format/inline-scalar.ts";
import { replacementCandidates, type ValuePosition } from "./replace-value.ts";
import { type ChangeStep, isForbiddenKey } from "./steps.ts";

/** The node that a step changes. */
export interface StepTarget {
  position: ValuePosition;
  /** The container of the node, and the index of the node in it. */
  parent?: ContainerNode;
  index: number;
  parentPosition?: ValuePosition;
}

/** Finds the node of a step, or the reason why the step cannot change it. */
export function findStepTarget(root: CstNode, step: ChangeStep): StepTarget | EditFailureReason {
  const isInside = step.kind === "set" || step.kind === "remove" || step.kind === "rename";
  const way = resolvePath(root, isInside ? step.path : step.parent);
  if (typeof way === "string") return way;
  const held = step.kind === "move" ? entryAt(way.position.node, step.from) : undefined;
  const again = step.kind === "duplicate" ? entryAt(way.position.node, step.index) : undefined;
  const node = (held ?? again)?.value ?? (step.kind === "insert" ? undefined : way.position.node);
  return node && containsMarkedNode(node) ? "shortcut" : way;
}

function entryAt(node: CstNode, index: number) {
  return node.kind === "scalar" ? undefined : node.entries[index];
}

function containsMarkedNode(node: CstNode): boolean {
  if (node.marked || node.kind === "scalar") return node.marked;
  return node.entries.some((entry) => containsMarkedNode(entry.value));
}

function resolvePath(root: CstNode, path: string): StepTarget | EditFailureReason {
  let way: StepTarget = { position: { node: root, inFlow: false }, index: -1 };
  for (const name of splitPointer(path)) {
    const next = resolveChild(way.position, name);
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
  return {
    position: { node: entry.value, entry, inFlow },
    parent: node,
    index,
    parentPosition: spot,
  };
}

/** Yields possible edits for a step. Edits that leave most of the text unchanged come first. */
export function* candidateEdits(
  context: EditContext,
  step: ChangeStep,
  target: StepTarget,
): Generator<readonly Edit[]> {
  const { position, parent, index, parentPosition } = target;
  const { node } = position;
  if (step.kind === "set") return yield* replacementCandidates(context, position, step.value);
  if (step.kind === "rename") return yield editsForRename(target, step.name);
  if (step.kind === "remove") {
    if (!parent || !parentPosition) return;
    if (parent.entries.length > 1) return yield editsForRemoval(context, parent, index);
    return yield* replacementCandidates(context, parentPosition, parent.kind === "list" ? [] : {});
  }
  yield* containerCandidates(context, step, node, position);
}

function* containerCandidates(
  context: EditContext,
  step: Extract<ChangeStep, { parent: string }>,
  node: CstNode,
  spot: ValuePosition,
): Generator<readonly Edit[]> {
  if (step.kind === "insert") return yield* insertionCandidates(context, step, spot);
  if (node.kind === "scalar") return;
  if (step.kind === "move")
    yield (node.flow ? moveFlowEntry : moveBlockEntry)(context, node, step.from, step.to);
  else if (node.flow) yield duplicateFlowEntry(context, node, step.index);
  else {
    yield duplicateBlockEntry(context, node, step.index);
    yield duplicateBlockEntry(context, node, step.index, true);
  }
}

function* insertionCandidates(
  context: EditContext,
  step: Extract<ChangeStep, { kind: "insert" }>,
  spot: ValuePosition,
): Generator<readonly Edit[]> {
  const { name, value, index } = step;
  const { node } = spot;
  if (node.kind === "scalar" || node.entries.length === 0) {
    yield* replacementCandidates(context, spot, name === undefined ? [value] : { [name]: value });
    return;
  }
  const insert = node.flow ? insertFlowEntry : insertBlockEntry;
  yield insert(context, node, index, { name, value });
  yield insert(context, node, index, { name, value, isTight: true });
  const safe = { ...context, detectedStyle: { ...context.detectedStyle, safe: true } };
  yield insert(safe, node, index, { name, value });
}

function editsForRemoval(context: EditContext, parent: ContainerNode, index: number): Edit[] {
  return (parent.flow ? removeFlowEntry : removeBlockEntry)(context, parent, index);
}

function editsForRename({ parent, index }: StepTarget, name: string): Edit[] {
  const key = parent?.entries[index]?.key;
  if (!key || isForbiddenKey(name)) return [];
  const { style, range } = key;
  const isLine = style === "single" || style === "double";
  const text = (isLine ? formatScalar(style, name, true) : undefined) ?? formatKey(name);
  return [{ ...range, text }];
}
