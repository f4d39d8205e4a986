import type { Diagnostic, Edit } from "../../diagnostic.ts";
import { applyEdits, wholeLines } from "../../edits.ts";
import { type Line, lineAt } from "../../lines.ts";
import { shapeOf } from "../line-shape.ts";
import { createPage, explain, type Page } from "../spot.ts";
import { aroundSigns, isStructure, type OddRun } from "./line-spaces.ts";
import { blank, blankEdits, commonSpaces, hasOdd, odd, withoutOdd } from "./odd-signs.ts";
import { OpenPlaces } from "./open-places.ts";

// Most texts have invisible spaces between words at most, and need not be taken apart into lines.
const maybe = new RegExp(
  `(?:^|[\\n\\r])[ \\t]*[${odd}]|[-:][ \\t]*[${odd}]|[${odd}][ \\t]*[:#]|["'\\]}|>][-+\\d]*[ \\t]*[${odd}]`,
);

/** The odd runs of one line. */
interface OddLine {
  line: Line;
  runs: [OddRun, ...OddRun[]];
  /** With common spaces the line begins where a line may begin. */
  fits: boolean;
}

/**
 * Spaces that look common and are not, where YAML needs common ones or none: in an indentation, on
 * an otherwise empty line, around dashes, colons, quotes, comments. Those of a file come from one
 * paste and are told once; lines that fit nowhere even with common spaces are told apart.
 */
export function invisibleSpaces(file: string, text: string): Diagnostic[] {
  if (!maybe.test(text)) return [];
  const page = createPage({ file, text, numberAt: (offset) => lineAt(page.lines, offset).number });
  const found = findLines(page);
  return [found.filter(({ fits }) => fits), found.filter(({ fits }) => !fits)].flatMap(
    ([first, ...others]) => (first ? [tell(page, first, others)] : []),
  );
}

function findLines(page: Page): OddLine[] {
  const places = new OpenPlaces();
  return page.lines.flatMap((line, index) => {
    const { runs, fits } = readLine(page, places, index);
    const [first, ...others] = runs;
    return first ? [{ line, runs: [first, ...others], fits }] : [];
  });
}

interface ReadLine {
  runs: OddRun[];
  fits: boolean;
}

const nothing: ReadLine = { runs: [], fits: true };

/** What stands before the words of a line. */
interface Lead {
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

const leading = new RegExp(`^[${blank}]*`);

function leadOf(line: Line): Lead {
  const text = leading.exec(line.text)?.[0] ?? "";
  const plain = /^ */.exec(text)?.[0].length ?? 0;
  const rest = line.text.slice(text.length);
  const widths = { width: commonSpaces(text).length, bare: withoutOdd(text).length };
  return { line, text, rest, isOdd: hasOdd(text), plain, ...widths };
}

function readLine(page: Page, places: OpenPlaces, index: number): ReadLine {
  const line = page.lines[index];
  if (!line) return nothing;
  const lead = leadOf(line);
  if (places.text?.kind === "block") {
    const read = inBlock(places, lead);
    if (read) return read;
  }
  if (lead.rest === "") return { runs: lead.isOdd ? [emptied(lead)] : [], fits: true };
  if (lead.rest.startsWith("#")) return { runs: spaced(lead), fits: true };
  if (places.text && lead.width > places.text.floor) {
    const read = inText(places, lead);
    if (read) return read;
  }
  return beginning(page, places, lead, index);
}

/** A line of a block of text, where only what stands before its column is indentation; nothing for a line below it. */
function inBlock(places: OpenPlaces, lead: Lead): ReadLine | undefined {
  const block = places.text;
  if (!block) return undefined;
  const { floor, column } = block;
  const { plain, width, isOdd } = lead;
  if (plain >= (column ?? floor + 2)) {
    if (lead.rest !== "" || isOdd) block.column ??= plain;
    return nothing;
  }
  if (lead.rest === "") return { runs: isOdd ? [emptied(lead)] : [], fits: true };
  if (width <= floor) return undefined;
  block.column ??= width;
  return { runs: spaced(lead), fits: width >= block.column };
}

/** A line of any other text; nothing for a field or an item that slipped by one sign. */
function inText(places: OpenPlaces, lead: Lead): ReadLine | undefined {
  const isField = places.text?.kind === "plain" && isStructure(lead.rest);
  if (isField && isOneOff(places, lead)) return undefined;
  const isDeep = lead.plain > (places.text?.floor ?? 0);
  return { runs: isDeep ? [] : spaced(lead), fits: !isField };
}

/** Whether a line begins at the right column but for one sign. */
function isOneOff(places: OpenPlaces, { isOdd, bare, width }: Lead): boolean {
  return isOdd && width === bare + 1 && places.fits(bare);
}

/** A line that begins a field or an item. */
function beginning(page: Page, places: OpenPlaces, lead: Lead, index: number): ReadLine {
  const { line, text, rest, width } = lead;
  const isFit = places.fits(width) || (places.isEmpty && isBesideNext(page, index, width));
  const isDropped = !isFit && isOneOff(places, lead);
  const indent = isDropped ? spaced(lead, withoutOdd) : spaced(lead);
  const isField = (name: string, at: number) =>
    page.fields.has(name) || isFieldAt(page, index + 1, width + at);
  const signs = hasOdd(rest) ? aroundSigns({ rest, from: line.start + text.length, isField }) : [];
  const runs = [...indent, ...signs];
  places.begin(shapeOf(runs.length > 0 ? repaired(line, runs) : line));
  return { runs, fits: isFit || isDropped || !lead.isOdd };
}

/** Whether the next line that says something is no further to the left than this one. */
function isBesideNext(page: Page, index: number, width: number): boolean {
  const next = page.lines.slice(index + 1).find(({ text }) => !isSilentLine(text));
  return next !== undefined && leadOf(next).width >= width;
}

function isSilentLine(text: string): boolean {
  const rest = text.replace(leading, "");
  return rest === "" || rest.startsWith("#");
}

/** Whether a line begins with a field at this column, which makes one of what stands there above. */
function isFieldAt(page: Page, index: number, column: number): boolean {
  const line = page.lines[index];
  if (!line) return false;
  const { rest, width } = leadOf(line);
  return width === column && !rest.startsWith("-") && isStructure(rest);
}

function spaced({ line, text }: Lead, rewrite = commonSpaces): OddRun[] {
  return blankEdits(text, line.start, rewrite).map((edit) => ({ where: "indent", edit }));
}

function emptied({ line, text }: Lead): OddRun {
  return { where: "blank", edit: { start: line.start, end: line.start + text.length, text: "" } };
}

function repaired(line: Line, runs: readonly OddRun[]): Line {
  return { ...line, text: repairedText(line, runs) };
}

function repairedText({ start, text }: Line, runs: readonly OddRun[]): string {
  const local = runs.map(({ edit }) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  return applyEdits(text, local);
}

// More lines than these are not copied one by one.
const mostCopied = 14;

function tell(page: Page, first: OddLine, others: readonly OddLine[]): Diagnostic {
  const all = [first, ...others];
  const edits: Edit[] = all.flatMap(({ runs }) => runs.map(({ edit }) => edit));
  const [{ where, edit }] = first.runs;
  const copied = all.length > mostCopied ? [first] : all;
  const hint = wholeLines(copied.map(({ line, runs }) => repairedText(line, runs)));
  const details = { where, others: others.map(({ line }) => line.number) };
  const end = where === "indent" ? first.line.start + leadOf(first.line).text.length : edit.end;
  return explain(page, "invisible-space", details, {
    range: { start: edit.start, end },
    edits,
    hint,
  });
}
