import type { Diagnostic, Edit } from "../diagnostic.ts";
import { applyEdits, mapBack, spanOf } from "../edits.ts";
import type { Tree } from "../parse/entries.ts";
import { maximumDepth, readTree, type Stop } from "../parse/tree.ts";
import { findJoinedLine } from "./joined.ts";
import { isSilent } from "./line-shape.ts";
import { createPage, explain, type Page, type Source, type Spot, spotAt } from "./spot.ts";
import { stopRules } from "./stop-rules.ts";

/** Why reading stopped, and the text with the repair as it was read to prove it, if there was one. */
export interface Explanation {
  diagnostic: Diagnostic;
  repaired?: { text: string; result: Tree | Stop };
}

/**
 * Says why reading a text stopped. Each rule proposes repairs, and only one with which the text
 * reads on is believed: the one that leads furthest, with the fewest changes.
 */
export function explainStop(source: Source, stop: Stop): Explanation {
  const page = createPage(source);
  const spot = spotAt(page, stop.offset);
  if (stop.tooDeep) return { diagnostic: tooDeep(page, stop) };
  for (const [name, rule] of stopRules.inUse) {
    const believed = best(spot, rule(spot));
    if (!believed) continue;
    stopRules.heard?.(name);
    return believed;
  }
  return { diagnostic: hopeless(spot) };
}

// Each proof reads the whole text once more: these are the most characters of all of them.
const maximumProved = 1_500_000;
const maximumProofs = 40;
const minimumProofs = 1;

interface Proof {
  diagnostic: Diagnostic;
  repaired: { text: string; result: Tree | Stop };
  /** How far the text reads with the repair; -1 when not past the place where it stopped. */
  reach: number;
  /** What speaks against the repaired text; the smaller the better, the first number most. */
  doubts(): readonly number[];
}

function best(spot: Spot, proposals: Iterable<Diagnostic>): Explanation | undefined {
  const affordable = Math.floor(maximumProved / spot.text.length);
  const most = Math.min(maximumProofs, Math.max(minimumProofs, affordable));
  const proofs = onceEach(proposals, most).map((diagnostic) => prove(spot, diagnostic));
  const reach = Math.max(-1, ...proofs.map((proof) => proof.reach));
  if (reach < 0) return undefined;
  const furthest = proofs.filter((proof) => proof.reach === reach);
  const [first, ...others] = furthest;
  if (others.length === 0) return first;
  const weighed = furthest.map((proof) => ({ proof, doubts: proof.doubts() }));
  return weighed.reduce((a, b) => (isLess(b.doubts, a.doubts) ? b : a)).proof;
}

// A line with nothing below it moves alone or with its branch: the repair is the same.
function onceEach(proposals: Iterable<Diagnostic>, most: number): Diagnostic[] {
  const known = new Map<string, Diagnostic>();
  for (const proposal of proposals) {
    const name = most > 1 ? `${proposal.code} ${JSON.stringify(proposal.fix?.edits)}` : "";
    if (!known.has(name)) known.set(name, proposal);
    if (known.size === most) break;
  }
  return [...known.values()];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index >= 0 && (a[index] ?? 0) < (b[index] ?? 0);
}

function prove(spot: Spot, diagnostic: Diagnostic): Proof {
  const edits = diagnostic.fix?.edits ?? [];
  const text = applyEdits(spot.text, edits);
  const result = readTree(text);
  const repaired = { text, result };
  if ("offset" in result) {
    const reach = reachOf(spot, diagnostic, result);
    return { diagnostic, repaired, reach, doubts: () => [] };
  }
  const reach = Number.POSITIVE_INFINITY;
  const doubts = () => (isGuess(diagnostic) ? doubtsOf(spot, text, { edits, tree: result }) : []);
  return { diagnostic, repaired, reach, doubts };
}

