import type { Clash } from "../../hosts/contract/host-history.ts";
import { clashesIn, type FieldClash, joinAsMine, joinTexts } from "./join-texts.ts";

/** A file as a version has it: its mode, and the name of its bytes in git. */
export interface Entry {
  mode: string;
  blob: string;
}

/** What became of a file since two versions came apart; nothing where it was not there, or is gone. */
export interface Turn {
  was?: Entry;
  now?: Entry;
}

/** What joining needs to know. */
export interface Joining {
  isText(path: string): boolean;
  /** Fields that both changed say what mine says. */
  isMine?: boolean;
  /** The text under a name; nothing where it is none. */
  textAt(blob: string): string | undefined;
}

type Turns = ReadonlyMap<string, Turn>;

/** What each file became between two versions. */
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

/** Of files that both changed, each in their own way: what they say together, or where both meant something else. */
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

/** What is no text, or was removed by one of them, is told as a whole. */
const untold: readonly FieldClash[] = [{ field: "" }];

function joinFile(mine: Turn, theirs: Turn, { isMine, textAt }: Joining) {
  const [base = "", my, their] = [mine.was, mine.now, theirs.now].map(
    (file) => file && textAt(file.blob),
  );
  if (my === undefined || their === undefined) return untold;
  const sides = { base, mine: my, theirs: their };
  return joinTexts(sides) ?? (isMine ? joinAsMine(sides) : undefined) ?? clashesIn(sides);
}
