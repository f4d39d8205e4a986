import type { OwnBlocks } from "../../../blocks/own.ts";
import { listChanges } from "../../../changes/list-changes.ts";
import { type ListPoint, publicationList } from "../../../check/checklist/publication-list.ts";
import { printedChecks } from "../../../check/compiled/printed-checks.ts";
import { mergeAlike } from "../../../check/merge-alike.ts";
import { isPicture, wholePicture } from "../../../check/references/check-media.ts";
import { createValidator } from "../../../check/schema/validator.ts";
import type { SiteRules } from "../../../check/site-rules.ts";
import { checkContents } from "../../../load/assemble.ts";
import { withTheme } from "../../../load/check-whole.ts";
import type { Contents, Rules } from "../../../load/files/contents.ts";
import { pathIn } from "../../../load/files/files.ts";
import type { KnownFiles } from "../../../load/files/read-file.ts";
import { readFiles } from "../../../load/files/read-files.ts";
import { joinBook } from "../../../load/load.ts";
import { countryIn, withPublication } from "../../../load/publication/check-publication.ts";
import { tableReady } from "../../../model/countries/phones/table-at-hand.ts";
import type { Draft } from "../../../model/raw-site.ts";
import type { Site } from "../../../model/site.ts";
import { type Diagnostic, hasError } from "../../../yaml/diagnostic.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import type { CoreFiles } from "../core-files.ts";
import type { Brought, DrawnSample, Texts } from "../core-messages.ts";
import type { FileDeed, FilePlan } from "../filing/file-plans.ts";
import { FiledSite } from "../filing/filed-site.ts";
import { newErrors, textsAfter } from "../filing/judge-plan.ts";
import { planFile } from "../filing/plan-file.ts";
import type { Unjudged } from "../filing/plan-move.ts";
import { type Nameable, usesOf } from "../filing/uses-of.ts";
import { withPictures } from "../known-pictures.ts";
import printed from "../own-checks.ts";
import { placePictures } from "../place-pictures.ts";
import { type ListedChange, listedLines } from "./listed-changes.ts";
import { drawSamples } from "./samples/draw-samples.ts";

/** Dependencies of the query service. */
export interface AskedGround {
  files: CoreFiles;
  /** The content as it was when the studio was opened. */
  opened: CoreFiles;
  brought: Brought;
  ownRules: SiteRules;
  own: OwnBlocks;
  /** The newest site that can be built; `undefined` if none can. */
  newest(): Promise<{ site: Site; draft: Draft } | undefined>;
}

/**
 * Answers on demand: diagnostics, changes since opening, blocks and files to add. Loaded separately
 * because it needs all rules and messages, which typing does not have to wait for.
 */
export class Asked {
  private readonly rules: Rules;
  private readonly known: KnownFiles = new Map();
  private filed?: { version: number; checked?: ReturnType<typeof checkContents> };
  private checked?: { version: number; told: readonly Diagnostic[] };

  constructor(private readonly ground: AskedGround) {
    const { brought, ownRules } = ground;
    const { schemas } = brought;
    const checks = printedChecks(printed, schemas);
    this.rules = { schemas, validate: createValidator(schemas, checks), book: joinBook(ownRules) };
  }

  /** All diagnostics of the content. */
  async told(): Promise<readonly Diagnostic[]> {
    const { version } = this.ground.files;
    if (this.checked?.version === version) return this.checked.told;
    const { date } = this.ground.brought;
    const contents = await this.contents();
    if (!contents) return [];
    const result = checkContents(contents, this.rules, { date });
    this.checked = { version, told: withTheme(result, undefined).diagnostics };
    return this.checked.told;
  }

  /** The checklist before a site goes live; empty if there is no content yet. */
  async points(): Promise<ListPoint[]> {
    const { files, brought } = this.ground;
    const checked = await this.checkOf(files);
    if (!checked) return [];
    const all = { ...checked, diagnostics: [...(await this.told())] };
    const published = withPublication(files, this.rules, all, { date: brought.date });
    return publicationList({ ...published, country: countryIn(checked.files) });
  }

  /** Diagnostics of some files on their own, without comparing them with other files. */
  async own(paths: readonly string[]): Promise<Diagnostic[]> {
    const { files } = (await this.contents()) ?? { files: [] };
    const asked = files.filter(({ parsed }) =>
      paths.includes(pathIn(this.ground.files, parsed.file)),
    );
    return asked.flatMap(({ parsed, found }) => mergeAlike(() => parsed.text, found ?? []));
  }

