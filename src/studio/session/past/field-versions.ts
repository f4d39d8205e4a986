import { matchLists } from "../../../changes/compare.ts";
import { same } from "../../../yaml/edit/model.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { pointer, stepsOf, valueAt } from "../../../yaml/pointer.ts";
import type { KeptVersion } from "../../hosts/contract/host-history.ts";
import type { KeptTurn } from "./kept-turns.ts";

/** Turns that come within so many milliseconds are shown as one. */
const together = 60_000;

/** From then on a field, or a file, said something else. */
export interface FieldVersion {
  /** Milliseconds since 1970. */
  time: number;
  /** Nothing where the field was not there. */
  before: unknown;
  after: unknown;
  /** The version with which it was kept first; nothing where it was not. */
  kept?: KeptVersion;
}

/** What a text says, where it can be read; the same object for the same text. */
type Reader = (text: string | null) => { value: unknown } | undefined;

/** Reads texts, each once. */
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

/** What a file said one after the other; texts that cannot be read are passed over. */
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

/** One turn of those that came in a minute; what was kept ends one. */
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

/** What the field that stands at a place now said one after the other, the newest first. */
export function versionsOf(path: string, turns: readonly FieldVersion[]): FieldVersion[] {
  const found: FieldVersion[] = [];
  let place: string | undefined = path;
  let kept: KeptVersion | undefined;
  for (const { time, before, after, kept: own } of turns.toReversed()) {
    // What was there when a version was kept came before.
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
 * The value that a field had at a moment.
 *
 * @param versions those of the field, the newest first
 * @param present its value now
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

/** Where in the older value the same field stands; nothing where the entry that it is in was not there. */
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

/** Of the entries of a list that were there before, the places that they had. */
function placesIn(was: readonly unknown[], is: readonly unknown[]): ReadonlyMap<string, number> {
  const known = matched.get(is);
  if (known?.was === was) return known.places;
  const places = new Map(matchLists(was, is).all.map(([from, to]) => [String(to), from]));
  matched.set(is, { was, places });
  return places;
}
