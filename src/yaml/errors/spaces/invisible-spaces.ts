import type { Diagnostic, Edit } from "../../diagnostic.ts";
import { applyEdits, joinNonBlankLines } from "../../edits.ts";
import { type Line, lineAt } from "../../lines.ts";
import { parseLineShape } from "../line-shape.ts";
import { createRuleContext, type RuleContext, ruleDiagnostic } from "../rule-context.ts";
import {
  blankClass,
  blankEdits,
  commonSpaces,
  hasInvisibleSpace,
  invisibleClass,
  withoutInvisible,
} from "./invisible-characters.ts";
import { type InvisibleRun, runsAroundIndicators, startsEntry } from "./line-spaces.ts";
import { OpenScopes } from "./open-scopes.ts";

// Most texts have invisible spaces between words at most, and need not be taken apart into lines.
const maybeInvisible = new RegExp(
  `(?:^|[\\n\\r])[ \\t]*[${invisibleClass}]|[-:][ \\t]*[${invisibleClass}]|[${invisibleClass}][ \\t]*[:#]|["'\\]}|>][-+\\d]*[ \\t]*[${invisibleClass}]`,
);

/** The odd runs of one line. */
interface LineWithInvisibles {
  line: Line;
  runs: [InvisibleRun, ...InvisibleRun[]];
  /** With common spaces the line begins where a line may begin. */
  fits: boolean;
}

/**
 * Spaces that look common and are not, where YAML needs common ones or none: in an indentation, on
 * an otherwise empty line, around dashes, colons, quotes, comments. Those of a file come from one
 * paste and are told once; lines that fit nowhere even with common spaces are told apart.
 */
export function findInvisibleSpaces(file: string, text: string): Diagnostic[] {
  if (!maybeInvisible.test(text)) return [];
  const page = createRuleContext({
    file,
    text,
    lineNumberAt: (offset) => lineAt(page.lines, offset).number,
  });
  const found = findLines(page);
  return [found.filter(({ fits }) => fits), found.filter(({ fits }) => !fits)].flatMap(
    ([first, ...others]) => (first ? [reportLines(page, first, others)] : []),
  );
}

function findLines(page: RuleContext): LineWithInvisibles[] {
  const places = new OpenScopes();
  return page.lines.flatMap((line, index) => {
    const { runs, fits } = checkLine(page, places, index);
    const [first, ...others] = runs;
    return first ? [{ line, runs: [first, ...others], fits }] : [];
  });
}

interface LineResult {
  runs: InvisibleRun[];
  fits: boolean;
}

const cleanLine: LineResult = { runs: [], fits: true };

/** What stands before the words of a line. */
interface LineIndent {
  line: Line;
  /** All blanks before the words. */
  text: string;
  /** The words, and all that follows them. */
  rest: string;
  isOdd: boolean;
  /** Number of common spaces before any other sign. */
  plain: number;
  /** Width once all signs are common spaces. */
  width: number;
  /** Width once only the signs that are common spaces are left. */
  bare: number;
}

const leading = new RegExp(`^[${blankClass}]*`);

function lineIndentOf(line: Line): LineIndent {
  const text = leading.exec(line.text)?.[0] ?? "";
  const plain = /^ */.exec(text)?.[0].length ?? 0;
  const rest = line.text.slice(text.length);
  const widths = { width: commonSpaces(text).length, bare: withoutInvisible(text).length };
  return { line, text, rest, isOdd: hasInvisibleSpace(text), plain, ...widths };
}

function checkLine(page: RuleContext, places: OpenScopes, index: number): LineResult {
  const line = page.lines[index];
  if (!line) return cleanLine;
  const lead = lineIndentOf(line);
  if (places.text?.kind === "block") {
    const read = checkBlockLine(places, lead);
    if (read) return read;
  }
  if (lead.rest === "") return { runs: lead.isOdd ? [blankRun(lead)] : [], fits: true };
  if (lead.rest.startsWith("#")) return { runs: indentRuns(lead), fits: true };
  if (places.text && lead.width > places.text.floor) {
    const read = checkTextLine(places, lead);
    if (read) return read;
  }
  return checkEntryLine(page, places, lead, index);
}

