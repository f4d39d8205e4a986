import { bodyLines, endsWithHardBreak, visitLeafLines } from "./body-blocks.ts";
import { pictureFileRange } from "./body-pictures.ts";
import { linkTargets } from "./inline.ts";
import type { TextRange } from "./text-ranges.ts";

/** The source ranges of the links and pictures of a body, in the order of its outline. */
export interface LinkAndPictureRanges {
  /** The target of each link. */
  links: TextRange[];
  pictures: PictureRange[];
}

/** The range of a picture including its markup, and the range of its file name. */
export interface PictureRange extends TextRange {
  file: TextRange;
}

/**
 * A line of a heading or paragraph, or a table cell. The text includes the separator to the next
 * piece.
 */
interface BodyTextSegment {
  text: string;
  /** The zero-based line number in the body. */
  line: number;
  /**
   * The distance of its start from the end of the line. Enclosing blocks strip their markers from
   * the start, so an offset from the start would not be the one in the body.
   */
  fromEnd: number;
}

type OffsetLookup = (line: number, fromEnd: number) => number;

/** Parses a body like `parseOutline`, and returns the ranges of its links and pictures. */
export function locateLinksAndPictures(source: string): LinkAndPictureRanges {
  const places: LinkAndPictureRanges = { links: [], pictures: [] };
  const offsetOf = createOffsetLookup(source);
  visitLeafLines(bodyLines(source), (kind, lines, first) => {
    const leaves = kind === "row" ? cellPieces(lines[0] ?? "", first) : [linePieces(lines, first)];
    for (const pieces of leaves) addPicturesAndLinks(places, pieces, offsetOf);
  });
  return places;
}

function addPicturesAndLinks(
  places: LinkAndPictureRanges,
  pieces: readonly BodyTextSegment[],
  offsetOf: OffsetLookup,
) {
  const text = pieces.map((piece) => piece.text).join("");
  const picture = pictureFileRange(text);
  if (picture) {
    const [file] = toSourceRanges([picture], pieces, offsetOf);
    const [whole] = toSourceRanges([{ start: 0, end: text.length }], pieces, offsetOf);
    if (file && whole) places.pictures.push({ ...whole, file });
  } else
    for (const link of toSourceRanges(linkTargets(text), pieces, offsetOf)) places.links.push(link);
}

/** Returns the lines of a paragraph or heading as pieces. A heading includes its markers. */
function linePieces(lines: readonly string[], first: number): BodyTextSegment[] {
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const broken = !isLast && endsWithHardBreak(line);
    const words = (broken ? line.replace(/\\$/, "") : line).trim();
    const text = isLast ? words : words + (broken ? "\n" : " ");
    return { text, line: first + index, fromEnd: line.length - indentOf(line) };
  });
}

/** Returns the cells of a table row as pieces. An escaped bar retains its backslash. */
function cellPieces(row: string, line: number): BodyTextSegment[][] {
  let at = 0;
  return row.split(/(?<!\\)\|/).map((cell) => {
    const start = at + indentOf(cell);
    at += cell.length + 1;
    return [{ text: cell.trim(), line, fromEnd: row.length - start }];
  });
}

/** Maps sorted ranges of the text of some pieces to ranges of the body. */
function toSourceRanges(
  parts: readonly TextRange[],
  pieces: readonly BodyTextSegment[],
  offsetOf: OffsetLookup,
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

/**
 * Creates a function that maps a position in a line to its offset in the body. The position is the
 * distance from the end of the line, where a tab counts as four spaces.
 */
function createOffsetLookup(source: string): OffsetLookup {
  const lines = source.split(/\r\n|\r|\n/);
  const starts: number[] = [];
  for (const end of source.matchAll(/\r\n|\r|\n|$/g)) starts.push(end.index + end[0].length);
  const tabbed = new Map<number, readonly number[] | undefined>();
  return (line, fromEnd) => {
    const text = lines[line] ?? "";
    // Search each line for tabs only once, because a line may be very long.
    if (!tabbed.has(line)) tabbed.set(line, text.includes("\t") ? offsetsFromEnd(text) : undefined);
    const places = tabbed.get(line);
    const at = places ? (places[fromEnd] ?? 0) : Math.max(0, text.length - fromEnd);
    return (line === 0 ? 0 : (starts[line - 1] ?? 0)) + at;
  };
}

/** Returns the offsets in a line by distance from its end, where a tab counts as four spaces. */
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
