import type { HostJournal, JournalRecord } from "../../hosts/contract/host-journal.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import { textDifference } from "../merging/text-difference.ts";
import { fingerprint } from "../texts/fingerprint.ts";
import type { Draft } from "../texts/held-files.ts";
import { type Deed, noteRecord, type PendingNote, snapshotRecord } from "./notes.ts";

/** A keystroke has been handed to the host after so many milliseconds at most. */
const handOver = 100;
/** A whole text is written down again after so long a time: what differs from it stays short. */
const snapshotAge = 10 * 60_000;

/** What is not on the disk at a moment. */
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
  /** What became of an attempt. */
  onAnswer: (refusal: Refusal | undefined) => void;
}

/** Writes down what happens to the texts, little by little. */
export class JournalKeeper {
  /** The session whose history this one goes on with. */
  continues: string | undefined;
  /** The newest moment of which this session knows what others had written down. */
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

  /** Something happened; it is written down in a moment. */
  add(deed: Omit<Deed, "order">): void {
    this.order += 1;
    this.deeds.push({ ...deed, order: this.order });
    this.mark(deed.parts[0]?.file ?? this.about);
  }

  /** What is pending changed by another way than a deed. */
  mark(file: string): void {
    this.about = file;
    this.isStale = true;
    this.stop ??= this.options.later(() => void this.flush(), handOver);
  }

  /** Hands over at once what is not written down; what is refused is kept for the next time. */
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
      // Whatever of it arrived: it will be written down again.
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
