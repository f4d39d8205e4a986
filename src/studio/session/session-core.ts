import { sessionStrings } from "#lang/studio/session/strings";
import type { Step } from "../../load/migrations/migration-step-types.ts";
import { createSerialQueue } from "../async/serial-queue.ts";
import type { StorageBackend } from "../backend-contract/backend.ts";
import { DocumentEditor } from "./document-editor.ts";
import { ContentMigration } from "./documents/content-migration.ts";
import { type DiskState, DocumentStore } from "./documents/document-store.ts";
import { applyExternalChange, readChangedFiles } from "./documents/external-changes.ts";
import { loadContent, type SessionContent } from "./documents/load-content.ts";
import { readMediaDiskStates } from "./documents/media-files-on-disk.ts";
import { restoreDraft } from "./documents/restore-draft.ts";
import type { SessionAction } from "./journal/journal-entries.ts";
import { JournalWriter } from "./journal/journal-writer.ts";
import { hasEntriesAfter, rebaseHistory, replayJournal } from "./journal/replay-journal.ts";
import { continuesText } from "./merge/continues-text.ts";
import { AtomicFileGroups } from "./saving/atomic-file-groups.ts";
import { type ContentChecker, createIncrementalCheck } from "./saving/content-checker.ts";
import { LatestCheck } from "./saving/latest-check.ts";
import { type ProblemKind, SessionProblems } from "./saving/problems.ts";
import { SessionSaver } from "./saving/saver.ts";
import { NamedTimers } from "./saving/timers.ts";
import { UndoStack } from "./undo/undo-stack.ts";

/**
 * Delays in milliseconds. A save runs after a pause in typing. A check runs soon after the first
 * edit.
 */
const scheduleDelays = { save: 300, check: 30 };

interface SessionDeps {
  backend: StorageBackend;
  checker: ContentChecker;
  now: () => number;
  later: (run: () => void, ms: number) => () => void;
  steps?: readonly Step[];
}

/** An event of a session. */
export interface SessionEvent {
  /** Files whose text in the studio has changed. */
  files: readonly string[];
  /** The file whose text changed in the studio because another program changed it on disk. */
  externalFile?: string;
}

export type SessionListener = (what: SessionEvent) => void;

/** Connects the parts of a session: opening, checking, saving and closing. */
export class SessionCore {
  protected readonly deps: SessionDeps;
  protected readonly documents: DocumentStore;
  protected readonly links = new AtomicFileGroups();
  protected readonly id = createSessionId();
  protected readonly enqueue = createSerialQueue();
  protected readonly journal: JournalWriter;
  protected readonly saver: SessionSaver;
  protected readonly problems: SessionProblems;
  protected readonly listeners = new Set<SessionListener>();
  protected readonly timers: NamedTimers<"save" | "check">;
  protected readonly latestCheck: LatestCheck;
  /** The drafts restored from the journal, by file, each with the session that wrote it. */
  protected readonly restoredDrafts = new Map<string, { session: string; text: string | null }>();
  protected history = new UndoStack();
  protected editor: DocumentEditor;
  protected unwatch: (() => void) | undefined;
  protected isClosed = false;

  constructor(parts: SessionDeps) {
    this.deps = parts;
    this.documents = new DocumentStore(new ContentMigration(parts.steps));
    const check = createIncrementalCheck(parts.checker, () => this.documents.mediaFiles().keys());
    this.latestCheck = new LatestCheck(this.documents, check);
    this.timers = new NamedTimers(parts.later);
    this.problems = new SessionProblems(parts.later, (kind) => this.retry(kind));
    this.editor = this.createEditor();
    this.journal = new JournalWriter({
      ...parts,
      journal: parts.backend.journal,
      session: this.id,
      unsavedState: () => ({ pending: this.documents.drafts(), together: this.links.all() }),
      onResult: (refusal) => this.onProblem("journal", refusal?.message),
    });
    this.saver = new SessionSaver({
      backend: parts.backend,
      check,
      files: this.documents,
      links: this.links,
      history: () => this.history,
      onExternalChange: (file, found) => this.applyExternalChange(file, found),
      onResult: (refusal, written) => {
        this.onProblem("save", refusal?.message);
        if (written[0] === undefined) return;
        this.journal.scheduleFlush(written[0]);
        void this.journal.flush();
      },
    });
  }

  async open(): Promise<void> {
    this.unwatch ??= this.deps.backend.watch((changes) => {
      const take = (file: string, found: DiskState) => this.applyExternalChange(file, found);
      void this.enqueue(async () => {
        await readChangedFiles(this.deps.backend, this.documents, changes, take);
        await this.yieldDraftsToOwners();
      });
    });
    await this.enqueue(async () => {
      this.journal.opened = this.deps.now();
      const found = await loadContent(this.deps.backend, this.deps.now());
      if ("kind" in found) return this.onProblem("open", found.message);
      this.problems.set("open", undefined);
      await this.withCheck(() => this.restore(found));
    });
    this.notify(this.documents.names());
  }

  async saveNow(): Promise<void> {
    this.timers.stop("save");
    await Promise.all([this.journal.flush(), this.enqueue(() => this.save())]);
    await this.journal.flush();
  }

