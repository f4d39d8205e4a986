import { Debouncer } from "../../async/debouncer.ts";
import type { PreviewBridge } from "../../canvas/preview-bridge.ts";
import type { FileTextUpdates, PageParts, RenderResult } from "../../preview-worker/messages.ts";
import type { PreviewWorkerClient } from "../../preview-worker/worker-client.ts";
import type { Session } from "../../session/session.ts";
import { WorkerTextSync } from "./worker-text-sync.ts";

/** The time (ms) between the last input and the next render. */
const renderDelay = 120;

/** What a `PreviewUpdater` needs. */
export interface PreviewUpdaterDeps {
  session: Session;
  core: PreviewWorkerClient;
  /** The preview in the iframe; `undefined` until it has loaded. */
  bridge(): PreviewBridge | undefined;
  /**
   * Called when the worker has rendered a page, before the iframe shows it. The iframe needs the
   * new overview to find out what kind of text a field contains.
   */
  onRendered(looked: RenderResult): void;
  /** Called when the iframe shows the page. */
  onShown(looked: RenderResult): void;
}

/** Keeps the page in the preview up to date with the texts of the session. */
export class PreviewUpdater {
  /** The route that is shown. */
  route = "/";
  /** The preview date (ISO). Without it the preview shows everything, including drafts. */
  previewDate?: string;
  private readonly sent = new WorkerTextSync();
  private readonly debouncer = new Debouncer(() => this.renderIfChanged(), renderDelay);
  /** The texts from which the current page was rendered. */
  private renderedTexts: ReadonlyMap<string, string> = new Map();
  private shown?: PageParts;
  private rendering?: Promise<void>;
  private isDirty = false;
  /** Whether the preview shows typed text before it has been rendered (an optimistic update). */
  private hasOptimisticText = false;

  constructor(private readonly parts: PreviewUpdaterDeps) {}

  /** Returns the texts that the worker does not have yet. From now on they count as sent. */
  takeUnsentTexts(where: "studio" | "disk" = "studio"): FileTextUpdates {
    return this.sent.takeTextsToSend(this.parts.session.texts(where));
  }

  /**
   * Handles changed texts. Typed text is shown immediately, and rendered after a pause in typing.
   * Any other change is rendered immediately.
   */
  onTextsChanged(files: readonly string[], isWords: boolean): void {
    if (files.length === 0) return;
    if (isWords) {
      this.hasOptimisticText = this.parts.bridge()?.updateTexts(files) || this.hasOptimisticText;
      this.debouncer.schedule();
    } else this.debouncer.flush();
  }

  private renderIfChanged(): void {
    if (!haveSameTexts(this.renderedTexts, this.parts.session.texts("studio"))) void this.render();
    // The text was changed back before it was rendered: restore the rendered page.
    else if (this.hasOptimisticText) this.parts.bridge()?.renderAgain();
    this.hasOptimisticText = false;
  }

  /** Renders the current texts. If they change during a render, one more render follows. */
  render(): Promise<void> {
    this.isDirty = true;
    this.rendering ??= this.renderUntilClean().finally(() => {
      this.rendering = undefined;
    });
    return this.rendering;
  }

  private async renderUntilClean(): Promise<void> {
    const { session, core, bridge, onRendered, onShown } = this.parts;
    while (this.isDirty) {
      this.isDirty = false;
      const made = this.parts.session.texts("studio");
      const looked = await core.renderPage(this.takeUnsentTexts(), this.route, {
        day: this.previewDate,
        file: this.shown?.file,
      });
      // An outdated render would revert newer typing. Skip it and render again, unless the page has
      // changed.
      const isLate = !haveSameTexts(made, session.texts("studio"));
      if (isLate && looked.parts?.route === this.shown?.route) continue;
      onRendered(looked);
      if (!looked.parts) continue;
      [this.renderedTexts, this.shown] = [made, looked.parts];
      bridge()?.show(looked.parts);
      onShown(looked);
    }
  }
}

function haveSameTexts(
  some: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
): boolean {
  return some.size === others.size && [...some].every(([file, text]) => others.get(file) === text);
}