/** A line of a block of text, where only what stands before its column is indentation; nothing for a line below it. */
function checkBlockLine(places: OpenScopes, lead: LineIndent): LineResult | undefined {
  const block = places.text;
  if (!block) return undefined;
  const { floor, column } = block;
  const { plain, width, isOdd } = lead;
  if (plain >= (column ?? floor + 2)) {
    if (lead.rest !== "" || isOdd) block.column ??= plain;
    return cleanLine;
  }
  if (lead.rest === "") return { runs: isOdd ? [blankRun(lead)] : [], fits: true };
  if (width <= floor) return undefined;
  block.column ??= width;
  return { runs: indentRuns(lead), fits: width >= block.column };
}

/** A line of any other text; nothing for a field or an item that slipped by one sign. */
function checkTextLine(places: OpenScopes, lead: LineIndent): LineResult | undefined {
  const isField = places.text?.kind === "plain" && startsEntry(lead.rest);
  if (isField && isOneOff(places, lead)) return undefined;
  const isDeep = lead.plain > (places.text?.floor ?? 0);
  return { runs: isDeep ? [] : indentRuns(lead), fits: !isField };
}

/** Whether a line begins at the right column but for one sign. */
function isOneOff(places: OpenScopes, { isOdd, bare, width }: LineIndent): boolean {
  return isOdd && width === bare + 1 && places.allowsColumn(bare);
}

/** A line that begins a field or an item. */
function checkEntryLine(
  page: RuleContext,
  places: OpenScopes,
  lead: LineIndent,
  index: number,
): LineResult {
  const { line, text, rest, width } = lead;
  const isFit = places.allowsColumn(width) || (places.isEmpty && isNextAsDeep(page, index, width));
  const isDropped = !isFit && isOneOff(places, lead);
  const indent = isDropped ? indentRuns(lead, withoutInvisible) : indentRuns(lead);
  const isField = (name: string, at: number) =>
    page.fields.has(name) || isFieldAt(page, index + 1, width + at);
  const signs = hasInvisibleSpace(rest)
    ? runsAroundIndicators({ rest, from: line.start + text.length, isField })
    : [];
  const runs = [...indent, ...signs];
  places.openEntry(parseLineShape(runs.length > 0 ? repairLine(line, runs) : line));
  return { runs, fits: isFit || isDropped || !lead.isOdd };
}

/** Whether the next line that says something is no further to the left than this one. */
function isNextAsDeep(page: RuleContext, index: number, width: number): boolean {
  const next = page.lines.slice(index + 1).find(({ text }) => !isSilentLine(text));
  return next !== undefined && lineIndentOf(next).width >= width;
}

function isSilentLine(text: string): boolean {
  const rest = text.replace(leading, "");
  return rest === "" || rest.startsWith("#");
}

/** Whether a line begins with a field at this column, which makes one of what stands there above. */
function isFieldAt(page: RuleContext, index: number, column: number): boolean {
  const line = page.lines[index];
  if (!line) return false;
  const { rest, width } = lineIndentOf(line);
  return width === column && !rest.startsWith("-") && startsEntry(rest);
}

function indentRuns({ line, text }: LineIndent, rewrite = commonSpaces): InvisibleRun[] {
  return blankEdits(text, line.start, rewrite).map((edit) => ({ where: "indent", edit }));
}

function blankRun({ line, text }: LineIndent): InvisibleRun {
  return { where: "blank", edit: { start: line.start, end: line.start + text.length, text: "" } };
}

function repairLine(line: Line, runs: readonly InvisibleRun[]): Line {
  return { ...line, text: repairedText(line, runs) };
}

function repairedText({ start, text }: Line, runs: readonly InvisibleRun[]): string {
  const local = runs.map(({ edit }) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  return applyEdits(text, local);
}

// More lines than these are not copied one by one.
const maximumHintLines = 14;

function reportLines(
  page: RuleContext,
  first: LineWithInvisibles,
  others: readonly LineWithInvisibles[],
): Diagnostic {
  const all = [first, ...others];
  const edits: Edit[] = all.flatMap(({ runs }) => runs.map(({ edit }) => edit));
  const [{ where, edit }] = first.runs;
  const copied = all.length > maximumHintLines ? [first] : all;
  const hint = joinNonBlankLines(copied.map(({ line, runs }) => repairedText(line, runs)));
  const details = { where, others: others.map(({ line }) => line.number) };
  const end =
    where === "indent" ? first.line.start + lineIndentOf(first.line).text.length : edit.end;
  return ruleDiagnostic(page, "invisible-space", details, {
    range: { start: edit.start, end },
    edits,
    hint,
  });
}
