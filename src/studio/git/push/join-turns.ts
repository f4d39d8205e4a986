import type { Clash } from "../../hosts/contract/host-history.ts";
import { clashesIn, type FieldClash, joinAsMine, joinTexts } from "./join-texts.ts";

/** A file in a commit: its mode and blob id. */
export interface Entry {
  mode: string;
  blob: string;
}

/** A file before and after a change. `was` is missing if it was added, `now` if it was removed. */
export interface Turn {
  was?: Entry;
  now?: Entry;
}

/** Options of a merge. */
export interface Joining {
  isText(path: string): boolean;
  /** If both sides changed a field, our value wins. */
  isMine?: boolean;
  /** The text of a blob, or `undefined` if it is not a text. */
  textAt(blob: string): string | undefined;
}

type Turns = ReadonlyMap<string, Turn>;

/** Diffs two trees: the files whose blob differs, by path. */
export function turnsBetween(
  from: ReadonlyMap<string, Entry>,
  to: ReadonlyMap<string, Entry>,
): Map<string, Turn> {
  const found = new Map<string, Turn>();
  for (const path of new Set([...from.keys(), ...to.keys()])) {
    const [was, now] = [from.get(path), to.get(path)];
    if (was?.blob !== now?.blob) found.set(path, { was, now });
  }
  return found;
}

/**
 * Merges the files that both sides changed differently.
 *
 * @returns the merged texts by path, and the conflicts
 */
export function joinTurns(
  { my, their }: { my: Turns; their: Turns },
  joining: Joining,
): { texts: Map<string, string>; clashes: Clash[] } {
  const texts = new Map<string, string>();
  const clashes: Clash[] = [];
  for (const [path, theirs] of their) {
    const mine = my.get(path);
    if (!mine || mine.now?.blob === theirs.now?.blob) continue;
    const one = joining.isText(path) ? joinFile(mine, theirs, joining) : untold;
    if (typeof one === "string") texts.set(path, one);
    else clashes.push(...one.map((each) => ({ path, ...each })));
  }
  return { texts, clashes };
}

/** A binary file, or one that a side removed, conflicts as a whole. */
const untold: readonly FieldClash[] = [{ field: "" }];

function joinFile(mine: Turn, theirs: Turn, { isMine, textAt }: Joining) {
  const [base = "", my, their] = [mine.was, mine.now, theirs.now].map(
    (file) => file && textAt(file.blob),
  );
  if (my === undefined || their === undefined) return untold;
  const sides = { base, mine: my, theirs: their };
  return joinTexts(sides) ?? (isMine ? joinAsMine(sides) : undefined) ?? clashesIn(sides);
}
