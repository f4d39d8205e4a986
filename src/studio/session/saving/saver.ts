import type { StorageBackend } from "../../backend-contract/backend.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type {
  FileEdit,
  FileVersionId,
  WriteConflict,
  WriteResult,
} from "../../backend-contract/files.ts";
import { isYamlFile } from "../../backend-contract/is-yaml-file.ts";
import { parseMediaFilePointer } from "../../upload-preparation/media-file-pointer.ts";
import type { DiskState, DocumentStore } from "../documents/document-store.ts";
import { mediaFilePointerOnDisk } from "../documents/media-files-on-disk.ts";
import type { UndoStack } from "../undo/undo-stack.ts";
import type { AtomicFileGroups } from "./atomic-file-groups.ts";
import type { ContentCheckFunction, ContentTexts, SessionDiagnostic } from "./content-checker.ts";
import { findIntermediateStates, noIntermediateStates } from "./partial/intermediate-states.ts";
import { type SaveSelection, SaveSelector, type SaveSnapshot } from "./save-selector.ts";

/**
 * The maximum number of attempts to save, if other programs change the files meanwhile or the
 * backend rejects a file.
 */
const maxAttempts = 6;
export interface SessionSaverOptions {
  backend: StorageBackend;
  check: ContentCheckFunction;
  files: DocumentStore;
  links: AtomicFileGroups;
  history: UndoStack;
  onExternalChange: (file: string, found: DiskState) => void;
  /** Called after each write: with the failure, if any, and the written files. */
  onResult: (refusal: BackendFailure | undefined, written: readonly string[]) => void;
}

/** Saves all changes that add no error. */
export class SessionSaver {
  /** Files with unsaved invalid edits, and the files linked to them. */
  draftFiles: ReadonlySet<string> = new Set();
  private readonly options: SessionSaverOptions;
  /** The diagnostics of the content on disk. */
  private diagnosticsOnDisk: readonly SessionDiagnostic[] | undefined;
  /**
   * Counts changes to the content on disk. A different number after a check means that the content
   * changed meanwhile.
   */
  private diskRevision = 0;
  private rejectedFiles: ReadonlySet<string> = new Set();
  private lastRefusal: BackendFailure | undefined;

  constructor(options: SessionSaverOptions) {
    this.options = options;
  }

  /** Invalidates the cached diagnostics of the on-disk content after an external change. */
  invalidateDiskDiagnostics(): void {
    this.diagnosticsOnDisk = undefined;
    this.diskRevision += 1;
  }

  /** Marks files restored from the journal as drafts until they are checked. */
  restoreDrafts(held: readonly string[]): void {
    this.draftFiles = new Set(held);
  }

  /** Drops files without unsaved changes from the drafts, so that later edits are checked anew. */
  dropSavedDrafts(pending: readonly string[]): void {
    if (this.draftFiles.size === 0) return;
    this.draftFiles = new Set(pending.filter((file) => this.draftFiles.has(file)));
  }

  /** Returns the diagnostics of the content on disk. Rejects if the check fails. */
  async checkDisk(): Promise<readonly SessionDiagnostic[]> {
    while (!this.diagnosticsOnDisk) {
      const { diskRevision } = this;
      const told = await this.options.check(this.options.files.diskTexts());
      // The content may have changed during the check.
      if (diskRevision === this.diskRevision) this.diagnosticsOnDisk = told;
    }
    return this.diagnosticsOnDisk;
  }

  /** Saves all that is valid. Rejects if the check fails. */
  async save(): Promise<void> {
    this.rejectedFiles = new Set();
    for (let round = 0; round < maxAttempts; round += 1) {
      if (!(await this.saveOnce())) return;
    }
  }

  /**
   * Writes what is valid now.
   *
   * @returns true if the save must run again immediately
   */
  private async saveOnce(): Promise<boolean> {
    if (this.snapshot().groups.length === 0) return false;
    const before = await this.checkDisk();
    const moment = this.snapshot();
    const chosen = await new SaveSelector(moment, before, this.options.check).select();
    const isWhole = (file: string) => chosen.texts.get(file) === (moment.studio.get(file) ?? null);
    this.draftFiles = new Set(moment.groups.flat().filter((file) => !isWhole(file)));
    const edits = [...chosen.texts].map(([path, text]) => this.editOf(path, text));
    this.recordStates(chosen, moment.studio);
    if (edits.length === 0) return false;
    return this.handleAnswer(await this.options.backend.write(edits), chosen, moment);
  }

