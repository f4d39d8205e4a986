import { studioCreatableFiles } from "../../check/folder-structure/content-files.ts";
import { applyChanges } from "../../yaml/edit/apply-changes.ts";
import type { Change, EditFailureReason } from "../../yaml/edit/change.ts";
import type { FileChange, WholeFileChange } from "../../yaml/edit/file-change.ts";
import { parentPointer, valueAt } from "../../yaml/json-pointer.ts";
import type { DocumentStore } from "./documents/document-store.ts";
import { fingerprint } from "./documents/fingerprint.ts";
import type { FileDelta, SessionAction } from "./journal/journal-entries.ts";
import { diffTexts } from "./merge/diff-texts.ts";
import { type Splice, toSplices } from "./merge/splices.ts";
import type { AtomicFileGroups } from "./saving/atomic-file-groups.ts";
import { applyStepPart, type UndoDirection, type UndoStack } from "./undo/undo-stack.ts";
import { type StepSummary, summarizeStep } from "./undo/undo-steps.ts";

/** The longest pause in milliseconds between edits of one undo step. */
const undoGroupDelay = 1000;

/** Why a change was rejected, and for which file. */
export interface ChangeFailure {
  refused: EditFailureReason | "there-already";
  path: string;
  file: string;
}

/** The effect of a change on one file. `text` is the new text, or `null` if the file is removed. */
type DeltaWithText = FileDelta & { text: string | null };

export interface EditorOptions {
  files: DocumentStore;
  history: UndoStack;
  links: AtomicFileGroups;
  session: string;
  now: () => number;
  /** Called after each change, undo and redo, to journal and save it. */
  onAction: (deed: Omit<SessionAction, "order">) => void;
}

/** Applies changes to the documents of a session, and undoes and redoes them. */
export class DocumentEditor {
  private readonly options: EditorOptions;
  private stepCount = 0;
  private lastTyping: { key: string; time: number; step: string } | undefined;
  /** The file's text before the first keystroke in a field, and after the last one. */
  private typedField: { key: string; base: string; text: string } | undefined;

  constructor(options: EditorOptions) {
    this.options = options;
  }

  /**
   * Applies all changes as one undo step, or none of them.
   *
   * @param options `typing` is the key of a field. Changes with the same key and without a pause
   *   form one step. `joins` is the ID of a step. The changes become part of that step if it is
   *   still the last one.
   * @returns why the changes were rejected; `undefined` on success
   */
  change(
    changes: readonly FileChange[],
    { typing: key, joins }: { typing?: string; joins?: string } = {},
  ): ChangeFailure | undefined {
    const parts: DeltaWithText[] = [];
    for (const [file, own] of groupByFile(changes)) {
      const part = Array.isArray(own)
        ? this.editFile(file, own, key && `${file}\n${key}`)
        : this.createOrRemoveFile(own);
      if ("refused" in part) return { ...part, file };
      if (part.from !== part.to) parts.push(part);
    }
    const last = joins === this.lastStepId() ? joins : undefined;
    const stroke = key === undefined ? undefined : `${parts[0]?.file}\n${key}`;
    if (parts.length > 0) this.commit(parts, last ?? this.stepIdFor(stroke));
    return undefined;
  }

  /** Returns the ID of the step that an undo would revert. */
  lastStepId(): string | undefined {
    return this.options.history.top("undo")?.id;
  }

  /** Replaces a whole file as one undo step; `null` removes it. */
  replace(file: string, text: string | null): void {
    const before = this.options.files.text(file) ?? null;
    if (before !== text)
      this.commit([createReplacementDelta(file, before, text)], this.stepIdFor());
  }

  undo(): StepSummary | undefined {
    return this.applyHistory("undo");
  }

  redo(): StepSummary | undefined {
    return this.applyHistory("redo");
  }

  /**
   * Creates or removes a file. Creating fails if the file exists and removing fails if it does
   * not, unless the change is marked as replacing.
   */
  private createOrRemoveFile(change: WholeFileChange): DeltaWithText | Omit<ChangeFailure, "file"> {
    const { file, whole, isReplacing } = change;
    const before = this.options.files.text(file) ?? null;
    if (isReplacing) return createReplacementDelta(file, before, whole);
    if (whole !== null && before !== null) return { refused: "there-already", path: "" };
    if (whole === null && before === null) return { refused: "missing", path: "" };
    return wholeFileDelta(file, before, whole);
  }

  /** Edits a file. An optional file that does not exist yet is created. */
  private editFile(file: string, changes: readonly Change[], key: string | undefined) {
    const held = this.options.files.text(file);
    const isNew = held === undefined && studioCreatableFiles.includes(file);
    if (held === undefined && !isNew) return { refused: "missing", path: "" } as const;
    const text = held ?? "";
    const path = changes.at(-1)?.path ?? "";
    const base = this.typingBase(text, key);
    const again = base === text ? undefined : this.applyMigrated(file, base, changes);
    const result = again && !("refused" in again) ? again : this.applyMigrated(file, text, changes);
    if ("refused" in result) return result;
    if (key !== undefined) this.typedField = { key, base, text: result.text };
    if (isNew) return { ...wholeFileDelta(file, null, result.text), path };
    const splices = result === again ? diffTexts(text, result.text) : toSplices(text, result.edits);
    return createSpliceDelta(file, path, text, result.text, splices);
  }

