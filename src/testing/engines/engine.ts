/** The engines that nearly all visitors use. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

/** The window size and the browser settings of a tab. */
export interface TabOptions {
  width: number;
  height: number;
  dark: boolean;
  /** Whether to accept a certificate from an unknown authority. */
  acceptsUnsigned?: boolean;
}

/** A running engine. Each tab has its own storage, cache and history. */
export interface BrowserEngine {
  open(look: TabOptions): Promise<BrowserDriver>;
  close(): Promise<void>;
}

/**
 * The primitives that a tab needs, independent of the protocol. All engines share the rest
 * (`tab.ts`), so that a journey means the same in each.
 */
export interface BrowserDriver {
  /** Loads an address and waits for the load event. */
  load(address: string): Promise<void>;
  /**
   * Evaluates an expression in the page and resolves to its text. Promises are awaited; `undefined`
   * becomes "".
   */
  evaluate(expression: string): Promise<string>;
  /** Clicks the main mouse button at a point of the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses a key by name (`Tab`, `a`), with modifiers: `Shift+Tab`. */
  key(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Moves in the session history without waiting for the navigation. */
  traverseHistory(by: -1 | 1): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Takes a PNG of the viewport, or of the whole page. */
  screenshot(whole: boolean): Promise<Buffer>;
  close(): Promise<void>;
}
