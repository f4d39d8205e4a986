import type { Mark, Node } from "prosemirror-model";
import { findFactTokens } from "../../../model/facts.ts";
import { type InlineNode, parseInline } from "../../../model/markup/inline.ts";
import { bodySchema, markTypes, nodeTypes } from "./body-schema.ts";

/** Part of a text: characters with the same marks, a fact, or a hard break. */
export interface InlineRun {
  kind: "text" | "fact" | "break";
  /** The text; for a fact its source. */
  text: string;
  strong: boolean;
  em: boolean;
  /** The link target. */
  to?: string;
}

type RunMarks = Omit<InlineRun, "kind" | "text">;

const noMarks: RunMarks = { strong: false, em: false };

/** Parses inline source into runs. */
export function parseInlineRuns(source: string): InlineRun[] {
  const runs: InlineRun[] = [];
  for (const node of parseInline(source)) appendInlineNode(runs, node, noMarks);
  return runs;
}

function appendInlineNode(runs: InlineRun[], node: InlineNode, around: RunMarks): void {
  if (node.kind === "break") appendRun(runs, createRun("break", "\n", around));
  else if (node.kind === "text") appendText(runs, node.text, around);
  else for (const child of node.children) appendInlineNode(runs, child, addNodeMarks(node, around));
}

function addNodeMarks(node: InlineNode, { strong, em, to }: RunMarks): RunMarks {
  if (node.kind === "link") return { strong, em, to: node.to };
  return {
    strong: strong || node.kind === "strong",
    em: em || node.kind === "em",
    ...(to !== undefined && { to }),
  };
}

function appendText(runs: InlineRun[], text: string, around: RunMarks): void {
  for (const run of splitAtFacts(text, around)) appendRun(runs, run);
}

/**
 * Creates a run. Uses object literals with a fixed order of fields, because spreading is several
 * times slower for many thousands of runs.
 */
function createRun(kind: InlineRun["kind"], text: string, { strong, em, to }: RunMarks): InlineRun {
  return to === undefined ? { strong, em, kind, text } : { strong, em, to, kind, text };
}

function splitAtFacts(text: string, around: RunMarks): InlineRun[] {
  if (!text.includes("${")) return [createRun("text", text, around)];
  const runs: InlineRun[] = [];
  let from = 0;
  for (const { start, end, open } of findFactTokens(text)) {
    if (open) continue;
    runs.push(createRun("text", text.slice(from, start), around));
    runs.push(createRun("fact", text.slice(start, end), around));
    from = end;
  }
  return [...runs, createRun("text", text.slice(from), around)];
}

/** Appends a run, joined with the last one if both are text with the same marks. */
function appendRun(runs: InlineRun[], run: InlineRun): void {
  if (run.text === "") return;
  const last = runs.at(-1);
  const isAlike = last?.kind === "text" && run.kind === "text" && hasSameMarks(last, run);
  if (last && isAlike) runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
}

/** Whether two runs have the same marks. */
export function hasSameMarks(one: InlineRun, other: InlineRun): boolean {
  return one.strong === other.strong && one.em === other.em && one.to === other.to;
}

/** Converts runs to document nodes. In a single line, a space replaces each hard break. */
export function runsToNodes(runs: readonly InlineRun[], isLine = false): Node[] {
  return runs.map((run) => {
    const own = toEditorMarks(run);
    if (run.kind === "fact") return createFactNode(run.text, own);
    if (run.kind === "break") return isLine ? bodySchema.text(" ") : nodeTypes.break.create();
    return bodySchema.text(run.text, own);
  });
}

/** Creates a fact node from its source: `${firm.phone}`. */
export function createFactNode(source: string, own?: readonly Mark[]): Node {
  const name = findFactTokens(source)[0]?.name ?? "";
  return nodeTypes.fact.create({ name, source }, undefined, own);
}

function toEditorMarks({ strong, em, to }: InlineRun): Mark[] {
  return [
    ...(to === undefined ? [] : [markTypes.link.create({ to })]),
    ...(strong ? [markTypes.strong.create()] : []),
    ...(em ? [markTypes.em.create()] : []),
  ];
}

