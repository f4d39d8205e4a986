import type { Diagnostic } from "../../text/diagnostic.ts";
import type { CoreClient } from "../core/core-client.ts";
import type { Brought, DrawnSample, Overview, PageParts } from "../core/core-messages.ts";
import type { StudioHost } from "../host.ts";
import type { PageLink } from "../page/page-link.ts";
import { type Checking, createSession, type Session, type Told } from "../session/session.ts";
import type { Begun } from "./begin.ts";
import { Gate } from "./gate.ts";
import { SentTexts } from "./sent-texts.ts";

/** What of the content is chosen: its fields stand beside the page. */
export interface Choice {
  file: string;
  path: string;
  /** The field that was clicked. */
  field?: string;
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
  /** The day as of which the page is seen as visitors see it; all that there is unless one is chosen. */
  day?: string;
  /** What was done last, for who cannot see it. */
  said: string;
}

/** The studio's parts, wired: session, core and page, and what of them is shown. */
export class StudioModel {
  readonly session: Session;
  brought: Brought = empty;
  private page?: PageLink;
  /** The styles of the site. */
  styles = "";
  private state: StudioState = {
    isReady: false,
    overview: { routes: [], kinds: {} },
    told: [],
    takesMarks: false,
    scheme: "light",
    said: "",
  };
  private readonly listeners = new Set<() => void>();
  private readonly sent = new SentTexts();
  private refreshing?: Promise<void>;
  private isDirty = false;
  private wanted = "/";
  private readonly shown = new Gate();
  private readonly attached = new Gate();

  /**
   * @param core makes the pages
   * @param judge makes the core that checks, once a page is there: no key waits for a check
   */
  constructor(
    readonly host: StudioHost,
    private readonly core: CoreClient,
    private readonly judge: () => CoreClient,
  ) {
    this.session = createSession({ host, checking: this.checking() });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): StudioState => this.state;

  set(part: Partial<StudioState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }

  /** Tells what was done to who cannot see it; the same words twice are told twice. */
  say(said: string): void {
    this.set({ said: said === this.state.said ? `${said}\u00a0` : said });
  }

  /** Opens the content: afterwards one can type. */
  async open({ brought, styles }: Pick<Begun, "brought" | "styles">): Promise<void> {
    const opened = this.openSession();
    await Promise.all([this.start(brought, styles), opened.read, this.attached.passed]);
    // Drafts come after what is on the disk: a page that they spoil is shown as it was.
    await this.core.overview(this.sent.unsent(this.session.texts("disk")));
    await this.goTo(location.hash);
    this.set({ isReady: true });
    this.shown.open();
    await opened.whole;
    this.set({ told: this.session.told() });
  }

  /** Texts are there before all of them have been checked. */
  private openSession(): { read: Promise<void>; whole: Promise<void> } {
    const read = new Gate();
    this.session.subscribe(() => {
      if (this.session.files().length > 0) read.open();
      this.set({ told: this.session.told() });
      if (this.state.isReady && this.sent.isBehind(this.session.texts("studio")))
        void this.refresh();
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
    void this.refresh();
  }

  /** Opens `#/<route>` or `#/<file>`. */
  async goTo(hash: string): Promise<void> {
    const name = decodeURIComponent(hash.replace(/^#\/?/, ""));
    const isFile = this.session.files().includes(name);
    const overview = await this.core.overview(this.unsent());
    const page = overview.routes.find(({ file }) => file === name);
    if (isFile && !page) {
      this.set({ overview, file: name, choice: { file: name, path: "" } });
      if (!this.state.parts) await this.refresh();
      return;
    }
    this.wanted = page?.route ?? `/${name}`;
    this.set({ overview, file: undefined, choice: undefined });
    await this.refresh();
  }

  /** What visitors will see otherwise than when the studio was opened, in words. */
  async changes(): Promise<string[]> {
    return this.core.changes(this.unsent());
  }

  /** All kinds of blocks that can be added to the page that is shown. */
  async samples(): Promise<DrawnSample[]> {
    return this.core.samples(this.unsent(), this.state.parts?.file ?? "");
  }

  /** Shows what the texts say now; while that is being made, what comes meanwhile waits for its turn. */
  refresh(): Promise<void> {
    this.isDirty = true;
    this.refreshing ??= this.refreshAll().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  private async refreshAll(): Promise<void> {
    while (this.isDirty) {
      this.isDirty = false;
      const { overview, parts } = await this.core.look(this.unsent(), this.wanted, this.state.day);
      // The page asks of what kind its texts are while it is shown.
      this.set({ overview });
      if (!parts) continue;
      this.page?.show(parts);
      this.set({ parts });
    }
  }

  private unsent() {
    return this.sent.unsent(this.session.texts("studio"));
  }

  /** Makes the check of a session: by a core of its own, which starts when the first page is there. */
  private checking(): Checking {
    let started: Promise<CoreClient> | undefined;
    const start = async () => {
      await this.shown.passed;
      const judge = this.judge();
      await judge.start(this.brought);
      return judge;
    };
    return {
      check: async (texts) => {
        started ??= start();
        const told = await (await started).check([...texts]);
        return toTold(told, this.brought.folder);
      },
    };
  }
}

const empty: Brought = { folder: "", schemas: {}, paths: [], pictures: {}, placed: {} };

function toTold(diagnostics: readonly Diagnostic[], folder: string): Told[] {
  return diagnostics.map(({ file, path, code, severity, message, hint, range, fix }) => ({
    file: file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file,
    path,
    code,
    severity,
    message,
    hint,
    start: range.start,
    end: range.end,
    edits: fix?.edits,
  }));
}
