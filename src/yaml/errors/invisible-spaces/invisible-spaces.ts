import type { Diagnostic, Edit } from "../../diagnostic.ts";
import { applyEdits, joinNonBlankLines } from "../../edits.ts";
import { type Line, lineAt } from "../../lines.ts";
import { parseLineShape } from "../line-shape.ts";
import { createRuleContext, type RuleContext, ruleDiagnostic } from "../rule-context.ts";
import {
  blankClass,
  hasInvisibleSpace,
  invisibleClass,
  invisibleSpaceEdits,
  removeInvisibleSpaces,
  toCommonSpaces,
} from "./invisible-characters.ts";
import { type InvisibleRun, runsAroundIndicators, startsEntry } from "./invisible-runs.ts";
import { OpenScopes } from "./open-scopes.ts";

// A quick test. Most texts have no invisible spaces, or only between words, and need not be split
// into lines.
const maybeInvisible = new RegExp(
  `(?:^|[\\n\\r])[ \\t]*[${invisibleClass}]|[-:][ \\t]*[${invisibleClass}]|[${invisibleClass}][ \\t]*[:#]|["'\\]}|>][-+\\d]*[ \\t]*[${invisibleClass}]`,
);

/** The runs of invisible spaces of one line. */
interface LineWithInvisibles {
  line: Line;
  runs: [InvisibleRun, ...InvisibleRun[]];
  /** Whether the repaired line begins at a column where a line may begin. */
  fits: boolean;
}

/**
 * Reports invisible spaces where YAML needs common ones or none: in the indentation, on an
 * otherwise empty line, or around dashes, colons, quotes and comments. Those of a file usually come
 * from one paste. So there is one diagnostic for all lines that fit after the repair, and one for
 * all others.
 */
export function findInvisibleSpaces(file: string, text: string): Diagnostic[] {
  if (!maybeInvisible.test(text)) return [];
  const page = createRuleContext({
    file,
    text,
    lineNumberAt: (offset) => lineAt(page.lines, offset).number,
  });
  const found = findLinesWithInvisibles(page);
  return [found.filter(({ fits }) => fits), found.filter(({ fits }) => !fits)].flatMap(
    ([first, ...others]) => (first ? [diagnoseInvisibleSpaces(page, first, others)] : []),
  );
}

function findLinesWithInvisibles(context: RuleContext): LineWithInvisibles[] {
  const places = new OpenScopes();
  return context.lines.flatMap((line, index) => {
    const { runs, fits } = checkLine(context, places, index);
    const [first, ...others] = runs;
    return first ? [{ line, runs: [first, ...others], fits }] : [];
  });
}

interface LineCheckResult {
  runs: InvisibleRun[];
  fits: boolean;
}

const cleanLine: LineCheckResult = { runs: [], fits: true };

/** The indentation of a line. */
interface LineIndent extends IndentWidths {
  line: Line;
  /** All whitespace before the content. */
  text: string;
  /** The content, up to the end of the line. */
  rest: string;
}

interface IndentWidths {
  isOdd: boolean;
  /** Number of common spaces before any other character. */
  plain: number;
  /** Width after invisible spaces are replaced by common ones. */
  width: number;
  /** Width after invisible spaces are removed. */
  bare: number;
}

const leading = new RegExp(`^[${blankClass}]*`);

// Most lines have one of a few indentations, so the widths of the last one are often right again.
let lastIndent = { text: "", widths: measureIndent("") };

function parseLineIndent(line: Line): LineIndent {
  const text = leading.exec(line.text)?.[0] ?? "";
  if (text !== lastIndent.text) lastIndent = { text, widths: measureIndent(text) };
  return { line, text, rest: line.text.slice(text.length), ...lastIndent.widths };
}

function measureIndent(text: string): IndentWidths {
  const plain = /^ */.exec(text)?.[0].length ?? 0;
  const isOdd = hasInvisibleSpace(text);
  const width = toCommonSpaces(text).length;
  const bare = isOdd ? removeInvisibleSpaces(text).length : width;
  return { isOdd, plain, width, bare };
}

function checkLine(context: RuleContext, places: OpenScopes, index: number): LineCheckResult {
  const line = context.lines[index];
  if (!line) return cleanLine;
  const lead = parseLineIndent(line);
  if (places.text?.kind === "block") {
    const read = checkBlockLine(places, lead);
    if (read) return read;
  }
  if (lead.rest === "") return { runs: lead.isOdd ? [blankLineRun(lead)] : [], fits: true };
  if (lead.rest.startsWith("#")) return { runs: indentRuns(lead), fits: true };
  if (places.text && lead.width > places.text.floor) {
    const read = checkTextLine(places, lead);
    if (read) return read;
  }
  return checkEntryLine(context, places, lead, index);
}

/**
 * Checks a line of a block scalar. Only the whitespace before the column of the block is
 * indentation. Returns `undefined` for a line after the block.
 */
