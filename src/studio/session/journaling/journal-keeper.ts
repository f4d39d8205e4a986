import type { HostJournal, JournalRecord } from "../../hosts/contract/host-journal.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import { textDifference } from "../merging/text-difference.ts";
import { fingerprint } from "../texts/fingerprint.ts";
import type { Draft } from "../texts/held-files.ts";
import { type Deed, noteRecord, type PendingNote, snapshotRecord } from "./notes.ts";

/** The longest time, in milliseconds, until a keystroke is handed to the backend. */
const handOver = 100;
/**
 * Milliseconds after which a new full-text snapshot is written, so that the differences stay
 * short.
 */
const snapshotAge = 10 * 60_000;

/** The unsaved state of a session. */
interface Standing {
  pending: readonly (Draft & { file: string })[];
  together: readonly (readonly string[])[];
}

export interface KeeperOptions {
  journal: HostJournal;
  session: string;
  now: () => number;
  later: (run: () => void, ms: number) => () => void;
  standing: () => Standing;
  /** Called after each attempt to write, with the failure if it failed. */
  onAnswer: (refusal: Refusal | undefined) => void;
}

/** Writes the changes of a session to its journal in small batches. */
export class JournalKeeper {
  /** The session whose undo history this one continues. */
  continues: string | undefined;
  /** The time of the newest journal entry of other sessions that this session has read. */
  opened = 0;
  private readonly options: KeeperOptions;
  private deeds: Deed[] = [];
  private isStale = false;
  private order = 0;
  private batch = 0;
  private about = "";
  private stop: (() => void) | undefined;
  private readonly snapshots = new Map<string, { print: string; text: string; time: number }>();

  constructor(options: KeeperOptions) {
    this.options = options;
  }

  /** Queues an action to be written shortly. */
  add(deed: Omit<Deed, "order">): void {
    this.order += 1;
    this.deeds.push({ ...deed, order: this.order });
    this.mark(deed.parts[0]?.file ?? this.about);
  }

  /** Schedules a write because the unsaved state changed without an action. */
  mark(file: string): void {
    this.about = file;
    this.isStale = true;
    this.stop ??= this.options.later(() => void this.flush(), handOver);
  }

  /** Writes all queued actions now. If that fails, they stay queued for the next attempt. */
  async flush(): Promise<void> {
    this.stop?.();
    this.stop = undefined;
    if (!this.isStale) return;
    const { deeds } = this;
    this.deeds = [];
    this.isStale = false;
    const answer = await this.options.journal.append(this.records(deeds));
    const refusal = answer.kind === "refused" ? answer : undefined;
    if (refusal) {
      this.deeds = [...deeds, ...this.deeds];
      this.isStale = true;
      // Part of it may have been written: write new snapshots next time.
      this.snapshots.clear();
    }
    this.options.onAnswer(refusal);
  }

  private records(deeds: readonly Deed[]): JournalRecord[] {
    const { session, standing, now } = this.options;
    const { pending, together } = standing();
    const records: JournalRecord[] = [];
    const notes = pending.map((draft) => this.pendingNote(draft, records));
    this.batch += 1;
    const { continues, batch, opened } = this;
    const note = { session, opened, continues, batch, pending: notes, together, deeds };
    return [...records, noteRecord(this.about, { form: 1, ...note }, now())];
  }

  private pendingNote(draft: Draft & { file: string }, records: JournalRecord[]): PendingNote {
    const { file, disk, text } = draft;
    const { print, text: whole } = this.snapshotOf(draft, records);
    const from = (state: string | null) => (state === null ? null : textDifference(whole, state));
    return { file, snapshot: print, disk: from(disk), text: from(text) };
  }

  private snapshotOf({ file, disk, text }: Draft & { file: string }, records: JournalRecord[]) {
    const known = this.snapshots.get(file);
    const time = this.options.now();
    if (known && time - known.time < snapshotAge) return known;
    const whole = disk ?? text ?? "";
    const snapshot = { print: fingerprint(whole), text: whole, time };
    this.snapshots.set(file, snapshot);
    records.push(snapshotRecord(file, snapshot.print, whole, time));
    return snapshot;
  }
}
