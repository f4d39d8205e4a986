import { matchLists } from "../../../changes/compare.ts";
import { isDeepEqual } from "../../../yaml/edit/steps.ts";
import { pointer, splitPointer, valueAt } from "../../../yaml/json-pointer.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import type { CommitInfo } from "../../backend-contract/history.ts";
import type { RevisionOrCommit } from "./add-commits-to-revisions.ts";

/** Revisions within this many milliseconds appear as one. */
const mergeWindow = 60_000;

/** A change to the value of a field, or of a whole file. */
export interface FieldRevision {
  /** Milliseconds since 1970. */
  time: number;
  /** `undefined` if the field did not exist. */
  before: unknown;
  after: unknown;
  /** The first commit that contains it; `undefined` if none does. */
  kept?: CommitInfo;
}

/** Parses a text; `undefined` if it cannot be parsed. Returns the same object for the same text. */
type TextParser = (text: string | null) => { value: unknown } | undefined;

/** Creates a parser that caches its results. */
export function createCachedParser(): TextParser {
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

/** Returns the successive values of a file. Skips texts that cannot be parsed. */
export function mergeAndParseRevisions(
  revisions: readonly RevisionOrCommit[],
  read: TextParser,
): FieldRevision[] {
  const found: FieldRevision[] = [];
  let last: { value: unknown } | undefined;
  for (const turn of mergeRevisions(revisions)) {
    last ??= read(turn.before);
    const after = read(turn.after);
    const { time, kept } = turn;
    if (last && after) found.push({ time, before: last.value, after: after.value, kept });
    last = after ?? last;
  }
  return found;
}

/** Merges revisions within a minute. A commit ends a merged revision. */
function mergeRevisions(revisions: readonly RevisionOrCommit[]): RevisionOrCommit[] {
  const found: { begun: number; turn: RevisionOrCommit }[] = [];
  for (const turn of revisions) {
    const last = found.at(-1);
    const isOver = last === undefined || last.turn.kept !== undefined;
    if (!isOver && turn.time - last.begun < mergeWindow)
      last.turn = { ...turn, before: last.turn.before };
    else found.push({ begun: turn.time, turn });
  }
  return found.map(({ turn }) => turn);
}

/** Lists the revisions of the field that is at a path now, newest first. */
export function listFieldRevisions(
  path: string,
  revisions: readonly FieldRevision[],
): FieldRevision[] {
  const found: FieldRevision[] = [];
  let place: string | undefined = path;
  let kept: CommitInfo | undefined;
  for (const { time, before, after, kept: own } of revisions.toReversed()) {
    // A revision without a commit of its own is first contained in the next newer commit.
    kept = own ?? kept;
    const old: string | undefined = previousPath(place, before, after);
    if (old === undefined) return found;
    const [was, is] = [valueAt(before, old), valueAt(after, place)];
    if (!isDeepEqual(was, is)) found.push({ time, before: was, after: is, kept });
    place = old;
  }
  return found;
}

/**
 * Returns the value of a field at a point in time.
 *
 * @param versions revisions of the field, newest first
 * @param present its current value
 */
export function valueAtTime(
  versions: readonly FieldRevision[],
  moment: number,
  present: unknown,
): unknown {
  const last = versions.find(({ time }) => time <= moment);
  if (last) return last.after;
  const oldest = versions.at(-1);
  return oldest ? oldest.before : present;
}

/**
 * Returns the path of the same field in the older value; `undefined` if its list item did not
 * exist.
 */
function previousPath(path: string, before: unknown, after: unknown): string | undefined {
  let [old, place] = ["", ""];
  for (const step of splitPointer(path)) {
    const [was, is] = [valueAt(before, old), valueAt(after, place)];
    if (typeof was !== "object" || was === null) return undefined;
    const own = Array.isArray(was) && Array.isArray(is) ? previousIndexes(was, is).get(step) : step;
    if (own === undefined) return undefined;
    [old, place] = [pointer(old, own), pointer(place, step)];
  }
  return old;
}

const cachedMatches = new WeakMap<object, { was: object; places: ReadonlyMap<string, number> }>();

/** Returns the previous indexes of the list items that already existed, by current index. */
function previousIndexes(
  was: readonly unknown[],
  is: readonly unknown[],
): ReadonlyMap<string, number> {
  const known = cachedMatches.get(is);
  if (known?.was === was) return known.places;
  const places = new Map(matchLists(was, is).all.map(([from, to]) => [String(to), from]));
  cachedMatches.set(is, { was, places });
  return places;
}
