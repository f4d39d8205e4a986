import { sessionStrings } from "#lang/studio/session/strings";
import type { Change } from "../../yaml/edit/change.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import { applyEdits } from "../../yaml/edits.ts";
import { startTimer } from "../async/debouncer.ts";
import { createSerialQueue } from "../async/serial-queue.ts";
import { parseMediaFilePointer } from "../upload-preparation/media-file-pointer.ts";
import { DocumentEditor } from "./document-editor.ts";
import { listConflicts, resolveConflict } from "./documents/conflicts.ts";
import { ContentMigration } from "./documents/content-migration.ts";
import { DiskWatcher } from "./documents/disk-watcher.ts";
import { DocumentStore } from "./documents/document-store.ts";
import { loadContent, type SessionContent } from "./documents/load-content.ts";
import { readMediaDiskStates } from "./documents/media-files-on-disk.ts";
import { restoreDraft } from "./documents/restore-draft.ts";
import type { SessionAction } from "./journal/journal-entries.ts";
import { JournalWriter } from "./journal/journal-writer.ts";
import { rebaseHistory, replayJournal } from "./journal/replay-journal.ts";
import { AtomicFileGroups } from "./saving/atomic-file-groups.ts";
import { AutoSave } from "./saving/auto-save.ts";
import { CheckScheduler } from "./saving/check-scheduler.ts";
import { createIncrementalCheck, type SessionDiagnostic } from "./saving/content-checker.ts";
import { type ProblemKind, SessionProblems } from "./saving/problems.ts";
import { SessionSaver } from "./saving/saver.ts";
import type { SaveState, Session, SessionListener, SessionOptions } from "./session.ts";
import { UndoStack } from "./undo/undo-stack.ts";

/**
 * Creates a session on a storage backend. Call `open` to read the content. It never throws, because
 * failures become the state of the session.
 */
export function createSession({
  now = Date.now,
  later = startTimer,
  ...options
}: SessionOptions): Session {
  return new EditingSession({ ...options, now, later });
}

type CompleteOptions = SessionOptions & Required<Pick<SessionOptions, "now" | "later">>;

/** Connects the parts of a session: texts, undo, journal, check, saving and the disk. */
class EditingSession implements Session {
  private readonly options: CompleteOptions;
  private readonly documents: DocumentStore;
  private readonly links = new AtomicFileGroups();
  private readonly history = new UndoStack();
  private readonly editor: DocumentEditor;
  private readonly journal: JournalWriter;
  private readonly problems: SessionProblems;
  private readonly saver: SessionSaver;
  private readonly checks: CheckScheduler;
  private readonly autoSave: AutoSave;
  private readonly disk: DiskWatcher;
  private readonly listeners = new Set<SessionListener>();
  private readonly enqueue = createSerialQueue();
  private isClosed = false;

  constructor(options: CompleteOptions) {
    this.options = options;
    const { backend, later, now } = options;
    const session = createSessionId();
    const { links, history } = this;
    const files = new DocumentStore(new ContentMigration(options.steps));
    this.documents = files;
    const check = createIncrementalCheck(options.checker, () => files.mediaFiles().keys());
    this.problems = new SessionProblems(later, (kind) => this.retry(kind));
    this.journal = new JournalWriter({
      ...{ journal: backend.journal, session, now, later },
      unsavedState: () => ({ pending: files.drafts(), together: links.all() }),
      onResult: (refusal) => this.reportProblem("journal", refusal?.message),
    });
    const onAction = (action: Omit<SessionAction, "order">) => this.handleAction(action);
    this.editor = new DocumentEditor({ files, history, links, session, now, onAction });
    this.saver = new SessionSaver({
      ...{ backend, check, files, links, history },
      onExternalChange: (file, found) => this.disk.apply(file, found),
      onResult: (refusal, [written]) => {
        this.reportProblem("save", refusal?.message);
        if (written === undefined) return;
        this.journal.scheduleFlush(written);
        void this.journal.flush();
      },
    });
    this.checks = new CheckScheduler({
      ...{ documents: files, check, later },
      checkDisk: () => this.saver.checkDisk(),
      onChange: () => this.notify([]),
      onResult: (isFailed) => this.handleCheckResult(isFailed),
    });
    this.autoSave = new AutoSave(() => this.save(), this.enqueue, later);
    this.disk = new DiskWatcher({
      ...{ backend, documents: files, history, journal: this.journal, enqueue: this.enqueue },
      onChange: (file) => {
        this.saver.invalidateDiskDiagnostics();
        this.scheduleCheckAndSave([file]);
      },
      onTextChange: (file) => this.notify([], file),
    });
  }

  async open(): Promise<void> {
    this.disk.start();
    await this.enqueue(async () => {
      const now = this.options.now();
      this.journal.opened = now;
      const found = await loadContent(this.options.backend, now);
      if ("kind" in found) return this.reportProblem("open", found.message);
      this.problems.set("open", undefined);
      await this.checks.guard(() => this.restore(found));
    });
    this.notify(this.documents.names());
  }

  files(): readonly string[] {
    return this.documents.names();
  }

  text(file: string): string | undefined {
    return this.documents.text(file);
  }

  texts(where: "studio" | "disk"): ReadonlyMap<string, string> {
    return where === "studio" ? this.documents.studioTexts() : this.documents.diskTexts();
  }

  value(file: string): unknown {
    return this.documents.value(file);
  }

  diagnostics(): readonly SessionDiagnostic[] {
    return this.checks.diagnostics();
  }

  isPreexisting(diagnostic: SessionDiagnostic): boolean {
    return this.checks.isPreexisting(diagnostic);
  }