  /** Records the intermediate states of files that were not written. */
  private recordStates({ texts, states: all }: SaveSelection, studio: ContentTexts): void {
    const { files } = this.options;
    for (const [file, states] of all) {
      const [disk, text] = [files.get(file)?.disk, studio.get(file)];
      if (!disk || text === undefined || texts.has(file)) continue;
      files.change(file, { disk: { ...disk, partOf: { text, states } } });
    }
  }

  private snapshot(): SaveSnapshot {
    const { files, links, history } = this.options;
    const disputed = new Set(files.conflictingFiles());
    const isFree = (file: string) => !disputed.has(file) && !this.rejectedFiles.has(file);
    const groups = links.groups(files.unsavedFiles()).filter((group) => group.every(isFree));
    const olderOf = (file: string, text: string) => files.migrationFor(file, text)?.changes;
    const between = (file: string) => {
      const held = files.get(file);
      return held ? findIntermediateStates(held, file, history) : noIntermediateStates;
    };
    return {
      disk: files.diskTexts(),
      studio: files.studioTexts(),
      groups,
      migrationOf: olderOf,
      intermediateStatesOf: between,
    };
  }

  private editOf(path: string, text: string | null): FileEdit {
    const expect = this.options.files.get(path)?.disk.version ?? null;
    const kept = isYamlFile(path) || text === null ? undefined : parseMediaFilePointer(text);
    return kept ? { path, kept: kept.version, expect } : { path, text, expect };
  }

  private handleAnswer(answer: WriteResult, chosen: SaveSelection, moment: SaveSnapshot): boolean {
    const isChosen = (file: string) => chosen.texts.has(file);
    const groups = moment.groups.filter((group) => group.every(isChosen));
    if (answer.kind === "refused") return this.handleFailure(answer, groups);
    if (answer.kind === "conflict") {
      this.invalidateDiskDiagnostics();
      for (const found of answer.files) this.handleConflict(found, chosen, moment.studio);
      return true;
    }
    const { files, links, onResult } = this.options;
    for (const { path, version } of answer.files)
      files.change(path, { disk: toWrittenState(path, version, chosen, moment.studio) });
    this.diagnosticsOnDisk = chosen.diagnostics;
    const written = answer.files.map(({ path }) => path);
    links.unlink(new Set(written));
    onResult(this.rejectedFiles.size > 0 ? this.lastRefusal : undefined, written);
    return false;
  }

  /**
   * Handles a file with an unexpected state on disk. If it already has the text to be written, a
   * closed or killed window wrote it. Later edits in the studio stay unsaved.
   */
  private handleConflict(
    { path, text, version }: WriteConflict["files"][number],
    chosen: SaveSelection,
    studio: ContentTexts,
  ): void {
    const { files, onExternalChange } = this.options;
    const asked = toWrittenState(path, version, chosen, studio);
    const known = [asked.text, files.text(path) ?? null];
    const found = {
      text: isYamlFile(path) ? text : mediaFilePointerOnDisk(version, known),
      version,
    };
    if (found.text === asked.text) files.change(path, { disk: asked });
    else onExternalChange(path, found);
  }

  /**
   * Handles a failed write. If the backend rejects one file, returns true: the other files are then
   * saved without it and without the files linked to it.
   */
  private handleFailure(refusal: BackendFailure, groups: readonly (readonly string[])[]): boolean {
    this.lastRefusal = refusal;
    this.options.onResult(refusal, []);
    const { path } = refusal;
    const blamed = groups.find((group) => path !== undefined && group.includes(path));
    if (!blamed || groups.length === 1) return false;
    this.rejectedFiles = new Set([...this.rejectedFiles, ...blamed]);
    return true;
  }
}

/** Returns the state of a selected file on disk after the write. */
function toWrittenState(
  path: string,
  version: FileVersionId | null,
  { texts, states }: SaveSelection,
  studio: ContentTexts,
): DiskState {
  const [text, whole, way] = [texts.get(path) ?? null, studio.get(path), states.get(path)];
  if (text === whole || whole === undefined || !way) return { text, version };
  return { text, version, partOf: { text: whole, states: way } };
}
