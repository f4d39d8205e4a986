import type { StorageBackend } from "../../backend-contract/backend.ts";
import type { JournalWriter } from "../journal/journal-writer.ts";
import { hasEntriesAfter } from "../journal/replay-journal.ts";
import { continuesText } from "../merge/continues-text.ts";
import type { UndoStack } from "../undo/undo-stack.ts";
import type { DiskState, DocumentStore } from "./document-store.ts";
import { applyExternalChange, readChangedFiles } from "./external-changes.ts";

interface DiskWatcherOptions {
  backend: StorageBackend;
  documents: DocumentStore;
  history: UndoStack;
  journal: JournalWriter;
  /** Runs actions one at a time. */
  enqueue: (action: () => Promise<void>) => Promise<void>;
  /** Called after a change to a file on disk. */
  onChange: (file: string) => void;
  /** Called if the change also changed the text in the studio. */
  onTextChange: (file: string) => void;
}

/** Takes over what other programs and windows write to the content. */
export class DiskWatcher {
  /** The drafts restored from the journal, by file, each with the session that wrote it. */
  private readonly restoredDrafts = new Map<string, { session: string; text: string | null }>();
  private unwatch: (() => void) | undefined;

  constructor(private readonly options: DiskWatcherOptions) {}

  start(): void {
    const { backend, documents, enqueue } = this.options;
    const take = (file: string, found: DiskState) => this.apply(file, found);
    this.unwatch ??= backend.watch((changes) => {
      void enqueue(async () => {
        await readChangedFiles(backend, documents, changes, take);
        await this.yieldDraftsToOwners();
      });
    });
  }

  stop(): void {
    this.unwatch?.();
  }

  /** Remembers a draft that another session wrote, and that this one has restored. */
  rememberDraft(file: string, draft: { session: string; text: string | null }): void {
    this.restoredDrafts.set(file, draft);
  }

  /** Applies the state that a file has on disk. */
  apply(file: string, found: DiskState): void {
    const { documents, history, journal, onChange, onTextChange } = this.options;
    const before = documents.text(file);
    const part = applyExternalChange(documents, history, file, found);
    if (part) journal.add({ kind: "outside", step: "", parts: [part] });
    onChange(file);
    if (documents.text(file) !== before) onTextChange(file);
  }

  /** Applies the other version of a conflict again: it may merge with the text after an edit. */
  retryConflict(file: string): void {
    const theirs = this.options.documents.get(file)?.theirs;
    if (theirs) this.apply(file, theirs);
  }

  /**
   * Drops drafts restored from the journal if the window that wrote them has continued to edit the
   * file since. The text on disk then replaces the draft.
   */
  private async yieldDraftsToOwners(): Promise<void> {
    const { backend, documents, history, journal, onChange } = this.options;
    const { restoredDrafts } = this;
    const textOf = (file: string) => documents.text(file) ?? null;
    const untouched = documents
      .conflictingFiles()
      .filter((file) => restoredDrafts.get(file)?.text === textOf(file));
    if (untouched.length === 0) return;
    const read = await backend.journal.read({ from: journal.opened });
    if (read.kind === "refused") return;
    for (const file of untouched) {
      const { session = "", text } = restoredDrafts.get(file) ?? {};
      const { disk, theirs } = documents.get(file) ?? {};
      if (!theirs || text !== textOf(file)) continue;
      const hasMore = continuesText(disk?.text ?? "", text ?? "", theirs.text ?? "");
      if (!hasMore && !hasEntriesAfter(read.records, session, journal.opened)) continue;
      documents.change(file, { disk: theirs, text: theirs.text, theirs: undefined });
      history.discardFile(file);
      onChange(file);
    }
  }
}
