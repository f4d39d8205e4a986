import { type StudioState, stateAtFirst } from "./studio-state.ts";

/** How long a status message is shown (ms). */
export const saidFor = 8000;

/** Store of the UI state. Subscribers are called after each change. */
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
    // A new selection unfolds the field panel.
    const opened = part.choice ? { isFolded: false } : {};
    this.state = { ...this.state, ...opened, ...part };
    for (const listener of this.listeners) listener();
  }

  /**
   * Shows a status message and announces it to screen readers. A non-breaking space makes a
   * repeated message differ, because otherwise it would not be announced again.
   */
  say(said: string): void {
    this.saidAt = Date.now();
    this.set({ said: said === this.state.said ? `${said}\u00a0` : said });
  }

  /**
   * Announces a follow-up message. If the current message is recent, the text is appended, so that
   * both are read.
   */
  sayAlso(said: string): void {
    const isRead = Date.now() - this.saidAt > saidFor;
    if (!isRead && this.state.said.includes(said)) return;
    this.say(isRead ? said : `${this.state.said} ${said}`);
  }
}
