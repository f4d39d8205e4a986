import type { Diagnostic } from "../../diagnostic.ts";
import { wholeLines } from "../../edits.ts";
import { isSilent, type LineShape } from "../line-shape.ts";
import { explain, lineAbove, type Page, type Spot } from "../spot.ts";
import { lostDepths } from "./lost-depths.ts";

/** A line that begins at a column where nothing begins; what belongs to it moves with it. */
export function* indentation(spot: Spot): Generator<Diagnostic> {
  for (const shape of suspects(spot))
    for (const level of levels(spot, shape).filter((each) => isNear(shape, each))) {
      yield realign(spot, shape, level, [shape]);
      yield realign(spot, shape, level, branchOf(spot, shape));
      yield* realignColumn(spot, shape, level);
    }
}

/** An item that lost its dash: it begins with the same field as another item of its list. */
export function missingDash(spot: Spot): Diagnostic[] {
  return suspects(spot).flatMap(({ line, indent, key, dashes }) => {
    const isSibling = (other: LineShape) =>
      other.dashes.at(-1) === indent && other.key?.text === key?.text;
    const above = spot.shapes.slice(0, line.number - 1).reverse();
    const below = spot.shapes.slice(line.number);
    const near = [above, below].map((lines) =>
      lines.find((other) => other.dashes.at(-1) === indent),
    );
    if (!key || dashes.length > 0 || !near.some((other) => other && isSibling(other))) return [];
    const start = line.start + indent;
    const edits = [{ start, end: start, text: "- " }];
    const range = { start: key.start, end: key.end };
    return [explain(spot, "missing-dash", { field: key.text }, { range, edits })];
  });
}

/** An item that lost the name of its first field: `- hero` with other fields right below. */
export function missingName(spot: Spot): Diagnostic[] {
  const here = spot.shapes[spot.index];
  const top = lineAbove(spot, spot.index);
  if (!here?.key || !top?.dashes.length || top.key || here.indent !== top.column) return [];
  const siblings = spot.shapes.filter(
    ({ dashes, key }) => key !== undefined && dashes.at(-1) === top.dashes.at(-1),
  );
  const near = siblings.findLast(({ line }) => line.number < top.line.number) ?? siblings[0];
  if (!near?.key || !/^[\w-]+$/.test(top.value.text)) return [];
  const { text, ...range } = top.value;
  const field = near.key.text;
  const edits = [{ start: range.start, end: range.start, text: `${field}: ` }];
  return [explain(spot, "lost-name", { text, field }, { range, edits })];
}

// Most often the line above the stop lost its place, and the stop is the first one to differ;
// else the stop itself, the line that seems to hold it, or the one that holds the lines above.
function suspects(spot: Spot): LineShape[] {
  const here = spot.shapes[spot.index];
  if (!here || !isPlaced(here)) return [];
  const above = lineAbove(spot, spot.index);
  const holder = spot.shapes.findLast(
    ({ line, indent }, at) => at < spot.index && !isSilent(line) && indent < here.indent,
  );
  const lines = [above, here, holder, topOf(spot, above, here)].filter(
    (each) => each !== undefined,
  );
  return [...new Set(lines)].filter(isPlaced);
}

// The line to which those above the stop belong, when it stands deeper than the stop itself.
function topOf(spot: Spot, above: LineShape | undefined, here: LineShape): LineShape | undefined {
  let top = above;
  for (let at = spot.index - 1; at >= 0; at -= 1) {
    const shape = spot.shapes[at];
    if (!shape || isSilent(shape.line)) continue;
    if (shape.indent <= here.indent) break;
    if (top && shape.indent < top.indent) top = shape;
  }
  return top;
}

function isPlaced({ key, dashes }: LineShape): boolean {
  return key !== undefined || dashes.length > 0;
}

/** An item far from every list did not slip: its list is missing. */
export function isNear({ indent, dashes }: LineShape, { column }: Level): boolean {
  const distance = Math.abs(column - indent);
  return distance > 0 && (dashes.length === 0 || indent === 0 || distance <= 3);
}

// What was pasted from a chat lost all its spaces, also those of what stood deeper.
function realignColumn(spot: Spot, shape: LineShape, level: Level): Diagnostic[] {
  const column = upToNextItem(columnOf(spot, shape), level.shape);
  const depths = shape.indent === 0 ? lostDepths(spot.shapes, column) : [];
  const nested = depths.some((depth) => depth > 0) ? [depths] : [];
  return [...nested, []].map((each) => realign(spot, shape, level, column, each));
}

// Where all spaces are gone, the next item of the list is told by its first field alone.
function upToNextItem(column: LineShape[], { dashes, key }: LineShape): LineShape[] {
  if (!key || dashes.length === 0) return column;
  const end = column.findIndex(
    (each) => each.dashes[0] === dashes[0] && each.key?.text === key.text,
  );
  return end < 0 ? column : column.slice(0, end);
}

// More lines than these are not copied one by one.
const mostCopied = 14;

