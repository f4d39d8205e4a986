import type { PageLink } from "../../canvas/page-link.ts";
import type { CoreClient } from "../../preview-worker/core-client.ts";
import type { Looked, PageParts, Texts } from "../../preview-worker/core-messages.ts";
import type { Session } from "../../session/session.ts";
import { Quiet } from "./quiet.ts";
import { SentTexts } from "./sent-texts.ts";

/** What a live page is made of. */
export interface LivePageParts {
  session: Session;
  core: CoreClient;
  /** The page in the frame, once it is there. */
  link(): PageLink | undefined;
  /** The core has made a page: called before the frame shows it, which asks of what kind its texts are. */
  onLooked(looked: Looked): void;
  /** The frame shows it. */
  onShown(looked: Looked): void;
}

/** Keeps the page in the frame as the texts make it. */
export class LivePage {
  /** The address that is shown. */
  route = "/";
  /** The day as of which it is shown; all that there is unless one is chosen. */
  day?: string;
  private readonly sent = new SentTexts();
  private readonly quiet = new Quiet(() => this.catchUp());
  /** The texts that the page was made with. */
  private made: ReadonlyMap<string, string> = new Map();
  private shown?: PageParts;
  private refreshing?: Promise<void>;
  private isDirty = false;
  /** Words show that the page was not made with. */
  private isEchoed = false;

  constructor(private readonly parts: LivePageParts) {}

  /** The texts that the core does not have, which are handed to it now. */
  unsent(where: "studio" | "disk" = "studio"): Texts {
    return this.sent.unsent(this.parts.session.texts(where));
  }

  /**
   * Texts have changed. Words show at once as they are written, and as the site makes them when strokes pause;
   * for whatever else the page is made anew now.
   */
  changed(files: readonly string[], isWords: boolean): void {
    if (files.length === 0) return;
    if (isWords) {
      this.isEchoed = this.parts.link()?.echo(files) || this.isEchoed;
      this.quiet.later();
    } else this.quiet.now();
  }

  private catchUp(): void {
    if (!isSame(this.made, this.parts.session.texts("studio"))) void this.refresh();
    // What was changed back before it was made is as it was.
    else if (this.isEchoed) this.parts.link()?.showAgain();
    this.isEchoed = false;
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
    const { session, core, link, onLooked, onShown } = this.parts;
    while (this.isDirty) {
      this.isDirty = false;
      const made = this.parts.session.texts("studio");
      const looked = await core.look(this.unsent(), this.route, {
        day: this.day,
        file: this.shown?.file,
      });
      // What was written meanwhile would go back to what it was; its own turn comes.
      const isLate = !isSame(made, session.texts("studio"));
      if (isLate && looked.parts?.route === this.shown?.route) continue;
      onLooked(looked);
      if (!looked.parts) continue;
      [this.made, this.shown] = [made, looked.parts];
      link()?.show(looked.parts);
      onShown(looked);
    }
  }
}

function isSame(some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): boolean {
  return some.size === others.size && [...some].every(([file, text]) => others.get(file) === text);
}
