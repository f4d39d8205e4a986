import { groupBy } from "../../../yaml/group-by.ts";
import type { JournalRecord } from "../../hosts/contract/host-journal.ts";
import { UndoStack } from "../history/undo-stack.ts";
import type { StoredStep } from "../history/undo-steps.ts";
import { type Splice, spliced } from "../merging/splices.ts";
import { textDifference } from "../merging/text-difference.ts";
import { fingerprint } from "../texts/fingerprint.ts";
import type { Draft } from "../texts/held-files.ts";
import { type DatedNote, type Deed, type PendingNote, readRecords } from "./notes.ts";

/** The state that a journal restores: unsaved drafts and the undo history. */
export interface Playback {
  /** Unsaved drafts, oldest first. */
  drafts: readonly (Draft & { file: string; session: string })[];
  together: readonly (readonly string[])[];
  history: UndoStack;
  /** The session that the history belongs to. */
  session?: string;
  /** The fingerprint of each file in the state that the history applies to. */
  stands: ReadonlyMap<string, string>;
}

/** Restores drafts and the undo history from the records of earlier sessions. */
export function playBack(records: readonly JournalRecord[]): Playback {
  const { notes, snapshots } = readRecords(records);
  const sessions = groupBy(notes, ({ session }) => session);
  const last = [...sessions.values()]
    .map((of) => of.reduce((a, b) => (a.batch > b.batch ? a : b)))
    .sort((a, b) => notes.indexOf(a) - notes.indexOf(b));
  const open = last.filter(
    (note, at) => !last.some((other, next) => takesOver(other, note, next > at)),
  );
  const drafts = open.flatMap(({ pending, session }) =>
    pending.flatMap((each) => draftOf(each, snapshots).map((draft) => ({ ...draft, session }))),
  );
  const together = open.flatMap((note) => note.together);
  return { drafts, together, ...replay(open.at(-1)?.session, sessions) };
}

/** Whether a later session had already read the state of an earlier one. */
function takesOver(other: DatedNote, note: DatedNote, isLater: boolean): boolean {
  if (other.session === note.session) return false;
  return other.opened > note.time || (other.opened === note.time && isLater);
}

function draftOf(pending: PendingNote, snapshots: ReadonlyMap<string, string>) {
  const whole = snapshots.get(`${pending.file}#${pending.snapshot}`);
  if (whole === undefined) return [];
  const from = (splices: readonly Splice[] | null) =>
    splices === null ? null : spliced(whole, splices);
  const [disk, text] = [from(pending.disk), from(pending.text)];
  return disk === undefined || text === undefined ? [] : [{ file: pending.file, disk, text }];
}

type Sessions = ReadonlyMap<string, readonly DatedNote[]>;

/** Rebuilds the undo history of a session and the sessions that it continued. */
function replay(session: string | undefined, sessions: Sessions) {
  const history = new UndoStack();
  const stands = new Map<string, string>();
  for (const notes of chainOf(session, sessions)) {
    const deeds = notes.flatMap((note) => note.deeds);
    // After a failed write, actions may be in the journal twice.
    const byOrder = new Map(deeds.map((deed) => [deed.order, deed]));
    for (const deed of [...byOrder.values()].sort((a, b) => a.order - b.order)) {
      redoDeed(deed, history, stands);
    }
  }
  return { history, session, stands };
}

/**
 * The entries of a session, preceded by those of the sessions that it continued, as far as it had
 * read them.
 */
function chainOf(session: string | undefined, sessions: Sessions): (readonly DatedNote[])[] {
  const chain: (readonly DatedNote[])[] = [];
  const seen = new Set<string>();
  let until = Number.POSITIVE_INFINITY;
  for (let next = session; next !== undefined && !seen.has(next); ) {
    seen.add(next);
    const notes: readonly DatedNote[] = sessions.get(next) ?? [];
    chain.unshift(notes.filter(({ time }) => time <= until));
    [next, until] = [notes[0]?.continues, notes[0]?.opened ?? until];
  }
  return chain;
}

function redoDeed(deed: Deed, history: UndoStack, stands: Map<string, string>) {
  for (const { file, from, to } of deed.parts) {
    // An action is missing in between: earlier steps cannot be undone.
    if ((stands.get(file) ?? from) !== from) history.cut(file);
    stands.set(file, to);
  }
  if (deed.kind === "step") history.push(stepOf(deed));
  else if (deed.kind === "outside") moveAlong(deed, history);
  else if (history.top(deed.kind)?.id === deed.step) history.turn(deed.kind);
  else for (const { file } of deed.parts) history.cut(file);
}

function stepOf({ step, parts }: Deed): StoredStep {
  return {
    id: step,
    parts: parts.map(({ file, path, whole, splices = [] }) => {
      return { file, path, strokes: [whole ?? splices] };
    }),
  };
}

function moveAlong({ parts }: Deed, history: UndoStack): void {
  for (const { file, splices = [] } of parts) history.rebase(file, splices);
}

/**
 * Rebases the history onto the current texts. Discards the steps of files for which the
 * difference is not known.
 */
export function fitHistory(
  { history, stands, drafts }: Playback,
  present: (file: string) => string | undefined,
): void {
  for (const [file, print] of stands) {
    const text = present(file) ?? null;
    const left = [text, ...drafts.filter((draft) => draft.file === file).map((each) => each.text)];
    const stood = left.find((each) => fingerprint(each) === print);
    if (stood === text) continue;
    if (text === null || typeof stood !== "string") history.cut(file);
    else history.rebase(file, textDifference(stood, text));
  }
}

/** Whether a session wrote an entry after a point in time, so that its window was still open. */
export function wentOn(
  records: readonly JournalRecord[],
  session: string,
  moment: number,
): boolean {
  return readRecords(records).notes.some((note) => note.session === session && note.time > moment);
}
