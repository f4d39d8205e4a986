import { richTextStrings as strings } from "#lang/studio/rich-text/strings";
import type { BodyPicture } from "../../../model/markup/body-pictures.ts";
import { addOverlayElement } from "../../canvas/overlay/overlay.ts";

/** What the panel shows. */
interface PicturePanelState {
  picture: BodyPicture;
  /** The box of the picture in the viewport. */
  around: DOMRect;
}

/** Actions that the panel triggers in the editor. */
export interface PicturePanelActions {
  /** Updates the description and the caption. */
  describe(said: Pick<BodyPicture, "alt" | "caption">): void;
  /** Lets the user pick another picture. */
  replace(): void;
  remove(): void;
  /** Moves the focus back to the text. */
  focusText(): void;
}

/** A panel beside a picture of a body, with fields for its description and caption. */
export class PicturePanel {
  private readonly box = addOverlayElement("div", "float links picture-panel");
  private readonly alt: HTMLTextAreaElement;
  private readonly caption: HTMLTextAreaElement;

  constructor(private readonly actions: PicturePanelActions) {
    const { box } = this;
    box.hidden = true;
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", strings.picture);
    this.alt = this.addField(strings.alt, strings.whyAlt);
    this.caption = this.addField(strings.caption);
    this.addButton(strings.changePicture, () => actions.replace());
    this.addButton(strings.removePicture, () => actions.remove());
    box.addEventListener("keydown", (event) => this.handleKey(event));
  }

  /** Shows the panel beside the picture. Does not change the text that is being typed in it. */
  show({ picture, around }: PicturePanelState): void {
    const { box } = this;
    box.hidden = false;
    setFieldText(this.alt, picture.alt);
    setFieldText(this.caption, picture.caption ?? "");
    const { width, height } = box.getBoundingClientRect();
    // If there is no room below, the panel covers the bottom of the picture.
    const below = around.bottom + 8;
    box.style.top = `${Math.max(8, Math.min(below, innerHeight - height - 8))}px`;
    box.style.left = `${Math.max(8, Math.min(around.left, innerWidth - width - 8))}px`;
  }

  /** Focuses the description. */
  focus(): void {
    this.alt.focus({ preventScroll: true });
  }

  hide(): void {
    this.box.hidden = true;
  }

  remove(): void {
    this.box.remove();
  }

  private addField(label: string, why?: string): HTMLTextAreaElement {
    const around = addOverlayElement("label", "picture-said", this.box);
    around.textContent = label;
    const field = addOverlayElement("textarea", "field", around);
    field.rows = 1;
    field.spellcheck = true;
    if (why) field.placeholder = why;
    field.addEventListener("input", () => this.describe());
    return field;
  }

  private addButton(label: string, press: () => void): void {
    const button = addOverlayElement("button", "plain", this.box);
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", press);
  }

  private describe(): void {
    const line = ({ value }: HTMLTextAreaElement) => value.replace(/\s+/g, " ").trimStart();
    this.actions.describe({ alt: line(this.alt), caption: line(this.caption) });
  }

  /**
   * Handles a key. Keys in the panel do not reach the editor. Escape, and Enter in a field, return
   * to the text.
   */
  private handleKey(event: KeyboardEvent): void {
    event.stopPropagation();
    const isField = event.target instanceof HTMLTextAreaElement;
    if (event.key !== "Escape" && !(event.key === "Enter" && isField)) return;
    event.preventDefault();
    this.actions.focusText();
  }
}

/**
 * Sets the text of a field unless only spaces at its ends differ. A typed space at the end is not
 * stored yet and must stay.
 */
function setFieldText(field: HTMLTextAreaElement, text: string): void {
  if (field.value.trim() !== text.trim()) field.value = text;
}
