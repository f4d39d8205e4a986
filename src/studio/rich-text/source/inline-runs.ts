import type { Mark, Node } from "prosemirror-model";
import { findTokens } from "../../../model/facts.ts";
import { type InlineNode, parseInline } from "../../../model/markup/inline.ts";
import { bodySchema, kinds, marks } from "./body-schema.ts";

/** Words alike in all marks, a fact, or a break: the smallest part of a line. */
export interface Run {
  kind: "text" | "fact" | "break";
  /** The words; of a fact its source. */
  text: string;
  strong: boolean;
  em: boolean;
  /** Where the words lead. */
  to?: string;
}

type Marked = Omit<Run, "kind" | "text">;

const bare: Marked = { strong: false, em: false };

/** The runs of a source text in the inline grammar. */
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

/** A run. Its fields have one order, and it is written out: for many thousand runs spreading is several times slower. */
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

/** Adds a run behind others; words with the same marks as the words before them join these. */
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

/** Runs as the nodes of a document; where there is no place for a break, a space stands for it. */
export function toNodes(runs: readonly Run[], isLine = false): Node[] {
  return runs.map((run) => {
    const own = marksOf(run);
    if (run.kind === "fact") return factNode(run.text, own);
    if (run.kind === "break") return isLine ? bodySchema.text(" ") : kinds.break.create();
    return bodySchema.text(run.text, own);
  });
}

/** A fact as one thing, by its source: `${firm.phone}`. */
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

/** What stands in a paragraph, a heading or a cell of a document. */
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
 * Runs as the grammar can hold them: no space or break at either end, no two breaks in a row, no facts made of
 * words, and marks on words alone: a space has one only where the words on both its sides have it.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const parts = trimmed(withoutEnds(runs.flatMap(partsOf)));
  const words = neighbours(parts, isInk);
  const tidy: Run[] = [];
  for (const [at, part] of parts.entries())
    addRun(tidy, isInk(part) ? part : between(part, words[at] ?? {}));
  return tidy;
}

/** Words and the spaces round them apart. */
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

/** The nearest runs of some kind on both sides of a run. */
interface Neighbours {
  before?: Run | undefined;
  after?: Run | undefined;
}

/** The neighbours of each run. One pass in each direction: a search from every run would be quadratic. */
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

/** Without spaces round breaks, and without a second break behind one. */
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
