import { initialStudioState, type StudioState } from "./studio-state.ts";

/** The time (ms) for which a status message is shown. */
export const messageDuration = 8000;

/** Store of the UI state. Subscribers are called after each change. */
export class UiStore {
  protected state = initialStudioState;
  private announcedAt = 0;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): StudioState => this.state;

  set(part: Partial<StudioState>): void {
    // A new selection unfolds the field panel.
    const opened = part.selection ? { isPanelCollapsed: false } : {};
    this.state = { ...this.state, ...opened, ...part };
    for (const listener of this.listeners) listener();
  }

  /**
   * Shows a status message and announces it to screen readers. A repeated message gets a
   * non-breaking space, because an equal text would not be announced again.
   */
  announce(said: string): void {
    this.announcedAt = Date.now();
    this.set({ statusMessage: said === this.state.statusMessage ? `${said}\u00a0` : said });
  }

  /**
   * Announces a follow-up message. If the current message is recent, the text is appended to it, so
   * that both are read.
   */
  announceAlso(said: string): void {
    const isRead = Date.now() - this.announcedAt > messageDuration;
    if (!isRead && this.state.statusMessage.includes(said)) return;
    this.announce(isRead ? said : `${this.state.statusMessage} ${said}`);
  }
}
