import type { MergeConflict } from "../../backend-contract/history.ts";
import {
  type FieldConflict,
  findFieldConflicts,
  mergePreferringMine,
  mergeYaml,
} from "./merge-yaml.ts";

/** A file in a commit: its mode and blob id. */
export interface TreeFileEntry {
  mode: string;
  blob: string;
}

/**
 * A file before and after a change. `was` is missing if the file was added, `now` if it was
 * removed.
 */
export interface FileDiff {
  was?: TreeFileEntry;
  now?: TreeFileEntry;
}

/** Options of a merge. */
export interface MergeOptions {
  isText(path: string): boolean;
  /** If both sides changed a field, our value wins. */
  isMine?: boolean;
  /** Returns the text of a blob, or `undefined` if it is not a text. */
  textAt(blob: string): string | undefined;
}

type FileDiffs = ReadonlyMap<string, FileDiff>;

/** Returns the files whose blobs differ between two trees, by path. Mode changes do not count. */
export function diffTrees(
  from: ReadonlyMap<string, TreeFileEntry>,
  to: ReadonlyMap<string, TreeFileEntry>,
): Map<string, FileDiff> {
  const found = new Map<string, FileDiff>();
  for (const path of new Set([...from.keys(), ...to.keys()])) {
    const [was, now] = [from.get(path), to.get(path)];
    if (was?.blob !== now?.blob) found.set(path, { was, now });
  }
  return found;
}

/**
 * Merges the texts that both sides changed differently. Other files that both sides changed
 * differently are conflicts.
 *
 * @returns the merged texts by path, and the conflicts
 */
export function mergeChanges(
  { my, their }: { my: FileDiffs; their: FileDiffs },
  options: MergeOptions,
): { texts: Map<string, string>; clashes: MergeConflict[] } {
  const texts = new Map<string, string>();
  const clashes: MergeConflict[] = [];
  for (const [path, theirs] of their) {
    const mine = my.get(path);
    if (!mine || mine.now?.blob === theirs.now?.blob) continue;
    const one = options.isText(path) ? mergeFile(mine, theirs, options) : wholeFileConflict;
    if (typeof one === "string") texts.set(path, one);
    else clashes.push(...one.map((each) => ({ path, ...each })));
  }
  return { texts, clashes };
}

/** A binary file, or one that a side removed, conflicts as a whole. */
const wholeFileConflict: readonly FieldConflict[] = [{ field: "" }];

function mergeFile(mine: FileDiff, theirs: FileDiff, { isMine, textAt }: MergeOptions) {
  const [base = "", my, their] = [mine.was, mine.now, theirs.now].map(
    (file) => file && textAt(file.blob),
  );
  if (my === undefined || their === undefined) return wholeFileConflict;
  const sides = { base, mine: my, theirs: their };
  return (
    mergeYaml(sides) ??
    (isMine ? mergePreferringMine(sides) : undefined) ??
    findFieldConflicts(sides)
  );
}
