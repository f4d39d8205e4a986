import {
  createReader,
  type FieldVersion,
  readTurns,
  versionsOf,
} from "../../session/past/field-versions.ts";
import type { Journal } from "../../session/past/known-texts.ts";
import { type Turn, turnsOf } from "../../session/past/turns.ts";

/** What fields said before, as it is known at a moment. */
export interface KnownPast {
  /** Whether it is known that a field said something else; it answers the same until what is known is asked for anew. */
  has(file: string, path: string): boolean;
  /** What a field said until now, the newest first. */
  versions(file: string, path: string): readonly FieldVersion[];
}

/** So many milliseconds of strokes are one turn. */
const together = 60_000;

/** What the journal says of the past of each file, and what has been done since it was read. */
export class PastSoFar {
  private readonly read = createReader();
  private readonly earlier = new Map<string, FieldVersion[]>();
  private readonly later = new Map<string, Turn[]>();
  private readonly last: Map<string, string>;

  constructor(
    private readonly journal: Journal,
    private readonly texts: ReadonlyMap<string, string>,
    private readonly now: number,
  ) {
    this.last = new Map(texts);
  }

  /** A file says something else. */
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

  /** What is known now. */
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
    return [...this.before(file), ...readTurns(this.later.get(file) ?? [], this.read)];
  }

  private before(file: string): FieldVersion[] {
    const known = this.earlier.get(file);
    if (known) return known;
    const turns = turnsOf(file, this.texts.get(file) ?? null, this.journal, this.now);
    const found = readTurns(turns, this.read);
    this.earlier.set(file, found);
    return found;
  }
}
