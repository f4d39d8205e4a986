import type { OwnBlocks } from "../../blocks/own.ts";
import { describeChange } from "../../changes/describe.ts";
import { listChanges } from "../../changes/list-changes.ts";
import type { Draft, DraftFile } from "../../content/raw-site.ts";
import type { Site } from "../../content/site.ts";
import { toViews } from "../../page/views.ts";
import {
  type CheckedSite,
  type Contents,
  checkDraft,
  type Drafted,
  draftContents,
  type Rules,
} from "../../site/assemble.ts";
import { withTheme } from "../../site/check-whole.ts";
import { pathIn } from "../../site/folder/files.ts";
import type { KnownFiles } from "../../site/folder/read-file.ts";
import { readFiles } from "../../site/load.ts";
import { resolveSite } from "../../site/resolve/resolve-site.ts";
import { type Diagnostic, hasError } from "../../text/diagnostic.ts";
import { CoreFiles } from "./core-files.ts";
import type {
  Brought,
  DrawnSample,
  Looked,
  Overview,
  PageParts,
  RouteInfo,
  Texts,
} from "./core-messages.ts";
import { withPictures } from "./known-pictures.ts";
import { placePictures } from "./place-pictures.ts";
import { drawSamples } from "./samples/draw-samples.ts";
import { Places, Tracer } from "./traced-draft.ts";
import { addressesIn } from "./view/addresses-in.ts";
import { factTexts } from "./view/fact-texts.ts";
import { renderParts } from "./view/render-parts.tsx";
import { draftOn, placesOn } from "./view/seen-on.ts";
import { shownRoute } from "./view/shown-route.ts";

/** What the core is made of: rules with their checks printed, so that no code is made from text. */
export interface CoreParts {
  rules: Rules;
  own: OwnBlocks;
  brought: Brought;
}

/**
 * The content of a site as it stands in the studio: what is wrong with it, and how each page looks. It runs in a
 * worker of the browser, and knows nothing of where the content lies.
 */
export class Core {
  private readonly files: CoreFiles;
  /** The content as it was when the studio was opened. */
  private readonly opened: CoreFiles;
  private readonly known: KnownFiles = new Map();
  private readonly places = new Places();
  private readonly tracer: Tracer;
  /** The last value without a mistake of each file, by its path. */
  private readonly right = new Map<string, DraftFile>();
  private contents?: Contents;
  private drafted?: Drafted;
  /** What is wrong, as far as somebody has asked since the texts changed. */
  private checked?: CheckedSite;
  /** The newest draft, until somebody asks for the site that it makes. */
  private waiting?: Draft;
  private shown?: { site: Site; draft: Draft };
  private stale = false;

  constructor(private readonly parts: CoreParts) {
    const { folder, paths, schemas } = parts.brought;
    this.files = new CoreFiles(folder, paths);
    this.opened = new CoreFiles(folder, paths);
    this.tracer = new Tracer(schemas, this.places);
  }

  /** Takes in texts that differ from those it knows. */
  async update(texts: Texts): Promise<void> {
    if (texts.length === 0) return;
    // The first ones are those of the disk.
    if (!this.drafted) this.opened.take(texts);
    this.files.take(texts);
    await this.read();
  }

  private async read(): Promise<void> {
    const { rules } = this.parts;
    const contents = await readFiles(this.files, { known: this.known }, { rules });
    if (!contents) return;
    const { date } = this.parts.brought;
    this.contents = withPictures(contents, this.parts.brought);
    this.drafted = draftContents(this.contents, rules, { date });
    this.checked = undefined;
    this.waiting = this.onlyRight(this.drafted.draft);
  }

  /** What is wrong with the content, or worth a look. */
  told(): Diagnostic[] {
    if (!this.drafted) return [];
    this.checked ??= withTheme(checkDraft(this.drafted, this.parts.rules), undefined);
    return this.checked.diagnostics;
  }

  /**
   * What there is to open, and the page with an address.
   *
   * @param file the one that is shown so far: its page takes the place of one that is not there
   */
  look(route: string, { day, file }: { day?: string; file?: string }): Looked {
    const overview = this.overview();
    const shown = shownRoute(overview.routes, route, file);
    return { overview, parts: shown === undefined ? undefined : this.page(shown, day) };
  }

  /** What there is to open. */
  overview(): Overview {
    const files = this.drafted?.draft.files ?? [];
    const hidden = new Set(files.filter((file) => file.hidden).map((file) => this.pathOf(file)));
    const routes = this.addresses().map((each) => ({ ...each, hidden: hidden.has(each.file) }));
    const kinds = files.map((file) => [this.pathOf(file), file.schemaId]);
    return { routes, kinds: Object.fromEntries(kinds) };
  }

