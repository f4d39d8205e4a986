import type { Diagnostic } from "../../diagnostic.ts";
import { joinNonBlankLines } from "../../edits.ts";
import { isBlankOrComment, type LineShape } from "../line-shape.ts";
import {
  type RuleContext,
  ruleDiagnostic,
  type SyntaxErrorContext,
  significantLineAbove,
} from "../rule-context.ts";
import { inferLostIndentation } from "./infer-lost-indentation.ts";

/**
 * Explains a line that begins at a column where no other line begins. Proposes to move it alone,
 * with its descendants, or with its siblings.
 */
export function* explainIndentation(context: SyntaxErrorContext): Generator<Diagnostic> {
  for (const shape of findSuspectLines(context))
    for (const level of candidateLevels(context, shape).filter((each) =>
      canMoveToLevel(shape, each),
    )) {
      yield realignDiagnostic(context, shape, level, [shape]);
      yield realignDiagnostic(context, shape, level, lineWithDescendants(context, shape));
      yield* diagnoseMisalignedSiblings(context, shape, level);
    }
}

/**
 * Explains a list item without its dash. It begins with the same field as another item of its list.
 */
export function explainMissingDash(context: SyntaxErrorContext): Diagnostic[] {
  return findSuspectLines(context).flatMap(({ line, indent, key, dashes }) => {
    const isSibling = (other: LineShape) =>
      other.dashes.at(-1) === indent && other.key?.text === key?.text;
    const above = context.shapes.slice(0, line.number - 1).reverse();
    const below = context.shapes.slice(line.number);
    const near = [above, below].map((lines) =>
      lines.find((other) => other.dashes.at(-1) === indent),
    );
    if (!key || dashes.length > 0 || !near.some((other) => other && isSibling(other))) return [];
    const start = line.start + indent;
    const edits = [{ start, end: start, text: "- " }];
    const range = { start: key.start, end: key.end };
    return [ruleDiagnostic(context, "missing-dash", { field: key.text }, { range, edits })];
  });
}

/** Explains an item whose first field lost its name: `- hero` with other fields right below. */
export function explainMissingFieldName(context: SyntaxErrorContext): Diagnostic[] {
  const here = context.shapes[context.index];
  const top = significantLineAbove(context, context.index);
  if (!here?.key || !top?.dashes.length || top.key || here.indent !== top.column) return [];
  const siblings = context.shapes.filter(
    ({ dashes, key }) => key !== undefined && dashes.at(-1) === top.dashes.at(-1),
  );
  const near = siblings.findLast(({ line }) => line.number < top.line.number) ?? siblings[0];
  if (!near?.key || !/^[\w-]+$/.test(top.value.text)) return [];
  const { text, ...range } = top.value;
  const field = near.key.text;
  const edits = [{ start: range.start, end: range.start, text: `${field}: ` }];
  return [ruleDiagnostic(context, "lost-name", { text, field }, { range, edits })];
}

// Returns the lines that may have a wrong indentation, the likeliest first: the line above the
// error (often only the first line that differs), the line of the error, its apparent parent, and
// the parent of the lines above.
function findSuspectLines(context: SyntaxErrorContext): LineShape[] {
  const here = context.shapes[context.index];
  if (!here || !opensEntry(here)) return [];
  const above = significantLineAbove(context, context.index);
  const holder = context.shapes.findLast(
    ({ line, indent }, at) => at < context.index && !isBlankOrComment(line) && indent < here.indent,
  );
  const lines = [above, here, holder, outermostDeeperLineAbove(context, above, here)].filter(
    (each) => each !== undefined,
  );
  return [...new Set(lines)].filter(opensEntry);
}

// Returns the least indented line above the error that has more indentation than the error line.
function outermostDeeperLineAbove(
  context: SyntaxErrorContext,
  above: LineShape | undefined,
  here: LineShape,
): LineShape | undefined {
  let top = above;
  for (let at = context.index - 1; at >= 0; at -= 1) {
    const shape = context.shapes[at];
    if (!shape || isBlankOrComment(shape.line)) continue;
    if (shape.indent <= here.indent) break;
    if (top && shape.indent < top.indent) top = shape;
  }
  return top;
}

function opensEntry({ key, dashes }: LineShape): boolean {
  return key !== undefined || dashes.length > 0;
}

/**
 * Whether a line is close enough to a level to have belonged there. If an item is far from it, its
 * list is missing.
 */
export function canMoveToLevel({ indent, dashes }: LineShape, { column }: IndentLevel): boolean {
  const distance = Math.abs(column - indent);
  return distance > 0 && (dashes.length === 0 || indent === 0 || distance <= 3);
}

// Text pasted from a chat has lost all indentation, also that of nested lines.
function diagnoseMisalignedSiblings(
  context: SyntaxErrorContext,
  shape: LineShape,
  level: IndentLevel,
): Diagnostic[] {
  const column = linesUntilNextItem(linesUntilDedent(context, shape), level.shape);
  const depths = shape.indent === 0 ? inferLostIndentation(context.shapes, column) : [];
  const nested = depths.some((depth) => depth > 0) ? [depths] : [];
  return [...nested, []].map((each) => realignDiagnostic(context, shape, level, column, each));
}

// Without indentation, the next item of the list can only be recognised by its first field.
function linesUntilNextItem(column: LineShape[], { dashes, key }: LineShape): LineShape[] {
  if (!key || dashes.length === 0) return column;
  const end = column.findIndex(
    (each) => each.dashes[0] === dashes[0] && each.key?.text === key.text,
  );
  return end < 0 ? column : column.slice(0, end);
}

