import type { Conflict, FileEdit, WriteAnswer } from "../../host/host-files.ts";
import type { Refusal } from "../../host/refusal.ts";
import type { StudioHost } from "../../host/studio-host.ts";
import { readKept } from "../../pictures/kept-line.ts";
import type { UndoStack } from "../history/undo-stack.ts";
import type { HeldFiles, OnDisk } from "../texts/held-files.ts";
import { lineOnDisk } from "../texts/kept-files.ts";
import { isText } from "../texts/text-files.ts";
import type { Told, WholeCheck } from "./checking.ts";
import { type Chosen, type Moment, TextChoice } from "./choose-texts.ts";
import type { LinkedFiles } from "./linked-files.ts";

/** So often a set is put together anew when others change it meanwhile. */
const mostRounds = 6;
/** So many steps are gone back to find out which item of a list became which. */
const mostSteps = 40;

export interface SaverOptions {
  host: StudioHost;
  check: WholeCheck;
  files: HeldFiles;
  links: LinkedFiles;
  history: () => UndoStack;
  takeIn: (file: string, found: OnDisk) => void;
  /** Something is on the disk, or cannot get there. */
  onAnswer: (refusal: Refusal | undefined, written: readonly string[]) => void;
}

/** Writes to the disk what adds no error. */
export class Saver {
  /** Files with an edit that adds an error, and what goes with them: something in them is not on the disk. */
  held: ReadonlySet<string> = new Set();
  private readonly options: SaverOptions;
  /** What the check says of the content on the disk. */
  private before: readonly Told[] | undefined;
  /** How often the disk became another one. */
  private disks = 0;
  private refused: ReadonlySet<string> = new Set();
  private lastRefusal: Refusal | undefined;

  constructor(options: SaverOptions) {
    this.options = options;
  }

  /** The content on the disk is another one. */
  forget(): void {
    this.before = undefined;
    this.disks += 1;
  }

  /** These came back out of the journal: until they are looked at, they are drafts. */
  begin(held: readonly string[]): void {
    this.held = new Set(held);
  }

  /** A draft that was taken back is none any more: what comes next in its file is looked at anew. */
  release(pending: readonly string[]): void {
    if (this.held.size === 0) return;
    this.held = new Set(pending.filter((file) => this.held.has(file)));
  }

  /** What the check says of the content on the disk. Fails as the check does. */
  async errorsOnDisk(): Promise<readonly Told[]> {
    while (!this.before) {
      const { disks } = this;
      const told = await this.options.check(this.options.files.onDisk());
      // Meanwhile it may have become another one.
      if (disks === this.disks) this.before = told;
    }
    return this.before;
  }

  /** Writes all that may be. Fails as the check does. */
  async save(): Promise<void> {
    this.refused = new Set();
    for (let round = 0; round < mostRounds; round += 1) {
      if (!(await this.saveOnce())) return;
    }
  }

  /** @returns whether there is a reason to try again at once */
  private async saveOnce(): Promise<boolean> {
    if (this.moment().groups.length === 0) return false;
    const before = await this.errorsOnDisk();
    const moment = this.moment();
    const chosen = await new TextChoice(moment, before, this.options.check).choose();
    const isWhole = (file: string) => chosen.texts.get(file) === (moment.studio.get(file) ?? null);
    this.held = new Set(moment.groups.flat().filter((file) => !isWhole(file)));
    const edits = [...chosen.texts].map(([path, text]) => this.editOf(path, text));
    if (edits.length === 0) return false;
    return this.take(await this.options.host.write(edits), chosen, moment);
  }

  private moment(): Moment {
    const { files, links } = this.options;
    const disputed = new Set(files.disputed());
    const isFree = (file: string) => !disputed.has(file) && !this.refused.has(file);
    const groups = links.groups(files.pending()).filter((group) => group.every(isFree));
    const olderOf = (file: string, text: string) => files.planFor(file, text)?.changes;
    return {
      disk: files.onDisk(),
      studio: files.inStudio(),
      groups,
      olderOf,
      between: (file) => this.between(file),
    };
  }

  /** From the text of which the disk has a part, step by step to the present one. */
  private between(file: string): string[] {
    const { files, history } = this.options;
    const { disk, text } = files.get(file) ?? {};
    const texts: string[] = [];
    if (typeof text !== "string") return texts;
    for (const origin of history().origins(file, text)) {
      if (origin === (disk?.partOf ?? disk?.text))
        return disk?.partOf ? [disk.partOf, ...texts] : texts;
      if (origin !== null) texts.unshift(origin);
      if (texts.length > mostSteps) break;
    }
    return disk?.partOf ? [disk.partOf] : [];
  }

  private editOf(path: string, text: string | null): FileEdit {
    const expect = this.options.files.get(path)?.disk.version ?? null;
    const kept = isText(path) || text === null ? undefined : readKept(text);
    return kept ? { path, kept: kept.version, expect } : { path, text, expect };
  }

  private take(answer: WriteAnswer, { texts, told }: Chosen, moment: Moment): boolean {
    if (answer.kind === "refused")
      return this.takeRefusal(
        answer,
        moment.groups.filter((group) => group.every((file) => texts.has(file))),
      );
    if (answer.kind === "conflict") {
      this.forget();
      for (const found of answer.files) this.takeOther(found, texts);
      return true;
    }
    const { files, links, onAnswer } = this.options;
    for (const { path, version } of answer.files) {
      const [text, whole] = [texts.get(path) ?? null, moment.studio.get(path) ?? null];
      const partOf = text === whole ? undefined : (whole ?? undefined);
      files.change(path, { disk: { text, version, partOf } });
    }
    this.before = told;
    const written = answer.files.map(({ path }) => path);
    links.settle(new Set(written));
    onAnswer(this.refused.size > 0 ? this.lastRefusal : undefined, written);
    return false;
  }

  /**
   * A file is on the disk otherwise than was known. Where it says what was to be written, the window before has written
   * it as it was closed or killed: what became of it in the studio since is a change.
   */
  private takeOther(
    { path, text, version }: Conflict["files"][number],
    texts: Chosen["texts"],
  ): void {
    const { files, takeIn } = this.options;
    const asked = texts.get(path) ?? null;
    const known = [asked, files.text(path) ?? null];
    const found = { text: isText(path) ? text : lineOnDisk(version, known), version };
    if (found.text === asked) files.change(path, { disk: found });
    else takeIn(path, found);
  }

  /** Where one file is refused, the others are not kept waiting. */
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
