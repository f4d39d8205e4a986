import type { FileTextUpdates } from "../../preview-worker/messages.ts";

/** Remembers which texts a worker already has, so that only differences are sent. */
export class WorkerTextSync {
  private readonly sent = new Map<string, string | null>();

  /**
   * Returns the texts that differ from those sent so far, and marks them as sent. A deleted file
   * has the text `null`.
   *
   * @param now all texts by path
   */
  takeTextsToSend(now: ReadonlyMap<string, string>): FileTextUpdates {
    const gone = [...this.sent.keys()].filter((file) => !now.has(file));
    const all = [...now, ...gone.map((file) => [file, null] as const)];
    const texts = all.filter(([file, text]) => this.sent.get(file) !== text);
    for (const [file, text] of texts) this.sent.set(file, text);
    return texts;
  }
}