  state(): SaveState {
    if (this.documents.conflictingFiles().length > 0) return "conflict";
    const pending = this.documents.unsavedFiles();
    const trouble = this.problems.mostSevere();
    // Nothing is saved without a check, but a failing check is no error if everything is saved.
    if (trouble && (trouble !== "check" || pending.length > 0)) return "error";
    if (pending.some((file) => this.saver.draftFiles.has(file))) return "draft";
    return pending.length > 0 ? "saving" : "saved";
  }

  problem(): string | undefined {
    return this.problems.message();
  }

  change(file: string, change: Change | readonly Change[], options: { typing?: string } = {}) {
    return this.editor.change([{ file, change }], options);
  }

  changeAll(changes: readonly FileChange[], options: { joins?: string } = {}) {
    return this.editor.change(changes, options);
  }

  lastStepId(): string | undefined {
    return this.editor.lastStepId();
  }

  mediaFiles(): ReadonlyMap<string, string | null> {
    return this.documents.mediaFiles();
  }

  registerMediaFile(file: string, line: string): void {
    const version = parseMediaFilePointer(line)?.version;
    if (this.documents.get(file) || version === undefined) return;
    this.documents.add(file, { text: line, version });
    this.saver.invalidateDiskDiagnostics();
  }

  applyQuickFix(diagnostic: SessionDiagnostic): boolean {
    const { file, edits } = diagnostic;
    const text = this.documents.text(file);
    if (text === undefined || !edits || !this.diagnostics().includes(diagnostic)) return false;
    if (this.checks.isWaiting()) return false;
    this.editor.replace(file, applyEdits(text, edits));
    return true;
  }

  undo() {
    return this.editor.undo();
  }

  redo() {
    return this.editor.redo();
  }

  canUndo(): boolean {
    return this.history.top("undo") !== undefined;
  }

  canRedo(): boolean {
    return this.history.top("redo") !== undefined;
  }

  async saveNow(): Promise<void> {
    await Promise.all([this.journal.flush(), this.autoSave.saveNow()]);
    await this.journal.flush();
  }

  conflicts() {
    return listConflicts(this.documents);
  }

  resolveConflict(file: string, keep: "mine" | "theirs"): void {
    const { documents: files, editor } = this;
    if (!resolveConflict({ files, editor }, file, keep)) return;
    this.journal.scheduleFlush(file);
    this.scheduleCheckAndSave([file]);
  }

  changedFiles(): readonly string[] {
    return this.documents.changedFiles();
  }

  subscribe(listener: SessionListener): () => void {
    const own: SessionListener = (event) => listener(event);
    this.listeners.add(own);
    return () => void this.listeners.delete(own);
  }

  async close(): Promise<void> {
    this.disk.stop();
    await this.saveNow();
    this.isClosed = true;
    this.checks.cancel();
    this.autoSave.cancel();
    this.problems.dispose();
    this.listeners.clear();
  }

  /** Fills the session with the content on disk, and with the drafts and steps of the journal. */
  private async restore({ files, records }: SessionContent): Promise<void> {
    const { documents, journal, history } = this;
    const playback = replayJournal(records);
    for (const [file, found] of files) documents.add(file, found);
    const kept = await readMediaDiskStates(this.options.backend, playback, records);
    for (const [file, found] of kept) documents.add(file, found);
    for (const { time } of records) journal.opened = Math.max(journal.opened, time);
    for (const { file, session, ...draft } of playback.drafts) {
      restoreDraft(documents, playback.history, file, draft);
      this.disk.rememberDraft(file, { session, text: draft.text });
    }
    for (const set of playback.linkedFiles) this.links.add(set);
    rebaseHistory(playback, (file) => documents.text(file));
    history.restore(playback.history);
    journal.continues = playback.session;
    this.saver.restoreDrafts(documents.unsavedFiles());
    if (documents.unsavedFiles().length > 0) this.scheduleCheckAndSave([]);
    // Show the texts now, because users can edit while the check runs.
    this.notify(documents.names());
    await this.checks.checkNow();
  }

  /** Journals and saves a change, an undo or a redo. */
  private handleAction(action: Omit<SessionAction, "order">): void {
    this.journal.add(action);
    const files = action.parts.map(({ file }) => file);
    for (const file of files) this.disk.retryConflict(file);
    this.scheduleCheckAndSave(files);
  }

  private scheduleCheckAndSave(files: readonly string[]): void {
    this.saver.dropSavedDrafts(this.documents.unsavedFiles());
    if (!this.isClosed) {
      this.checks.schedule();
      this.autoSave.schedule();
    }
    this.notify(files);
  }

  private async save(): Promise<void> {
    await this.checks.guard(() => this.saver.save());
    if (this.documents.unsavedFiles().length === 0) this.problems.set("save", undefined);
    this.notify([]);
  }

  private handleCheckResult(isFailed: boolean): void {
    if (isFailed) this.reportProblem("check", sessionStrings.checkFailed);
    else this.problems.set("check", undefined);
  }

  private reportProblem(kind: ProblemKind, sentence: string | undefined): void {
    if (!this.isClosed) this.problems.set(kind, sentence);
    this.notify([]);
  }

  private retry(kind: ProblemKind): void {
    if (kind === "open") void this.open();
    else if (kind === "journal") void this.journal.flush();
    else this.scheduleCheckAndSave([]);
  }

  private notify(files: readonly string[], externalFile?: string): void {
    for (const listener of [...this.listeners]) listener({ files, externalFile });
  }
}

function createSessionId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join("");
}
