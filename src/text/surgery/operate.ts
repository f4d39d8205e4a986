import { splitLines } from "../lines.ts";
import type { Edit } from "../diagnostic.ts";
import { stepsOf } from "../pointer.ts";
import type { Tree } from "../yaml/entries.ts";
import { readTree } from "../yaml/tree.ts";
import { type ContainerNode, type Node, readAnatomy } from "./anatomy.ts";
import { insertLines, moveLines, removeLines, repeatLines } from "./block-entries.ts";
import type { Change, Operation, Refusal, RefusalReason } from "./change.ts";
import { applied, Composition, inverseOf } from "./compose.ts";
import { insertInFlow, moveInFlow, removeInFlow, repeatInFlow } from "./flow-entries.ts";
import { applyStep, isForbidden, type Step, same } from "./model.ts";
import type { Patient } from "./regions.ts";
import { replacements, type Spot } from "./replace-value.ts";
import { fashionOf } from "./spelling/fashion.ts";
import { spellName } from "./spelling/spell-value.ts";
import { spellAs } from "./spelling/line-text.ts";
import { stepsFor } from "./steps.ts";

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

/** The nodes from the file down to the one that a step concerns. */
interface Way {
  spot: Spot;
  /** What holds it, and its place there. */
  parent?: ContainerNode;
  index: number;
  parentSpot?: Spot;
}

function findWay(root: Node, step: Step): Way | RefusalReason {
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

function* waysOf(patient: Patient, step: Step, way: Way): Generator<readonly Edit[]> {
  const { spot, parent, index, parentSpot } = way;
  const { node } = spot;
  if (step.kind === "set") return yield* replacements(patient, spot, step.value);
  if (step.kind === "rename") return yield renameEdits(patient, way, step.name);
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
  else yield (node.flow ? repeatInFlow : repeatLines)(patient, node, step.index);
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
  const safe = { ...patient, fashion: { ...patient.fashion, safe: true } };
  yield insert(safe, node, index, { name, value });
}

function removeEdits(patient: Patient, parent: ContainerNode, index: number): Edit[] {
  return (parent.flow ? removeInFlow : removeLines)(patient, parent, index);
}

function renameEdits(patient: Patient, { parent, index }: Way, name: string): Edit[] {
  const key = parent?.entries[index]?.key;
  if (!key || isForbidden(name)) return [];
  const { style, range } = key;
  const isLine = style === "single" || style === "double";
  const text = (isLine ? spellAs(style, name, true) : undefined) ?? spellName(name);
  return [{ ...range, text }];
}
