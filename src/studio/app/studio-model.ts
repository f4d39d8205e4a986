import { beginnableFiles } from "../../check/site-index/content-files.ts";
import type { Change } from "../../yaml/edit/change.ts";
import type { ShownPictures } from "../browser/host-pictures.ts";
import { afterFrame } from "../canvas/after-frame.ts";
import type { PageLink } from "../canvas/page-link.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import type { CoreClient } from "../preview-worker/core-client.ts";
import type { Brought, PlacedPictures } from "../preview-worker/core-messages.ts";
import { createSession, type Session } from "../session/session.ts";
import { watchAway } from "./away.ts";
import type { Begun } from "./begin.ts";
import { createJudge } from "./core-check.ts";
import { CoreQuestions } from "./model/core-questions.ts";
import { Gate } from "./model/gate.ts";
import { LivePage } from "./model/live-page.ts";
import { ShownState } from "./model/shown-state.ts";
import type { StudioState } from "./model/studio-state.ts";
import { pageShowing } from "./panel/seen/page-showing.ts";
import { comingWith } from "./pictures/coming-with.ts";
import { checkJoins } from "./publish/check-join.ts";

/** Wires session, preview worker and preview together, and holds the UI state. */
export class StudioModel extends ShownState {
  readonly session: Session;
  readonly ask: CoreQuestions;
  /** The start of the comparison for "changes since the studio was opened". */
  readonly opened = new Date();
  brought: Brought = empty;
  /** Resolves picture addresses if no server serves the bytes (static studio). */
  pictures?: ShownPictures;
  private page?: PageLink;
  /** The CSS of the site. */
  styles = "";
  /**
   * Uploaded files that no text names yet: path → media pointer. They are added in the same undo
   * step as the text that names them.
   */
  readonly arriving = new Map<string, string>();
  private readonly live: LivePage;
  private readonly showState = afterFrame(() => this.set({ told: this.session.told() }));
  /** The current change only sets text and moves nothing. */
  private isWords = false;
  private readonly shown = new Gate();
  private readonly attached = new Gate();

  /**
   * @param core the preview worker
   * @param judge creates the worker for checks, which starts after the first page is shown
   */
  constructor(
    readonly host: StudioHost,
    private readonly core: CoreClient,
    judge: () => CoreClient,
  ) {
    super();
    const ready = this.shown.passed.then(() => this.brought);
    this.session = createSession({ host, checking: createJudge(ready, judge) });
    host.checkWith?.(checkJoins(ready, judge));
    watchAway(host, (isAway) => {
      this.set({ isAway });
      // Save now instead of waiting for the next retry.
      if (!isAway) void this.session.saveNow();
    });
    this.live = new LivePage({
      session: this.session,
      core,
      link: () => this.page,
      onLooked: ({ overview }) => this.set({ overview }),
      onShown: ({ parts }) => this.set({ parts }),
    });
    this.ask = new CoreQuestions(core, () => this.live.unsent());
  }

  /** Loads the content and shows the first page. Editing is possible when this resolves. */
  async open({ brought, styles }: Pick<Begun, "brought" | "styles">): Promise<void> {
    const opened = this.openSession();
    await Promise.all([this.start(brought, styles), opened.read, this.attached.passed]);
    // Load the disk state before drafts: if a draft breaks a page, its last good state is shown.
    await this.core.overview(this.live.unsent("disk"));
    await this.goTo(location.hash);
    this.set({ isReady: true });
    this.shown.open();
    await opened.whole;
    this.set({ told: this.session.told() });
  }

  /** `read` resolves when the texts are loaded, `whole` when they are checked, too. */
  private openSession(): { read: Promise<void>; whole: Promise<void> } {
    const read = new Gate();
    this.session.subscribe(({ files, outside }) => {
      if (this.session.files().length > 0) read.open();
      if (this.state.isReady) this.live.changed(files, this.isWords);
      if (this.state.isReady && outside !== undefined) this.set({ outside });
      // Other code waits for the save state, so it is updated at once; diagnostics after the next
      // frame.
      this.tellSave();
      this.showState();
    });
    const whole = this.session.open();
    return { read: Promise.race([read.passed, whole]), whole };
  }

  private async start(brought: Promise<Brought>, styles: Promise<string>): Promise<void> {
    this.brought = await brought;
    await this.core.start(this.brought);
    this.styles = await styles;
    this.page?.look({ styles: this.styles, scheme: this.state.scheme });
  }

  /** Connects the preview after its iframe has loaded. */
  attach(page: PageLink): void {
    this.page = page;
    page.look({ styles: this.styles, scheme: this.state.scheme });
    if (this.state.parts) page.show(this.state.parts);
    this.attached.open();
  }

  /** The address from which the browser can load a picture. */
  shownAddress(address: string): string {
    return this.pictures?.at(address) ?? address;
  }

  /** Pictures that were loading have arrived: render them. */
  picturesCame(): void {
    this.set({});
    this.page?.picturesCame();
  }

  get link(): PageLink | undefined {
    return this.page;
  }

  setScheme(scheme: StudioState["scheme"]): void {
    this.set({ scheme });
    this.page?.look({ styles: this.styles, scheme });
  }

  /** Sets the preview date (ISO). `undefined` shows everything, drafts included. */
  setDay(day: string | undefined): void {
    this.set({ day });
    this.live.day = day;
    void this.live.refresh();
  }

  /** Opens a location hash: `#/<route>` or `#/<file>`. */
  async goTo(hash: string): Promise<void> {
    const name = decodeURIComponent(hash.replace(/^#\/?/, ""));
    const overview = await this.core.overview(this.live.unsent());
    const isFile = this.session.files().includes(name) || beginnableFiles.includes(name);
    const page = overview.routes.find(({ file }) => file === name);
    if (isFile && !page) {
      this.set({ overview, file: name, choice: { file: name, path: "" } });
      return this.showBeside(name);
    }
    this.live.route = page?.route ?? `/${name}`;
    this.set({ overview, file: undefined, choice: undefined });
    await this.live.refresh();
  }

  /** Shows a page that lists the entries of a file; without such a page the preview stays. */
  async showBeside(file: string): Promise<void> {
    const { overview, parts } = this.state;
    const route = pageShowing(file, {
      schemas: this.brought.schemas,
      overview,
      valueIn: (name) => this.session.value(name),
      shown: parts?.route,
    });
    if (route !== undefined) this.live.route = route;
    if (!parts || (route !== undefined && route !== parts.route)) await this.live.refresh();
  }

  /** Renditions of pictures are ready: shows them in the page. */
  async place(placed: PlacedPictures): Promise<void> {
    await this.core.place(placed);
    await this.live.refresh();
  }

  /** Marks unsaved input as soon as someone types, before the edit reaches the session. */
  touch(): void {
    document.documentElement.dataset.save = "saving";
  }

  private tellSave(): void {
    document.documentElement.dataset.save = this.session.state();
  }

  /**
   * Applies an edit to a file, with the uploaded files it names. Typed text is shown at once and
   * rendered after a pause in typing.
   *
   * @param typing path of the field being typed in; consecutive edits of it are one undo group
   */
  change(file: string, change: Change | readonly Change[], typing?: string): void {
    this.isWords = [change].flat().every((each) => each.kind === "set" && isText(each.value));
    const comes = comingWith(this.arriving, change);
    if (comes.length === 0) this.session.change(file, change, { typing });
    else this.session.changeAll([{ file, change }, ...comes]);
    this.isWords = false;
    this.tellSave();
  }
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

const empty: Brought = { folder: "", schemas: {}, paths: [], pictures: {}, placed: {} };