/** Moves a line, with others that follow it, to the level given; some of them deeper by so many spaces. */
export function realign(
  page: Page,
  { line, indent }: LineShape,
  level: Level,
  moved: readonly LineShape[],
  depths: readonly number[] = [],
): Diagnostic {
  const { column: expected, mark, deeper } = level;
  const shifts = moved.map((_, at) => expected - indent + (depths[at] ?? 0));
  const edits = moved.map(({ line: { start } }, at) => shift(start, shifts[at] ?? 0));
  const number = page.numberAt(level.shape.line.start);
  const others = moved.filter((each) => each.line !== line && !isSilent(each.line)).length;
  const details = { found: indent, expected, line: number, mark, deeper, others };
  const range = { start: line.start, end: line.start + indent };
  const copied = moved.length > mostCopied ? 1 : moved.length;
  const lines = [
    { start: level.shape.line.start, text: level.shape.line.text },
    ...moved.slice(0, copied).map((each, at) => shifted(each, shifts[at] ?? 0)),
  ].sort((a, b) => a.start - b.start);
  const hint = wholeLines(lines.map(({ text }) => text));
  return explain(page, "indentation", details, { range, edits, hint });
}

function shift(start: number, by: number) {
  return { start, end: start + Math.max(0, -by), text: " ".repeat(Math.max(0, by)) };
}

function shifted({ line: { start, text } }: LineShape, by: number) {
  return { start, text: by < 0 ? text.slice(-by) : " ".repeat(by) + text };
}

/** A line, and those below it that stand deeper. */
export function branchOf(page: Page, top: LineShape): LineShape[] {
  return below(page, top, (indent) => indent > top.indent);
}

/** A line, and those below it down to the first that stands further to the left. */
function columnOf(page: Page, top: LineShape): LineShape[] {
  return below(page, top, (indent) => indent >= top.indent);
}

function below(page: Page, top: LineShape, belongs: (indent: number) => boolean): LineShape[] {
  const rest = page.shapes.slice(top.line.number);
  const end = rest.findIndex(({ line, indent }) => !isSilent(line) && !belongs(indent));
  const lines = end < 0 ? rest : rest.slice(0, end);
  return [top, ...lines.filter(({ line, indent }) => line.text !== "" && belongs(indent))];
}

/** A column at which a line nearby begins a field or an item. */
export interface Level {
  column: number;
  shape: LineShape;
  /** What stands there: the field's name, or the dash. */
  mark: string;
  kind: "dash" | "field";
  /** The column is for what belongs to that field. */
  deeper: boolean;
}

/** Columns that a line could have been meant for: of its own kind first, then the nearest. */
export function levels(page: Page, shape: LineShape): Level[] {
  const kind = shape.dashes.length > 0 ? "dash" : "field";
  const found = new Map<number, Level>();
  for (const level of [...levelsAbove(page, shape), ...levelsBelow(page, shape)])
    if (!found.has(level.column)) found.set(level.column, level);
  const parent = lineAbove(page, shape.line.number - 1);
  const column = (parent?.column ?? 0) + 2;
  if (parent?.key && parent.value.text === "" && !found.has(column))
    found.set(column, { column, shape: parent, mark: parent.key.text, kind, deeper: true });
  // A line without any indentation was pasted, and one with tabs has no column: these may have
  // stood anywhere, most likely where the lines above stand.
  const isPlaceless = shape.indent === 0 || /^\s*\t/.test(shape.line.text);
  const distance = (level: Level) => (isPlaceless ? 0 : Math.abs(level.column - shape.indent));
  return [...found.values()].sort(
    (a, b) => Number(b.kind === kind) - Number(a.kind === kind) || distance(a) - distance(b),
  );
}

function levelsAbove(page: Page, shape: LineShape): Level[] {
  const above = page.shapes.slice(0, shape.line.number - 1).filter(({ line }) => !isSilent(line));
  const outermost = above.findLastIndex((line) =>
    levelsOf(line).some(({ column }) => column === 0),
  );
  return above.slice(Math.max(0, outermost)).reverse().flatMap(levelsOf);
}

function levelsBelow(page: Page, shape: LineShape): Level[] {
  const rest = page.shapes.slice(shape.line.number).filter(({ line }) => !isSilent(line));
  const outer = rest.find(({ indent }) => indent < shape.indent);
  return [...rest.slice(0, 1), ...(outer ? [outer] : [])].flatMap(levelsOf);
}

// The words before a colon are a field only if they are one word.
function levelsOf(shape: LineShape): Level[] {
  const { dashes, column, key } = shape;
  const items = dashes.map((dash) => ({ column: dash, shape, mark: "-", kind: "dash" as const }));
  const isField = key !== undefined && /^["']?[A-Za-z_][\w-]*["']?$/.test(key.text);
  const fields = isField ? [{ column, shape, mark: key.text, kind: "field" as const }] : [];
  return [...items, ...fields].map((level) => ({ ...level, deeper: false }));
}
