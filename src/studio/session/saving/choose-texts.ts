import type { Change } from "../../../yaml/edit/change.ts";
import { operate } from "../../../yaml/edit/operate.ts";
import type { Texts, Told, WholeCheck } from "./checking.ts";
import { sortErrors } from "./new-errors.ts";
import type { FieldEdit } from "./partial/field-edits.ts";
import type { KnownStates } from "./partial/known-states.ts";
import type { EditedText } from "./partial/partial-text.ts";

/**
 * Loaded on demand, because most texts are valid as a whole. If loading fails, an invalid file is
 * not saved at all.
 */
const loadPartialText = () => import("./partial/partial-text.ts").catch(() => undefined);

/** A snapshot of all texts from which a save selects. */
export interface Moment {
  disk: Texts;
  studio: Texts;
  /** Unsaved files. The files of a group are written atomically. */
  groups: readonly (readonly string[])[];
  /** The migration for a text of an older content version. */
  olderOf: (file: string, text: string) => readonly Change[] | undefined;
  /** The known states between the text on disk and the current one. */
  between: (file: string) => KnownStates;
}

/** The texts to write, and the diagnostics of the resulting content. */
export interface Chosen {
  /** `null` for a removed file. */
  texts: ReadonlyMap<string, string | null>;
  /**
   * For partially saved files: the values between the text to be written and the text in the
   * studio.
   */
  states: ReadonlyMap<string, readonly unknown[]>;
  told: readonly Told[];
}

/** A selection with the errors that it would add. */
interface Attempt extends Chosen {
  added: readonly Told[];
}

/**
 * Selects as many changes as possible without adding an error: whole groups of files, and for
 * single files the valid edits.
 */
export class TextChoice {
  private readonly moment: Moment;
  private readonly before: readonly Told[];
  private readonly check: WholeCheck;
  private chosen: Chosen;
  private readonly states = new Map<string, readonly unknown[]>();

  constructor(moment: Moment, before: readonly Told[], check: WholeCheck) {
    this.moment = moment;
    this.before = before;
    this.check = check;
    this.chosen = { texts: new Map(), states: this.states, told: before };
  }

  /** Rejects if the check fails. */
  async choose(): Promise<Chosen> {
    const { groups } = this.moment;
    const all = await this.attempt(this.wholes(groups));
    if (all.added.length === 0) return all;
    await this.chooseGroups(all.added);
    for (const group of groups) {
      const [file] = group;
      if (file === undefined || this.chosen.texts.has(file)) continue;
      if (group.length > 1) await this.chooseLinked(group);
      else await this.chooseEdits(file, all.added);
    }
    return this.chosen;
  }

  private async chooseGroups(added: readonly Told[]): Promise<void> {
    const { groups } = this.moment;
    const faulty = new Set(added.map(({ file }) => file));
    const others = groups.filter((group) => !group.some((file) => faulty.has(file)));
    if (others.length > 0 && (await this.take(this.wholes(others)))) return;
    // An error in one file may be caused by another: try each group on its own.
    for (const group of groups.length > 1 ? groups : []) await this.take(this.wholes([group]));
  }

  private async chooseEdits(file: string, added: readonly Told[]): Promise<void> {
    const edited = await this.editedText(file);
    if (!edited) return;
    const taken = edited.edits.length > 1 ? await this.takeMost(file, edited, added) : [];
    this.note(file, edited, taken);
  }

  /**
   * Of files that were changed together, tries all new edits without those that were already
   * invalid.
   */
  private async chooseLinked(group: readonly string[]): Promise<void> {
    const all = await Promise.all(
      group.map(async (file) => [file, await this.editedText(file)] as const),
    );
    const parts = all.flatMap(([file, edited]) => {
      if (!edited || edited.waiting.length === 0) return [];
      const taken = edited.edits.filter((edit) => !edited.waiting.includes(edit));
      return [{ file, edited, taken, text: edited.textWith(taken) }];
    });
    const texts = parts.flatMap(({ file, text }) =>
      text === undefined ? [] : [[file, text] as const],
    );
    if (texts.length === 0 || texts.length < parts.length) return;
    if (!(await this.take(new Map([...this.wholes([group]), ...texts])))) return;
    for (const { file, edited, taken } of parts) this.note(file, edited, taken);
  }

  private note(file: string, edited: EditedText, taken: readonly FieldEdit[]): void {
    const states = edited.statesAfter(taken);
    if (states) this.states.set(file, states);
  }

  private async takeMost(file: string, edited: EditedText, added: readonly Told[]) {
    const places = added.filter((each) => each.file === file).map(({ path }) => path);
    const suspects = edited.concernedBy(places);
    const others = edited.edits.filter((edit) => !suspects.includes(edit));
    const taken = await this.takeEdits(file, edited, [], others);
    return this.takeEdits(file, edited, taken, suspects);
  }

  /**
   * Adds as many edits as possible to those already taken: all of them, or by bisection.
   *
   * @returns all edits taken so far
   */
  private async takeEdits(
    file: string,
    edited: EditedText,
    taken: readonly FieldEdit[],
    more: readonly FieldEdit[],
  ): Promise<readonly FieldEdit[]> {
    if (more.length === 0) return taken;
    const edits = [...taken, ...more];
    const text = edited.textWith(edits);
    if (text !== undefined && (await this.take(new Map([[file, text]])))) return edits;
    if (more.length === 1) return taken;
    const half = Math.ceil(more.length / 2);
    const first = await this.takeEdits(file, edited, taken, more.slice(0, half));
    return this.takeEdits(file, edited, first, more.slice(half));
  }

  private async editedText(file: string): Promise<EditedText | undefined> {
    const { disk, studio, olderOf, between } = this.moment;
    const [before, after] = [disk.get(file), studio.get(file)];
    if (before === undefined || after === undefined || olderOf(file, after)) return undefined;
    const older = operate(before, olderOf(file, before) ?? []);
    if ("refused" in older) return undefined;
    return (await loadPartialText())?.editedText(older.text, between(file), after);
  }

  /** Adds texts to the selection if they add no error. */
  private async take(texts: Chosen["texts"]): Promise<boolean> {
    const attempt = await this.attempt(new Map([...this.chosen.texts, ...texts]));
    if (attempt.added.length > 0) return false;
    this.chosen = attempt;
    return true;
  }

  private async attempt(texts: Chosen["texts"]): Promise<Attempt> {
    const told = await this.check(overlay(this.moment.disk, texts));
    return { texts, states: this.states, told, added: sortErrors(told, this.before).added };
  }

  private wholes(groups: Moment["groups"]): Chosen["texts"] {
    return new Map(groups.flat().map((file) => [file, this.moment.studio.get(file) ?? null]));
  }
}

/** The content on disk with some files replaced. */
function overlay(disk: Texts, texts: Chosen["texts"]): Texts {
  const content = new Map(disk);
  for (const [file, text] of texts) {
    if (text === null) content.delete(file);
    else content.set(file, text);
  }
  return content;
}
