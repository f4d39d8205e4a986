import type { ListPoint } from "../../check/live/publication-list.ts";
import { beginnableFiles } from "../../check/lookup/content-files.ts";
import type { Change } from "../../text/surgery/change.ts";
import type { FileChange } from "../../text/surgery/file-change.ts";
import type { ShownPictures } from "../browser/host-pictures.ts";
import type { ListedChange } from "../core/asked/listed-changes.ts";
import type { CoreClient } from "../core/core-client.ts";
import type {
  Brought,
  DrawnSample,
  Overview,
  PageParts,
  PlacedPictures,
  Texts,
} from "../core/core-messages.ts";
import type { FileDeed, FilePlan } from "../core/filing/file-plans.ts";
import type { Nameable } from "../core/filing/uses-of.ts";
import type { HandoutAnswer } from "../core/handout/handout-messages.ts";
import type { StudioHost } from "../host/studio-host.ts";
import { afterFrame } from "../page/after-frame.ts";
import type { PageLink } from "../page/page-link.ts";
import { createSession, type Session, type Told } from "../session/session.ts";
import { watchAway } from "./away.ts";
import type { Begun } from "./begin.ts";
import { createJudge } from "./core-check.ts";
import type { Filing } from "./filing/filing.ts";
import { Gate } from "./gate.ts";
import { LivePage } from "./live-page.ts";
import { pageShowing } from "./panel/seen/page-showing.ts";
import type { KnownPast } from "./past/known-past.ts";
import { comingWith } from "./pictures/coming-with.ts";
import { checkJoins } from "./publish/check-join.ts";
import type { KeptHere } from "./publish/kept-here.ts";
import type { Sending } from "./publish/sending-steps.ts";

/** What of the content is chosen: its fields stand beside the page. */
export interface Choice {
  file: string;
  path: string;
  /** The field that was clicked. */
  field?: string;
  /** Somebody asked to be led to it: it has the focus. */
  isAsked?: boolean;
}

/** What the studio shows. */
export interface StudioState {
  isReady: boolean;
  overview: Overview;
  parts?: PageParts;
  /** A file without an address of its own that is edited; the page stays beside it. */
  file?: string;
  choice?: Choice;
  told: readonly Told[];
  /** The text that is being typed on the page takes marks. */
  takesMarks: boolean;
  scheme: "light" | "dark";
  /** A section is being chosen that is added at that place, counted from 0. */
  adding?: number;
  /** Something is being done with a whole file. */
  filing?: Filing;
  /** The day as of which the page is seen as visitors see it; all that there is unless one is chosen. */
  day?: string;
  /** The program that keeps the files has not answered for a while. */
  isAway: boolean;
  /** What is wrong with the site's own code as it was saved last: the one before runs on. */
  codeFault?: string;
  /** The site has other code than what this studio was made with. */
  isOtherCode?: boolean;
  /** The fields are folded away, where they lie below the page. */
  isFolded: boolean;
  /** The file that somebody else changed last, until that is read. */
  outside?: string;
  /** What fields said before, once somebody has come to them. */
  past?: KnownPast;
  /** Something of a window of before is in no version yet. */
  hasUnkept?: boolean;
  /** The version that was kept here last, and the texts that it has. */
  kept?: KeptHere;
  /** How far what was kept has come on its way to the visitors. */
  sending?: Sending;
  /** What was done last, for who cannot see it. */
  said: string;
}

/** So many milliseconds what was done can be read. */
export const saidFor = 8000;

/** The studio's parts, wired: session, core and page, and what of them is shown. */
export class StudioModel {
  readonly session: Session;
  /** From then on changes are counted. */
  readonly opened = new Date();
  brought: Brought = empty;
  /** Where nobody serves the bytes of pictures, what shows them all the same. */
  pictures?: ShownPictures;
  private page?: PageLink;
  /** The styles of the site. */
  styles = "";
  private state: StudioState = {
    isReady: false,
    overview: { routes: [], kinds: {} },
    told: [],
    takesMarks: false,
    scheme: "light",
    isAway: false,
    isFolded: false,
    said: "",
  };
  private saidAt = 0;
  /** Pictures whose bytes are kept, by the lines that stand for them: they come with the text that names them. */
  readonly arriving = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
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
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): StudioState => this.state;

  set(part: Partial<StudioState>): void {
    // Whatever is chosen shows its fields.
    const opened = part.choice ? { isFolded: false } : {};
    this.state = { ...this.state, ...opened, ...part };
    for (const listener of this.listeners) listener();
  }

  /** Tells what was done to who cannot see it; the same words twice are told twice. */
  say(said: string): void {
    this.saidAt = Date.now();
    this.set({ said: said === this.state.said ? `${said}\u00a0` : said });
  }

  /** Tells what came of a deed besides: what was said of it shortly before is still to be read. */
  sayAlso(said: string): void {
    const isRead = Date.now() - this.saidAt > saidFor;
    if (!isRead && this.state.said.includes(said)) return;
    this.say(isRead ? said : `${this.state.said} ${said}`);
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

  /** What visitors will see otherwise than when the studio was opened, or than with texts that were others then. */
  async changes(then?: Texts): Promise<ListedChange[]> {
    return this.core.changes(this.live.unsent(), then);
  }

  /** What is worked off before the site goes live. */
  points(): Promise<ListPoint[]> {
    return this.core.points(this.live.unsent());
  }

  /** All kinds of blocks that can be added to the page that is shown. */
  async samples(): Promise<DrawnSample[]> {
    return this.core.samples(this.live.unsent(), this.state.parts?.file ?? "");
  }

  /** What something to be done with a whole file comes to; nothing where it is not there. */
  async plan(deed: FileDeed): Promise<FilePlan | undefined> {
    return this.core.plan(this.live.unsent(), deed);
  }

  /** All places that use a part of the content. */
  async uses(part: Nameable): Promise<Nameable[]> {
    return this.core.uses(this.live.unsent(), part);
  }

  /** One file with the page of an address, or with all pages, as they are written now. */
  async handout(route: string | undefined): Promise<HandoutAnswer> {
    const { styles } = this;
    return this.core.handout(this.live.unsent(), { route, moment: Date.now(), styles });
  }

  /** The files of a picture that nothing shows any more after changes. */
  async unshown(name: string, changes: readonly FileChange[]): Promise<string[]> {
    return this.core.unshown(this.live.unsent(), name, changes);
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
