import type { EditingContext } from "./active-field-editor.ts";
import type { LinkPanel } from "./text-marks/link-panel.ts";

/** What editing a body needs from the page. */
export interface BodyEditingContext extends Omit<EditingContext, "onIdle"> {
  panel: LinkPanel;
  /** Runs a callback once no pointer button is pressed. */
  afterPointerUp(run: () => void): void;
}

/** A point in the viewport, in CSS pixels. */
export interface ViewportPoint {
  left: number;
  top: number;
}