  /**
   * Applies changes to a text. Changes assume the current content version, so a text of an older
   * version is migrated first.
   */
  private applyMigrated(file: string, text: string, changes: readonly Change[]) {
    const older = this.options.files.migrationFor(file, text)?.changes ?? [];
    return applyChanges(text, [...older, ...changes]);
  }

  /**
   * Returns the text that an edit is applied to. While the user types in one field, this is the
   * text before the first keystroke. A half-typed value may need other quoting, for example for a
   * trailing space, but the finished value should keep the style of the original.
   */
  private typingBase(text: string, key: string | undefined): string {
    const { typedField } = this;
    return key !== undefined && typedField?.key === key && typedField.text === text
      ? typedField.base
      : text;
  }

  private commit(parts: readonly DeltaWithText[], step: string): void {
    const { files, history, links } = this.options;
    for (const { file, text } of parts) files.change(file, { text });
    const done = parts.map(({ text, ...part }) => ({ ...part, path: this.resolvePath(part) }));
    history.push({
      id: step,
      parts: done.map(({ file, path, whole, splices = [] }) => {
        return { file, path, strokes: [whole ?? splices] };
      }),
    });
    links.add(parts.map(({ file }) => file));
    this.options.onAction({ kind: "step", step, parts: done });
  }

  /**
   * Resolves a path that ends in `/-` to the last item of its list, because the change appended it.
   */
  private resolvePath({ file, path }: FileDelta): string {
    if (!path.endsWith("/-")) return path;
    const list = valueAt(this.options.files.value(file), parentPointer(path));
    return `${parentPointer(path)}/${Array.isArray(list) ? list.length - 1 : 0}`;
  }

  private stepIdFor(key?: string): string {
    const { session, now, history } = this.options;
    const [time, last] = [now(), this.lastTyping];
    const isGoingOn = key !== undefined && last?.key === key && time - last.time <= undoGroupDelay;
    const isOnTop = isGoingOn && history.top("undo")?.id === last.step;
    if (!isOnTop) this.stepCount += 1;
    const step = isOnTop ? last.step : `${session}.${this.stepCount}`;
    this.lastTyping = key === undefined ? undefined : { key, time, step };
    return step;
  }

  private applyHistory(direction: UndoDirection): StepSummary | undefined {
    const { files, history, links } = this.options;
    const step = history.top(direction);
    if (!step) return undefined;
    this.lastTyping = undefined;
    const parts: FileDelta[] = [];
    const texts = new Map<string, string | null>();
    for (const part of step.parts) {
      const before = files.text(part.file) ?? null;
      const text = applyStepPart(before, part, direction);
      // The step does not apply to this text. Discard the steps of this file rather than undo
      // wrongly.
      if (text === undefined) return void history.discardFile(part.file);
      texts.set(part.file, text);
      const [from, to] = [fingerprint(before), fingerprint(text)];
      parts.push({ file: part.file, path: part.path, from, to });
    }
    for (const [file, text] of texts) files.change(file, { text });
    history.moveTop(direction);
    links.add([...texts.keys()]);
    this.options.onAction({ kind: direction, step: step.id, parts });
    return summarizeStep(step);
  }
}

function createSpliceDelta(
  file: string,
  path: string,
  before: string,
  text: string,
  splices: readonly Splice[],
): DeltaWithText {
  const [from, to] = [fingerprint(before), fingerprint(text)];
  return { file, path, from, to, splices, text };
}

/** Creates the delta that replaces the whole text of a file. */
function createReplacementDelta(
  file: string,
  before: string | null,
  text: string | null,
): DeltaWithText {
  if (before === null || text === null) return wholeFileDelta(file, before, text);
  return createSpliceDelta(file, "", before, text, diffTexts(before, text));
}

function wholeFileDelta(file: string, was: string | null, text: string | null): DeltaWithText {
  const [from, to] = [fingerprint(was), fingerprint(text)];
  return { file, path: "", from, to, whole: { was, text }, text };
}

/**
 * Groups changes by file. A change that creates or removes a file replaces all other changes to
 * that file.
 */
function groupByFile(changes: readonly FileChange[]): Map<string, Change[] | WholeFileChange> {
  const found = new Map<string, Change[] | WholeFileChange>();
  for (const each of changes) {
    const before = found.get(each.file) ?? [];
    if ("whole" in each) found.set(each.file, each);
    else if (Array.isArray(before)) found.set(each.file, [...before, ...[each.change].flat()]);
  }
  return found;
}
