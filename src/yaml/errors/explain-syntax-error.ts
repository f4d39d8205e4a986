import type { Diagnostic, Edit } from "../diagnostic.ts";
import { applyEdits, mapToOriginal, spanOf } from "../edits.ts";
import type { YamlTree } from "../parse/entries.ts";
import { maximumDepth, readTree, type SyntaxStop } from "../parse/tree.ts";
import { findJoinedLine } from "./joined-lines.ts";
import { isBlankOrComment } from "./line-shape.ts";
import {
  createRuleContext,
  type ParseSource,
  type RuleContext,
  ruleDiagnostic,
  type SyntaxErrorContext,
  syntaxErrorContextAt,
} from "./rule-context.ts";
import { syntaxErrorRules } from "./syntax-error-rules.ts";

/** Why reading stopped, and the text with the repair as it was read to prove it, if there was one. */
export interface Explanation {
  diagnostic: Diagnostic;
  repaired?: { text: string; result: YamlTree | SyntaxStop };
}

/**
 * Says why reading a text stopped. Each rule proposes repairs, and only one with which the text
 * reads on is believed: the one that leads furthest, with the fewest changes.
 */
export function explainSyntaxError(source: ParseSource, stop: SyntaxStop): Explanation {
  const page = createRuleContext(source);
  const spot = syntaxErrorContextAt(page, stop.offset);
  if (stop.tooDeep) return { diagnostic: tooDeep(page, stop) };
  for (const [name, rule] of syntaxErrorRules.enabled) {
    const believed = bestRepair(spot, rule(spot));
    if (!believed) continue;
    syntaxErrorRules.onMatch?.(name);
    return believed;
  }
  return { diagnostic: unexplainedLine(spot) };
}

// Each proof reads the whole text once more: these are the most characters of all of them.
const maximumProved = 1_500_000;
const maximumProofs = 40;
const minimumProofs = 1;

interface RepairProof {
  diagnostic: Diagnostic;
  repaired: { text: string; result: YamlTree | SyntaxStop };
  /** How far the text reads with the repair; -1 when not past the place where it stopped. */
  reach: number;
  /** What speaks against the repaired text; the smaller the better, the first number most. */
  penalties(): readonly number[];
}

function bestRepair(
  spot: SyntaxErrorContext,
  proposals: Iterable<Diagnostic>,
): Explanation | undefined {
  const affordable = Math.floor(maximumProved / spot.text.length);
  const most = Math.min(maximumProofs, Math.max(minimumProofs, affordable));
  const proofs = uniqueProposals(proposals, most).map((diagnostic) =>
    proveRepair(spot, diagnostic),
  );
  const reach = Math.max(-1, ...proofs.map((proof) => proof.reach));
  if (reach < 0) return undefined;
  const furthest = proofs.filter((proof) => proof.reach === reach);
  const [first, ...others] = furthest;
  if (others.length === 0) return first;
  const weighed = furthest.map((proof) => ({ proof, doubts: proof.penalties() }));
  return weighed.reduce((a, b) => (isLexicallyLess(b.doubts, a.doubts) ? b : a)).proof;
}

// A line with nothing below it moves alone or with its branch: the repair is the same.
function uniqueProposals(proposals: Iterable<Diagnostic>, most: number): Diagnostic[] {
  const known = new Map<string, Diagnostic>();
  for (const proposal of proposals) {
    const name = most > 1 ? `${proposal.code} ${JSON.stringify(proposal.fix?.edits)}` : "";
    if (!known.has(name)) known.set(name, proposal);
    if (known.size === most) break;
  }
  return [...known.values()];
}

function isLexicallyLess(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index >= 0 && (a[index] ?? 0) < (b[index] ?? 0);
}

function proveRepair(spot: SyntaxErrorContext, diagnostic: Diagnostic): RepairProof {
  const edits = diagnostic.fix?.edits ?? [];
  const text = applyEdits(spot.text, edits);
  const result = readTree(text);
  const repaired = { text, result };
  if ("offset" in result) {
    const reach = parseReach(spot, diagnostic, result);
    return { diagnostic, repaired, reach, penalties: () => [] };
  }
  const reach = Number.POSITIVE_INFINITY;
  const doubts = () =>
    isIndentRepair(diagnostic) ? penaltiesOf(spot, text, { edits, tree: result }) : [];
  return { diagnostic, repaired, reach, penalties: doubts };
}

