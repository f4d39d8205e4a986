import type { Diagnostic, Edit } from "../diagnostic.ts";
import { withoutIndent } from "../edits.ts";
import { isSilent, type LineShape } from "./line-shape.ts";
import { explain, lineAbove, type Page, type Spot } from "./spot.ts";

const zeroWidth = "\u200b\u2060\ufeff";
const invisible = `\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000${zeroWidth}`;

/** A line `---` or `...` that would begin a second document. */
export function severalDocuments(page: Page): Diagnostic[] {
  const first = page.shapes.find((shape) => !isSilent(shape.line));
  const marks = page.shapes.filter(
    (shape) => shape !== first && /^(?:---|\.\.\.)(?:\s|$)/.test(shape.line.text),
  );
  const mark = marks[0]?.line;
  if (!mark) return [];
  const edits = marks.map(({ line }) => ({ start: line.start, end: line.start + 3, text: "" }));
  const range = { start: mark.start, end: mark.start + 3 };
  const place = { range, edits, hint: "" };
  return [explain(page, "several-documents", { mark: mark.text.slice(0, 3) }, place)];
}

const invisiblePlaces = [
  {
    where: "indent",
    pattern: new RegExp(`^[ \\t]*(?:-[ \\t]+)*()([${invisible}][ \\t${invisible}]*)`),
  },
  { where: "dash", pattern: new RegExp(`^([ \\t]*-[ \\t]*)([${invisible}]+)`) },
  { where: "colon", pattern: new RegExp(`^([^:]*:)([${invisible}]+)`) },
] as const;

/** A space that looks like a space and is not one, where a real one must stand. */
export function invisibleSpace(spot: Spot): Diagnostic[] {
  return suspects(spot).flatMap(({ line }) => {
    for (const { where, pattern } of invisiblePlaces) {
      const match = pattern.exec(line.text);
      if (!match) continue;
      const end = line.start + match[0].length;
      const start = end - (match[2]?.length ?? 0);
      const edits = [{ start, end, text: visibleSpaces(match[2] ?? "") }];
      return [explain(spot, "invisible-space", { where }, { range: { start, end }, edits })];
    }
    return [];
  });
}

/** The ordinary spaces that take the place of invisible ones. */
export function visibleSpaces(text: string): string {
  return text.replace(new RegExp(`[${zeroWidth}]`, "g"), "").replace(/./g, " ");
}

/** Tabs at the beginning of lines: all of them, or only the one that stops reading. */
export function tab(spot: Spot): Diagnostic[] {
  const tabbed = spot.shapes.filter(({ line }) => /^[ -]*\t/.test(line.text));
  const here = suspects(spot).find((shape) => tabbed.includes(shape));
  const first = tabbed[0];
  if (!here || !first) return [];
  const everywhere = [2, 4, 0].map((width) => untab(spot, tabbed, width));
  const alone = [...levels(spot, here)].map((level) => untab(spot, [here], level.column));
  return [...everywhere, ...alone];
}

function untab(page: Page, tabbed: readonly LineShape[], width: number): Diagnostic {
  const edits = tabbed.map(({ line }) => tabEdit(line.text, line.start, tabbed.length, width));
  const line = tabbed[0]?.line ?? { start: 0, number: 1, text: "" };
  const start = line.start + line.text.indexOf("\t");
  const end = start + (/^\t+/.exec(line.text.slice(line.text.indexOf("\t")))?.[0].length ?? 1);
  const hint = besideAbove(page, line.number - 1, edits[0]);
  const place = { range: { start, end }, edits, hint };
  return explain(page, "tab", { lines: tabbed.length }, place);
}

function tabEdit(text: string, start: number, lines: number, width: number): Edit {
  const opening = /^[ \t-]*/.exec(text)?.[0] ?? "";
  const plain = /^[ \t]*/.exec(opening)?.[0] ?? "";
  // The dash of an item keeps its place; only what stands around it changes.
  const spaces = lines === 1 ? " ".repeat(width) : plain.replaceAll("\t", " ".repeat(width));
  const end = start + opening.length;
  return { start, end, text: spaces + opening.slice(plain.length).replaceAll("\t", " ") };
}

/** A line that begins at a column where nothing begins; what belongs to it moves with it. */
export function indentation(spot: Spot): Diagnostic[] {
  return suspects(spot).flatMap((shape) =>
    levels(spot, shape)
      .filter((level) => level.column !== shape.indent)
      .flatMap((level) => [
        realign(spot, shape, level, branchOf(spot, shape)),
        realign(spot, shape, level, columnOf(spot, shape)),
      ]),
  );
}

/** Moves a line, with others that follow it, to the level given. */
export function realign(
  page: Page,
  { line, indent }: LineShape,
  level: Level,
  moved: readonly LineShape[],
): Diagnostic {
  const { column: expected, mark, deeper } = level;
  const edits = moved.map(({ line: { start } }) => ({
    start,
    end: start + Math.max(0, indent - expected),
    text: " ".repeat(Math.max(0, expected - indent)),
  }));
  const number = page.numberAt(level.shape.line.start);
  const details = { found: indent, expected, line: number, mark, deeper };
  const range = { start: line.start, end: line.start + indent };
  const place = { range, edits, hint: beside(level, " ".repeat(expected) + line.text.trimStart()) };
  return explain(page, "indentation", details, place);
}

function beside({ shape }: Level, line: string): string {
  return withoutIndent([shape.line.text, line]);
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
  const index = shape.line.number - 1;
  const above = page.shapes
    .slice(0, index)
    .filter(({ line }) => !isSilent(line))
    .reverse();
  const next = page.shapes.slice(index + 1).find(({ line }) => !isSilent(line));
  const found = new Map<number, Level>();
  const add = (level: Level) => found.has(level.column) || found.set(level.column, level);
  for (const line of above) {
    for (const level of levelsOf(line)) add(level);
    if (found.has(0)) break;
  }
  for (const level of next ? levelsOf(next) : []) add(level);
  const parent = above[0];
  if (parent?.key && parent.value.text === "")
    add({ column: parent.column + 2, shape: parent, mark: parent.key.text, kind, deeper: true });
  const distance = (level: Level) => Math.abs(level.column - shape.indent);
  return [...found.values()].sort(
    (a, b) => Number(b.kind === kind) - Number(a.kind === kind) || distance(a) - distance(b),
  );
}

function levelsOf(shape: LineShape): Level[] {
  const { dashes, column, key } = shape;
  const items = dashes.map((dash) => ({ column: dash, shape, mark: "-", kind: "dash" as const }));
  const fields = key ? [{ column, shape, mark: key.text, kind: "field" as const }] : [];
  return [...items, ...fields].map((level) => ({ ...level, deeper: false }));
}

function suspects(spot: Spot): LineShape[] {
  const here = spot.shapes[spot.index];
  const above = lineAbove(spot, spot.index);
  return [here, above].filter((shape) => shape !== undefined);
}

function besideAbove(page: Page, index: number, edit: Edit | undefined): string {
  const line = page.shapes[index]?.line;
  if (!line || !edit) return "";
  const above = lineAbove(page, index)?.line.text ?? "";
  const repaired = edit.text + line.text.slice(edit.end - line.start);
  return withoutIndent([above.replaceAll("\t", "  "), repaired]);
}