  /** Visible changes since the studio was opened, or since the texts in `then`. */
  async changes(then?: Texts): Promise<ListedChange[]> {
    const { files, opened, brought, own } = this.ground;
    const old = then ? files.copy() : opened;
    if (then) old.take(then);
    const [before, after] = [await this.unchecked(old), await this.unchecked(files)];
    const shown = await this.ground.newest();
    if (!before || !after || !shown) return [];
    const rules = { ...this.rules, own };
    const { changes } = await listChanges({ before, after }, rules, { date: brought.date });
    const { currency, language } = shown.site.settings;
    const wording = { schemas: brought.schemas, currency, language, byTitle: true };
    return changes.flatMap((change) => listedLines(change, wording));
  }

  /** Thumbnails of all block types that can be added to the page of that file. */
  async samples(path: string): Promise<DrawnSample[]> {
    const { files, brought, own } = this.ground;
    const [contents, shown] = [await this.contents(), await this.ground.newest()];
    const found = shown?.draft.files.find(({ parsed }) => pathIn(files, parsed.file) === path);
    if (!contents || !shown || !found) return [];
    const { rules } = this;
    const placed = (site: Site) => placePictures(site, brought.placed, files);
    const { file } = found.parsed;
    const { date } = brought;
    return drawSamples({ contents, rules, own, draft: shown.draft, file, date, placed });
  }

  /** Plans a file operation without carrying it out; `undefined` if the file does not exist. */
  async plan(deed: FileDeed): Promise<FilePlan | undefined> {
    const { files } = this.ground;
    const before = await this.checkOf(files);
    if (!before) return undefined;
    const site = filed(before.draft, files);
    const plan = planFile(site, deed);
    if (!plan?.told) return plan && this.judged(plan, { site, before: before.diagnostics });
    return { ...plan, told: plan.told };
  }

  /** Adds to a plan the errors that the check would report after it. */
  private async judged(
    plan: Unjudged,
    { site, before }: { site: FiledSite; before: readonly Diagnostic[] },
  ): Promise<FilePlan> {
    const { files, brought } = this.ground;
    const after = files.copy();
    after.take(textsAfter(site, plan.changes));
    const checked = await this.checkOf(after);
    const told = newErrors(before, checked?.diagnostics ?? [], brought.folder);
    return { ...plan, told };
  }

  /** All places that reference a part of the content. */
  async uses(part: Nameable): Promise<Nameable[]> {
    const { files } = this.ground;
    const checked = await this.checkOf(files);
    return checked ? usesOf(filed(checked.draft, files), part) : [];
  }

  /**
   * The files to delete after `changes`: a picture with its renditions, or a document, that nothing
   * references any more. Empty if something still does or the content has errors.
   */
  async unshown(name: string, changes: readonly FileChange[]): Promise<string[]> {
    const { files, brought } = this.ground;
    const before = await this.checkOf(files);
    if (!before) return [];
    const after = files.copy();
    after.take(textsAfter(filed(before.draft, files), changes));
    const checked = await this.checkOf(after);
    const file = `${brought.folder}/media/${name}`;
    // If an alt text still seems to describe an unused picture, the check reports `old-alt` instead.
    const isTold = checked?.diagnostics.some(
      (each) =>
        (each.code === "unused-picture" && each.file === file) ||
        (each.code === "old-alt" && each.message.includes(`"${name}"`)),
    );
    const { media } = before.draft;
    if (!isPicture(name)) return isOffered(name, checked) ? [] : [name];
    const isShown = checked?.pictures.includes(name);
    return isTold && !isShown
      ? [...media.keys()].filter((each) => wholePicture(each, media) === name)
      : [];
  }

  private async checkOf(files: CoreFiles) {
    const { version } = files;
    // Cached: many fields ask at the same time where else their pictures are used.
    if (files === this.ground.files && this.filed?.version === version) return this.filed.checked;
    const { date } = this.ground.brought;
    const contents = await this.contents(files);
    const checked = contents && checkContents(contents, this.rules, { date });
    if (files === this.ground.files) this.filed = { version, checked };
    return checked;
  }

  private async contents(files = this.ground.files): Promise<Contents | undefined> {
    // If the tables do not load, numbers of other countries count as valid.
    await tableReady().catch(() => undefined);
    const { rules, known } = this;
    const contents = await readFiles(files, { known }, { rules });
    return contents && withPictures(contents, this.ground.brought, files);
  }

  private async unchecked(files: CoreFiles): Promise<Contents | undefined> {
    const { collections } = this.rules.book;
    const contents = await readFiles(files, {}, { collections });
    return contents && withPictures(contents, this.ground.brought, files);
  }
}

function filed(draft: Draft, files: CoreFiles): FiledSite {
  return new FiledSite(draft, ({ parsed }) => pathIn(files, parsed.file));
}

/** While there are errors, references are unknown: assume the file is still offered. */
function isOffered(name: string, checked: ReturnType<typeof checkContents> | undefined): boolean {
  return !checked || hasError(checked.diagnostics) || checked.offered.includes(name);
}
