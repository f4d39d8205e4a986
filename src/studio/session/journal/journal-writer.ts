import { Debouncer, type Later } from "../../async/debouncer.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { ContentJournal, JournalRecord } from "../../backend-contract/journal.ts";
import type { UnsavedDraft } from "../documents/document-store.ts";
import { fingerprint } from "../documents/fingerprint.ts";
import { diffTexts } from "../merge/diff-texts.ts";
import {
  createEntryRecord,
  createSnapshotRecord,
  type DraftEntry,
  type SessionAction,
} from "./journal-entries.ts";

/** The longest time until a keystroke is passed to the backend, in milliseconds. */
const flushDelay = 100;
/**
 * Milliseconds after which a new full-text snapshot is written. Without it, the differences would
 * grow long.
 */
const snapshotInterval = 10 * 60_000;

/** The unsaved state of a session. */
interface UnsavedState {
  pending: readonly (UnsavedDraft & { file: string })[];
  together: readonly (readonly string[])[];
}

export interface JournalWriterOptions {
  journal: ContentJournal;
  session: string;
  now: () => number;
  later: Later;
  unsavedState: () => UnsavedState;
  /** Called after each attempt to write, with the failure if it failed. */
  onResult: (refusal: BackendFailure | undefined) => void;
}

/** Writes the changes of a session to its journal in small batches. */
export class JournalWriter {
  /** The session whose undo history this one continues. */
  continues: string | undefined;
  /**
   * The time until which this session has read the journal: that of its opening, or that of the
   * newest record if that is later.
   */
  opened = 0;
  private readonly options: JournalWriterOptions;
  private pendingActions: SessionAction[] = [];
  private isDirty = false;
  private order = 0;
  private batch = 0;
  private about = "";
  private readonly soon: Debouncer;
  private readonly snapshots = new Map<string, { print: string; text: string; time: number }>();

  constructor(options: JournalWriterOptions) {
    this.options = options;
    this.soon = new Debouncer(() => void this.flush(), flushDelay, options.later);
  }

  /** Queues an action to be written shortly. */
  add(deed: Omit<SessionAction, "order">): void {
    this.order += 1;
    this.pendingActions.push({ ...deed, order: this.order });
    this.scheduleFlush(deed.parts[0]?.file ?? this.about);
  }

  /** Schedules a write without an action, because the unsaved state changed. */
  scheduleFlush(file: string): void {
    this.about = file;
    this.isDirty = true;
    this.soon.scheduleOnce();
  }

  /** Writes all queued actions now. If that fails, they stay queued for the next attempt. */
  async flush(): Promise<void> {
    this.soon.cancel();
    if (!this.isDirty) return;
    const { pendingActions } = this;
    this.pendingActions = [];
    this.isDirty = false;
    const answer = await this.options.journal.append(this.createRecords(pendingActions));
    const refusal = answer.kind === "refused" ? answer : undefined;
    if (refusal) {
      this.pendingActions = [...pendingActions, ...this.pendingActions];
      this.isDirty = true;
      // Part of it may have been written, so the next attempt writes new snapshots.
      this.snapshots.clear();
    }
    this.options.onResult(refusal);
  }

  private createRecords(deeds: readonly SessionAction[]): JournalRecord[] {
    const { session, unsavedState, now } = this.options;
    const { pending, together } = unsavedState();
    const records: JournalRecord[] = [];
    const notes = pending.map((draft) => this.draftEntry(draft, records));
    this.batch += 1;
    const { continues, batch, opened } = this;
    const note = { session, opened, continues, batch, pending: notes, together, deeds };
    return [...records, createEntryRecord(this.about, { form: 1, ...note }, now())];
  }

  private draftEntry(draft: UnsavedDraft & { file: string }, records: JournalRecord[]): DraftEntry {
    const { file, disk, text } = draft;
    const { print, text: whole } = this.snapshotOf(draft, records);
    const from = (state: string | null) => (state === null ? null : diffTexts(whole, state));
    return { file, snapshot: print, disk: from(disk), text: from(text) };
  }

  private snapshotOf(
    { file, disk, text }: UnsavedDraft & { file: string },
    records: JournalRecord[],
  ) {
    const known = this.snapshots.get(file);
    const time = this.options.now();
    if (known && time - known.time < snapshotInterval) return known;
    const whole = disk ?? text ?? "";
    const snapshot = { print: fingerprint(whole), text: whole, time };
    this.snapshots.set(file, snapshot);
    records.push(createSnapshotRecord(file, snapshot.print, whole, time));
    return snapshot;
  }
}
