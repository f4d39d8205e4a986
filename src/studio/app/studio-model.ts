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

/** The studio's parts, wired: session, core and page, and what of them is shown. */
export class StudioModel extends ShownState {
  readonly session: Session;
  readonly ask: CoreQuestions;
  /** From then on changes are counted. */
  readonly opened = new Date();
  brought: Brought = empty;
  /** Where nobody serves the bytes of pictures, what shows them all the same. */
  pictures?: ShownPictures;
  private page?: PageLink;
  /** The styles of the site. */
  styles = "";
  /** Pictures whose bytes are kept, by the lines that stand for them: they come with the text that names them. */
  readonly arriving = new Map<string, string>();
  private readonly live: LivePage;
  private readonly showState = afterFrame(() => this.set({ told: this.session.told() }));
  /** What is being changed are words, and where they stand is as before. */
  private isWords = false;
  private readonly shown = new Gate();
  private readonly attached = new Gate();

  /**
   * @param core makes the pages
   * @param judge makes the core that checks, once a page is there: no key waits for a check
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
      // What waits for the next attempt waits no longer.
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

  /** Opens the content: afterwards one can type. */
  async open({ brought, styles }: Pick<Begun, "brought" | "styles">): Promise<void> {
    const opened = this.openSession();
    await Promise.all([this.start(brought, styles), opened.read, this.attached.passed]);
    // Drafts come after what is on the disk: a page that they spoil is shown as it was.
    await this.core.overview(this.live.unsent("disk"));
    await this.goTo(location.hash);
    this.set({ isReady: true });
    this.shown.open();
    await opened.whole;
    this.set({ told: this.session.told() });
  }

  /** Texts are there before all of them have been checked. */
  private openSession(): { read: Promise<void>; whole: Promise<void> } {
    const read = new Gate();
    this.session.subscribe(({ files, outside }) => {
      if (this.session.files().length > 0) read.open();
      if (this.state.isReady) this.live.changed(files, this.isWords);
      if (this.state.isReady && outside !== undefined) this.set({ outside });
      // What others wait for shows at once, all else when the letters do.
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

  /** The page in the frame is there. */
  attach(page: PageLink): void {
    this.page = page;
    page.look({ styles: this.styles, scheme: this.state.scheme });
    if (this.state.parts) page.show(this.state.parts);
    this.attached.open();
  }

  /** An address at which a browser finds a picture. */
  shownAddress(address: string): string {
    return this.pictures?.at(address) ?? address;
  }

  /** Pictures have come whose bytes were on their way. */
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

  /** Shows the page as visitors see it on a day, or again all that there is. */
  setDay(day: string | undefined): void {
    this.set({ day });
    this.live.day = day;
    void this.live.refresh();
  }

  /** Opens `#/<route>` or `#/<file>`. */
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

  /** A list stands beside a page that has its entries, anything else beside the page that is shown. */
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

  /** Pictures were printed as visitors get them: the page shows them so. */
  async place(placed: PlacedPictures): Promise<void> {
    await this.core.place(placed);
    await this.live.refresh();
  }

  /** Something was typed that will be handed over. */
  touch(): void {
    document.documentElement.dataset.save = "saving";
  }

  private tellSave(): void {
    document.documentElement.dataset.save = this.session.state();
  }

  /** Changes a file: words show at once as they are written, and as the site makes them when strokes pause. */
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
