import type { Diagnostic, Edit } from "../diagnostic.ts";
import { applyEdits, createOriginalOffsetMap, enclosingRange } from "../edits.ts";
import type { YamlTree } from "../parse/entries.ts";
import { maximumDepth, readTree, type SyntaxFailure } from "../parse/tree.ts";
import { findJoinedLine } from "./joined-lines.ts";
import { isBlankOrComment } from "./line-shape.ts";
import {
  createRuleContext,
  createSyntaxErrorContext,
  type ParseSource,
  type RuleContext,
  ruleDiagnostic,
  type SyntaxErrorContext,
} from "./rule-context.ts";
import { syntaxErrorRules } from "./syntax-error-rules.ts";

/** Why parsing stopped. If a repair was proven, also the repaired text and its parse result. */
export interface SyntaxErrorExplanation {
  diagnostic: Diagnostic;
  repaired?: { text: string; result: YamlTree | SyntaxFailure };
}

/**
 * Explains a syntax error. Each rule proposes repairs. A repair counts only if the text parses
 * further with it. The first rule with such a repair wins. Among its repairs, the one that parses
 * furthest wins, then the one with the lowest penalties.
 */
export function explainSyntaxError(
  source: ParseSource,
  stop: SyntaxFailure,
): SyntaxErrorExplanation {
  const page = createRuleContext(source);
  const spot = createSyntaxErrorContext(page, stop.offset);
  if (stop.tooDeep) return { diagnostic: diagnoseTooDeep(page, stop) };
  for (const [name, rule] of syntaxErrorRules.enabled) {
    const believed = bestRepair(spot, rule(spot));
    if (!believed) continue;
    syntaxErrorRules.onMatch?.(name);
    return believed;
  }
  return { diagnostic: diagnoseUnexplainedLine(spot) };
}

// The maximum number of characters that all proofs of one rule may parse. Each proof parses the
// whole text.
const maximumProved = 1_500_000;
const maximumProofs = 40;
const minimumProofs = 1;

interface RepairAttempt {
  diagnostic: Diagnostic;
  repaired: { text: string; result: YamlTree | SyntaxFailure };
  /**
   * The offset up to which the repaired text parses; -1 if parsing stops at the error or before it.
   */
  reach: number;
  /** Returns the penalties of the repaired text, the most important one first. Lower is better. */
  penalties(): readonly number[];
}

function bestRepair(
  context: SyntaxErrorContext,
  proposals: Iterable<Diagnostic>,
): SyntaxErrorExplanation | undefined {
  const affordable = Math.floor(maximumProved / context.text.length);
  const most = Math.min(maximumProofs, Math.max(minimumProofs, affordable));
  const proofs = uniqueProposals(proposals, most).map((diagnostic) =>
    tryRepair(context, diagnostic),
  );
  const reach = Math.max(-1, ...proofs.map((proof) => proof.reach));
  if (reach < 0) return undefined;
  const furthest = proofs.filter((proof) => proof.reach === reach);
  const [first, ...others] = furthest;
  if (others.length === 0) return first;
  const weighed = furthest.map((proof) => ({ proof, doubts: proof.penalties() }));
  return weighed.reduce((a, b) => (isLexicographicallyLess(b.doubts, a.doubts) ? b : a)).proof;
}

// Drops equal repairs: if nothing is nested below a line, moving it alone or with its descendants
// is the same repair.
function uniqueProposals(proposals: Iterable<Diagnostic>, most: number): Diagnostic[] {
  const known = new Map<string, Diagnostic>();
  for (const proposal of proposals) {
    const name = most > 1 ? `${proposal.code} ${JSON.stringify(proposal.fix?.edits)}` : "";
    if (!known.has(name)) known.set(name, proposal);
    if (known.size === most) break;
  }
  return [...known.values()];
}

function isLexicographicallyLess(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index >= 0 && (a[index] ?? 0) < (b[index] ?? 0);
}

function tryRepair(context: SyntaxErrorContext, diagnostic: Diagnostic): RepairAttempt {
  const edits = diagnostic.fix?.edits ?? [];
  const text = applyEdits(context.text, edits);
  const result = readTree(text);
  const repaired = { text, result };
  if ("offset" in result) {
    const reach = offsetReachedByParse(context, diagnostic, result);
    return { diagnostic, repaired, reach, penalties: () => [] };
  }
  const reach = Number.POSITIVE_INFINITY;
  const doubts = () =>
    isIndentRepair(diagnostic) ? repairPenalties(context, text, { edits, tree: result }) : [];
  return { diagnostic, repaired, reach, penalties: doubts };
}

