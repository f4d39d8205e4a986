import type { OwnBlocks } from "../../blocks/site-blocks.ts";
import { studioCreatableFiles } from "../../check/folder-structure/content-files.ts";
import { toRoutes } from "../../layout/routes.ts";
import { pathFromDisplayPath } from "../../load/files/file-store.ts";
import type { CheckRules } from "../../load/files/loaded-files.ts";
import type { FileCache } from "../../load/files/read-files.ts";
import { loadContentFiles } from "../../load/files/read-files.ts";
import { parseSite } from "../../load/parse-site.ts";
import { resolveSite } from "../../load/resolve/resolve-site.ts";
import type { ParsedContentFile, ParsedSite } from "../../model/parsed-site.ts";
import type { Site } from "../../model/site.ts";
import { type Diagnostic, hasError } from "../../yaml/diagnostic.ts";
import { SourceMarkerEncoder, SourcePlaceRegistry } from "./encode-source-markers.ts";
import type {
  InitialState,
  PageParts,
  PicturePropsByRendition,
  RenderResult,
  RouteInfo,
  SiteOverview,
} from "./messages.ts";
import { collectFactTexts } from "./page-rendering/collect-fact-texts.ts";
import {
  findVisibleBlockIndexes,
  hideNonPublicContent,
} from "./page-rendering/filter-visible-content.ts";
import { listRoutes } from "./page-rendering/list-routes.ts";
import { renderPageParts } from "./page-rendering/render-page-parts.tsx";
import { findRouteToShow } from "./page-rendering/route-to-show.ts";
import { addMediaMetadata } from "./picture-metadata.ts";
import { applyRenditions } from "./picture-renditions.ts";
import type { WorkerFiles } from "./worker-files.ts";

/** Dependencies of the page renderer. */
export interface PageRendererDeps {
  /**
   * The rules of the check. A quick validator is enough, because only whether a file matches its
   * schema is needed.
   */
  rules: CheckRules;
  siteBlocks: OwnBlocks;
  initialState: InitialState;
  /** Returns all diagnostics of the current content. */
  diagnostics(): Promise<readonly Diagnostic[]>;
}

/** The current content, for exports. */
export interface CurrentContent {
  /** Includes unpublished content. A file with errors appears in its last valid version. */
  draft: ParsedSite;
  /**
   * True if errors between files prevent resolving the newest content. This is then an older state.
   */
  isOld: boolean;
  /** Files that do not match their schema. */
  invalidFiles: readonly ParsedContentFile[];
  pathOf(file: ParsedContentFile): string;
  /** Resolves a draft to a site without source markers. Throws if errors prevent it. */
  siteOf(draft: ParsedSite): Site;
}

/**
 * Optional files that the studio can open before they exist. The first field that the user fills in
 * creates the file.
 */
const creatableFiles = Object.fromEntries(
  studioCreatableFiles.map((path) => [path, path.replace(".yaml", ".json")]),
);

/**
 * Renders pages of the content being edited. Runs in a web worker and does not know where the
 * content is stored.
 */
export class PageRenderer {
  private readonly parsedFiles: FileCache = new Map();
  private readonly places = new SourcePlaceRegistry();
  private readonly tracer: SourceMarkerEncoder;
  /** The last valid version of each file, by path. */
  private readonly lastValid = new Map<string, ParsedContentFile>();
  /** The version of the texts that was read, and its draft. */
  private lastRead?: { version: number; draft: ParsedSite };
  /** The newest draft, if it is not resolved yet. `newestSite` resolves it. */
  private pendingDraft?: ParsedSite;
  private shown?: { site: Site; draft: ParsedSite };
  private stale = false;
  /** True if the newest draft does not resolve. `shown` is then an older state. */
  private isOld = false;

  constructor(
    private readonly files: WorkerFiles,
    private readonly deps: PageRendererDeps,
  ) {
    this.tracer = new SourceMarkerEncoder(deps.initialState.schemas, this.places);
  }

  /** Returns the draft of the newest texts; `undefined` if there is no content. */
  private async readDraft(): Promise<ParsedSite | undefined> {
    const { version } = this.files;
    if (this.lastRead?.version === version) return this.lastRead.draft;
    const { rules, initialState } = this.deps;
    const contents = await loadContentFiles(this.files, { known: this.parsedFiles }, { rules });
    if (!contents) return undefined;
    const { date } = initialState;
    const { draft } = parseSite(addMediaMetadata(contents, initialState, this.files), rules, {
      date,
    });
    this.lastRead = { version, draft };
    this.pendingDraft = this.withLastValid(draft);
    return draft;
  }

  /** Applies new renditions of pictures to pages rendered from now on. */
  setRenditions(placed: PicturePropsByRendition): void {
    this.deps.initialState.placed = placed;
    this.pendingDraft ??= this.shown?.draft;
  }

  /**
   * Renders the page at a route, and returns it with the overview.
   *
   * @param file the file shown now; if the route does not exist, its page is shown
   */
  async renderPage(
    route: string,
    { day, file }: { day?: string; file?: string },
  ): Promise<RenderResult> {
    const overview = await this.overview();
    const shown = findRouteToShow(overview.routes, route, file);
    return {
      overview,
      parts: shown === undefined ? undefined : await this.renderRoute(shown, day),
    };
  }

