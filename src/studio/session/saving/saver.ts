import type { Conflict, FileEdit, Version, WriteAnswer } from "../../hosts/contract/host-files.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import type { StudioHost } from "../../hosts/contract/studio-host.ts";
import { readKept } from "../../pictures/kept-line.ts";
import type { UndoStack } from "../history/undo-stack.ts";
import type { HeldFiles, OnDisk } from "../texts/held-files.ts";
import { lineOnDisk } from "../texts/kept-files.ts";
import { isText } from "../texts/text-files.ts";
import type { Texts, Told, WholeCheck } from "./checking.ts";
import { type Chosen, type Moment, TextChoice } from "./choose-texts.ts";
import type { LinkedFiles } from "./linked-files.ts";
import { knownStates, nothingKnown } from "./partial/known-states.ts";

/** The most attempts to save if others change the files meanwhile. */
const mostRounds = 6;
export interface SaverOptions {
  host: StudioHost;
  check: WholeCheck;
  files: HeldFiles;
  links: LinkedFiles;
  history: () => UndoStack;
  takeIn: (file: string, found: OnDisk) => void;
  /** Called after each write: with the failure, if any, and the written files. */
  onAnswer: (refusal: Refusal | undefined, written: readonly string[]) => void;
}

/** Saves all changes that add no error. */
export class Saver {
  /** Files with unsaved invalid edits, and the files linked to them. */
  held: ReadonlySet<string> = new Set();
  private readonly options: SaverOptions;
  /** The diagnostics of the content on disk. */
  private before: readonly Told[] | undefined;
  /** Counts changes of the content on disk, to detect those during a check. */
  private disks = 0;
  private refused: ReadonlySet<string> = new Set();
  private lastRefusal: Refusal | undefined;

  constructor(options: SaverOptions) {
    this.options = options;
  }

  /** Invalidates the cached diagnostics of the on-disk content after an external change. */
  forget(): void {
    this.before = undefined;
    this.disks += 1;
  }

  /** Marks files restored from the journal as drafts until they are checked. */
  begin(held: readonly string[]): void {
    this.held = new Set(held);
  }

  /** Drops files without unsaved changes from the drafts, so that later edits are checked anew. */
  release(pending: readonly string[]): void {
    if (this.held.size === 0) return;
    this.held = new Set(pending.filter((file) => this.held.has(file)));
  }

  /** Returns the diagnostics of the content on disk. Rejects if the check fails. */
  async errorsOnDisk(): Promise<readonly Told[]> {
    while (!this.before) {
      const { disks } = this;
      const told = await this.options.check(this.options.files.onDisk());
      // The content may have changed during the check.
      if (disks === this.disks) this.before = told;
    }
    return this.before;
  }

  /** Saves all that is valid. Rejects if the check fails. */
  async save(): Promise<void> {
    this.refused = new Set();
    for (let round = 0; round < mostRounds; round += 1) {
      if (!(await this.saveOnce())) return;
    }
  }

  /** @returns whether to retry at once */
  private async saveOnce(): Promise<boolean> {
    if (this.moment().groups.length === 0) return false;
    const before = await this.errorsOnDisk();
    const moment = this.moment();
    const chosen = await new TextChoice(moment, before, this.options.check).choose();
    const isWhole = (file: string) => chosen.texts.get(file) === (moment.studio.get(file) ?? null);
    this.held = new Set(moment.groups.flat().filter((file) => !isWhole(file)));
    const edits = [...chosen.texts].map(([path, text]) => this.editOf(path, text));
    this.remember(chosen, moment.studio);
    if (edits.length === 0) return false;
    return this.take(await this.options.host.write(edits), chosen, moment);
  }

  /** Records the intermediate states of files that were not written. */
  private remember({ texts, states: all }: Chosen, studio: Texts): void {
    const { files } = this.options;
    for (const [file, states] of all) {
      const [disk, text] = [files.get(file)?.disk, studio.get(file)];
      if (!disk || text === undefined || texts.has(file)) continue;
      files.change(file, { disk: { ...disk, partOf: { text, states } } });
    }
  }

  private moment(): Moment {
    const { files, links, history } = this.options;
    const disputed = new Set(files.disputed());
    const isFree = (file: string) => !disputed.has(file) && !this.refused.has(file);
    const groups = links.groups(files.pending()).filter((group) => group.every(isFree));
    const olderOf = (file: string, text: string) => files.planFor(file, text)?.changes;
    const between = (file: string) => {
      const held = files.get(file);
      return held ? knownStates(held, file, history()) : nothingKnown;
    };
    return { disk: files.onDisk(), studio: files.inStudio(), groups, olderOf, between };
  }

  private editOf(path: string, text: string | null): FileEdit {
    const expect = this.options.files.get(path)?.disk.version ?? null;
    const kept = isText(path) || text === null ? undefined : readKept(text);
    return kept ? { path, kept: kept.version, expect } : { path, text, expect };
  }

  private take(answer: WriteAnswer, chosen: Chosen, moment: Moment): boolean {
    const isChosen = (file: string) => chosen.texts.has(file);
    const groups = moment.groups.filter((group) => group.every(isChosen));
    if (answer.kind === "refused") return this.takeRefusal(answer, groups);
    if (answer.kind === "conflict") {
      this.forget();
      for (const found of answer.files) this.takeOther(found, chosen, moment.studio);
      return true;
    }
    const { files, links, onAnswer } = this.options;
    for (const { path, version } of answer.files)
      files.change(path, { disk: writtenFile(path, version, chosen, moment.studio) });
    this.before = chosen.told;
    const written = answer.files.map(({ path }) => path);
    links.settle(new Set(written));
    onAnswer(this.refused.size > 0 ? this.lastRefusal : undefined, written);
    return false;
  }

  /**
   * Handles a file with an unexpected state on disk. If it has the text to be written, a closed
   * or killed window has written it; later edits in the studio stay unsaved changes.
   */
  private takeOther(
    { path, text, version }: Conflict["files"][number],
    chosen: Chosen,
    studio: Texts,
  ): void {
    const { files, takeIn } = this.options;
    const asked = writtenFile(path, version, chosen, studio);
    const known = [asked.text, files.text(path) ?? null];
    const found = { text: isText(path) ? text : lineOnDisk(version, known), version };
    if (found.text === asked.text) files.change(path, { disk: asked });
    else takeIn(path, found);
  }

  /** If the backend rejects one file, the others are saved without it. */
  private takeRefusal(refusal: Refusal, groups: readonly (readonly string[])[]): boolean {
    this.lastRefusal = refusal;
    this.options.onAnswer(refusal, []);
    const { path } = refusal;
    const blamed = groups.find((group) => path !== undefined && group.includes(path));
    if (!blamed || groups.length === 1) return false;
    this.refused = new Set([...this.refused, ...blamed]);
    return true;
  }
}

/** The state of a selected file on disk after the write. */
function writtenFile(
  path: string,
  version: Version | null,
  { texts, states }: Chosen,
  studio: Texts,
): OnDisk {
  const [text, whole, way] = [texts.get(path) ?? null, studio.get(path), states.get(path)];
  if (text === whole || whole === undefined || !way) return { text, version };
  return { text, version, partOf: { text: whole, states: way } };
}
