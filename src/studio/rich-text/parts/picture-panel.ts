import type { BodyPicture } from "../../../model/markup/body-pictures.ts";
import { layOver } from "../../canvas/floating/floating.ts";
import { bodyWords as words } from "../words.pt-br.ts";

/** What the panel shows. */
interface PictureAsk {
  picture: BodyPicture;
  /** The box of the picture in the viewport. */
  around: DOMRect;
}

/** Actions of the panel. */
export interface PanelDeeds {
  /** Updates the description and the caption. */
  describe(said: Pick<BodyPicture, "alt" | "caption">): void;
  /** Replaces the picture. */
  change(): void;
  remove(): void;
  /** Moves the focus back to the text. */
  back(): void;
}

/** A panel beside a picture of a body, with fields for its description and caption. */
export class PicturePanel {
  private readonly box = layOver("div", "float links picture-panel");
  private readonly alt: HTMLTextAreaElement;
  private readonly caption: HTMLTextAreaElement;

  constructor(private readonly deeds: PanelDeeds) {
    const { box } = this;
    box.hidden = true;
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", words.picture);
    this.alt = this.addField(words.alt, words.whyAlt);
    this.caption = this.addField(words.caption);
    this.addButton(words.changePicture, () => deeds.change());
    this.addButton(words.removePicture, () => deeds.remove());
    box.addEventListener("keydown", (event) => this.press(event));
  }

  /** Shows the panel beside the picture. Keeps what is being typed in it. */
  show({ picture, around }: PictureAsk): void {
    const { box } = this;
    box.hidden = false;
    put(this.alt, picture.alt);
    put(this.caption, picture.caption ?? "");
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
    const around = layOver("label", "picture-said", this.box);
    around.textContent = label;
    const field = layOver("textarea", "field", around);
    field.rows = 1;
    field.spellcheck = true;
    if (why) field.placeholder = why;
    field.addEventListener("input", () => this.describe());
    return field;
  }

  private addButton(label: string, press: () => void): void {
    const button = layOver("button", "plain", this.box);
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", press);
  }

  private describe(): void {
    const line = ({ value }: HTMLTextAreaElement) => value.replace(/\s+/g, " ").trimStart();
    this.deeds.describe({ alt: line(this.alt), caption: line(this.caption) });
  }

  /** Keeps keys from the editor. Enter and Escape return to the text. */
  private press(event: KeyboardEvent): void {
    event.stopPropagation();
    const isField = event.target instanceof HTMLTextAreaElement;
    if (event.key !== "Escape" && !(event.key === "Enter" && isField)) return;
    event.preventDefault();
    this.deeds.back();
  }
}

/** While typed, a value may end with a space that is not stored: do not remove it. */
function put(field: HTMLTextAreaElement, text: string): void {
  if (field.value.trim() !== text.trim()) field.value = text;
}