function checkBlockLine(places: OpenScopes, lead: LineIndent): LineCheckResult | undefined {
  const block = places.text;
  if (!block) return undefined;
  const { floor, column } = block;
  const { plain, width, isOdd } = lead;
  if (plain >= (column ?? floor + 2)) {
    if (lead.rest !== "" || isOdd) block.column ??= plain;
    return cleanLine;
  }
  if (lead.rest === "") return { runs: isOdd ? [blankLineRun(lead)] : [], fits: true };
  if (width <= floor) return undefined;
  block.column ??= width;
  return { runs: indentRuns(lead), fits: width >= block.column };
}

/**
 * Checks a line outside of block scalars. Returns `undefined` for a field or an item that one
 * invisible space has shifted.
 */
function checkTextLine(places: OpenScopes, lead: LineIndent): LineCheckResult | undefined {
  const isField = places.text?.kind === "plain" && startsEntry(lead.rest);
  if (isField && hasInvisibleExtraIndent(places, lead)) return undefined;
  const isDeep = lead.plain > (places.text?.floor ?? 0);
  return { runs: isDeep ? [] : indentRuns(lead), fits: !isField };
}

/** Whether a line would begin at the right column without its one invisible space. */
function hasInvisibleExtraIndent(places: OpenScopes, { isOdd, bare, width }: LineIndent): boolean {
  return isOdd && width === bare + 1 && places.allowsColumn(bare);
}

/** Checks a line that begins a field or an item. */
function checkEntryLine(
  context: RuleContext,
  places: OpenScopes,
  lead: LineIndent,
  index: number,
): LineCheckResult {
  const { line, rest, width } = lead;
  const isFit =
    places.allowsColumn(width) || (places.isEmpty && nextLineHasIndent(context, index, width));
  const isDropped = !isFit && hasInvisibleExtraIndent(places, lead);
  const indent = isDropped ? indentRuns(lead, removeInvisibleSpaces) : indentRuns(lead);
  const signs = hasInvisibleSpace(rest) ? indicatorRuns(context, lead, index) : [];
  const runs = signs.length > 0 ? [...indent, ...signs] : indent;
  places.openEntry(parseLineShape(runs.length > 0 ? repairLine(line, runs) : line));
  return { runs, fits: isFit || isDropped || !lead.isOdd };
}

function indicatorRuns(
  page: RuleContext,
  { line, text, rest, width }: LineIndent,
  index: number,
): InvisibleRun[] {
  const isField = (name: string, at: number) =>
    page.fields.has(name) || isFieldAt(page, index + 1, width + at);
  return runsAroundIndicators({ rest, from: line.start + text.length, isField });
}

/** Whether the next line with content has at least this width of indentation. */
function nextLineHasIndent(context: RuleContext, index: number, width: number): boolean {
  const next = context.lines.slice(index + 1).find(({ text }) => !isBlankOrCommentText(text));
  return next !== undefined && parseLineIndent(next).width >= width;
}

function isBlankOrCommentText(text: string): boolean {
  const rest = text.replace(leading, "");
  return rest === "" || rest.startsWith("#");
}

/**
 * Whether a line begins with a field at this column. If so, text at the same column above it is a
 * field, too.
 */
function isFieldAt(context: RuleContext, index: number, column: number): boolean {
  const line = context.lines[index];
  if (!line) return false;
  const { rest, width } = parseLineIndent(line);
  return width === column && !rest.startsWith("-") && startsEntry(rest);
}

function indentRuns({ line, text }: LineIndent, rewrite = toCommonSpaces): InvisibleRun[] {
  return invisibleSpaceEdits(text, line.start, rewrite).map((edit) => ({ where: "indent", edit }));
}

function blankLineRun({ line, text }: LineIndent): InvisibleRun {
  return { where: "blank", edit: { start: line.start, end: line.start + text.length, text: "" } };
}

function repairLine(line: Line, runs: readonly InvisibleRun[]): Line {
  return { ...line, text: repairText(line, runs) };
}

function repairText({ start, text }: Line, runs: readonly InvisibleRun[]): string {
  const local = runs.map(({ edit }) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  return applyEdits(text, local);
}

// If more lines are affected, the hint shows only the first one.
const maximumHintLines = 14;

function diagnoseInvisibleSpaces(
  context: RuleContext,
  first: LineWithInvisibles,
  others: readonly LineWithInvisibles[],
): Diagnostic {
  const all = [first, ...others];
  const edits: Edit[] = all.flatMap(({ runs }) => runs.map(({ edit }) => edit));
  const [{ where, edit }] = first.runs;
  const copied = all.length > maximumHintLines ? [first] : all;
  const hint = joinNonBlankLines(copied.map(({ line, runs }) => repairText(line, runs)));
  const details = { where, others: others.map(({ line }) => line.number) };
  const end =
    where === "indent" ? first.line.start + parseLineIndent(first.line).text.length : edit.end;
  return ruleDiagnostic(context, "invisible-space", details, {
    range: { start: edit.start, end },
    edits,
    hint,
  });
}
