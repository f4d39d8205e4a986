import type { Change } from "../../yaml/edit/change.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import { applyEdits } from "../../yaml/edits.ts";
import { parseMediaFilePointer } from "../upload-preparation/media-file-pointer.ts";
import { listConflicts, resolveConflict } from "./documents/conflicts.ts";
import type { SessionDiagnostic } from "./saving/content-checker.ts";
import { SessionCore, type SessionListener } from "./session-core.ts";

/** The public methods of a session. `Session` documents them. */
export class StudioSession extends SessionCore {
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
    return this.latestCheck.diagnostics;
  }

  isPreexisting(told: SessionDiagnostic): boolean {
    return this.latestCheck.preexisting.has(told);
  }

  state() {
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

  applyQuickFix(told: SessionDiagnostic): boolean {
    const text = this.documents.text(told.file);
    if (text === undefined || !told.edits || !this.latestCheck.diagnostics.includes(told))
      return false;
    if (this.timers.isWaiting("check")) return false;
    this.editor.replace(told.file, applyEdits(text, told.edits));
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
    const own: SessionListener = (what) => listener(what);
    this.listeners.add(own);
    return () => void this.listeners.delete(own);
  }
}
