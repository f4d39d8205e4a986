import { applyChanges } from "../../../yaml/edit/apply-changes.ts";
import type { Change } from "../../../yaml/edit/change.ts";
import type { ContentCheckFunction, ContentTexts, SessionDiagnostic } from "./content-checker.ts";
import { separateNewErrors } from "./new-errors.ts";
import type { IndependentEditSet } from "./partial/find-independent-edits.ts";
import type { IndependentEdit } from "./partial/independent-edits.ts";
import type { IntermediateStates } from "./partial/intermediate-states.ts";

/**
 * Loads the code for partial saves on demand, because most texts are valid as a whole. If it does
 * not load, an invalid file is not saved at all.
 */
const loadPartialText = () => import("./partial/find-independent-edits.ts").catch(() => undefined);

/** A snapshot of all texts from which a save selects. */
export interface SaveSnapshot {
  disk: ContentTexts;
  studio: ContentTexts;
  /** Unsaved files. The files of a group are written atomically. */
  groups: readonly (readonly string[])[];
  /** Returns the migration for a text of an older content version. */
  migrationOf: (file: string, text: string) => readonly Change[] | undefined;
  /** Returns the known states between the text on disk and the current one. */
  intermediateStatesOf: (file: string) => IntermediateStates;
}

/** The texts to write, and the diagnostics of the resulting content. */
export interface SaveSelection {
  /** `null` for a removed file. */
  texts: ReadonlyMap<string, string | null>;
  /**
   * The values between the text to be written and the text in the studio, for each partially saved
   * file.
   */
  states: ReadonlyMap<string, readonly unknown[]>;
  diagnostics: readonly SessionDiagnostic[];
}

/** A selection with the errors that it would add. */
interface SelectionWithNewErrors extends SaveSelection {
  added: readonly SessionDiagnostic[];
}

/**
 * Selects as many changes as possible without adding an error: whole groups of files, or only the
 * valid edits of a file.
 */
export class SaveSelector {
  private readonly snapshot: SaveSnapshot;
  private readonly before: readonly SessionDiagnostic[];
  private readonly check: ContentCheckFunction;
  private selection: SaveSelection;
  private readonly states = new Map<string, readonly unknown[]>();

  constructor(
    moment: SaveSnapshot,
    before: readonly SessionDiagnostic[],
    check: ContentCheckFunction,
  ) {
    this.snapshot = moment;
    this.before = before;
    this.check = check;
    this.selection = { texts: new Map(), states: this.states, diagnostics: before };
  }

  /** Selects the texts to write. Rejects if the check fails. */
  async select(): Promise<SaveSelection> {
    const { groups } = this.snapshot;
    const all = await this.checkSelection(this.wholeTexts(groups));
    if (all.added.length === 0) return all;
    await this.selectGroups(all.added);
    for (const group of groups) {
      const [file] = group;
      if (file === undefined || this.selection.texts.has(file)) continue;
      if (group.length > 1) await this.selectLinkedFiles(group);
      else await this.selectEdits(file, all.added);
    }
    return this.selection;
  }

  private async selectGroups(added: readonly SessionDiagnostic[]): Promise<void> {
    const { groups } = this.snapshot;
    const faulty = new Set(added.map(({ file }) => file));
    const others = groups.filter((group) => !group.some((file) => faulty.has(file)));
    if (others.length > 0 && (await this.tryAdd(this.wholeTexts(others)))) return;
    // An error in one file may come from another one, so try each group on its own.
    for (const group of groups.length > 1 ? groups : [])
      await this.tryAdd(this.wholeTexts([group]));
  }

  private async selectEdits(file: string, added: readonly SessionDiagnostic[]): Promise<void> {
    const edited = await this.editedText(file);
    if (!edited) return;
    const taken = edited.edits.length > 1 ? await this.addMostEdits(file, edited, added) : [];
    this.recordStates(file, edited, taken);
  }

