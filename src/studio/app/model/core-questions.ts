import type { ListPoint } from "../../../check/checklist/publication-list.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import type { ListedChange } from "../../preview-worker/asked/listed-changes.ts";
import type { CoreClient } from "../../preview-worker/core-client.ts";
import type { DrawnSample, Texts } from "../../preview-worker/core-messages.ts";
import type { FileDeed, FilePlan } from "../../preview-worker/filing/file-plans.ts";
import type { Nameable } from "../../preview-worker/filing/uses-of.ts";
import type { HandoutAnswer } from "../../preview-worker/handout/handout-messages.ts";

/** What the core is asked of the texts as they are written now. */
export class CoreQuestions {
  /** @param unsent the texts that the core does not have, which are handed to it with the question */
  constructor(
    private readonly core: CoreClient,
    private readonly unsent: () => Texts,
  ) {}

  /** What visitors will see otherwise than when the studio was opened, or than with texts that were others then. */
  async changes(then?: Texts): Promise<ListedChange[]> {
    return this.core.changes(this.unsent(), then);
  }

  /** What is worked off before the site goes live. */
  async points(): Promise<ListPoint[]> {
    return this.core.points(this.unsent());
  }

  /** All kinds of blocks that can be added to the page of that file. */
  async samples(file: string): Promise<DrawnSample[]> {
    return this.core.samples(this.unsent(), file);
  }

  /** What something to be done with a whole file comes to; nothing where it is not there. */
  async plan(deed: FileDeed): Promise<FilePlan | undefined> {
    return this.core.plan(this.unsent(), deed);
  }

  /** All places that use a part of the content. */
  async uses(part: Nameable): Promise<Nameable[]> {
    return this.core.uses(this.unsent(), part);
  }

  /** One file with the page of an address, or with all pages, in the styles of the site. */
  async handout(route: string | undefined, styles: string): Promise<HandoutAnswer> {
    return this.core.handout(this.unsent(), { route, moment: Date.now(), styles });
  }

  /** The files of a picture that nothing shows any more after changes. */
  async unshown(name: string, changes: readonly FileChange[]): Promise<string[]> {
    return this.core.unshown(this.unsent(), name, changes);
  }
}
