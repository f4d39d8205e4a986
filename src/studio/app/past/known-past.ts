import type { KeptFile } from "../../hosts/contract/host-history.ts";
import {
  createReader,
  type FieldVersion,
  readTurns,
  versionsOf,
} from "../../session/past/field-versions.ts";
import { turnsWithKept } from "../../session/past/kept-turns.ts";
import type { Journal } from "../../session/past/known-texts.ts";
import { type Turn, turnsOf } from "../../session/past/turns.ts";

/** Snapshot of what is known about earlier values of fields. */
export interface KnownPast {
  /** Whether an earlier value of the field is known. The answer is cached for this snapshot. */
  has(file: string, path: string): boolean;
  /** The values of a field up to now, newest first. */
  versions(file: string, path: string): readonly FieldVersion[];
}

/** Changes within this time (ms) are one revision. */
const together = 60_000;

/** Time slice (ms) of parsing before the event loop gets control back. */
const atOnce = 8;

/**
 * Collects the history of each file from three sources: the journal, the commits, and the changes
 * made since the journal was read.
 */
export class PastSoFar {
  private readonly read = createReader();
  private readonly earlier = new Map<string, readonly Turn[]>();
  private readonly kept = new Map<string, KeptFile["versions"]>();
  private readonly later = new Map<string, Turn[]>();
  private readonly last: Map<string, string>;

  constructor(
    private readonly journal: Journal,
    private readonly texts: ReadonlyMap<string, string>,
    private readonly now: number,
  ) {
    this.last = new Map(texts);
  }

  /** Records a change of a file. `text` is `undefined` if it was deleted. */
  note(file: string, text: string | undefined, time: number): void {
    const before = this.last.get(file) ?? null;
    if (text === undefined) this.last.delete(file);
    else this.last.set(file, text);
    const turns = this.later.get(file) ?? [];
    const turn = turns.at(-1);
    if (turn && time - turn.time < together) turn.after = text ?? null;
    else turns.push({ time, before, after: text ?? null });
    this.later.set(file, turns);
  }

  /**
   * Stores the committed versions of a file, newest first. Parses them in time slices, because
   * there may be hundreds and typing must not lag.
   */
  async keep(file: string, versions: KeptFile["versions"]): Promise<void> {
    this.kept.set(file, versions);
    let begun = performance.now();
    for (const { text } of versions) {
      this.read(text);
      if (performance.now() - begun < atOnce) continue;
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
  }

  /** Whether the commits of a file are loaded. `forgetKept` resets this after a new commit. */
  hasKept(file: string): boolean {
    return this.kept.has(file);
  }

  forgetKept(): void {
    this.kept.clear();
  }

  /** Takes a snapshot of the current knowledge. */
  known(): KnownPast {
    const known = new Map<string, boolean>();
    const turns = new Map<string, FieldVersion[]>();
    const has = (file: string, path: string) => {
      const all = turns.get(file) ?? this.turnsIn(file);
      turns.set(file, all);
      return versionsOf(path, all).length > 0;
    };
    return {
      has: (file, path) => {
        const place = `${file}#${path}`;
        const found = known.get(place) ?? has(file, path);
        known.set(place, found);
        return found;
      },
      versions: (file, path) => versionsOf(path, this.turnsIn(file)),
    };
  }

  private turnsIn(file: string): FieldVersion[] {
    const turns = [...this.before(file), ...(this.later.get(file) ?? [])];
    const present = this.last.get(file) ?? null;
    const now = Math.max(this.now, turns.at(-1)?.time ?? 0);
    const all = turnsWithKept(turns, this.kept.get(file) ?? [], { present, now });
    return readTurns(all, this.read);
  }

  private before(file: string): readonly Turn[] {
    const known = this.earlier.get(file);
    if (known) return known;
    const turns = turnsOf(file, this.texts.get(file) ?? null, this.journal, this.now);
    this.earlier.set(file, turns);
    return turns;
  }
}
