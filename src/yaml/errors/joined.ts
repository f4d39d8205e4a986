import type { Diagnostic, Range } from "../diagnostic.ts";
import { applyEdits } from "../edits.ts";
import { lineAt } from "../lines.ts";
import type { Entry } from "../parse/entries.ts";
import { readTree } from "../parse/tree.ts";
import { branchOf, isNear, levels, realign } from "./indent/indentation.ts";
import { type LineShape, shapeOf } from "./line-shape.ts";
import { createPage, explain, type Page } from "./spot.ts";

/** A line that looks like an item or a field, but went on as text of the line above it. */
export function joinedLine(page: Page, entry: Entry): Diagnostic[] | undefined {
  const shape = findJoinedLine(page, entry);
  if (!shape) return undefined;
  const isFirstItem = shape.indent === columnOf(page, entry.range.start) && shape.dashes.length > 0;
  if (isFirstItem && /^-\S/.test(page.text.slice(entry.range.start, entry.range.end)))
    return [gluedDash(page, entry.range.start, entry.path)];
  const top = page.shapes[positionOf(page, entry.range.start) - 1];
  // A list in a text that takes one: what its schema says of that tells more.
  const isWords = !shape.key && !/^[|>]/.test(shape.value.text);
  if (entry.style === "block" && entry.key && isWords) return undefined;
  const isAffordable = page.readings.left >= page.text.length;
  const moved =
    top && isAffordable ? best(page, [...up(page, top, shape), ...back(page, shape)]) : undefined;
  const range = { start: shape.line.start + shape.indent, end: shape.line.end };
  const line = page.numberAt(entry.range.start);
  const details = { text: page.text.slice(range.start, range.end), line };
  return [moved ?? explain(page, "joined-line", details, { range, path: entry.path })];
}

/** The first line of a text, after its own, that looks like an item or a field. */
export function findJoinedLine(page: Page, { style, range }: Entry): LineShape | undefined {
  if (style === "block") return findJoinedItem(page, range);
  if (style !== "plain" || !/[\n\r]/.test(page.text.slice(range.start, range.end)))
    return undefined;
  const lines = page.shapes.slice(positionOf(page, range.start), positionOf(page, range.end));
  return lines.find(({ line, dashes, column }) => {
    const field = /^([A-Za-z]\w*):\S/.exec(line.text.slice(column))?.[1];
    return dashes.length > 0 || (field !== undefined && page.fields.has(field));
  });
}

// Below ">" all lines become one, so that an item there is lost; below "|" there may be lists,
// but no item that announces a block of its own.
function findJoinedItem(page: Page, range: Range): LineShape | undefined {
  const text = page.text.slice(range.start, range.end);
  if (!text.includes("- ") || !/(?:^|[\n\r])[ \t]*- /.test(text)) return undefined;
  const top = page.lines[positionOf(page, range.start) - 2];
  const isFolded = top && shapeOf(top).value.text.startsWith(">");
  // Taking the lines of a long text apart takes as long as reading all of its file.
  if (!isFolded && !text.split(/[\n\r\u2028\u2029]/).some(announcesBlock)) return undefined;
  const lines = page.shapes.slice(positionOf(page, range.start) - 1, positionOf(page, range.end));
  const [first] = lines;
  return lines
    .slice(1)
    .find(
      ({ dashes, indent, value }) =>
        dashes.length > 0 &&
        (/^[|>][-+\d]*$/.test(value.text) || (isFolded && indent === first?.indent)),
    );
}

// Only the last sign of a line can announce a block: a pattern from each dash on would be quadratic.
function announcesBlock(line: string): boolean {
  const sign = /[|>][-+\d]*[ \t]*$/.exec(line);
  return sign !== null && line.slice(0, sign.index).includes("- ");
}

// The item above began too far to the left, so that all the others joined it …
function up(page: Page, top: LineShape, { dashes, indent }: LineShape): Diagnostic[] {
  const isItem = top.dashes.length > 0 && dashes.length > 0;
  const level = levels(page, top).find(({ column }) => column === indent);
  return isItem && level ? [realign(page, top, level, [top])] : [];
}

// … or the item itself stands too far to the right.
function back(page: Page, shape: LineShape): Diagnostic[] {
  return levels(page, shape)
    .filter((level) => level.mark === "-" && level.column < shape.indent && isNear(shape, level))
    .map((level) => realign(page, shape, level, branchOf(page, shape)));
}

// The repair after which the fewest lines are joined.
function best(page: Page, repairs: readonly Diagnostic[]): Diagnostic | undefined {
  const rated = repairs.flatMap((repair) => {
    page.readings.left -= page.text.length;
    if (page.readings.left < 0) return [];
    const text = applyEdits(page.text, repair.fix?.edits ?? []);
    const tree = readTree(text);
    if ("offset" in tree) return [];
    const repaired = createPage({ ...page, text });
    const joined = tree.entries.reduce((sum, entry) => sum + linesOf(repaired, entry), 0);
    return [{ repair, joined }];
  });
  return rated.sort((a, b) => a.joined - b.joined)[0]?.repair;
}

function linesOf(page: Page, entry: Entry): number {
  const { start, end } = entry.range;
  return findJoinedLine(page, entry) ? positionOf(page, end) - positionOf(page, start) : 0;
}

function columnOf(page: Page, offset: number): number {
  return offset - (page.shapes[positionOf(page, offset) - 1]?.line.start ?? 0);
}

/** The number of the line, from 1, that holds an offset. */
export function positionOf(page: Page, offset: number): number {
  return lineAt(page.lines, offset).number;
}

/** A dash without the space after it. */
export function gluedDash(page: Page, start: number, path: string): Diagnostic {
  const edits = [{ start: start + 1, end: start + 1, text: " " }];
  const range = { start, end: start + 1 };
  return explain(page, "missing-space", { after: "-" }, { range, edits, path });
}
