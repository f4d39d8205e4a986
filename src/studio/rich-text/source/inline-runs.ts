import type { Mark, Node } from "prosemirror-model";
import { findTokens } from "../../../model/facts.ts";
import { type InlineNode, parseInline } from "../../../model/markup/inline.ts";
import { bodySchema, kinds, marks } from "./body-schema.ts";

/** A sequence of characters with the same marks, a fact, or a hard break. */
export interface Run {
  kind: "text" | "fact" | "break";
  /** The text; for a fact its source. */
  text: string;
  strong: boolean;
  em: boolean;
  /** The link target. */
  to?: string;
}

type Marked = Omit<Run, "kind" | "text">;

const bare: Marked = { strong: false, em: false };

/** Parses inline source into runs. */
export function readRuns(source: string): Run[] {
  const runs: Run[] = [];
  for (const node of parseInline(source)) addRuns(runs, node, bare);
  return runs;
}

function addRuns(runs: Run[], node: InlineNode, around: Marked): void {
  if (node.kind === "break") addRun(runs, runOf("break", "\n", around));
  else if (node.kind === "text") addWords(runs, node.text, around);
  else for (const child of node.children) addRuns(runs, child, marksWith(node, around));
}

function marksWith(node: InlineNode, { strong, em, to }: Marked): Marked {
  if (node.kind === "link") return { strong, em, to: node.to };
  return {
    strong: strong || node.kind === "strong",
    em: em || node.kind === "em",
    ...(to !== undefined && { to }),
  };
}

function addWords(runs: Run[], text: string, around: Marked): void {
  for (const run of withFacts(text, around)) addRun(runs, run);
}

/**
 * Creates a run. The object literals keep one order of fields: spreading is several times slower
 * for many thousands of runs.
 */
function runOf(kind: Run["kind"], text: string, { strong, em, to }: Marked): Run {
  return to === undefined ? { strong, em, kind, text } : { strong, em, to, kind, text };
}

function withFacts(text: string, around: Marked): Run[] {
  if (!text.includes("${")) return [runOf("text", text, around)];
  const runs: Run[] = [];
  let from = 0;
  for (const { start, end, open } of findTokens(text)) {
    if (open) continue;
    runs.push(runOf("text", text.slice(from, start), around));
    runs.push(runOf("fact", text.slice(start, end), around));
    from = end;
  }
  return [...runs, runOf("text", text.slice(from), around)];
}

/** Appends a run, joined with the last one if both are text with the same marks. */
function addRun(runs: Run[], run: Run): void {
  if (run.text === "") return;
  const last = runs.at(-1);
  const isAlike = last?.kind === "text" && run.kind === "text" && hasSameMarks(last, run);
  if (last && isAlike) runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
}

/** Whether two runs have the same marks. */
export function hasSameMarks(one: Run, other: Run): boolean {
  return one.strong === other.strong && one.em === other.em && one.to === other.to;
}

/** Converts runs to document nodes. In a single line, a space replaces each hard break. */
export function toNodes(runs: readonly Run[], isLine = false): Node[] {
  return runs.map((run) => {
    const own = marksOf(run);
    if (run.kind === "fact") return factNode(run.text, own);
    if (run.kind === "break") return isLine ? bodySchema.text(" ") : kinds.break.create();
    return bodySchema.text(run.text, own);
  });
}

/** Creates a fact node from its source: `${firm.phone}`. */
export function factNode(source: string, own?: readonly Mark[]): Node {
  const name = findTokens(source)[0]?.name ?? "";
  return kinds.fact.create({ name, source }, undefined, own);
}

function marksOf({ strong, em, to }: Run): Mark[] {
  return [
    ...(to === undefined ? [] : [marks.link.create({ to })]),
    ...(strong ? [marks.strong.create()] : []),
    ...(em ? [marks.em.create()] : []),
  ];
}

/** The runs of a paragraph, heading or cell. */
export function runsIn(node: Node): Run[] {
  const runs: Run[] = [];
  node.forEach((child) => {
    const { type, text, attrs } = child;
    const to = child.marks.find((mark) => mark.type === marks.link)?.attrs.to as string | undefined;
    const strong = marks.strong.isInSet(child.marks) !== undefined;
    const em = marks.em.isInSet(child.marks) !== undefined;
    const own = to === undefined ? { strong, em } : { strong, em, to };
    if (type === kinds.fact) runs.push(runOf("fact", String(attrs.source), own));
    else if (type === kinds.break) runs.push(runOf("break", "\n", bare));
    else runs.push(runOf("text", text ?? "", own));
  });
  return tidyRuns(runs);
}

/**
 * Normalises runs to what the grammar can express: no space or break at either end, no two breaks
 * in a row, facts as runs of their own, and marks on spaces only if the words on both sides have
 * them.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const parts = trimmed(withoutEnds(runs.flatMap(partsOf)));
  const words = neighbours(parts, isInk);
  const tidy: Run[] = [];
  for (const [at, part] of parts.entries())
    addRun(tidy, isInk(part) ? part : between(part, words[at] ?? {}));
  return tidy;
}

/** Separates words from the spaces around them. */
function partsOf(run: Run): Run[] {
  if (run.kind !== "text") return [run];
  if (run.text !== "" && run.text.trim() === run.text && !run.text.includes("${")) return [run];
  return withFacts(run.text, run).flatMap((each) => {
    if (each.kind !== "text") return [each];
    const [start, end] = [each.text.trimStart(), each.text.trimEnd()];
    const lead = each.text.slice(0, each.text.length - start.length);
    const tail = start === "" ? "" : each.text.slice(end.length);
    return [lead, start.trimEnd(), tail].filter(Boolean).map((text) => runOf("text", text, each));
  });
}

function isInk({ kind, text }: Run): boolean {
  return kind === "fact" || (kind === "text" && text.trim() !== "");
}

function withoutEnds(parts: readonly Run[]): Run[] {
  return parts.slice(parts.findIndex(isInk), parts.findLastIndex(isInk) + 1);
}

/** The nearest runs of some kind before and after a run. */
interface Neighbours {
  before?: Run | undefined;
  after?: Run | undefined;
}

/**
 * Finds the neighbours of all runs in one pass per direction: searching from every run would be
 * quadratic.
 */
function neighbours(parts: readonly Run[], fits: (run: Run) => boolean): Neighbours[] {
  let last: Run | undefined;
  const all = parts.map((part): Neighbours => {
    const before = last;
    if (fits(part)) last = part;
    return { before, after: undefined };
  });
  let next: Run | undefined;
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const [part, beside] = [parts[at], all[at]];
    if (beside) beside.after = next;
    if (part && fits(part)) next = part;
  }
  return all;
}

/** Removes spaces around breaks, and repeated breaks. */
function trimmed(parts: readonly Run[]): Run[] {
  const beside = neighbours(parts, (run) => isInk(run) || run.kind === "break");
  return parts.filter((part, at) => {
    if (isInk(part)) return true;
    if (beside[at]?.after?.kind === "break") return false;
    return part.kind === "break" || beside[at]?.before?.kind !== "break";
  });
}

function between(part: Run, { before, after }: Neighbours): Run {
  const { kind, text, to } = part;
  if (kind === "break") return runOf("break", "\n", bare);
  const strong = Boolean(part.strong && before?.strong && after?.strong);
  const em = Boolean(part.em && before?.em && after?.em);
  const isLinked = to !== undefined && before?.to === to && after?.to === to;
  return runOf(kind, text, isLinked ? { strong, em, to } : { strong, em });
}
