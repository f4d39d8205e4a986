import type { Edit } from "../diagnostic.ts";
import { applyEdits } from "../edits.ts";

/** A range of the original text that is unchanged. */
interface UnchangedRange {
  start: number;
  end: number;
}

/** A part of the current text: an unchanged range of the original, or new text. */
type CompositionPiece = UnchangedRange | { text: string };

/** Combines successive edits into one list that turns the first text into the last. */
export class EditComposition {
  private readonly source: string;
  private pieces: CompositionPiece[];

  constructor(source: string) {
    this.source = source;
    this.pieces = [{ start: 0, end: source.length }];
  }

  /** Adds edits to the current text. */
  append(edits: readonly Edit[]): void {
    for (const edit of sortEditsByPosition(edits).reverse()) {
      const before = slicePieces(this.pieces, 0, edit.start);
      const after = slicePieces(this.pieces, edit.end, Number.POSITIVE_INFINITY);
      this.pieces = [...before, { text: edit.text }, ...after];
    }
  }

  /** Returns the combined edits to the original text. Unchanged characters are left out. */
  edits(): Edit[] {
    const edits: Edit[] = [];
    let [start, text] = [0, ""];
    for (const piece of [...this.pieces, { start: this.source.length, end: this.source.length }]) {
      if ("text" in piece) {
        text += piece.text;
        continue;
      }
      if (piece.start > start || text !== "") edits.push({ start, end: piece.start, text });
      [start, text] = [piece.end, ""];
    }
    return edits.map((edit) => trimEdit(this.source, edit)).filter(isNonEmptyEdit);
  }
}

function pieceLength(piece: CompositionPiece): number {
  return "text" in piece ? piece.text.length : piece.end - piece.start;
}

function slicePieces(
  pieces: readonly CompositionPiece[],
  from: number,
  to: number,
): CompositionPiece[] {
  const found: CompositionPiece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const length = pieceLength(piece);
    const [start, end] = [Math.max(0, from - at), Math.min(length, to - at)];
    if (start < end) found.push(slicePiece(piece, start, end));
    at += length;
  }
  return found;
}

function slicePiece(piece: CompositionPiece, start: number, end: number): CompositionPiece {
  if ("text" in piece) return { text: piece.text.slice(start, end) };
  return { start: piece.start + start, end: piece.start + end };
}

function isNonEmptyEdit({ start, end, text }: Edit): boolean {
  return end > start || text !== "";
}

/**
 * Removes the characters from an edit that do not change. Does not split a surrogate pair or a CR
 * LF.
 */
function trimEdit(source: string, { start, end, text }: Edit): Edit {
  const old = source.slice(start, end);
  const most = Math.min(old.length, text.length);
  let from = 0;
  while (from < most && old[from] === text[from]) from += 1;
  if (splitsCharacter(old, from) || splitsCharacter(text, from)) from -= 1;
  let same = 0;
  while (same < most - from && old.at(-1 - same) === text.at(-1 - same)) same += 1;
  if (splitsCharacter(old, old.length - same) || splitsCharacter(text, text.length - same))
    same -= 1;
  return { start: start + from, end: end - same, text: text.slice(from, text.length - same) };
}

// Whether an index is inside a surrogate pair or a CR LF.
function splitsCharacter(text: string, at: number): boolean {
  return /^(?:[\ud800-\udbff][\udc00-\udfff]|\r\n)/.test(text.slice(at - 1, at + 1)) && at > 0;
}

/**
 * Returns the edits to the new text that restore `source`.
 *
 * @param edits edits to `source`, in order and without overlaps
 */
export function invertEdits(source: string, edits: readonly Edit[]): Edit[] {
  let shift = 0;
  return edits.map(({ start, end, text }) => {
    const from = start + shift;
    shift += text.length - (end - start);
    return { start: from, end: from + text.length, text: source.slice(start, end) };
  });
}

/** Returns the text after edits, or `undefined` if two of them overlap. */
export function applyDisjointEdits(text: string, edits: readonly Edit[]): string | undefined {
  const sorted = sortEditsByPosition(edits);
  const isOverlap = sorted.some((edit, index) => edit.start < (sorted[index - 1]?.end ?? 0));
  return isOverlap ? undefined : applyEdits(text, sorted);
}

function sortEditsByPosition(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
