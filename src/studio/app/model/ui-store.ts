import { initialStudioState, type StudioState } from "./studio-state.ts";

/** The time (ms) for which a status message is shown. */
export const messageDuration = 8000;

/** Stores the UI state. Calls the subscribers after each change. */
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
    // A new selection expands the field panel.
    const opened = part.selection ? { isPanelCollapsed: false } : {};
    this.state = { ...this.state, ...opened, ...part };
    for (const listener of this.listeners) listener();
  }

  /**
   * Shows a status message and announces it to screen readers. A repeated message gets a no-break
   * space, because screen readers do not announce the same text again.
   */
  announce(said: string): void {
    this.announcedAt = Date.now();
    this.set({ statusMessage: said === this.state.statusMessage ? `${said}\u00a0` : said });
  }

  /**
   * Announces another message. If the current message is recent, appends the text to it, so that
   * users get both.
   */
  announceAlso(said: string): void {
    const isRead = Date.now() - this.announcedAt > messageDuration;
    if (!isRead && this.state.statusMessage.includes(said)) return;
    this.announce(isRead ? said : `${this.state.statusMessage} ${said}`);
  }
}
