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

/** Why parsing stopped. For a proven repair, also the repaired text and the result of its parse. */
export interface Explanation {
  diagnostic: Diagnostic;
  repaired?: { text: string; result: YamlTree | SyntaxStop };
}

/**
 * Explains a syntax error. Each rule proposes repairs, and a repair only counts if the text parses
 * further with it. The first rule with such a repair wins; of its repairs, the one that parses
 * furthest, then the one with the lowest penalties.
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

// Each proof parses the whole text: a limit, in characters, for all proofs of one rule.
const maximumProved = 1_500_000;
const maximumProofs = 40;
const minimumProofs = 1;

interface RepairProof {
  diagnostic: Diagnostic;
  repaired: { text: string; result: YamlTree | SyntaxStop };
  /** Offset up to which the repaired text parses; -1 if that is not past the error. */
  reach: number;
  /** Penalties of the repaired text, the most important one first; lower is better. */
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

// If nothing is nested below a line, moving it alone or with its descendants is the same repair.
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

// Only indentation has degrees; other repairs keep the order in which their rule proposes them.
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
  // An open quote or bracket swallows what follows, so the error is far below: for these, parsing
  // past the repaired line is progress.
  const swallows = code === "open-quote" || code === "open-bracket";
  return stop > (swallows ? endOfLine(spot, edits) : Math.max(spot.offset, passed)) ? stop : -1;
}

function countJoinedLines(page: RuleContext, tree: YamlTree): number {
  return tree.entries.filter((entry) => findJoinedLine(page, entry)).length;
}

// Fewer fields mean that some became text. A sentence that became a field does not count.
function countFields({ entries }: YamlTree): number {
  return entries.filter(({ key }) => key === undefined || /^[A-Za-z]\w*$/.test(key.text)).length;
}

function countEmptyValues({ text }: RuleContext, { entries }: YamlTree): number {
  const words = entries.filter(({ style }) => style === "plain" || style === "block");
  return words.filter(({ range }) => /^[|>]?$/.test(text.slice(range.start, range.end))).length;
}

// Number of characters that change. A line without indentation was pasted, and a tab has no fixed
// width: both have a flat cost, however far they move.
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

// Lines directly below a field name whose indentation is not the most common one in the file.
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

// Correct indentation varies little: the column changes little from line to line.
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
