import { counterpartField } from "../../model/number-words/counterpart-field.ts";
import { applyChanges } from "../../yaml/edit/apply-changes.ts";
import type { Json, Change as Surgery } from "../../yaml/edit/change.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import { parentOf, pointer, stepsOf, valueAt } from "../../yaml/json-pointer.ts";
import type { SourceFile } from "../affected-pages.ts";
import { type Change, differencesOf } from "../list-changes.ts";
import { movesBack } from "./moves-back.ts";

/** A change, without where visitors meet it. */
export type FileDifference = Pick<Change, "pair" | "difference">;

/**
 * What takes one change back, and leaves all else that has changed; nothing where that cannot be done, as in a
 * text that cannot be read. A price and its words go back together.
 */
export function inverseOf(change: FileDifference): FileChange[] {
  const { before, after, path, oldPath } = change.pair;
  if (!after) return before ? fileAgain(path, before, change) : [];
  if (!before && isAllOf(after, change)) return [{ file: path, whole: null }];
  // An address is more than its line: the file has it in its name, a way leads from the old one, links followed it.
  if (oldPath !== undefined && ["/id", "/route"].includes(change.difference.to)) return [];
  const back = [change, ...counterpartsOf(change)].flatMap(surgeryOf);
  if (back.length === 0 || "refused" in applyChanges(after.parsed.text, back)) return [];
  return [{ file: path, change: back }];
}

/** An added file is removed again with its last entry. */
function isAllOf({ parsed }: SourceFile, { difference }: FileDifference): boolean {
  return difference.to === "" || (Array.isArray(parsed.value) && parsed.value.length === 1);
}

/** A file that is gone comes back as it was written; a list with the one entry that is asked for. */
function fileAgain(
  file: string,
  { parsed }: SourceFile,
  { difference }: FileDifference,
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

/** The words of a price that changed with it, or the price of changed words: alone, either would contradict the other. */
function counterpartsOf({ pair, difference }: FileDifference): FileDifference[] {
  const path = counterpartField(difference.to);
  const sides = [
    valueAt(pair.before?.parsed.value, counterpartField(difference.from)),
    valueAt(pair.after?.parsed.value, path),
  ];
  // Comparing a file again costs time: only what has a counterpart pays for it.
  if (sides.every((value) => value === undefined)) return [];
  const others = differencesOf(pair).filter(({ to }) => to === path);
  return others.map((other) => ({ pair, difference: other }));
}

function surgeryOf({ pair, difference }: FileDifference): Surgery[] {
  const { kind, from, to: path, before, after } = difference;
  if (kind === "reordered") return movesBack(path, before as unknown[], after as unknown[]);
  if (kind === "added") return [{ kind: "remove", path }];
  const value = before as Json;
  if (kind === "changed") return [{ kind: "set", path, value }];
  const group = valueAt(pair.before?.parsed.value, parentOf(from));
  const order = Array.isArray(group) ? undefined : Object.keys(Object(group));
  return stepsOf(path).length === 0 ? [] : [{ kind: "insert", path, value, order }];
}
