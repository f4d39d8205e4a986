import type { Diagnostic, Range } from "../diagnostic.ts";
import { applyEdits } from "../edits.ts";
import { lineAt } from "../lines.ts";
import type { YamlEntry } from "../parse/entries.ts";
import { readTree } from "../parse/tree.ts";
import { candidateLevels, isNear, lineWithDescendants, realign } from "./indent/indentation.ts";
import { type LineShape, parseLineShape } from "./line-shape.ts";
import { createRuleContext, type RuleContext, ruleDiagnostic } from "./rule-context.ts";

/**
 * Reports a line that resembles an item or a field, but continues the text of the line above it.
 */
export function joinedLine(page: RuleContext, entry: YamlEntry): Diagnostic[] | undefined {
  const shape = findJoinedLine(page, entry);
  if (!shape) return undefined;
  const isFirstItem = shape.indent === columnOf(page, entry.range.start) && shape.dashes.length > 0;
  if (isFirstItem && /^-\S/.test(page.text.slice(entry.range.start, entry.range.end)))
    return [gluedDash(page, entry.range.start, entry.path)];
  const top = page.shapes[lineNumberOf(page, entry.range.start) - 1];
  // A list in a block scalar of a field: the check of the schema gives a better message.
  const isWords = !shape.key && !/^[|>]/.test(shape.value.text);
  if (entry.style === "block" && entry.key && isWords) return undefined;
  const isAffordable = page.readings.left >= page.text.length;
  const moved =
    top && isAffordable
      ? bestRealignment(page, [
          ...realignTopItem(page, top, shape),
          ...realignJoinedItem(page, shape),
        ])
      : undefined;
  const range = { start: shape.line.start + shape.indent, end: shape.line.end };
  const line = page.lineNumberAt(entry.range.start);
  const details = { text: page.text.slice(range.start, range.end), line };
  return [moved ?? ruleDiagnostic(page, "joined-line", details, { range, path: entry.path })];
}

/** The first continuation line of a text that resembles an item or a field. */
export function findJoinedLine(
  page: RuleContext,
  { style, range }: YamlEntry,
): LineShape | undefined {
  if (style === "block") return findJoinedItem(page, range);
  if (style !== "plain" || !/[\n\r]/.test(page.text.slice(range.start, range.end)))
    return undefined;
  const lines = page.shapes.slice(lineNumberOf(page, range.start), lineNumberOf(page, range.end));
  return lines.find(({ line, dashes, column }) => {
    const field = /^([A-Za-z]\w*):\S/.exec(line.text.slice(column))?.[1];
    return dashes.length > 0 || (field !== undefined && page.fields.has(field));
  });
}

// ">" joins all lines, so an item below it is lost. Below "|" a list is fine, unless one of its
// items has the header of another block scalar.
function findJoinedItem(page: RuleContext, range: Range): LineShape | undefined {
  const text = page.text.slice(range.start, range.end);
  if (!text.includes("- ") || !/(?:^|[\n\r])[ \t]*- /.test(text)) return undefined;
  const top = page.lines[lineNumberOf(page, range.start) - 2];
  const isFolded = top && parseLineShape(top).value.text.startsWith(">");
  // Splitting a long text into lines takes as long as parsing its whole file.
  if (!isFolded && !text.split(/[\n\r\u2028\u2029]/).some(announcesBlock)) return undefined;
  const lines = page.shapes.slice(
    lineNumberOf(page, range.start) - 1,
    lineNumberOf(page, range.end),
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

// Searches for the header from the end of the line: a pattern that starts at each dash would be
// quadratic.
function announcesBlock(line: string): boolean {
  const sign = /[|>][-+\d]*[ \t]*$/.exec(line);
  return sign !== null && line.slice(0, sign.index).includes("- ");
}

// Either the item above has too little indentation, so that all others join it …
function realignTopItem(
  page: RuleContext,
  top: LineShape,
  { dashes, indent }: LineShape,
): Diagnostic[] {
  const isItem = top.dashes.length > 0 && dashes.length > 0;
  const level = candidateLevels(page, top).find(({ column }) => column === indent);
  return isItem && level ? [realign(page, top, level, [top])] : [];
}

// … or the item itself has too much.
function realignJoinedItem(page: RuleContext, shape: LineShape): Diagnostic[] {
  return candidateLevels(page, shape)
    .filter((level) => level.mark === "-" && level.column < shape.indent && isNear(shape, level))
    .map((level) => realign(page, shape, level, lineWithDescendants(page, shape)));
}

// The repair that leaves the fewest joined lines.
function bestRealignment(
  page: RuleContext,
  repairs: readonly Diagnostic[],
): Diagnostic | undefined {
  const rated = repairs.flatMap((repair) => {
    page.readings.left -= page.text.length;
    if (page.readings.left < 0) return [];
    const text = applyEdits(page.text, repair.fix?.edits ?? []);
    const tree = readTree(text);
    if ("offset" in tree) return [];
    const repaired = createRuleContext({ ...page, text });
    const joined = tree.entries.reduce((sum, entry) => sum + joinedLineCount(repaired, entry), 0);
    return [{ repair, joined }];
  });
  return rated.sort((a, b) => a.joined - b.joined)[0]?.repair;
}

function joinedLineCount(page: RuleContext, entry: YamlEntry): number {
  const { start, end } = entry.range;
  return findJoinedLine(page, entry) ? lineNumberOf(page, end) - lineNumberOf(page, start) : 0;
}

function columnOf(page: RuleContext, offset: number): number {
  return offset - (page.shapes[lineNumberOf(page, offset) - 1]?.line.start ?? 0);
}

/** The number of the line, from 1, that holds an offset. */
export function lineNumberOf(page: RuleContext, offset: number): number {
  return lineAt(page.lines, offset).number;
}

/** A dash without the space after it. */
export function gluedDash(page: RuleContext, start: number, path: string): Diagnostic {
  const edits = [{ start: start + 1, end: start + 1, text: " " }];
  const range = { start, end: start + 1 };
  return ruleDiagnostic(page, "missing-space", { after: "-" }, { range, edits, path });
}