  async close(): Promise<void> {
    this.unwatch?.();
    await this.saveNow();
    this.isClosed = true;
    this.timers.dispose();
    this.problems.dispose();
    this.listeners.clear();
  }

  protected createEditor(): DocumentEditor {
    const { documents: files, history, links, id: session } = this;
    const onDeed = (deed: Omit<SessionAction, "order">) => this.onAction(deed);
    return new DocumentEditor({
      files,
      history,
      links,
      session,
      now: this.deps.now,
      onAction: onDeed,
    });
  }

  protected async restore({ files, records }: SessionContent): Promise<void> {
    const playback = replayJournal(records);
    for (const [file, found] of files) this.documents.add(file, found);
    const kept = await readMediaDiskStates(this.deps.backend, playback, records);
    for (const [file, found] of kept) this.documents.add(file, found);
    for (const { time } of records) this.journal.opened = Math.max(this.journal.opened, time);
    for (const { file, session, ...draft } of playback.drafts) {
      restoreDraft(this.documents, playback.history, file, draft);
      this.restoredDrafts.set(file, { session, text: draft.text });
    }
    for (const set of playback.linkedFiles) this.links.add(set);
    rebaseHistory(playback, (file) => this.documents.text(file));
    this.history = playback.history;
    this.editor = this.createEditor();
    this.journal.continues = playback.session;
    this.saver.restoreDrafts(this.documents.unsavedFiles());
    if (this.documents.unsavedFiles().length > 0) this.scheduleCheckAndSave([]);
    // Show the texts now, because users can edit while the check runs.
    this.notify(this.documents.names());
    await this.checkNow();
  }

  protected onAction(deed: Omit<SessionAction, "order">): void {
    this.journal.add(deed);
    const files = deed.parts.map(({ file }) => file);
    // The other version of a conflict may merge with the text after this edit or undo.
    for (const file of files) {
      const theirs = this.documents.get(file)?.theirs;
      if (theirs) this.applyExternalChange(file, theirs);
    }
    this.scheduleCheckAndSave(files);
  }

  /**
   * Drops drafts restored from the journal if the window that wrote them has continued to edit the
   * file since. The text on disk then replaces the draft.
   */
  protected async yieldDraftsToOwners(): Promise<void> {
    const { documents, restoredDrafts, journal: keeper, deps } = this;
    const textOf = (file: string) => documents.text(file) ?? null;
    const untouched = documents
      .conflictingFiles()
      .filter((file) => restoredDrafts.get(file)?.text === textOf(file));
    if (untouched.length === 0) return;
    const journal = await deps.backend.journal.read({ from: keeper.opened });
    if (journal.kind === "refused") return;
    for (const file of untouched) {
      const { session = "", text } = restoredDrafts.get(file) ?? {};
      const theirs = documents.get(file)?.theirs;
      if (!theirs || text !== textOf(file)) continue;
      const { disk } = documents.get(file) ?? {};
      const hasMore = continuesText(disk?.text ?? "", text ?? "", theirs.text ?? "");
      if (!hasMore && !hasEntriesAfter(journal.records, session, keeper.opened)) continue;
      documents.change(file, { disk: theirs, text: theirs.text, theirs: undefined });
      this.history.discardFile(file);
      this.scheduleCheckAndSave([file]);
    }
  }

  protected applyExternalChange(file: string, found: DiskState): void {
    const before = this.documents.text(file);
    const part = applyExternalChange(this.documents, this.history, file, found);
    if (part) this.journal.add({ kind: "outside", step: "", parts: [part] });
    this.saver.invalidateDiskDiagnostics();
    this.scheduleCheckAndSave([file]);
    if (this.documents.text(file) !== before) this.notify([], file);
  }

  protected scheduleCheckAndSave(files: readonly string[]): void {
    this.saver.dropSavedDrafts(this.documents.unsavedFiles());
    this.timers.throttle(
      "check",
      scheduleDelays.check,
      () => void this.withCheck(() => this.checkNow()),
    );
    this.timers.debounce("save", scheduleDelays.save, () => void this.enqueue(() => this.save()));
    this.notify(files);
  }

  protected async save(): Promise<void> {
    await this.withCheck(() => this.saver.save());
    if (this.documents.unsavedFiles().length === 0) this.problems.set("save", undefined);
    this.notify([]);
  }

  protected async checkNow(): Promise<void> {
    const tell = () => this.notify([]);
    await this.latestCheck.run(() => this.saver.checkDisk(), tell);
    tell();
  }

  /** Runs an action that needs the check, and reports a failing check as a problem. */
  protected async withCheck(action: () => Promise<void>): Promise<void> {
    try {
      await action();
      this.problems.set("check", undefined);
    } catch {
      this.onProblem("check", sessionStrings.checkFailed);
    }
  }

  protected onProblem(kind: ProblemKind, sentence: string | undefined): void {
    if (!this.isClosed) this.problems.set(kind, sentence);
    this.notify([]);
  }

  protected retry(kind: ProblemKind): void {
    if (kind === "open") void this.open();
    else if (kind === "journal") void this.journal.flush();
    else this.scheduleCheckAndSave([]);
  }

  protected notify(files: readonly string[], outside?: string): void {
    for (const listener of [...this.listeners]) listener({ files, externalFile: outside });
  }
}

function createSessionId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join("");
}
