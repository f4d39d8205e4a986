import { studioCreatableFiles } from "../../check/folder-structure/content-files.ts";
import type { Change } from "../../yaml/edit/change.ts";
import { Deferred } from "../async/deferred.ts";
import type { StorageBackend } from "../backend-contract/backend.ts";
import type { PictureUrls } from "../browser/picture-urls.ts";
import type { PreviewBridge } from "../canvas/preview-bridge.ts";
import { throttleToFrame } from "../canvas/throttle-to-frame.ts";
import type { InitialState, PicturePropsByRendition } from "../preview-worker/messages.ts";
import type { PreviewWorkerClient } from "../preview-worker/worker-client.ts";
import { createSession } from "../session/editing-session.ts";
import type { Session } from "../session/session.ts";
import { createBackgroundCheck } from "./background-check.ts";
import { claimReferencedUploads } from "./media/claim-referenced-uploads.ts";
import { PreviewUpdater } from "./model/preview-updater.ts";
import type { StudioState } from "./model/studio-state.ts";
import { UiStore } from "./model/ui-store.ts";
import { WorkerQueries } from "./model/worker-queries.ts";
import { findListingPageRoute } from "./panel/field-navigation/find-listing-page.ts";
import type { StartupAssets } from "./preload.ts";
import { createMergedContentCheck } from "./publish/check-merged-content.ts";
import { watchConnection } from "./watch-connection.ts";

/** Connects the session, the preview worker and the preview, and stores the UI state. */
export class StudioModel extends UiStore {
  readonly session: Session;
  readonly ask: WorkerQueries;
  /** When the studio was opened. "Changes since the studio was opened" begin at this time. */
  readonly opened = new Date();
  brought: InitialState = emptyInitialState;
  /** Resolves the addresses of pictures in a static studio, which has no server for them. */
  pictures?: PictureUrls;
  private previewBridge?: PreviewBridge;
  /** The CSS of the site. */
  styles = "";
  /**
   * Uploaded files that no text references yet: their media pointers by path. They are added in the
   * same undo step as the text that references them.
   */
  readonly pendingUploads = new Map<string, string>();
  private readonly livePage: PreviewUpdater;
  private readonly publishDiagnosticsSoon = throttleToFrame(() =>
    this.set({ diagnostics: this.session.diagnostics() }),
  );
  /** Whether the current change only sets texts and moves nothing. */
  private isTextEdit = false;
  private readonly firstPageShown = new Deferred();
  private readonly previewAttached = new Deferred();

  /**
   * @param core the preview worker
   * @param judge creates the worker for checks, which starts after the first page is shown
   */
  constructor(
    readonly host: StorageBackend,
    private readonly core: PreviewWorkerClient,
    judge: () => PreviewWorkerClient,
  ) {
    super();
    const ready = this.firstPageShown.promise.then(() => this.brought);
    this.session = createSession({ backend: host, checker: createBackgroundCheck(ready, judge) });
    host.setContentValidator?.(createMergedContentCheck(ready, judge));
    watchConnection(host, (isAway) => {
      this.set({ isDisconnected: isAway });
      // Save now, instead of at the next retry.
      if (!isAway) void this.session.saveNow();
    });
    this.livePage = new PreviewUpdater({
      session: this.session,
      core,
      bridge: () => this.previewBridge,
      onRendered: ({ overview }) => this.set({ overview }),
      onShown: ({ parts }) => this.set({ parts }),
    });
    this.ask = new WorkerQueries(core, () => this.livePage.takeUnsentTexts());
  }

  /**
   * Loads the content and shows the first page. From then on (`isReady`), editing is possible.
   * Resolves later, when the content has also been checked.
   */
  async open({ brought, styles }: Pick<StartupAssets, "brought" | "styles">): Promise<void> {
    const opened = this.openSession();
    await Promise.all([this.start(brought, styles), opened.read, this.previewAttached.promise]);
    // Load the state on the disk before drafts: if a draft breaks a page, the preview can show its
    // last valid state.
    await this.core.overview(this.livePage.takeUnsentTexts("disk"));
    await this.openHash(location.hash);
    this.set({ isReady: true });
    this.firstPageShown.resolve();
    await opened.whole;
    this.set({ diagnostics: this.session.diagnostics() });
  }

