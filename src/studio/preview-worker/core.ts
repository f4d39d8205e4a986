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

/** Dependencies of the page renderer. */
export interface CoreParts {
  /** A quick validator is enough: it only has to tell whether a file matches its schema. */
  rules: Rules;
  own: OwnBlocks;
  brought: Brought;
  /** All diagnostics of the current content. */
  told(): Promise<readonly Diagnostic[]>;
}

/** The current content, for exports other than the preview. */
export interface WrittenContent {
  /** Includes unpublished content. A file with errors appears in its last valid version. */
  draft: Draft;
  /** Errors between files keep the newest content from resolving: this is an older state. */
  isOld: boolean;
  /** Files that do not match their schema. */
  wrong: readonly DraftFile[];
  pathOf(file: DraftFile): string;
  /** Resolves a draft to a site without traces. Throws if errors prevent it. */
  siteOf(draft: Draft): Site;
}

/** Optional files that can be opened before they exist: filling in the first field creates them. */
const beginnableKinds = Object.fromEntries(
  beginnableFiles.map((path) => [path, path.replace(".yaml", ".json")]),
);

/**
 * Renders pages of the content being edited. Runs in a web worker and does not know where the
 * content is stored.
 */
export class Core {
  private readonly known: KnownFiles = new Map();
  private readonly places = new Places();
  private readonly tracer: Tracer;
  /** The last valid version of each file, by path. */
  private readonly right = new Map<string, DraftFile>();
  /** The version of the texts that was read, and its draft. */
  private read?: { version: number; draft: Draft };
  /** The newest draft, until someone needs the site resolved from it. */
  private waiting?: Draft;
  private shown?: { site: Site; draft: Draft };
  private stale = false;
  /** The newest draft does not resolve: `shown` is an older one. */
  private isOld = false;

  constructor(
    private readonly files: CoreFiles,
    private readonly parts: CoreParts,
  ) {
    this.tracer = new Tracer(parts.brought.schemas, this.places);
  }

  /** The draft of the newest texts. */
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

  /** Applies new renditions of pictures to pages rendered from now on. */
  place(placed: PlacedPictures): void {
    this.parts.brought.placed = placed;
    this.waiting ??= this.shown?.draft;
  }

  /**
   * The overview, and the page at a route.
   *
   * @param file the one shown at present; its page is shown if the route does not exist
   */
  async look(route: string, { day, file }: { day?: string; file?: string }): Promise<Looked> {
    const overview = await this.overview();
    const shown = shownRoute(overview.routes, route, file);
    return { overview, parts: shown === undefined ? undefined : await this.page(shown, day) };
  }

  /** What can be opened. */
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
   * The current page at a route; `undefined` if no file has that route.
   *
   * @param day renders it as visitors see it on that day; with all content if undefined
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
      // Hidden blocks are skipped: map the others back to their index in the file.
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

  /** All content, including unpublished. A file with errors appears in its last valid version. */
  private onlyRight(draft: Draft): Draft {
    const files = draft.files.flatMap((file) => {
      if (file.valid) this.right.set(file.parsed.file, { ...file, hidden: false });
      const shown = this.right.get(file.parsed.file);
      return shown ? [shown] : [];
    });
    this.stale = draft.files.some(({ valid }) => !valid);
    return { ...draft, files, isOut: () => false };
  }

  /** The content the newest site is resolved from; `undefined` if no version ever resolved. */
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

  /** The newest site. If errors between files prevent it, the previous one stays. */
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

  /**
   * Keeps the previous state if diagnostics explain the error; without any, it is a bug and is
   * thrown again.
   */
  private async keepOld(error: unknown): Promise<void> {
    if (!hasError(await this.parts.told())) throw error;
    this.stale = true;
  }
}
