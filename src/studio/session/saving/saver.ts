import type { Conflict, FileEdit, WriteAnswer } from "../../host/host-files.ts";
import type { Refusal } from "../../host/refusal.ts";
import type { StudioHost } from "../../host/studio-host.ts";
import { readKept } from "../../pictures/kept-line.ts";
import type { HeldFiles, OnDisk } from "../texts/held-files.ts";
import { lineOnDisk } from "../texts/kept-files.ts";
import { isText } from "../texts/text-files.ts";
import type { Texts, Told, WholeCheck } from "./checking.ts";
import type { LinkedFiles } from "./linked-files.ts";
import { sortErrors } from "./new-errors.ts";

/** So often a set is put together anew when others change it meanwhile. */
const mostRounds = 6;

export interface SaverOptions {
  host: StudioHost;
  check: WholeCheck;
  files: HeldFiles;
  links: LinkedFiles;
  takeIn: (file: string, found: OnDisk) => void;
  /** Something is on the disk, or cannot get there. */
  onAnswer: (refusal: Refusal | undefined, written: readonly string[]) => void;
}

/** Texts at a moment, to be put together to contents. */
interface Moment {
  disk: Texts;
  studio: Texts;
  groups: readonly (readonly string[])[];
}

/** What may be written, and what the check says of the content that it makes. */
interface Chosen {
  groups: readonly (readonly string[])[];
  told: readonly Told[];
}

/** Writes to the disk what adds no error. */
export class Saver {
  /** Files with an edit that adds an error, and what goes with them. */
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
    const { groups, told } = await this.choose(moment, before);
    const chosen = new Set(groups.flat());
    this.held = new Set(moment.groups.flat().filter((file) => !chosen.has(file)));
    const edits = [...chosen].map((path) => this.editOf(path, moment.studio));
    if (edits.length === 0) return false;
    return this.take(await this.options.host.write(edits), { groups, told }, moment.studio);
  }

  private moment(): Moment {
    const { files, links } = this.options;
    const disputed = new Set(files.disputed());
    const isFree = (file: string) => !disputed.has(file) && !this.refused.has(file);
    const groups = links.groups(files.pending()).filter((group) => group.every(isFree));
    return { disk: files.onDisk(), studio: files.inStudio(), groups };
  }

  private editOf(path: string, studio: Texts): FileEdit {
    const expect = this.options.files.get(path)?.disk.version ?? null;
    const text = studio.get(path) ?? null;
    const kept = isText(path) || text === null ? undefined : readKept(text);
    return kept ? { path, kept: kept.version, expect } : { path, text, expect };
  }

  /** The groups that together add no error. */
  private async choose({ disk, studio, groups }: Moment, before: readonly Told[]): Promise<Chosen> {
    const { check } = this.options;
    const attempt = async (some: readonly (readonly string[])[]) => {
      const told = await check(overlay(disk, studio, some.flat()));
      return { told, groups: some, added: sortErrors(told, before).added };
    };
    const all = await attempt(groups);
    if (all.added.length === 0) return all;
    const faulty = new Set(all.added.map(({ file }) => file));
    const others = groups.filter((group) => !group.some((file) => faulty.has(file)));
    const most = others.length > 0 ? await attempt(others) : undefined;
    if (most?.added.length === 0) return most;
    let chosen: Chosen = { groups: [], told: before };
    // What is wrong in one file may come from another one: each group is looked at for itself.
    for (const group of groups.length > 1 ? groups : []) {
      const next = await attempt([...chosen.groups, group]);
      if (next.added.length === 0) chosen = next;
    }
    return chosen;
  }

  private take(answer: WriteAnswer, { groups, told }: Chosen, studio: Texts): boolean {
    if (answer.kind === "refused") return this.takeRefusal(answer, groups);
    if (answer.kind === "conflict") {
      this.forget();
      for (const found of answer.files) this.takeOther(found, studio);
      return true;
    }
    const { files, links, onAnswer } = this.options;
    for (const { path, version } of answer.files) {
      files.change(path, { disk: { text: studio.get(path) ?? null, version } });
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
  private takeOther({ path, text, version }: Conflict["files"][number], studio: Texts): void {
    const { files, takeIn } = this.options;
    const asked = studio.get(path) ?? null;
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

/** The content as it is on the disk, with some files as they are in the studio. */
function overlay(disk: Texts, studio: Texts, files: readonly string[]): Texts {
  const texts = new Map(disk);
  for (const file of files) {
    const text = studio.get(file);
    if (text === undefined) texts.delete(file);
    else texts.set(file, text);
  }
  return texts;
}
