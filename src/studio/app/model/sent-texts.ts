import type { Texts } from "../../preview-worker/core-messages.ts";

/** What a core was told of the texts, so that it is told only what differs. */
export class SentTexts {
  private readonly sent = new Map<string, string | null>();

  /**
   * The texts that the core does not have, which it has from now on.
   *
   * @param now all texts by their path
   */
  unsent(now: ReadonlyMap<string, string>): Texts {
    const gone = [...this.sent.keys()].filter((file) => !now.has(file));
    const all = [...now, ...gone.map((file) => [file, null] as const)];
    const texts = all.filter(([file, text]) => this.sent.get(file) !== text);
    for (const [file, text] of texts) this.sent.set(file, text);
    return texts;
  }
}
