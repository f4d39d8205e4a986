import { groupBy } from "../../../yaml/group-by.ts";
import type { JournalRecord } from "../../backend-contract/journal.ts";
import type { UnsavedDraft } from "../documents/document-store.ts";
import { fingerprint } from "../documents/fingerprint.ts";
import { diffTexts } from "../merge/diff-texts.ts";
import { applySplices, type Splice } from "../merge/splices.ts";
import { UndoStack } from "../undo/undo-stack.ts";
import type { UndoStep } from "../undo/undo-steps.ts";
import {
  type DatedJournalEntry,
  type DraftEntry,
  parseJournalRecords,
  type SessionAction,
} from "./journal-entries.ts";

/** The state that a journal restores: unsaved drafts and the undo history. */
export interface ReplayedJournal {
  /** Unsaved drafts, oldest first. */
  drafts: readonly (UnsavedDraft & { file: string; session: string })[];
  linkedFiles: readonly (readonly string[])[];
  history: UndoStack;
  /** The session that the history belongs to. */
  session?: string;
  /** The fingerprint of each file in the state that the history applies to. */
  stands: ReadonlyMap<string, string>;
}

/** Restores drafts and the undo history from the records of earlier sessions. */
export function replayJournal(records: readonly JournalRecord[]): ReplayedJournal {
  const { notes, snapshots } = parseJournalRecords(records);
  const sessions = groupBy(notes, ({ session }) => session);
  const last = [...sessions.values()]
    .map((of) => of.reduce((a, b) => (a.batch > b.batch ? a : b)))
    .sort((a, b) => notes.indexOf(a) - notes.indexOf(b));
  const open = last.filter(
    (note, at) => !last.some((other, next) => hasReadStateOf(other, note, next > at)),
  );
  const drafts = open.flatMap(({ pending, session }) =>
    pending.flatMap((each) =>
      restoreDraftTexts(each, snapshots).map((draft) => ({ ...draft, session })),
    ),
  );
  const together = open.flatMap((note) => note.together);
  return { drafts, linkedFiles: together, ...replayHistory(open.at(-1)?.session, sessions) };
}

/** Whether a later session had already read the state of an earlier one. */
function hasReadStateOf(
  other: DatedJournalEntry,
  entry: DatedJournalEntry,
  isLater: boolean,
): boolean {
  if (other.session === entry.session) return false;
  return other.opened > entry.time || (other.opened === entry.time && isLater);
}

function restoreDraftTexts(pending: DraftEntry, snapshots: ReadonlyMap<string, string>) {
  const whole = snapshots.get(`${pending.file}#${pending.snapshot}`);
  if (whole === undefined) return [];
  const from = (splices: readonly Splice[] | null) =>
    splices === null ? null : applySplices(whole, splices);
  const [disk, text] = [from(pending.disk), from(pending.text)];
  return disk === undefined || text === undefined ? [] : [{ file: pending.file, disk, text }];
}

type EntriesBySession = ReadonlyMap<string, readonly DatedJournalEntry[]>;

/** Rebuilds the undo history of a session and the sessions that it continued. */
function replayHistory(session: string | undefined, sessions: EntriesBySession) {
  const history = new UndoStack();
  const stands = new Map<string, string>();
  for (const notes of collectEntryChain(session, sessions)) {
    const deeds = notes.flatMap((note) => note.deeds);
    // After a failed write, actions may be in the journal twice.
    const byOrder = new Map(deeds.map((deed) => [deed.order, deed]));
    for (const deed of [...byOrder.values()].sort((a, b) => a.order - b.order)) {
      replayAction(deed, history, stands);
    }
  }
  return { history, session, stands };
}

/**
 * Returns the entries of a session, preceded by those of the sessions that it continued. Of those
 * sessions, only the entries that the next session had read are included.
 */
function collectEntryChain(
  session: string | undefined,
  sessions: EntriesBySession,
): (readonly DatedJournalEntry[])[] {
  const chain: (readonly DatedJournalEntry[])[] = [];
  const seen = new Set<string>();
  let until = Number.POSITIVE_INFINITY;
  for (let next = session; next !== undefined && !seen.has(next); ) {
    seen.add(next);
    const notes: readonly DatedJournalEntry[] = sessions.get(next) ?? [];
    chain.unshift(notes.filter(({ time }) => time <= until));
    [next, until] = [notes[0]?.continues, notes[0]?.opened ?? until];
  }
  return chain;
}

function replayAction(
  action: SessionAction,
  history: UndoStack,
  fingerprints: Map<string, string>,
) {
  for (const { file, from, to } of action.parts) {
    // An action in between is missing, so earlier steps cannot be undone.
    if ((fingerprints.get(file) ?? from) !== from) history.discardFile(file);
    fingerprints.set(file, to);
  }
  if (action.kind === "step") history.push(toUndoStep(action));
  else if (action.kind === "outside") rebaseOnExternalChange(action, history);
  else if (history.top(action.kind)?.id === action.step) history.moveTop(action.kind);
  else for (const { file } of action.parts) history.discardFile(file);
}

function toUndoStep({ step, parts }: SessionAction): UndoStep {
  return {
    id: step,
    parts: parts.map(({ file, path, whole, splices = [] }) => {
      return { file, path, strokes: [whole ?? splices] };
    }),
  };
}

function rebaseOnExternalChange({ parts }: SessionAction, history: UndoStack): void {
  for (const { file, splices = [] } of parts) history.rebase(file, splices);
}

/**
 * Rebases the undo history onto the current texts. Discards the steps of a file if the difference
 * is not known.
 */
export function rebaseHistory(
  { history, stands, drafts }: ReplayedJournal,
  present: (file: string) => string | undefined,
): void {
  for (const [file, print] of stands) {
    const text = present(file) ?? null;
    const left = [text, ...drafts.filter((draft) => draft.file === file).map((each) => each.text)];
    const stood = left.find((each) => fingerprint(each) === print);
    if (stood === text) continue;
    if (text === null || typeof stood !== "string") history.discardFile(file);
    else history.rebase(file, diffTexts(stood, text));
  }
}

/** Whether a session wrote an entry after a point in time. Its window was then still open. */
export function hasEntriesAfter(
  records: readonly JournalRecord[],
  session: string,
  moment: number,
): boolean {
  return parseJournalRecords(records).notes.some(
    (note) => note.session === session && note.time > moment,
  );
}
