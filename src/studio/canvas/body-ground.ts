import type { TypingGround } from "./held-text.ts";
import type { LinkPanel } from "./marks/link-panel.ts";

/** What the typing of a longer text needs of the page round it. */
export interface BodyGround extends Omit<TypingGround, "rest"> {
  panel: LinkPanel;
  /** Does something once no pointer is down. */
  afterPress(run: () => void): void;
}

/** A place in the window. */
export interface Point {
  left: number;
  top: number;
}