function penaltiesOf(
  spot: SyntaxErrorContext,
  text: string,
  { edits, tree }: { edits: Edit[]; tree: YamlTree },
) {
  const page = createRuleContext({ ...spot, text });
  return [
    countJoinedLines(page, tree),
    -countFields(tree),
    countEmptyValues(page, tree),
    tree.repeats.length,
    unusualIndents(page),
    editCost(spot, edits),
    indentVariation(page),
  ];
}

// Where a line belongs is a matter of degree; other repairs stand in the order of their rules.
function isIndentRepair({ code }: Diagnostic): boolean {
  return code === "indentation" || code === "tab";
}

function parseReach(
  spot: SyntaxErrorContext,
  { code, fix }: Diagnostic,
  reading: SyntaxStop,
): number {
  const edits = fix?.edits ?? [];
  const stop = mapToOriginal(edits)(reading.offset);
  const passed = spot.shapes[spot.index]?.line.end ?? spot.offset;
  // What never closes swallows what follows: there, getting past its own line is progress.
  const swallows = code === "open-quote" || code === "open-bracket";
  return stop > (swallows ? endOfLine(spot, edits) : Math.max(spot.offset, passed)) ? stop : -1;
}

function countJoinedLines(page: RuleContext, tree: YamlTree): number {
  return tree.entries.filter((entry) => findJoinedLine(page, entry)).length;
}

// Fields that became text were lost; a sentence that became a field was not found.
function countFields({ entries }: YamlTree): number {
  return entries.filter(({ key }) => key === undefined || /^[A-Za-z]\w*$/.test(key.text)).length;
}

function countEmptyValues({ text }: RuleContext, { entries }: YamlTree): number {
  const words = entries.filter(({ style }) => style === "plain" || style === "block");
  return words.filter(({ range }) => /^[|>]?$/.test(text.slice(range.start, range.end))).length;
}

// Letters that change. A line without indentation was pasted, and a tab is as wide as one likes:
// these come from anywhere at one price.
function editCost({ text }: RuleContext, edits: readonly Edit[]): number {
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
function unusualIndents({ shapes }: RuleContext): number {
  const said = shapes.filter(({ line }) => !isBlankOrComment(line));
  const steps = { field: new Map<number, number>(), item: new Map<number, number>() };
  said.forEach((shape, at) => {
    const above = said[at - 1];
    if (!above?.key || above.value.text !== "") return;
    const counts = shape.dashes.length > 0 ? steps.item : steps.field;
    const step = shape.indent - above.column;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  });
  return countUnusual(steps.field) + countUnusual(steps.item);
}

function countUnusual(counts: ReadonlyMap<number, number>): number {
  const all = [...counts.values()];
  return all.reduce((sum, count) => sum + count, 0) - Math.max(0, ...all);
}

// A right indentation is a quiet one: its columns differ little from line to line.
function indentVariation({ shapes }: RuleContext): number {
  const columns = shapes.filter(({ line }) => !isBlankOrComment(line)).map(({ column }) => column);
  return columns.reduce((sum, column, at) => sum + Math.abs(column - (columns[at - 1] ?? 0)), 0);
}

function endOfLine(page: RuleContext, edits: readonly Edit[]): number {
  const last = spanOf(edits).end;
  return page.shapes.find(({ line }) => line.end >= last)?.line.end ?? last;
}

function tooDeep(page: RuleContext, { offset }: SyntaxStop): Diagnostic {
  const range = { start: offset, end: Math.min(offset + 1, page.text.length) };
  return ruleDiagnostic(page, "too-deep", { limit: maximumDepth }, { range });
}

function unexplainedLine(spot: SyntaxErrorContext): Diagnostic {
  const line = spot.shapes[spot.index]?.line ?? { start: 0, end: 0, text: "" };
  const start = line.start + Math.max(0, line.text.search(/\S/));
  return ruleDiagnostic(spot, "unreadable-line", {}, { range: { start, end: line.end } });
}
