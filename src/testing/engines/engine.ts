/** The engines that render the site for nearly all visitors. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

/** How a visitor looks at the site. */
export interface TabOptions {
  width: number;
  height: number;
  dark: boolean;
  /** The site shows a certificate that nobody has signed. */
  acceptsUnsigned?: boolean;
}

/** An engine that was found and can open tabs: each with a storage, a cache and a history of its own. */
export interface Engine {
  open(look: TabOptions): Promise<Driver>;
  close(): Promise<void>;
}

/**
 * What an engine can be asked to do, whatever protocol it speaks: the least that a tab needs. All else
 * is one script for all engines (`tab.ts`), so that a journey means the same in each.
 */
export interface Driver {
  /** Loads an address and waits until it is there. */
  load(address: string): Promise<void>;
  /** The value of an expression in the page, as JSON. A promise is waited for; `undefined` becomes "". */
  evaluate(expression: string): Promise<string>;
  /** Presses the main button of the mouse at a place in the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses a key by its name (`Tab`, `a`), with others held: `Shift+Tab`. */
  key(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Takes a step in the history and does not wait for its end. */
  traverseHistory(by: -1 | 1): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what the window shows, or of the whole page. */
  screenshot(whole: boolean): Promise<Buffer>;
  close(): Promise<void>;
}
