import type { Diagnostic, Range } from "../diagnostic.ts";
import { applyEdits } from "../edits.ts";
import { lineAt } from "../lines.ts";
import type { YamlEntry } from "../parse/entries.ts";
import { readTree } from "../parse/tree.ts";
import {
  candidateLevels,
  canMoveToLevel,
  lineWithDescendants,
  realignDiagnostic,
} from "./indent/indentation.ts";
import { type LineShape, parseLineShape } from "./line-shape.ts";
import { createRuleContext, type RuleContext, ruleDiagnostic } from "./rule-context.ts";

/**
 * Reports a line that looks like an item or a field but continues the text of the line above it.
 */
export function diagnoseJoinedLine(
  context: RuleContext,
  entry: YamlEntry,
): Diagnostic[] | undefined {
  const shape = findJoinedLine(context, entry);
  if (!shape) return undefined;
  const isFirstItem =
    shape.indent === columnAtOffset(context, entry.range.start) && shape.dashes.length > 0;
  if (isFirstItem && /^-\S/.test(context.text.slice(entry.range.start, entry.range.end)))
    return [diagnoseGluedDash(context, entry.range.start, entry.path)];
  const top = context.shapes[lineNumberInText(context, entry.range.start) - 1];
  // For a list in the block scalar of a field, the schema check has a better message.
  const isWords = !shape.key && !/^[|>]/.test(shape.value.text);
  if (entry.style === "block" && entry.key && isWords) return undefined;
  const isAffordable = context.parseBudget.left >= context.text.length;
  const moved =
    top && isAffordable
      ? bestRealignment(context, [
          ...realignItemAbove(context, top, shape),
          ...realignJoinedItem(context, shape),
        ])
      : undefined;
  const range = { start: shape.line.start + shape.indent, end: shape.line.end };
  const line = context.lineNumberAt(entry.range.start);
  const details = { text: context.text.slice(range.start, range.end), line };
  return [moved ?? ruleDiagnostic(context, "joined-line", details, { range, path: entry.path })];
}

/** Returns the first continuation line that looks like a list item or, in plain text, a field. */
export function findJoinedLine(
  context: RuleContext,
  { style, range }: YamlEntry,
): LineShape | undefined {
  if (style === "block") return findJoinedItem(context, range);
  if (style !== "plain" || !/[\n\r]/.test(context.text.slice(range.start, range.end)))
    return undefined;
  const lines = context.shapes.slice(
    lineNumberInText(context, range.start),
    lineNumberInText(context, range.end),
  );
  return lines.find(({ line, dashes, column }) => {
    const field = /^([A-Za-z]\w*):\S/.exec(line.text.slice(column))?.[1];
    return dashes.length > 0 || (field !== undefined && context.fields.has(field));
  });
}

// Finds an item in a block scalar. A ">" joins all lines, so an item below it is lost. A list below
// "|" is correct, unless one of its items has the header of another block scalar.
function findJoinedItem(context: RuleContext, range: Range): LineShape | undefined {
  const text = context.text.slice(range.start, range.end);
  if (!text.includes("- ") || !/(?:^|[\n\r])[ \t]*- /.test(text)) return undefined;
  const top = context.lines[lineNumberInText(context, range.start) - 2];
  const isFolded = top && parseLineShape(top).value.text.startsWith(">");
  // Avoids splitting a long text into lines, which takes as long as parsing its whole file.
  if (!isFolded && !text.split(/[\n\r\u2028\u2029]/).some(announcesBlockScalar)) return undefined;
  const lines = context.shapes.slice(
    lineNumberInText(context, range.start) - 1,
    lineNumberInText(context, range.end),
  );
  const [first] = lines;
  return lines
    .slice(1)
    .find(
      ({ dashes, indent, value }) =>
        dashes.length > 0 &&
        (/^[|>][-+\d]*$/.test(value.text) || (isFolded && indent === first?.indent)),
    );
}

// Searches for the header from the end of the line. A pattern that starts at each dash would take
// quadratic time.
function announcesBlockScalar(line: string): boolean {
  const sign = /[|>][-+\d]*[ \t]*$/.exec(line);
  return sign !== null && line.slice(0, sign.index).includes("- ");
}

// Moves the item above to the column of the joined item. With too little indentation, the item
// above takes all following items as its text.
function realignItemAbove(
  context: RuleContext,
  top: LineShape,
  { dashes, indent }: LineShape,
): Diagnostic[] {
  const isItem = top.dashes.length > 0 && dashes.length > 0;
  const level = candidateLevels(context, top).find(({ column }) => column === indent);
  return isItem && level ? [realignDiagnostic(context, top, level, [top])] : [];
}

// Repairs the joined item, which may have too much indentation.
function realignJoinedItem(context: RuleContext, shape: LineShape): Diagnostic[] {
  return candidateLevels(context, shape)
    .filter(
      (level) => level.mark === "-" && level.column < shape.indent && canMoveToLevel(shape, level),
    )
    .map((level) => realignDiagnostic(context, shape, level, lineWithDescendants(context, shape)));
}

// Returns the repair that leaves the fewest joined lines.
function bestRealignment(
  context: RuleContext,
  repairs: readonly Diagnostic[],
): Diagnostic | undefined {
  const rated = repairs.flatMap((repair) => {
    context.parseBudget.left -= context.text.length;
    if (context.parseBudget.left < 0) return [];
    const text = applyEdits(context.text, repair.fix?.edits ?? []);
    const tree = readTree(text);
    if ("offset" in tree) return [];
    const repaired = createRuleContext({ ...context, text });
    const joined = tree.entries.reduce((sum, entry) => sum + countLinesJoined(repaired, entry), 0);
    return [{ repair, joined }];
  });
  return rated.sort((a, b) => a.joined - b.joined)[0]?.repair;
}

function countLinesJoined(context: RuleContext, entry: YamlEntry): number {
  const { start, end } = entry.range;
  return findJoinedLine(context, entry)
    ? lineNumberInText(context, end) - lineNumberInText(context, start)
    : 0;
}

function columnAtOffset(context: RuleContext, offset: number): number {
  return offset - (context.shapes[lineNumberInText(context, offset) - 1]?.line.start ?? 0);
}

/** Returns the number, from 1, of the line at an offset. */
export function lineNumberInText(context: RuleContext, offset: number): number {
  return lineAt(context.lines, offset).number;
}

/** Creates the diagnostic for a dash without a space after it. */
export function diagnoseGluedDash(context: RuleContext, start: number, path: string): Diagnostic {
  const edits = [{ start: start + 1, end: start + 1, text: " " }];
  const range = { start, end: start + 1 };
  return ruleDiagnostic(context, "missing-space", { after: "-" }, { range, edits, path });
}