function doubtsOf(spot: Spot, text: string, { edits, tree }: { edits: Edit[]; tree: Tree }) {
  const page = createPage({ ...spot, text });
  return [
    joinedLines(page, tree),
    -fields(tree),
    emptyValues(page, tree),
    tree.repeats.length,
    oddSteps(page),
    effort(spot, edits),
    unrest(page),
  ];
}

// Where a line belongs is a matter of degree; other repairs stand in the order of their rules.
function isGuess({ code }: Diagnostic): boolean {
  return code === "indentation" || code === "tab";
}

function reachOf(spot: Spot, { code, fix }: Diagnostic, reading: Stop): number {
  const edits = fix?.edits ?? [];
  const stop = mapBack(edits)(reading.offset);
  const passed = spot.shapes[spot.index]?.line.end ?? spot.offset;
  // What never closes swallows what follows: there, getting past its own line is progress.
  const swallows = code === "open-quote" || code === "open-bracket";
  return stop > (swallows ? endOfLine(spot, edits) : Math.max(spot.offset, passed)) ? stop : -1;
}

function joinedLines(page: Page, tree: Tree): number {
  return tree.entries.filter((entry) => findJoinedLine(page, entry)).length;
}

// Fields that became text were lost; a sentence that became a field was not found.
function fields({ entries }: Tree): number {
  return entries.filter(({ key }) => key === undefined || /^[A-Za-z]\w*$/.test(key.text)).length;
}

function emptyValues({ text }: Page, { entries }: Tree): number {
  const words = entries.filter(({ style }) => style === "plain" || style === "block");
  return words.filter(({ range }) => /^[|>]?$/.test(text.slice(range.start, range.end))).length;
}

// Letters that change. A line without indentation was pasted, and a tab is as wide as one likes:
// these come from anywhere at one price.
function effort({ text }: Page, edits: readonly Edit[]): number {
  const prices = edits.map(({ start, end, text: added }) => {
    const isPasted =
      start === end && /(?:^|[\n\r])$/.test(text.slice(Math.max(0, start - 1), start));
    const isAtMargin = isPasted && /\S/.test(text.charAt(start));
    const isTab = text.slice(start, end).includes("\t");
    return isAtMargin || isTab ? 2 : Math.abs(added.length - (end - start));
  });
  return prices.reduce((sum, price) => sum + price, 0);
}

// What stands directly below a name stands as far to the right of it as it mostly does in the file.
function oddSteps({ shapes }: Page): number {
  const said = shapes.filter(({ line }) => !isSilent(line));
  const steps = { field: new Map<number, number>(), item: new Map<number, number>() };
  said.forEach((shape, at) => {
    const above = said[at - 1];
    if (!above?.key || above.value.text !== "") return;
    const counts = shape.dashes.length > 0 ? steps.item : steps.field;
    const step = shape.indent - above.column;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  });
  return exceptions(steps.field) + exceptions(steps.item);
}

function exceptions(counts: ReadonlyMap<number, number>): number {
  const all = [...counts.values()];
  return all.reduce((sum, count) => sum + count, 0) - Math.max(0, ...all);
}

// A right indentation is a quiet one: its columns differ little from line to line.
function unrest({ shapes }: Page): number {
  const columns = shapes.filter(({ line }) => !isSilent(line)).map(({ column }) => column);
  return columns.reduce((sum, column, at) => sum + Math.abs(column - (columns[at - 1] ?? 0)), 0);
}

function endOfLine(page: Page, edits: readonly Edit[]): number {
  const last = spanOf(edits).end;
  return page.shapes.find(({ line }) => line.end >= last)?.line.end ?? last;
}

function tooDeep(page: Page, { offset }: Stop): Diagnostic {
  const range = { start: offset, end: Math.min(offset + 1, page.text.length) };
  return explain(page, "too-deep", { limit: maximumDepth }, { range });
}

function hopeless(spot: Spot): Diagnostic {
  const line = spot.shapes[spot.index]?.line ?? { start: 0, end: 0, text: "" };
  const start = line.start + Math.max(0, line.text.search(/\S/));
  return explain(spot, "unreadable-line", {}, { range: { start, end: line.end } });
}
