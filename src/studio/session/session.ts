import type { Step as MigrationStep } from "../../load/migrations/migration-step-types.ts";
import type { Change } from "../../yaml/edit/change.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import type { Later } from "../async/debouncer.ts";
import type { StorageBackend } from "../backend-contract/backend.ts";
import type { ChangeFailure } from "./document-editor.ts";
import type { ContentChecker, SessionDiagnostic } from "./saving/content-checker.ts";
import type { StepSummary } from "./undo/undo-steps.ts";

export type {
  ContentChecker as Checking,
  SessionDiagnostic as Told,
} from "./saving/content-checker.ts";

/**
 * The save status. If several apply, the first of these wins: conflict, error, draft, saving,
 * saved.
 */
export type SaveState = "saved" | "saving" | "draft" | "conflict" | "error";

export interface SessionOptions {
  backend: StorageBackend;
  checker: ContentChecker;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Runs a callback after some milliseconds. The returned function cancels it. */
  later?: Later;
  /** Migration steps for older content. The default is those of this program. */
  steps?: readonly MigrationStep[];
}

/**
 * Two versions of a file that the user must choose between; `null` means the file does not exist.
 */
interface FileConflict {
  file: string;
  mine: string | null;
  theirs: string | null;
}

/** An event of a session. */
interface SessionEvent {
  /** Files whose text in the studio has changed. */
  files: readonly string[];
  /** The file whose text changed in the studio because another program changed it on disk. */
  externalFile?: string;
}

export type SessionListener = (event: SessionEvent) => void;

/** An editing session: the texts of a content folder, edits to them, and their save status. */
export interface Session {
  /** Reads all texts, and restores unsaved changes from the journal. */
  open(): Promise<void>;
  files(): readonly string[];
  /** Returns the current text in the studio; `undefined` if the file does not exist. */
  text(file: string): string | undefined;
  /** Returns all texts by path: with unsaved changes ("studio") or as stored ("disk"). */
  texts(where: "studio" | "disk"): ReadonlyMap<string, string>;
  /**
   * Returns the parsed value of a file, migrated to the current content version. Returns the same
   * object while the text is unchanged.
   */
  value(file: string): unknown;
  /**
   * Returns the diagnostics of the latest check. Errors that existed when the session was opened
   * come first.
   */
  diagnostics(): readonly SessionDiagnostic[];
  /** Whether a diagnostic existed when the session was opened, so that no edit caused it. */
  isPreexisting(told: SessionDiagnostic): boolean;
  state(): SaveState;
  /**
   * Returns a sentence for the user about the most severe problem, such as a failing save;
   * `undefined` if there is none.
   */
  problem(): string | undefined;
  /**
   * Edits a file in memory. Edits with the same `typing` key and without a pause form one undo
   * step.
   */
  change(
    file: string,
    change: Change | readonly Change[],
    options?: { typing?: string },
  ): ChangeFailure | undefined;
  /**
   * Applies changes to several files as one undo step. The files are saved atomically. Changes can
   * create and remove files. `joins` is the ID of the last step: the changes become part of that
   * step.
   */
  changeAll(
    changes: readonly FileChange[],
    options?: { joins?: string },
  ): ChangeFailure | undefined;
  /** Returns the ID of the step that an undo would revert. */
  lastStepId(): string | undefined;
  /**
   * Returns the pictures and documents that were added or removed (`null`), each with its media
   * pointer.
   */
  mediaFiles(): ReadonlyMap<string, string | null>;
  /**
   * Registers a picture or document that exists on disk, with its media pointer, so that it can
   * be removed.
   */
  registerMediaFile(file: string, line: string): void;
  /**
   * Applies the quick fix of a diagnostic. Returns false if there is none, or if the content has
   * changed since the check.
   */
  applyQuickFix(told: SessionDiagnostic): boolean;
  undo(): StepSummary | undefined;
  redo(): StepSummary | undefined;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Writes all changes to the journal, and those that add no error to the disk. */
  saveNow(): Promise<void>;
  conflicts(): readonly FileConflict[];
  /** Resolves a conflict. After choosing "theirs", undo restores the user's own version. */
  resolveConflict(file: string, keep: "mine" | "theirs"): void;
  /** Lists the files that differ from their state on disk when the session was opened. */
  changedFiles(): readonly string[];
  /**
   * Calls the listener after each change to texts, diagnostics or status. Returns a function that
   * unsubscribes it.
   */
  subscribe(listener: SessionListener): () => void;
  /** Saves all valid changes, and stops watching the backend. */
  close(): Promise<void>;
}
