import { Debouncer, type Later } from "../../async/debouncer.ts";

/** The pause (ms) in typing after which a session saves. */
const saveDelay = 300;

/** Saves a session after each pause in typing. Saves never overlap. */
export class AutoSave {
  private readonly pause: Debouncer;

  /** @param enqueue runs actions one at a time */
  constructor(
    private readonly save: () => Promise<void>,
    private readonly enqueue: (action: () => Promise<void>) => Promise<void>,
    later: Later,
  ) {
    this.pause = new Debouncer(() => void this.saveNow(), saveDelay, later);
  }

  schedule(): void {
    this.pause.schedule();
  }

  cancel(): void {
    this.pause.cancel();
  }

  async saveNow(): Promise<void> {
    this.cancel();
    await this.enqueue(this.save);
  }
}
