import type { ListPoint } from "../../../check/checklist/publication-list.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import type { ListedChange } from "../../preview-worker/asked/listed-changes.ts";
import type { CoreClient } from "../../preview-worker/core-client.ts";
import type { DrawnSample, Texts } from "../../preview-worker/core-messages.ts";
import type { FileDeed, FilePlan } from "../../preview-worker/filing/file-plans.ts";
import type { Nameable } from "../../preview-worker/filing/uses-of.ts";
import type { HandoutAnswer } from "../../preview-worker/handout/handout-messages.ts";

/** Queries to the preview worker. Each one first sends the texts that have changed. */
export class CoreQuestions {
  /** @param unsent returns the texts that the worker does not have yet */
  constructor(
    private readonly core: CoreClient,
    private readonly unsent: () => Texts,
  ) {}

  /**
   * The changes that visitors will see compared with when the studio was opened, or with `then`.
   */
  async changes(then?: Texts): Promise<ListedChange[]> {
    return this.core.changes(this.unsent(), then);
  }

  /** The checklist to complete before the site is published. */
  async points(): Promise<ListPoint[]> {
    return this.core.points(this.unsent());
  }

  /** A thumbnail of each block type that can be added to the page of that file. */
  async samples(file: string): Promise<DrawnSample[]> {
    return this.core.samples(this.unsent(), file);
  }

  /** The plan of a file operation; `undefined` if the file does not exist. */
  async plan(deed: FileDeed): Promise<FilePlan | undefined> {
    return this.core.plan(this.unsent(), deed);
  }

  /** All places that reference a part of the content. */
  async uses(part: Nameable): Promise<Nameable[]> {
    return this.core.uses(this.unsent(), part);
  }

  /**
   * A single-file export of one page, or of the whole site if `route` is `undefined`.
   *
   * @param styles the CSS of the site
   */
  async handout(route: string | undefined, styles: string): Promise<HandoutAnswer> {
    return this.core.handout(this.unsent(), { route, moment: Date.now(), styles });
  }

  /** The files of a picture that are no longer referenced after the changes. */
  async unshown(name: string, changes: readonly FileChange[]): Promise<string[]> {
    return this.core.unshown(this.unsent(), name, changes);
  }
}
