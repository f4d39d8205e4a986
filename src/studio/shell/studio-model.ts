import type { Diagnostic } from "../../text/diagnostic.ts";
import type { CoreClient } from "../core/core-client.ts";
import type { Brought, DrawnSample, Overview, PageParts, Texts } from "../core/core-messages.ts";
import type { StudioHost } from "../host.ts";
import type { PageLink } from "../page/page-link.ts";
import { pageAddresses } from "../server/api-addresses.ts";
import { createSession, type Session, type Told } from "../session/session.ts";
import { shownRoute } from "./shown-route.ts";

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
  /** What the core knows of each text. */
  private readonly sent = new Map<string, string | null>();
  private refreshing?: Promise<void>;
  private isDirty = false;
  private wanted = "/";

  constructor(
    readonly host: StudioHost,
    private readonly core: CoreClient,
  ) {
    this.session = createSession({ host, checking: { check: (texts) => this.check(texts) } });
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
  async open(): Promise<void> {
    const [brought, styles] = await Promise.all([
      fetch(pageAddresses.brought).then((answer) => answer.json()),
      fetch(pageAddresses.styles).then((answer) => answer.text()),
    ]);
    this.brought = brought;
    this.styles = styles;
    this.page?.look({ styles, scheme: this.state.scheme });
    // The session checks what it reads: the core is there before.
    await this.core.start(brought);
    await this.session.open();
    this.session.subscribe(() => {
      this.set({ told: this.session.told() });
      void this.refresh();
    });
    await this.goTo(location.hash);
    this.set({ isReady: true, told: this.session.told() });
  }

  /** The page in the frame is there. */
  attach(page: PageLink): void {
    this.page = page;
    page.look({ styles: this.styles, scheme: this.state.scheme });
    if (this.state.parts) page.show(this.state.parts);
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
    await this.sync();
    const overview = await this.core.overview();
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
    await this.sync();
    return this.core.changes();
  }

  /** All kinds of blocks that can be added to the page that is shown. */
  async samples(): Promise<DrawnSample[]> {
    await this.sync();
    return this.core.samples(this.state.parts?.file ?? "");
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
      await this.sync();
      const overview = await this.core.overview();
      const route = shownRoute(overview.routes, this.wanted, this.state.parts?.file);
      const parts = await this.core.page(route, this.state.day);
      // The page asks of what kind its texts are while it is shown.
      this.set({ overview });
      if (!parts) continue;
      this.page?.show(parts);
      this.set({ parts });
    }
  }

  /** Hands the core all texts that it does not have yet. */
  private async sync(): Promise<void> {
    const texts = this.unsent();
    if (texts.length > 0) await this.core.update(texts);
  }

  private unsent(): Texts {
    const files = new Set(this.session.files());
    const now = [...files].map((file) => [file, this.session.text(file) ?? null] as const);
    const gone = [...this.sent.keys()].filter((file) => !files.has(file));
    const all = [...now, ...gone.map((file) => [file, null] as const)];
    const texts = all.filter(([file, text]) => this.sent.get(file) !== text);
    for (const [file, text] of texts) this.sent.set(file, text);
    return texts;
  }

  private async check(texts: ReadonlyMap<string, string | null>): Promise<readonly Told[]> {
    for (const [file, text] of texts) this.sent.set(file, text);
    await this.core.update([...texts]);
    return toTold(await this.core.told(), this.brought.folder);
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
