import { asksForBreak, linesOf, visitLeafLines } from "./body-blocks.ts";
import { pictureTarget } from "./body-pictures.ts";
import { linkTargets } from "./inline.ts";
import type { Stretch } from "./stretches.ts";

/** Where the links and pictures of a body stand; each in the order of its outline. */
export interface BodyPlaces {
  /** The target of each link. */
  links: Stretch[];
  pictures: PlacedPicture[];
}

/** A picture, all its marks, and the name of its file in them. */
export interface PlacedPicture extends Stretch {
  file: Stretch;
}

/** A line of a leaf, or a cell: its text with what parts it from the next one. */
interface Piece {
  text: string;
  /** The number of its line in the body. */
  line: number;
  /** Where it begins, counted from the end of that line: what a block takes, it takes from the beginning. */
  fromEnd: number;
}

type OffsetOf = (line: number, fromEnd: number) => number;

/** Reads a body as `outlineOf` does, and keeps the places. */
export function placesIn(source: string): BodyPlaces {
  const places: BodyPlaces = { links: [], pictures: [] };
  const offsetOf = lineOffsets(source);
  visitLeafLines(linesOf(source), (kind, lines, first) => {
    const leaves = kind === "row" ? cells(lines[0] ?? "", first) : [leaf(lines, first)];
    for (const pieces of leaves) addPlaces(places, pieces, offsetOf);
  });
  return places;
}

function addPlaces(places: BodyPlaces, pieces: readonly Piece[], offsetOf: OffsetOf) {
  const text = pieces.map((piece) => piece.text).join("");
  const picture = pictureTarget(text);
  if (picture) {
    const [file] = placed([picture], pieces, offsetOf);
    const [whole] = placed([{ start: 0, end: text.length }], pieces, offsetOf);
    if (file && whole) places.pictures.push({ ...whole, file });
  } else for (const link of placed(linkTargets(text), pieces, offsetOf)) places.links.push(link);
}

/** The lines of a paragraph, or of a heading with its marks. */
function leaf(lines: readonly string[], first: number): Piece[] {
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const broken = !isLast && asksForBreak(line);
    const words = (broken ? line.replace(/\\$/, "") : line).trim();
    const text = isLast ? words : words + (broken ? "\n" : " ");
    return { text, line: first + index, fromEnd: line.length - indentOf(line) };
  });
}

/** The cells of a row, a bar in them still with its backslash. */
function cells(row: string, line: number): Piece[][] {
  let at = 0;
  return row.split(/(?<!\\)\|/).map((cell) => {
    const start = at + indentOf(cell);
    at += cell.length + 1;
    return [{ text: cell.trim(), line, fromEnd: row.length - start }];
  });
}

/** Parts of a leaf, which come in order, as they stand in the body. */
function placed(parts: readonly Stretch[], pieces: readonly Piece[], offsetOf: OffsetOf) {
  let [index, from] = [0, 0];
  const at = (offset: number, isEnd: boolean): number => {
    let piece = pieces[index];
    while (
      piece &&
      index < pieces.length - 1 &&
      offset >= from + piece.text.length + Number(isEnd)
    ) {
      from += piece.text.length;
      index += 1;
      piece = pieces[index];
    }
    return piece ? offsetOf(piece.line, piece.fromEnd - (offset - from)) : 0;
  };
  return parts.map(({ start, end }) => ({ start: at(start, false), end: at(end, true) }));
}

/** Finds the offset of a place that is counted from the end of a line in which a tab is four spaces. */
function lineOffsets(source: string): OffsetOf {
  const lines = source.split(/\r\n|\r|\n/);
  const starts: number[] = [];
  for (const end of source.matchAll(/\r\n|\r|\n|$/g)) starts.push(end.index + end[0].length);
  const tabbed = new Map<number, readonly number[] | undefined>();
  return (line, fromEnd) => {
    const text = lines[line] ?? "";
    // Looked for once a line, since a line may be very long.
    if (!tabbed.has(line)) tabbed.set(line, text.includes("\t") ? placesFromEnd(text) : undefined);
    const places = tabbed.get(line);
    const at = places ? (places[fromEnd] ?? 0) : Math.max(0, text.length - fromEnd);
    return (line === 0 ? 0 : (starts[line - 1] ?? 0)) + at;
  };
}

/** Where in a line a place is, by its distance from the end once each tab is four spaces. */
function placesFromEnd(text: string): number[] {
  const places = [text.length];
  for (let at = text.length - 1; at >= 0; at -= 1) {
    places.push(at);
    if (text[at] === "\t") places.push(at, at, at);
  }
  return places;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
