import type { PageLink } from "../../canvas/page-link.ts";
import type { CoreClient } from "../../preview-worker/core-client.ts";
import type { Looked, PageParts, Texts } from "../../preview-worker/core-messages.ts";
import type { Session } from "../../session/session.ts";
import { Quiet } from "./quiet.ts";
import { SentTexts } from "./sent-texts.ts";

/** What a `LivePage` needs. */
export interface LivePageParts {
  session: Session;
  core: CoreClient;
  /** The preview in the iframe; `undefined` until it has loaded. */
  link(): PageLink | undefined;
  /**
   * The worker has rendered a page. Called before the iframe shows it, because the iframe reads the
   * new overview to find out what kind of text a field holds.
   */
  onLooked(looked: Looked): void;
  /** The iframe shows the page. */
  onShown(looked: Looked): void;
}

/** Keeps the previewed page up to date with the texts of the session. */
export class LivePage {
  /** The route that is shown. */
  route = "/";
  /** The preview date (ISO). `undefined` shows everything, drafts included. */
  day?: string;
  private readonly sent = new SentTexts();
  private readonly quiet = new Quiet(() => this.catchUp());
  /** The texts that the current page was rendered from. */
  private made: ReadonlyMap<string, string> = new Map();
  private shown?: PageParts;
  private refreshing?: Promise<void>;
  private isDirty = false;
  /** The preview shows typed text (an optimistic update) that has not been rendered yet. */
  private isEchoed = false;

  constructor(private readonly parts: LivePageParts) {}

  /** The texts that the worker does not have yet. They count as sent from now on. */
  unsent(where: "studio" | "disk" = "studio"): Texts {
    return this.sent.unsent(this.parts.session.texts(where));
  }

  /**
   * Texts have changed. Typed text is shown at once and rendered after a pause in typing; any other
   * change is rendered immediately.
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
    // The text was changed back before it was rendered: restore the rendered page.
    else if (this.isEchoed) this.parts.link()?.showAgain();
    this.isEchoed = false;
  }

  /** Renders the current texts. Changes made during a render are picked up by one more render. */
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
      // This render is outdated and would revert newer typing: skip it and render again.
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
