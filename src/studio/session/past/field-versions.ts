import { matchLists } from "../../../changes/compare.ts";
import { same } from "../../../yaml/edit/model.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { pointer, stepsOf, valueAt } from "../../../yaml/pointer.ts";
import type { KeptVersion } from "../../hosts/contract/host-history.ts";
import type { KeptTurn } from "./kept-turns.ts";

/** Revisions within this many milliseconds are shown as one. */
const together = 60_000;

/** A change of the value of a field, or of a whole file. */
export interface FieldVersion {
  /** Milliseconds since 1970. */
  time: number;
  /** `undefined` if the field did not exist. */
  before: unknown;
  after: unknown;
  /** The first commit that contains it; `undefined` if none does. */
  kept?: KeptVersion;
}

/** Parses a text; `undefined` if it cannot be parsed. Returns the same object for the same text. */
type Reader = (text: string | null) => { value: unknown } | undefined;

/** Creates a parser that caches its results. */
export function createReader(): Reader {
  const known = new Map<string | null, { value: unknown } | undefined>([
    [null, { value: undefined }],
  ]);
  return (text) => {
    if (known.has(text)) return known.get(text);
    const tree = readTree(text ?? "");
    const read = "offset" in tree ? undefined : { value: tree.value };
    known.set(text, read);
    return read;
  };
}

/** The successive values of a file. Skips texts that cannot be parsed. */
export function readTurns(turns: readonly KeptTurn[], read: Reader): FieldVersion[] {
  const found: FieldVersion[] = [];
  let last: { value: unknown } | undefined;
  for (const turn of joined(turns)) {
    last ??= read(turn.before);
    const after = read(turn.after);
    const { time, kept } = turn;
    if (last && after) found.push({ time, before: last.value, after: after.value, kept });
    last = after ?? last;
  }
  return found;
}

/** Merges revisions within a minute. A commit ends a merged revision. */
function joined(turns: readonly KeptTurn[]): KeptTurn[] {
  const found: { begun: number; turn: KeptTurn }[] = [];
  for (const turn of turns) {
    const last = found.at(-1);
    const isOver = last === undefined || last.turn.kept !== undefined;
    if (!isOver && turn.time - last.begun < together)
      last.turn = { ...turn, before: last.turn.before };
    else found.push({ begun: turn.time, turn });
  }
  return found.map(({ turn }) => turn);
}

/** The history of the field that is at a path now, newest first. */
export function versionsOf(path: string, turns: readonly FieldVersion[]): FieldVersion[] {
  const found: FieldVersion[] = [];
  let place: string | undefined = path;
  let kept: KeptVersion | undefined;
  for (const { time, before, after, kept: own } of turns.toReversed()) {
    // This value existed before the commit was made.
    kept = own ?? kept;
    const old: string | undefined = placeBefore(place, before, after);
    if (old === undefined) return found;
    const [was, is] = [valueAt(before, old), valueAt(after, place)];
    if (!same(was, is)) found.push({ time, before: was, after: is, kept });
    place = old;
  }
  return found;
}

/**
 * The value of a field at a point in time.
 *
 * @param versions revisions of the field, newest first
 * @param present its current value
 */
export function valueThen(
  versions: readonly FieldVersion[],
  moment: number,
  present: unknown,
): unknown {
  const last = versions.find(({ time }) => time <= moment);
  if (last) return last.after;
  const oldest = versions.at(-1);
  return oldest ? oldest.before : present;
}

/** The path of the same field in the older value; `undefined` if its list item did not exist. */
function placeBefore(path: string, before: unknown, after: unknown): string | undefined {
  let [old, place] = ["", ""];
  for (const step of stepsOf(path)) {
    const [was, is] = [valueAt(before, old), valueAt(after, place)];
    if (typeof was !== "object" || was === null) return undefined;
    const own = Array.isArray(was) && Array.isArray(is) ? placesIn(was, is).get(step) : step;
    if (own === undefined) return undefined;
    [old, place] = [pointer(old, own), pointer(place, step)];
  }
  return old;
}

const matched = new WeakMap<object, { was: object; places: ReadonlyMap<string, number> }>();

/** The previous indexes of the list items that already existed. */
function placesIn(was: readonly unknown[], is: readonly unknown[]): ReadonlyMap<string, number> {
  const known = matched.get(is);
  if (known?.was === was) return known.places;
  const places = new Map(matchLists(was, is).all.map(([from, to]) => [String(to), from]));
  matched.set(is, { was, places });
  return places;
}
