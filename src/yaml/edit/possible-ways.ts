import type { Edit } from "../diagnostic.ts";
import { stepsOf } from "../pointer.ts";
import type { ContainerNode, Node } from "./anatomy.ts";
import { insertLines, moveLines, removeLines, repeatLines } from "./block-entries.ts";
import type { RefusalReason } from "./change.ts";
import { insertInFlow, moveInFlow, removeInFlow, repeatInFlow } from "./flow-entries.ts";
import { isForbidden, type Step } from "./model.ts";
import type { Patient } from "./regions.ts";
import { replacements, type Spot } from "./replace-value.ts";
import { spellAs } from "./spelling/line-text.ts";
import { spellName } from "./spelling/spell-value.ts";

/** The place that a step concerns. */
export interface Way {
  spot: Spot;
  /** What holds it, and its place there. */
  parent?: ContainerNode;
  index: number;
  parentSpot?: Spot;
}

/** Finds the place of a step, or why nothing can be changed there. */
export function findWay(root: Node, step: Step): Way | RefusalReason {
  const isInside = step.kind === "set" || step.kind === "remove" || step.kind === "rename";
  const way = follow(root, isInside ? step.path : step.parent);
  if (typeof way === "string") return way;
  const held = step.kind === "move" ? entryOf(way.spot.node, step.from) : undefined;
  const again = step.kind === "duplicate" ? entryOf(way.spot.node, step.index) : undefined;
  const node = (held ?? again)?.value ?? (step.kind === "insert" ? undefined : way.spot.node);
  return node && isMarked(node) ? "shortcut" : way;
}

function entryOf(node: Node, index: number) {
  return node.kind === "scalar" ? undefined : node.entries[index];
}

function isMarked(node: Node): boolean {
  if (node.marked || node.kind === "scalar") return node.marked;
  return node.entries.some((entry) => isMarked(entry.value));
}

function follow(root: Node, path: string): Way | RefusalReason {
  let way: Way = { spot: { node: root, inFlow: false }, index: -1 };
  for (const name of stepsOf(path)) {
    const next = descend(way.spot, name);
    if (typeof next === "string") return next;
    way = next;
  }
  return way;
}

function descend(spot: Spot, name: string): Way | RefusalReason {
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

/** The possible ways to make a step, the one that keeps most of what is written first. */
export function* waysOf(patient: Patient, step: Step, way: Way): Generator<readonly Edit[]> {
  const { spot, parent, index, parentSpot } = way;
  const { node } = spot;
  if (step.kind === "set") return yield* replacements(patient, spot, step.value);
  if (step.kind === "rename") return yield renameEdits(way, step.name);
  if (step.kind === "remove") {
    if (!parent || !parentSpot) return;
    if (parent.entries.length > 1) return yield removeEdits(patient, parent, index);
    return yield* replacements(patient, parentSpot, parent.kind === "list" ? [] : {});
  }
  yield* waysInside(patient, step, node, spot);
}

function* waysInside(
  patient: Patient,
  step: Extract<Step, { parent: string }>,
  node: Node,
  spot: Spot,
): Generator<readonly Edit[]> {
  if (step.kind === "insert") return yield* insertWays(patient, step, spot);
  if (node.kind === "scalar") return;
  if (step.kind === "move")
    yield (node.flow ? moveInFlow : moveLines)(patient, node, step.from, step.to);
  else if (node.flow) yield repeatInFlow(patient, node, step.index);
  else {
    yield repeatLines(patient, node, step.index);
    yield repeatLines(patient, node, step.index, true);
  }
}

function* insertWays(
  patient: Patient,
  step: Extract<Step, { kind: "insert" }>,
  spot: Spot,
): Generator<readonly Edit[]> {
  const { name, value, index } = step;
  const { node } = spot;
  if (node.kind === "scalar" || node.entries.length === 0) {
    yield* replacements(patient, spot, name === undefined ? [value] : { [name]: value });
    return;
  }
  const insert = node.flow ? insertInFlow : insertLines;
  yield insert(patient, node, index, { name, value });
  yield insert(patient, node, index, { name, value, isTight: true });
  const safe = { ...patient, fashion: { ...patient.fashion, safe: true } };
  yield insert(safe, node, index, { name, value });
}

function removeEdits(patient: Patient, parent: ContainerNode, index: number): Edit[] {
  return (parent.flow ? removeInFlow : removeLines)(patient, parent, index);
}

function renameEdits({ parent, index }: Way, name: string): Edit[] {
  const key = parent?.entries[index]?.key;
  if (!key || isForbidden(name)) return [];
  const { style, range } = key;
  const isLine = style === "single" || style === "double";
  const text = (isLine ? spellAs(style, name, true) : undefined) ?? spellName(name);
  return [{ ...range, text }];
}