function repairPenalties(
  context: SyntaxErrorContext,
  text: string,
  { edits, tree }: { edits: Edit[]; tree: YamlTree },
) {
  const page = createRuleContext({ ...context, text });
  return [
    countEntriesJoiningLines(page, tree),
    -countFieldsAndItems(tree),
    countEmptyValues(page, tree),
    tree.repeats.length,
    countUnusualIndents(page),
    editCost(context, edits),
    indentVariation(page),
  ];
}

// Only repairs of indentation have penalties. Other repairs stay in the order of their rule.
function isIndentRepair({ code }: Diagnostic): boolean {
  return code === "indentation" || code === "tab";
}

function offsetReachedByParse(
  context: SyntaxErrorContext,
  { code, fix }: Diagnostic,
  reading: SyntaxFailure,
): number {
  const edits = fix?.edits ?? [];
  const stop = createOriginalOffsetMap(edits)(reading.offset);
  const passed = context.shapes[context.index]?.line.end ?? context.offset;
  // An open quote or bracket swallows the text after it, so the parser fails far below. For these
  // repairs, parsing past the repaired line is enough.
  const swallows = code === "open-quote" || code === "open-bracket";
  return stop > (swallows ? endOfLine(context, edits) : Math.max(context.offset, passed))
    ? stop
    : -1;
}

function countEntriesJoiningLines(context: RuleContext, tree: YamlTree): number {
  return tree.entries.filter((entry) => findJoinedLine(context, entry)).length;
}

// Counts fields: fewer fields mean that some became text. A sentence that became a field does not
// count.
function countFieldsAndItems({ entries }: YamlTree): number {
  return entries.filter(({ key }) => key === undefined || /^[A-Za-z]\w*$/.test(key.text)).length;
}

function countEmptyValues({ text }: RuleContext, { entries }: YamlTree): number {
  const words = entries.filter(({ style }) => style === "plain" || style === "block");
  return words.filter(({ range }) => /^[|>]?$/.test(text.slice(range.start, range.end))).length;
}

// Counts the changed characters. Lines without indentation were pasted, and tabs have no fixed
// width. Both have a flat cost, however far they move.
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

// Counts the lines directly below a field name whose indentation is not the most common one in the
// file.
function countUnusualIndents({ shapes }: RuleContext): number {
  const said = shapes.filter(({ line }) => !isBlankOrComment(line));
  const steps = { field: new Map<number, number>(), item: new Map<number, number>() };
  said.forEach((shape, at) => {
    const above = said[at - 1];
    if (!above?.key || above.value.text !== "") return;
    const counts = shape.dashes.length > 0 ? steps.item : steps.field;
    const step = shape.indent - above.column;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  });
  return countAllButMostCommon(steps.field) + countAllButMostCommon(steps.item);
}

function countAllButMostCommon(counts: ReadonlyMap<number, number>): number {
  const all = [...counts.values()];
  return all.reduce((sum, count) => sum + count, 0) - Math.max(0, ...all);
}

// Measures how much the column changes from line to line. With correct indentation it changes
// little.
function indentVariation({ shapes }: RuleContext): number {
  const columns = shapes.filter(({ line }) => !isBlankOrComment(line)).map(({ column }) => column);
  return columns.reduce((sum, column, at) => sum + Math.abs(column - (columns[at - 1] ?? 0)), 0);
}

function endOfLine(context: RuleContext, edits: readonly Edit[]): number {
  const last = enclosingRange(edits).end;
  return context.shapes.find(({ line }) => line.end >= last)?.line.end ?? last;
}

function diagnoseTooDeep(context: RuleContext, { offset }: SyntaxFailure): Diagnostic {
  const range = { start: offset, end: Math.min(offset + 1, context.text.length) };
  return ruleDiagnostic(context, "too-deep", { limit: maximumDepth }, { range });
}

function diagnoseUnexplainedLine(context: SyntaxErrorContext): Diagnostic {
  const line = context.shapes[context.index]?.line ?? { start: 0, end: 0, text: "" };
  const start = line.start + Math.max(0, line.text.search(/\S/));
  return ruleDiagnostic(context, "unreadable-line", {}, { range: { start, end: line.end } });
}