  /**
   * Selects edits of files that were changed together: all new edits, without the edits that were
   * already unsaved at the last save.
   */
  private async selectLinkedFiles(group: readonly string[]): Promise<void> {
    const all = await Promise.all(
      group.map(async (file) => [file, await this.editedText(file)] as const),
    );
    const parts = all.flatMap(([file, edited]) => {
      if (!edited || edited.unsaved.length === 0) return [];
      const taken = edited.edits.filter((edit) => !edited.unsaved.includes(edit));
      return [{ file, edited, taken, text: edited.textWithEdits(taken) }];
    });
    const texts = parts.flatMap(({ file, text }) =>
      text === undefined ? [] : [[file, text] as const],
    );
    if (texts.length === 0 || texts.length < parts.length) return;
    if (!(await this.tryAdd(new Map([...this.wholeTexts([group]), ...texts])))) return;
    for (const { file, edited, taken } of parts) this.recordStates(file, edited, taken);
  }

  private recordStates(
    file: string,
    edited: IndependentEditSet,
    taken: readonly IndependentEdit[],
  ): void {
    const states = edited.statesAfter(taken);
    if (states) this.states.set(file, states);
  }

  private async addMostEdits(
    file: string,
    edited: IndependentEditSet,
    added: readonly SessionDiagnostic[],
  ) {
    const places = added.filter((each) => each.file === file).map(({ path }) => path);
    const suspects = edited.editsAffecting(places);
    const others = edited.edits.filter((edit) => !suspects.includes(edit));
    const taken = await this.addEdits(file, edited, [], others);
    return this.addEdits(file, edited, taken, suspects);
  }

  /**
   * Adds as many edits as possible to those already taken. Tries all of them first, then bisects.
   *
   * @returns all edits taken so far
   */
  private async addEdits(
    file: string,
    edited: IndependentEditSet,
    taken: readonly IndependentEdit[],
    more: readonly IndependentEdit[],
  ): Promise<readonly IndependentEdit[]> {
    if (more.length === 0) return taken;
    const edits = [...taken, ...more];
    const text = edited.textWithEdits(edits);
    if (text !== undefined && (await this.tryAdd(new Map([[file, text]])))) return edits;
    if (more.length === 1) return taken;
    const half = Math.ceil(more.length / 2);
    const first = await this.addEdits(file, edited, taken, more.slice(0, half));
    return this.addEdits(file, edited, first, more.slice(half));
  }

  private async editedText(file: string): Promise<IndependentEditSet | undefined> {
    const { disk, studio, migrationOf, intermediateStatesOf } = this.snapshot;
    const [before, after] = [disk.get(file), studio.get(file)];
    if (before === undefined || after === undefined || migrationOf(file, after)) return undefined;
    const older = applyChanges(before, migrationOf(file, before) ?? []);
    if ("refused" in older) return undefined;
    return (await loadPartialText())?.findIndependentEdits(
      older.text,
      intermediateStatesOf(file),
      after,
    );
  }

  /** Adds texts to the selection if they add no error. Resolves to true if it did. */
  private async tryAdd(texts: SaveSelection["texts"]): Promise<boolean> {
    const attempt = await this.checkSelection(new Map([...this.selection.texts, ...texts]));
    if (attempt.added.length > 0) return false;
    this.selection = attempt;
    return true;
  }

  private async checkSelection(texts: SaveSelection["texts"]): Promise<SelectionWithNewErrors> {
    const told = await this.check(overlayTexts(this.snapshot.disk, texts));
    return {
      texts,
      states: this.states,
      diagnostics: told,
      added: separateNewErrors(told, this.before).added,
    };
  }

  private wholeTexts(groups: SaveSnapshot["groups"]): SaveSelection["texts"] {
    return new Map(groups.flat().map((file) => [file, this.snapshot.studio.get(file) ?? null]));
  }
}

/** Returns the content on disk with some files replaced. */
function overlayTexts(disk: ContentTexts, texts: SaveSelection["texts"]): ContentTexts {
  const content = new Map(disk);
  for (const [file, text] of texts) {
    if (text === null) content.delete(file);
    else content.set(file, text);
  }
  return content;
}