/** Returns the runs of a paragraph, heading or cell. */
export function toInlineRuns(node: Node): InlineRun[] {
  const runs: InlineRun[] = [];
  node.forEach((child) => {
    const { type, text, attrs } = child;
    const to = child.marks.find((mark) => mark.type === markTypes.link)?.attrs.to as
      | string
      | undefined;
    const strong = markTypes.strong.isInSet(child.marks) !== undefined;
    const em = markTypes.em.isInSet(child.marks) !== undefined;
    const own = to === undefined ? { strong, em } : { strong, em, to };
    if (type === nodeTypes.fact) runs.push(createRun("fact", String(attrs.source), own));
    else if (type === nodeTypes.break) runs.push(createRun("break", "\n", noMarks));
    else runs.push(createRun("text", text ?? "", own));
  });
  return normalizeRuns(runs);
}

/**
 * Normalises runs to what the grammar can express. Removes spaces and breaks at both ends and
 * repeated breaks, makes each fact a run of its own, and gives spaces a mark only if the words on
 * both sides have it.
 */
export function normalizeRuns(runs: readonly InlineRun[]): InlineRun[] {
  const parts = trimAroundBreaks(trimEnds(runs.flatMap(splitSpaces)));
  const words = findNeighbours(parts, isVisibleRun);
  const tidy: InlineRun[] = [];
  for (const [at, part] of parts.entries())
    appendRun(tidy, isVisibleRun(part) ? part : normalizeInvisibleRun(part, words[at] ?? {}));
  return tidy;
}

/** Separates words from the spaces around them. */
function splitSpaces(run: InlineRun): InlineRun[] {
  if (run.kind !== "text") return [run];
  if (run.text !== "" && run.text.trim() === run.text && !run.text.includes("${")) return [run];
  return splitAtFacts(run.text, run).flatMap((each) => {
    if (each.kind !== "text") return [each];
    const [start, end] = [each.text.trimStart(), each.text.trimEnd()];
    const lead = each.text.slice(0, each.text.length - start.length);
    const tail = start === "" ? "" : each.text.slice(end.length);
    return [lead, start.trimEnd(), tail]
      .filter(Boolean)
      .map((text) => createRun("text", text, each));
  });
}

function isVisibleRun({ kind, text }: InlineRun): boolean {
  return kind === "fact" || (kind === "text" && text.trim() !== "");
}

function trimEnds(parts: readonly InlineRun[]): InlineRun[] {
  return parts.slice(parts.findIndex(isVisibleRun), parts.findLastIndex(isVisibleRun) + 1);
}

/** The nearest runs of some kind before and after a run. */
interface NeighbourRuns {
  before?: InlineRun | undefined;
  after?: InlineRun | undefined;
}

/**
 * Finds the neighbours of all runs in one pass per direction. A search from every run would take
 * quadratic time.
 */
function findNeighbours(
  parts: readonly InlineRun[],
  fits: (run: InlineRun) => boolean,
): NeighbourRuns[] {
  let last: InlineRun | undefined;
  const all = parts.map((part): NeighbourRuns => {
    const before = last;
    if (fits(part)) last = part;
    return { before, after: undefined };
  });
  let next: InlineRun | undefined;
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const [part, beside] = [parts[at], all[at]];
    if (beside) beside.after = next;
    if (part && fits(part)) next = part;
  }
  return all;
}

/** Removes spaces around breaks, and repeated breaks. */
function trimAroundBreaks(parts: readonly InlineRun[]): InlineRun[] {
  const beside = findNeighbours(parts, (run) => isVisibleRun(run) || run.kind === "break");
  return parts.filter((part, at) => {
    if (isVisibleRun(part)) return true;
    if (beside[at]?.after?.kind === "break") return false;
    return part.kind === "break" || beside[at]?.before?.kind !== "break";
  });
}

function normalizeInvisibleRun(part: InlineRun, { before, after }: NeighbourRuns): InlineRun {
  const { kind, text, to } = part;
  if (kind === "break") return createRun("break", "\n", noMarks);
  const strong = Boolean(part.strong && before?.strong && after?.strong);
  const em = Boolean(part.em && before?.em && after?.em);
  const isLinked = to !== undefined && before?.to === to && after?.to === to;
  return createRun(kind, text, isLinked ? { strong, em, to } : { strong, em });
}