  /**
   * Opens the session. `read` resolves when the texts are loaded, `whole` when they have also been
   * checked.
   */
  private openSession(): { read: Promise<void>; whole: Promise<void> } {
    const read = new Deferred();
    this.session.subscribe(({ files, externalFile }) => {
      if (this.session.files().length > 0) read.resolve();
      if (this.state.isReady) this.livePage.onTextsChanged(files, this.isTextEdit);
      if (this.state.isReady && externalFile !== undefined)
        this.set({ externalFile: externalFile });
      // Other code waits for the save state, so update it immediately. The diagnostics follow after
      // the next frame.
      this.updateSaveState();
      this.publishDiagnosticsSoon();
    });
    const whole = this.session.open();
    return { read: Promise.race([read.promise, whole]), whole };
  }

  private async start(brought: Promise<InitialState>, styles: Promise<string>): Promise<void> {
    this.brought = await brought;
    await this.core.start(this.brought);
    this.styles = await styles;
    this.previewBridge?.setAppearance({ styles: this.styles, scheme: this.state.scheme });
  }

  /** Connects the preview after its iframe has loaded. */
  attachPreview(page: PreviewBridge): void {
    this.previewBridge = page;
    page.setAppearance({ styles: this.styles, scheme: this.state.scheme });
    if (this.state.parts) page.show(this.state.parts);
    this.previewAttached.resolve();
  }

  /** Returns the URL from which the browser can load a picture. */
  pictureUrl(address: string): string {
    return this.pictures?.resolve(address) ?? address;
  }

  /** Shows the pictures that have loaded in the meantime. */
  onPicturesLoaded(): void {
    this.set({});
    this.previewBridge?.onPicturesLoaded();
  }

  get preview(): PreviewBridge | undefined {
    return this.previewBridge;
  }

  setScheme(scheme: StudioState["scheme"]): void {
    this.set({ scheme });
    this.previewBridge?.setAppearance({ styles: this.styles, scheme });
  }

  /** Sets the preview date (ISO). Without it the preview shows everything, including drafts. */
  setPreviewDate(day: string | undefined): void {
    this.set({ previewDate: day });
    this.livePage.previewDate = day;
    void this.livePage.render();
  }

  /** Opens a location hash: `#/<route>` or `#/<file>`. */
  async openHash(hash: string): Promise<void> {
    const name = decodeURIComponent(hash.replace(/^#\/?/, ""));
    const overview = await this.core.overview(this.livePage.takeUnsentTexts());
    const isFile = this.session.files().includes(name) || studioCreatableFiles.includes(name);
    const page = overview.routes.find(({ file }) => file === name);
    if (isFile && !page) {
      this.set({ overview, file: name, selection: { file: name, path: "" } });
      return this.showListingPage(name);
    }
    this.livePage.route = page?.route ?? `/${name}`;
    this.set({ overview, file: undefined, selection: undefined });
    await this.livePage.render();
  }

  /**
   * Shows a page that lists the entries of a file. Without such a page, the preview does not
   * change.
   */
  async showListingPage(file: string): Promise<void> {
    const { overview, parts } = this.state;
    const route = findListingPageRoute(file, {
      schemas: this.brought.schemas,
      overview,
      valueIn: (name) => this.session.value(name),
      shown: parts?.route,
    });
    if (route !== undefined) this.livePage.route = route;
    if (!parts || (route !== undefined && route !== parts.route)) await this.livePage.render();
  }

  /** Shows new renditions of pictures in the preview. */
  async applyRenditions(placed: PicturePropsByRendition): Promise<void> {
    await this.core.setRenditions(placed);
    await this.livePage.render();
  }

  /** Marks the content as unsaved as soon as someone types, before the edit reaches the session. */
  markUnsaved(): void {
    document.documentElement.dataset.save = "saving";
  }

  private updateSaveState(): void {
    document.documentElement.dataset.save = this.session.state();
  }

  /**
   * Applies an edit to a file and adds the uploaded files that it references. Typed text is shown
   * immediately, and rendered after a pause in typing.
   *
   * @param typing path of the field in which someone types; consecutive edits of it form one undo
   * step
   */
  change(file: string, change: Change | readonly Change[], typing?: string): void {
    this.isTextEdit = [change].flat().every((each) => each.kind === "set" && isString(each.value));
    const comes = claimReferencedUploads(this.pendingUploads, change);
    if (comes.length === 0) this.session.change(file, change, { typing });
    else this.session.changeAll([{ file, change }, ...comes]);
    this.isTextEdit = false;
    this.updateSaveState();
  }
}

function isString(value: unknown): boolean {
  return typeof value === "string";
}

const emptyInitialState: InitialState = {
  folder: "",
  schemas: {},
  paths: [],
  pictures: {},
  placed: {},
};