// If more lines move, the hint shows only the first one.
const maximumHintLines = 14;

/**
 * Creates a diagnostic that moves lines to a level. The second argument is the line that has the
 * wrong indentation.
 *
 * @param moved all lines that move, including that line
 * @param depths additional spaces for each of `moved`
 */
export function realignDiagnostic(
  context: RuleContext,
  { line, indent }: LineShape,
  level: IndentLevel,
  moved: readonly LineShape[],
  depths: readonly number[] = [],
): Diagnostic {
  const { column: expected, mark, deeper } = level;
  const shifts = moved.map((_, at) => expected - indent + (depths[at] ?? 0));
  const edits = moved.map(({ line: { start } }, at) => createIndentEdit(start, shifts[at] ?? 0));
  const number = context.lineNumberAt(level.shape.line.start);
  const others = moved.filter((each) => each.line !== line && !isBlankOrComment(each.line)).length;
  const details = { found: indent, expected, line: number, mark, deeper, others };
  const range = { start: line.start, end: line.start + indent };
  const copied = moved.length > maximumHintLines ? 1 : moved.length;
  const lines = [
    { start: level.shape.line.start, text: level.shape.line.text },
    ...moved.slice(0, copied).map((each, at) => shiftedLine(each, shifts[at] ?? 0)),
  ].sort((a, b) => a.start - b.start);
  const hint = joinNonBlankLines(lines.map(({ text }) => text));
  return ruleDiagnostic(context, "indentation", details, { range, edits, hint });
}

function createIndentEdit(start: number, by: number) {
  return { start, end: start + Math.max(0, -by), text: " ".repeat(Math.max(0, by)) };
}

function shiftedLine({ line: { start, text } }: LineShape, by: number) {
  return { start, text: by < 0 ? text.slice(-by) : " ".repeat(by) + text };
}

/** Returns a line and the lines below it that have more indentation. */
export function lineWithDescendants(context: RuleContext, top: LineShape): LineShape[] {
  return lineAndLinesBelow(context, top, (indent) => indent > top.indent);
}

/** Returns a line and the lines below it, down to the first one with less indentation. */
function linesUntilDedent(context: RuleContext, top: LineShape): LineShape[] {
  return lineAndLinesBelow(context, top, (indent) => indent >= top.indent);
}

function lineAndLinesBelow(
  context: RuleContext,
  top: LineShape,
  belongs: (indent: number) => boolean,
): LineShape[] {
  const rest = context.shapes.slice(top.line.number);
  const end = rest.findIndex(({ line, indent }) => !isBlankOrComment(line) && !belongs(indent));
  const lines = end < 0 ? rest : rest.slice(0, end);
  return [top, ...lines.filter(({ line, indent }) => line.text !== "" && belongs(indent))];
}

/** A column at which a line nearby begins a field or an item. */
export interface IndentLevel {
  column: number;
  shape: LineShape;
  /** The name of the field, or the dash. */
  mark: string;
  kind: "dash" | "field";
  /** Whether the column is that of the children of the field. */
  deeper: boolean;
}

/**
 * Returns the levels to which a line may belong: levels of its own kind first, then the nearest.
 */
export function candidateLevels(context: RuleContext, shape: LineShape): IndentLevel[] {
  const kind = shape.dashes.length > 0 ? "dash" : "field";
  const found = new Map<number, IndentLevel>();
  for (const level of [...levelsAbove(context, shape), ...levelsBelow(context, shape)])
    if (!found.has(level.column)) found.set(level.column, level);
  const parent = significantLineAbove(context, shape.line.number - 1);
  const column = (parent?.column ?? 0) + 2;
  if (parent?.key && parent.value.text === "" && !found.has(column))
    found.set(column, { column, shape: parent, mark: parent.key.text, kind, deeper: true });
  // The distance to a level means nothing for a line without indentation, which was pasted, and for
  // a line with tabs, which has no column. Both most likely belong to a level of the lines above.
  const isPlaceless = shape.indent === 0 || /^\s*\t/.test(shape.line.text);
  const distance = (level: IndentLevel) =>
    isPlaceless ? 0 : Math.abs(level.column - shape.indent);
  return [...found.values()].sort(
    (a, b) => Number(b.kind === kind) - Number(a.kind === kind) || distance(a) - distance(b),
  );
}

function levelsAbove(context: RuleContext, shape: LineShape): IndentLevel[] {
  const above = context.shapes
    .slice(0, shape.line.number - 1)
    .filter(({ line }) => !isBlankOrComment(line));
  const outermost = above.findLastIndex((line) =>
    lineLevels(line).some(({ column }) => column === 0),
  );
  return above.slice(Math.max(0, outermost)).reverse().flatMap(lineLevels);
}

function levelsBelow(context: RuleContext, shape: LineShape): IndentLevel[] {
  const rest = context.shapes
    .slice(shape.line.number)
    .filter(({ line }) => !isBlankOrComment(line));
  const outer = rest.find(({ indent }) => indent < shape.indent);
  return [...rest.slice(0, 1), ...(outer ? [outer] : [])].flatMap(lineLevels);
}

// Several words before a colon are not the name of a field.
function lineLevels(shape: LineShape): IndentLevel[] {
  const { dashes, column, key } = shape;
  const items = dashes.map((dash) => ({ column: dash, shape, mark: "-", kind: "dash" as const }));
  const isField = key !== undefined && /^["']?[A-Za-z_][\w-]*["']?$/.test(key.text);
  const fields = isField ? [{ column, shape, mark: key.text, kind: "field" as const }] : [];
  return [...items, ...fields].map((level) => ({ ...level, deeper: false }));
}
