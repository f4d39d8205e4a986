import type { EditingContext } from "./active-field-editor.ts";
import type { LinkPanel } from "./text-marks/link-panel.ts";

/** What editing a body needs from the page. */
export interface BodyEditingContext extends Omit<EditingContext, "onIdle"> {
  panel: LinkPanel;
  /** Runs a callback once no pointer button is pressed. */
  afterPointerUp(run: () => void): void;
}

/** How the editor of a body was opened. */
export interface ActivationOptions {
  /** The pointer position; absent if it was opened by keyboard. */
  point?: ViewportPoint;
  /** Text typed before the editor was loaded. */
  typedEarly?: string;
}

/** The editor of the bodies of a page. One body is edited at a time. */
export interface PageBodyEditor {
  isActive(): boolean;
  activate(element: HTMLElement, options: ActivationOptions): void;
  /** Writes pending input now instead of after the next frame. */
  flush(): void;
  /** Shows changes made elsewhere. */
  refresh(): void;
  /** Toggles bold or italic on the selection, or opens the link panel. */
  format(kind: "bold" | "italic" | "link"): void;
  handleKey(event: KeyboardEvent, element: HTMLElement, isLetter: boolean): void;
  handleFocusOut(to: EventTarget | null): void;
  close(): void;
}

/** Loads the code of the body editor, which is large. */
export type LoadBodyEditor = () => Promise<(context: BodyEditingContext) => PageBodyEditor>;

/** A point in the viewport, in CSS pixels. */
export interface ViewportPoint {
  left: number;
  top: number;
}