  /** Returns the routes and files that can be opened. */
  async overview(): Promise<SiteOverview> {
    const files = (await this.readDraft())?.files ?? [];
    const hidden = new Set(files.filter((file) => file.hidden).map((file) => this.pathOf(file)));
    const addresses = this.addresses(await this.newestSite());
    const routes = addresses.map((each) => ({ ...each, hidden: hidden.has(each.file) }));
    const kinds = files.map((file) => [this.pathOf(file), file.schemaId]);
    return { routes, kinds: { ...Object.fromEntries(kinds), ...creatableFiles } };
  }

  private pathOf({ parsed }: ParsedContentFile): string {
    return pathFromDisplayPath(this.files, parsed.file);
  }

  /**
   * Renders the current page at a route. Returns `undefined` if no file has that route, or if
   * errors prevent rendering.
   *
   * @param day renders the page as visitors see it on that day; without it, with all content
   */
  private async renderRoute(route: string, day?: string): Promise<PageParts | undefined> {
    const shown = await this.newestSite();
    const { deps, places, stale } = this;
    const address = this.addresses(shown).find((each) => each.route === route);
    if (!shown || !address) return undefined;
    try {
      const site =
        day === undefined ? shown.site : this.resolveTraced(hideNonPublicContent(shown.draft, day));
      const seen = this.routesOf(site).find((each) => each.route === route);
      const view = seen ?? this.routesOf(shown.site).find((each) => each.route === route);
      if (!view) return undefined;
      const rendered = renderPageParts(view, seen ? site : shown.site, deps.siteBlocks);
      const file = shown.draft.files.find((each) => this.pathOf(each) === address.file);
      const kept =
        seen && day !== undefined ? findVisibleBlockIndexes(file?.parsed.value, day) : undefined;
      // Hidden blocks are not rendered. Map the other blocks to their index in the file.
      const blocks = rendered.blocks.map((block, at) => ({
        ...block,
        index: kept?.[at] ?? block.index,
      }));
      const known = { facts: collectFactTexts(shown.draft), places: places.names, stale };
      return { ...rendered, ...address, blocks, ...known, isAbsent: !seen };
    } catch (error) {
      await this.rethrowUnlessDiagnosed(error);
      return undefined;
    }
  }

  private routesOf(site: Site) {
    return toRoutes(site, site.labels);
  }

  private addresses(shown: typeof this.shown): Omit<RouteInfo, "hidden">[] {
    return shown ? listRoutes(shown, (file) => this.pathOf(file)) : [];
  }

  /**
   * Returns the draft with all content, including unpublished content. A file with errors appears
   * in its last valid version.
   */
  private withLastValid(draft: ParsedSite): ParsedSite {
    const files = draft.files.flatMap((file) => {
      if (file.valid) this.lastValid.set(file.parsed.file, { ...file, hidden: false });
      const shown = this.lastValid.get(file.parsed.file);
      return shown ? [shown] : [];
    });
    this.stale = draft.files.some(({ valid }) => !valid);
    return { ...draft, files, isOut: () => false };
  }

  /** Returns the content of the newest site that resolved; `undefined` if none did. */
  async currentContent(): Promise<CurrentContent | undefined> {
    const shown = await this.newestSite();
    const wrong = this.lastRead?.draft.files.filter(({ valid }) => !valid) ?? [];
    return (
      shown && {
        draft: shown.draft,
        isOld: this.isOld,
        invalidFiles: wrong,
        pathOf: (file) => this.pathOf(file),
        siteOf: (draft) => this.withRenditions(resolveSite(draft, this.folders)),
      }
    );
  }

  /**
   * Returns the newest site. If errors between files prevent resolving it, returns the previous
   * site.
   */
  async newestSite(): Promise<typeof this.shown> {
    await this.readDraft();
    const draft = this.pendingDraft;
    this.pendingDraft = undefined;
    try {
      if (draft) this.shown = { site: this.resolveTraced(draft), draft };
      if (draft) this.isOld = false;
    } catch (error) {
      this.isOld = true;
      await this.rethrowUnlessDiagnosed(error);
    }
    return this.shown;
  }

  private resolveTraced(draft: ParsedSite): Site {
    const traced = this.tracer.trace(draft, (file) => pathFromDisplayPath(this.files, file));
    return this.withRenditions(resolveSite(traced, this.folders));
  }

  private withRenditions(site: Site): Site {
    return applyRenditions(site, this.deps.initialState.placed, this.files);
  }

  private get folders(): { media: string; code: string } {
    return { media: this.files.media, code: this.files.code };
  }

  /**
   * Keeps the previous state if diagnostics explain the error. An error without diagnostics is a
   * bug, so it is thrown again.
   */
  private async rethrowUnlessDiagnosed(error: unknown): Promise<void> {
    if (!hasError(await this.deps.diagnostics())) throw error;
    this.stale = true;
  }
}
