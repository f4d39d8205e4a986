import type { OwnBlocks } from "../../blocks/own.ts";
import { beginnableFiles } from "../../check/site-index/content-files.ts";
import { toViews } from "../../layout/views.ts";
import type { Rules } from "../../load/files/contents.ts";
import { draftContents } from "../../load/files/draft-contents.ts";
import { pathIn } from "../../load/files/files.ts";
import type { KnownFiles } from "../../load/files/read-file.ts";
import { readFiles } from "../../load/files/read-files.ts";
import { resolveSite } from "../../load/resolve/resolve-site.ts";
import type { Draft, DraftFile } from "../../model/raw-site.ts";
import type { Site } from "../../model/site.ts";
import { type Diagnostic, hasError } from "../../yaml/diagnostic.ts";
import type { CoreFiles } from "./core-files.ts";
import type {
  Brought,
  Looked,
  Overview,
  PageParts,
  PlacedPictures,
  RouteInfo,
} from "./core-messages.ts";
import { withPictures } from "./known-pictures.ts";
import { placePictures } from "./place-pictures.ts";
import { Places, Tracer } from "./traced-draft.ts";
import { addressesIn } from "./view/addresses-in.ts";
import { factTexts } from "./view/fact-texts.ts";
import { renderParts } from "./view/render-parts.tsx";
import { draftOn, placesOn } from "./view/seen-on.ts";
import { shownRoute } from "./view/shown-route.ts";

/** What the core is made of. */
export interface CoreParts {
  /** They need not say more than whether a file has its shape. */
  rules: Rules;
  own: OwnBlocks;
  brought: Brought;
  /** All that is wrong with the content as it stands. */
  told(): Promise<readonly Diagnostic[]>;
}

/** The content that pages are made of, for who makes something else of it. */
export interface WrittenContent {
  /** With what visitors do not see; a file with mistakes says what it said before, if it was right once. */
  draft: Draft;
  /** Mistakes between files keep the newest one from making a site: it is one of before. */
  isOld: boolean;
  /** The files that are not right by themselves. */
  wrong: readonly DraftFile[];
  pathOf(file: DraftFile): string;
  /** The site of a draft, without traces. Throws where mistakes keep it from being made. */
  siteOf(draft: Draft): Site;
}

/** Files that can be opened where there are none, too: the first field that is filled in makes them. */
const beginnableKinds = Object.fromEntries(
  beginnableFiles.map((path) => [path, path.replace(".yaml", ".json")]),
);

/**
 * The pages of a site as it stands in the studio. It runs in a worker of the browser, and knows nothing of where
 * the content lies.
 */
export class Core {
  private readonly known: KnownFiles = new Map();
  private readonly places = new Places();
  private readonly tracer: Tracer;
  /** The last value with the right shape of each file, by its path. */
  private readonly right = new Map<string, DraftFile>();
  /** The version of the texts that was read, and what it came to. */
  private read?: { version: number; draft: Draft };
  /** The newest draft, until somebody asks for the site that it makes. */
  private waiting?: Draft;
  private shown?: { site: Site; draft: Draft };
  private stale = false;
  /** The newest draft makes no site: what is shown is one of before. */
  private isOld = false;

  constructor(
    private readonly files: CoreFiles,
    private readonly parts: CoreParts,
  ) {
    this.tracer = new Tracer(parts.brought.schemas, this.places);
  }

  /** The content as it was written last. */
  private async draft(): Promise<Draft | undefined> {
    const { version } = this.files;
    if (this.read?.version === version) return this.read.draft;
    const { rules, brought } = this.parts;
    const contents = await readFiles(this.files, { known: this.known }, { rules });
    if (!contents) return undefined;
    const { date } = brought;
    const { draft } = draftContents(withPictures(contents, brought, this.files), rules, { date });
    this.read = { version, draft };
    this.waiting = this.onlyRight(draft);
    return draft;
  }

  /** Pictures were printed meanwhile: from now on pages show them so. */
  place(placed: PlacedPictures): void {
    this.parts.brought.placed = placed;
    this.waiting ??= this.shown?.draft;
  }

  /**
   * What there is to open, and the page with an address.
   *
   * @param file the one that is shown so far: its page takes the place of one that is not there
   */
  async look(route: string, { day, file }: { day?: string; file?: string }): Promise<Looked> {
    const overview = await this.overview();
    const shown = shownRoute(overview.routes, route, file);
    return { overview, parts: shown === undefined ? undefined : await this.page(shown, day) };
  }

  /** What there is to open. */
  async overview(): Promise<Overview> {
    const files = (await this.draft())?.files ?? [];
    const hidden = new Set(files.filter((file) => file.hidden).map((file) => this.pathOf(file)));
    const addresses = this.addresses(await this.newest());
    const routes = addresses.map((each) => ({ ...each, hidden: hidden.has(each.file) }));
    const kinds = files.map((file) => [this.pathOf(file), file.schemaId]);
    return { routes, kinds: { ...Object.fromEntries(kinds), ...beginnableKinds } };
  }

  private pathOf({ parsed }: DraftFile): string {
    return pathIn(this.files, parsed.file);
  }

  /**
   * A page as it stands now; nothing where no file has that address.
   *
   * @param day shows it as visitors see it on that day; all that there is unless told
   */
  private async page(route: string, day?: string): Promise<PageParts | undefined> {
    const shown = await this.newest();
    const { parts, places, stale } = this;
    const address = this.addresses(shown).find((each) => each.route === route);
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
      await this.keepOld(error);
      return undefined;
    }
  }

  private views(site: Site) {
    return toViews(site, site.labels);
  }

  private addresses(shown: typeof this.shown): Omit<RouteInfo, "hidden">[] {
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

  /** What the newest site is made of; nothing where no version of it can be made. */
  async written(): Promise<WrittenContent | undefined> {
    const shown = await this.newest();
    const wrong = this.read?.draft.files.filter(({ valid }) => !valid) ?? [];
    return (
      shown && {
        draft: shown.draft,
        isOld: this.isOld,
        wrong,
        pathOf: (file) => this.pathOf(file),
        siteOf: (draft) => this.placed(resolveSite(draft, this.folders)),
      }
    );
  }

  /** The site as it stands. Mistakes between files may keep it from being made: that of before is shown then. */
  async newest(): Promise<typeof this.shown> {
    await this.draft();
    const draft = this.waiting;
    this.waiting = undefined;
    try {
      if (draft) this.shown = { site: this.siteOf(draft), draft };
      if (draft) this.isOld = false;
    } catch (error) {
      this.isOld = true;
      await this.keepOld(error);
    }
    return this.shown;
  }

  private siteOf(draft: Draft): Site {
    const traced = this.tracer.trace(draft, (file) => pathIn(this.files, file));
    return this.placed(resolveSite(traced, this.folders));
  }

  private placed(site: Site): Site {
    return placePictures(site, this.parts.brought.placed, this.files);
  }

  private get folders(): { media: string; code: string } {
    return { media: this.files.media, code: this.files.code };
  }

  /** What was shown before stays where mistakes are the reason; without any, the fault is ours. */
  private async keepOld(error: unknown): Promise<void> {
    if (!hasError(await this.parts.told())) throw error;
    this.stale = true;
  }
}
