import { type StudioState, stateAtFirst } from "./studio-state.ts";

/** So many milliseconds what was done can be read. */
export const saidFor = 8000;

/** Holds what the studio shows, and tells who listens whenever that changes. */
export class ShownState {
  protected state = stateAtFirst;
  private saidAt = 0;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): StudioState => this.state;

  set(part: Partial<StudioState>): void {
    // Whatever is chosen shows its fields.
    const opened = part.choice ? { isFolded: false } : {};
    this.state = { ...this.state, ...opened, ...part };
    for (const listener of this.listeners) listener();
  }

  /** Tells what was done to who cannot see it; the same words twice are told twice. */
  say(said: string): void {
    this.saidAt = Date.now();
    this.set({ said: said === this.state.said ? `${said}\u00a0` : said });
  }

  /** Tells what came of a deed besides: what was said of it shortly before is still to be read. */
  sayAlso(said: string): void {
    const isRead = Date.now() - this.saidAt > saidFor;
    if (!isRead && this.state.said.includes(said)) return;
    this.say(isRead ? said : `${this.state.said} ${said}`);
  }
}
