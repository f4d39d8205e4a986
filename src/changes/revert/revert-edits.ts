import { amountWordsCounterpart } from "../../model/numbers-and-dates/amount-words-counterpart.ts";
import { applyChanges } from "../../yaml/edit/apply-changes.ts";
import type { Json, Change as Surgery } from "../../yaml/edit/change.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import { parentPointer, pointer, splitPointer, valueAt } from "../../yaml/json-pointer.ts";
import type { LoadedContentFile } from "../affected-pages.ts";
import { type ContentChange, fileDifferences } from "../list-changes.ts";
import { createRevertMoves } from "./revert-moves.ts";

/** A change in a file, without its affected routes. */
export type DifferenceInFile = Pick<ContentChange, "pair" | "difference">;

/**
 * Creates the edits that revert one change and keep all others. A price and its words are reverted
 * together.
 *
 * @returns no edits if that is impossible, for example in a file that cannot be parsed
 */
export function createRevertEdits(change: DifferenceInFile): FileChange[] {
  const { before, after, path, oldPath } = change.pair;
  if (!after) return before ? createRestoreEdits(path, before, change) : [];
  if (!before && isWholeAddedFile(after, change)) return [{ file: path, whole: null }];
  // A changed id or route also affects the file name, a redirect and links, so it is not reverted
  // here.
  if (oldPath !== undefined && ["/id", "/route"].includes(change.difference.to)) return [];
  const back = [change, ...findPriceAndWordsPartner(change)].flatMap(toRevertOperations);
  if (back.length === 0 || "refused" in applyChanges(after.parsed.text, back)) return [];
  return [{ file: path, change: back }];
}

/** Whether the change contains all content of an added file. Reverting it then removes the file. */
function isWholeAddedFile(
  { parsed }: LoadedContentFile,
  { difference }: DifferenceInFile,
): boolean {
  return difference.to === "" || (Array.isArray(parsed.value) && parsed.value.length === 1);
}

/**
 * Creates the edits that restore a removed file with its old text. If the file is a list, they
 * restore only the entry of the change.
 */
function createRestoreEdits(
  file: string,
  { parsed }: LoadedContentFile,
  { difference }: DifferenceInFile,
): FileChange[] {
  const { text, value } = parsed;
  if (difference.from === "" || !Array.isArray(value)) return [{ file, whole: text }];
  const others = [...value.keys()].map((at) => pointer("", at)).reverse();
  const gone = others.filter((path) => path !== difference.from);
  const left = applyChanges(
    text,
    gone.map((path) => ({ kind: "remove", path })),
  );
  return "refused" in left ? [] : [{ file, whole: left.text }];
}

/**
 * Finds the change that must be reverted together with this one: a changed price and its changed
 * words. Reverting only one would leave a contradiction.
 */
function findPriceAndWordsPartner({ pair, difference }: DifferenceInFile): DifferenceInFile[] {
  const path = amountWordsCounterpart(difference.to);
  const sides = [
    valueAt(pair.before?.parsed.value, amountWordsCounterpart(difference.from)),
    valueAt(pair.after?.parsed.value, path),
  ];
  // Comparing a file again is slow, so this is only done for fields with a counterpart.
  if (sides.every((value) => value === undefined)) return [];
  const others = fileDifferences(pair).filter(({ to }) => to === path);
  return others.map((other) => ({ pair, difference: other }));
}

function toRevertOperations({ pair, difference }: DifferenceInFile): Surgery[] {
  const { kind, from, to: path, before, after } = difference;
  if (kind === "reordered") return createRevertMoves(path, before as unknown[], after as unknown[]);
  if (kind === "added") return [{ kind: "remove", path }];
  const value = before as Json;
  if (kind === "changed") return [{ kind: "set", path, value }];
  const group = valueAt(pair.before?.parsed.value, parentPointer(from));
  const order = Array.isArray(group) ? undefined : Object.keys(Object(group));
  return splitPointer(path).length === 0 ? [] : [{ kind: "insert", path, value, order }];
}
