import type { Mark, Node } from "prosemirror-model";
import { findTokens } from "../../../content/facts.ts";
import { type InlineNode, parseInline } from "../../../content/markup/inline.ts";
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
  return joinedRuns(parseInline(source).flatMap((node) => runsOf(node, bare)));
}

function runsOf(node: InlineNode, around: Marked): Run[] {
  if (node.kind === "break") return [{ ...around, kind: "break", text: "\n" }];
  if (node.kind === "text") return withFacts(node.text, around);
  const own = node.kind === "link" ? { ...around, to: node.to } : { ...around, [node.kind]: true };
  return node.children.flatMap((child) => runsOf(child, own));
}

function withFacts(text: string, around: Marked): Run[] {
  if (!text.includes("${")) return text === "" ? [] : [{ ...around, kind: "text", text }];
  const runs: Run[] = [];
  let from = 0;
  for (const { start, end, open } of findTokens(text)) {
    if (open) continue;
    runs.push({ ...around, kind: "text", text: text.slice(from, start) });
    runs.push({ ...around, kind: "fact", text: text.slice(start, end) });
    from = end;
  }
  runs.push({ ...around, kind: "text", text: text.slice(from) });
  return runs.filter((run) => run.text !== "");
}

/** Words that stand side by side with the same marks as one run. */
function joinedRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isAlike = last?.kind === "text" && run.kind === "text" && hasSameMarks(last, run);
    if (last && isAlike) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== "") joined.push(run);
  }
  return joined;
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
    const own = {
      strong: marks.strong.isInSet(child.marks) !== undefined,
      em: marks.em.isInSet(child.marks) !== undefined,
      ...(to !== undefined && { to }),
    };
    if (type === kinds.fact) runs.push({ ...own, kind: "fact", text: String(attrs.source) });
    else if (type === kinds.break) runs.push({ ...bare, kind: "break", text: "\n" });
    else runs.push({ ...own, kind: "text", text: text ?? "" });
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
  const tidy = parts.map((part, at) => (isInk(part) ? part : between(part, words[at] ?? {})));
  return joinedRuns(tidy);
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
    return [lead, start.trimEnd(), tail].filter(Boolean).map((text) => ({ ...each, text }));
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
  const before = lastFitting(parts, fits);
  const after = lastFitting(parts.toReversed(), fits).reverse();
  return parts.map((_, at) => ({ before: before[at], after: after[at] }));
}

/** For each run the last one before it that fits. */
function lastFitting(parts: readonly Run[], fits: (run: Run) => boolean): (Run | undefined)[] {
  let last: Run | undefined;
  return parts.map((part) => {
    const before = last;
    if (fits(part)) last = part;
    return before;
  });
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
  const { to, ...rest } = part;
  if (part.kind === "break") return { ...bare, kind: "break", text: "\n" };
  const isLinked = to !== undefined && before?.to === to && after?.to === to;
  return {
    ...rest,
    strong: Boolean(part.strong && before?.strong && after?.strong),
    em: Boolean(part.em && before?.em && after?.em),
    ...(isLinked && { to }),
  };
}
