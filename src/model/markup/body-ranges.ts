import { bodyLines, endsWithHardBreak, visitLeafLines } from "./body-blocks.ts";
import { pictureTarget } from "./body-pictures.ts";
import { linkTargets } from "./inline.ts";
import type { TextRange } from "./text-ranges.ts";

/** Where the links and pictures of a body stand; each in the order of its outline. */
export interface BodyRanges {
  /** The target of each link. */
  links: TextRange[];
  pictures: PictureRange[];
}

/** A picture, all its marks, and the name of its file in them. */
export interface PictureRange extends TextRange {
  file: TextRange;
}

/** A line of a leaf, or a cell: its text with what parts it from the next one. */
interface TextPiece {
  text: string;
  /** The number of its line in the body. */
  line: number;
  /** Where it begins, counted from the end of that line: what a block takes, it takes from the beginning. */
  fromEnd: number;
}

type OffsetOf = (line: number, fromEnd: number) => number;

/** Reads a body as `outlineOf` does, and keeps the places. */
export function locateLinksAndPictures(source: string): BodyRanges {
  const places: BodyRanges = { links: [], pictures: [] };
  const offsetOf = createOffsetLookup(source);
  visitLeafLines(bodyLines(source), (kind, lines, first) => {
    const leaves = kind === "row" ? cellPieces(lines[0] ?? "", first) : [linePieces(lines, first)];
    for (const pieces of leaves) addRanges(places, pieces, offsetOf);
  });
  return places;
}

function addRanges(places: BodyRanges, pieces: readonly TextPiece[], offsetOf: OffsetOf) {
  const text = pieces.map((piece) => piece.text).join("");
  const picture = pictureTarget(text);
  if (picture) {
    const [file] = toSourceRanges([picture], pieces, offsetOf);
    const [whole] = toSourceRanges([{ start: 0, end: text.length }], pieces, offsetOf);
    if (file && whole) places.pictures.push({ ...whole, file });
  } else
    for (const link of toSourceRanges(linkTargets(text), pieces, offsetOf)) places.links.push(link);
}

/** The lines of a paragraph, or of a heading with its marks. */
function linePieces(lines: readonly string[], first: number): TextPiece[] {
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const broken = !isLast && endsWithHardBreak(line);
    const words = (broken ? line.replace(/\\$/, "") : line).trim();
    const text = isLast ? words : words + (broken ? "\n" : " ");
    return { text, line: first + index, fromEnd: line.length - indentOf(line) };
  });
}

/** The cells of a row, a bar in them still with its backslash. */
function cellPieces(row: string, line: number): TextPiece[][] {
  let at = 0;
  return row.split(/(?<!\\)\|/).map((cell) => {
    const start = at + indentOf(cell);
    at += cell.length + 1;
    return [{ text: cell.trim(), line, fromEnd: row.length - start }];
  });
}

/** Parts of a leaf, which come in order, as they stand in the body. */
function toSourceRanges(
  parts: readonly TextRange[],
  pieces: readonly TextPiece[],
  offsetOf: OffsetOf,
) {
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
function createOffsetLookup(source: string): OffsetOf {
  const lines = source.split(/\r\n|\r|\n/);
  const starts: number[] = [];
  for (const end of source.matchAll(/\r\n|\r|\n|$/g)) starts.push(end.index + end[0].length);
  const tabbed = new Map<number, readonly number[] | undefined>();
  return (line, fromEnd) => {
    const text = lines[line] ?? "";
    // Looked for once a line, since a line may be very long.
    if (!tabbed.has(line)) tabbed.set(line, text.includes("\t") ? offsetsFromEnd(text) : undefined);
    const places = tabbed.get(line);
    const at = places ? (places[fromEnd] ?? 0) : Math.max(0, text.length - fromEnd);
    return (line === 0 ? 0 : (starts[line - 1] ?? 0)) + at;
  };
}

/** Where in a line a place is, by its distance from the end once each tab is four spaces. */
function offsetsFromEnd(text: string): number[] {
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