  private pathOf({ parsed }: DraftFile): string {
    return pathIn(this.files, parsed.file);
  }

  /**
   * A page as it stands now; nothing where no file has that address.
   *
   * @param day shows it as visitors see it on that day; all that there is unless told
   */
  private page(route: string, day?: string): PageParts | undefined {
    const shown = this.newest();
    const { parts, places, stale } = this;
    const address = this.addresses().find((each) => each.route === route);
    if (!shown || !address) return undefined;
    try {
      const site = day === undefined ? shown.site : this.siteOf(draftOn(shown.draft, day));
      const seen = this.views(site).find((each) => each.route === route);
      const view = seen ?? this.views(shown.site).find((each) => each.route === route);
      if (!view) return undefined;
      const rendered = renderParts(view, seen ? site : shown.site, parts.own);
      const file = shown.draft.files.find((each) => this.pathOf(each) === address.file);
      const kept = seen && day !== undefined ? placesOn(file?.parsed.value, day) : undefined;
      // Blocks beside those that are not seen keep their places in the file.
      const blocks = rendered.blocks.map((block, at) => ({
        ...block,
        index: kept?.[at] ?? block.index,
      }));
      const known = { facts: factTexts(shown.draft), places: places.names, stale };
      return { ...rendered, ...address, blocks, ...known, isAbsent: !seen };
    } catch (error) {
      this.keepOld(error);
      return undefined;
    }
  }

  /** What visitors will see otherwise than when the studio was opened, in words. */
  async changes(): Promise<string[]> {
    const { parts, opened, files } = this;
    const lists = { collections: parts.rules.book.collections };
    const [before, after] = [await readFiles(opened, {}, lists), await readFiles(files, {}, lists)];
    const shown = this.newest();
    if (!before || !after || !shown) return [];
    const sides = {
      before: withPictures(before, parts.brought),
      after: withPictures(after, parts.brought),
    };
    const rules = { ...parts.rules, own: parts.own };
    const { changes } = await listChanges(sides, rules, { date: parts.brought.date });
    const { currency, language } = shown.site.settings;
    const wording = { schemas: parts.brought.schemas, currency, language };
    return changes.flatMap((change) => describeChange(change, wording));
  }

  /** All kinds of blocks that can be added to the page of that file, as they look on this site. */
  samples(path: string): DrawnSample[] {
    const shown = this.newest();
    const { contents, parts } = this;
    const file = shown?.draft.files.find((each) => this.pathOf(each) === path)?.parsed.file;
    if (!contents || !shown || file === undefined) return [];
    const { rules, own, brought } = parts;
    const placed = (site: Site) => placePictures(site, brought.placed);
    return drawSamples({
      contents,
      rules,
      own,
      draft: shown.draft,
      file,
      date: brought.date,
      placed,
    });
  }

  private views(site: Site) {
    return toViews(site, site.labels.articles);
  }

  private addresses(): Omit<RouteInfo, "hidden">[] {
    const shown = this.newest();
    return shown ? addressesIn(shown, (file) => this.pathOf(file)) : [];
  }

  /** All that there is, also what visitors do not see; a file with mistakes says what it said before. */
  private onlyRight(draft: Draft): Draft {
    const files = draft.files.flatMap((file) => {
      if (file.valid) this.right.set(file.parsed.file, { ...file, hidden: false });
      const shown = this.right.get(file.parsed.file);
      return shown ? [shown] : [];
    });
    this.stale = draft.files.some(({ valid }) => !valid);
    return { ...draft, files, isOut: () => false };
  }

  /** The site as it stands. Mistakes between files may keep it from being made: that of before is shown then. */
  private newest(): { site: Site; draft: Draft } | undefined {
    const draft = this.waiting;
    this.waiting = undefined;
    try {
      if (draft) this.shown = { site: this.siteOf(draft), draft };
    } catch (error) {
      this.keepOld(error);
    }
    return this.shown;
  }

  private siteOf(draft: Draft): Site {
    const folders = { media: this.files.media, code: this.files.code };
    const traced = this.tracer.trace(draft, (file) => pathIn(this.files, file));
    return placePictures(resolveSite(traced, folders), this.parts.brought.placed);
  }

  /** What was shown before stays where mistakes are the reason; without any, the fault is ours. */
  private keepOld(error: unknown): void {
    if (!hasError(this.told())) throw error;
    this.stale = true;
  }
}
