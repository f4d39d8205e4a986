import { sleep } from "../../async/sleep.ts";
import type { FileHistory } from "../../backend-contract/history.ts";
import { addCommitsToRevisions } from "../../session/revisions/add-commits-to-revisions.ts";
import {
  createCachedParser,
  type FieldRevision,
  listFieldRevisions,
  mergeAndParseRevisions,
} from "../../session/revisions/field-value-history.ts";
import { type FileRevision, listFileRevisions } from "../../session/revisions/file-revisions.ts";
import type { JournalContents } from "../../session/revisions/reconstruct-texts.ts";

/** A snapshot of the known earlier values of fields. */
export interface FieldHistories {
  /** Whether an earlier value of the field is known. The answer is cached for this snapshot. */
  has(file: string, path: string): boolean;
  /** Returns all known values of a field, newest first. */
  versions(file: string, path: string): readonly FieldRevision[];
}

/** Changes to a file within this time (ms) count as one revision. */
const revisionGap = 60_000;

/** The time (ms) for which parsing may block the event loop. */
const timeSlice = 8;

/** The texts by path when the journal is read. */
interface TextsAtJournalRead {
  /** The stored texts just before the journal was read. */
  disk: ReadonlyMap<string, string>;
  /** The texts in the studio just after. The journal may lack the last changes to them. */
  studio: ReadonlyMap<string, string>;
}

/**
 * Collects the history of each file from three sources: the journal, the commits, and the changes
 * made since the journal was read.
 */
export class FieldHistoryBuilder {
  private readonly parseText = createCachedParser();
  private readonly journalCache = new Map<string, readonly FileRevision[]>();
  private readonly commits = new Map<string, FileHistory["versions"]>();
  private readonly recordedChanges = new Map<string, FileRevision[]>();
  private readonly currentTexts: Map<string, string>;

  constructor(
    private readonly journal: JournalContents,
    private readonly texts: TextsAtJournalRead,
    private readonly now: number,
  ) {
    this.currentTexts = new Map(texts.studio);
  }

  /** Records a change to a file. `text` is `undefined` if the file was deleted. */
  recordChange(file: string, text: string | undefined, time: number): void {
    const before = this.currentTexts.get(file) ?? null;
    if (text === undefined) this.currentTexts.delete(file);
    else this.currentTexts.set(file, text);
    const turns = this.recordedChanges.get(file) ?? [];
    const turn = turns.at(-1);
    if (turn && time - turn.time < revisionGap) turn.after = text ?? null;
    else turns.push({ time, before, after: text ?? null });
    this.recordedChanges.set(file, turns);
  }

  /**
   * Stores the committed versions of a file, newest first. Parses them in time slices, because
   * there may be hundreds and typing must not lag.
   */
  async addCommits(file: string, versions: FileHistory["versions"]): Promise<void> {
    this.commits.set(file, versions);
    let begun = performance.now();
    for (const { text } of versions) {
      this.parseText(text);
      if (performance.now() - begun < timeSlice) continue;
      await sleep();
      begun = performance.now();
    }
  }

  /** Whether the commits of a file are loaded. After a new commit, `clearCommits` forgets them. */
  areCommitsLoaded(file: string): boolean {
    return this.commits.has(file);
  }

  clearCommits(): void {
    this.commits.clear();
  }

  /** Takes a snapshot of the values known so far. */
  snapshot(): FieldHistories {
    const known = new Map<string, boolean>();
    const turns = new Map<string, FieldRevision[]>();
    const has = (file: string, path: string) => {
      const all = turns.get(file) ?? this.revisionsOf(file);
      turns.set(file, all);
      return listFieldRevisions(path, all).length > 0;
    };
    return {
      has: (file, path) => {
        const place = `${file}#${path}`;
        const found = known.get(place) ?? has(file, path);
        known.set(place, found);
        return found;
      },
      versions: (file, path) => listFieldRevisions(path, this.revisionsOf(file)),
    };
  }

  private revisionsOf(file: string): FieldRevision[] {
    const turns = [...this.journalRevisions(file), ...(this.recordedChanges.get(file) ?? [])];
    const present = this.currentTexts.get(file) ?? null;
    const now = Math.max(this.now, turns.at(-1)?.time ?? 0);
    const all = addCommitsToRevisions(turns, this.commits.get(file) ?? [], { present, now });
    return mergeAndParseRevisions(all, this.parseText);
  }

  private journalRevisions(file: string): readonly FileRevision[] {
    const known = this.journalCache.get(file);
    if (known) return known;
    const turns = this.readRevisions(file);
    this.journalCache.set(file, turns);
    return turns;
  }

  private readRevisions(file: string): readonly FileRevision[] {
    const [before, after] = [
      this.texts.disk.get(file) ?? null,
      this.texts.studio.get(file) ?? null,
    ];
    const turns = listFileRevisions(file, after, this.journal, this.now);
    if (turns.length > 0 || before === after) return turns;
    return [{ time: this.now, before, after }];
  }
}
