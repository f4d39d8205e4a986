import { deleteSelection } from "prosemirror-commands";
import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { BodyPicture } from "../../../model/markup/body-pictures.ts";
import { addPicture, chosenPicture, describePicture } from "./picture-deeds.ts";
import { PicturePanel } from "./picture-panel.ts";

/** What the selected picture needs from the editor. */
interface ChosenGround {
  view(): EditorView;
  run(command: Command): void;
  /** Lets the user pick a picture; resolves to `undefined` if there is none. */
  picture(): Promise<Pick<BodyPicture, "file" | "alt"> | undefined>;
  isOpen(): boolean;
}

/** The selected picture of a body, and the panel with its description. */
export class ChosenPicture {
  private readonly panel: PicturePanel;

  constructor(private readonly ground: ChosenGround) {
    this.panel = new PicturePanel({
      describe: (said) => this.describe(said),
      change: () => void this.change(),
      remove: () => ground.run(deleteSelection),
      back: () => ground.view().focus(),
    });
  }

  /** Inserts a picture below the caret and focuses its description. */
  put(picture: Pick<BodyPicture, "file" | "alt">): void {
    this.ground.run(addPicture(picture));
    this.focus();
  }

  /** Shows the panel beside the selected picture, or hides it. */
  show(): void {
    const view = this.ground.view();
    const chosen = chosenPicture(view.state);
    const shown = chosen && view.nodeDOM(chosen.at);
    if (chosen && shown instanceof HTMLElement) {
      this.panel.show({ picture: chosen.picture, around: shown.getBoundingClientRect() });
    } else this.panel.hide();
  }

  focus(): void {
    this.bringIntoSight();
    this.show();
    window.focus();
    this.panel.focus();
  }

  /** A picture that is still loading changes its height: scroll again when it has loaded. */
  private bringIntoSight(): void {
    const view = this.ground.view();
    const chosen = chosenPicture(view.state);
    const shown = chosen && view.nodeDOM(chosen.at);
    if (!(shown instanceof HTMLElement)) return;
    const img = shown.querySelector("img");
    shown.scrollIntoView({ block: "center" });
    if (img?.complete === false) {
      img.addEventListener("load", () => this.ground.isOpen() && this.bringIntoSight(), {
        once: true,
      });
    }
    this.show();
  }

  remove(): void {
    this.panel.remove();
  }

  /** Updates the picture and keeps the focus in the panel. */
  private describe(said: Partial<BodyPicture>): void {
    const view = this.ground.view();
    const chosen = chosenPicture(view.state);
    if (chosen) describePicture(chosen.at, said)(view.state, view.dispatch.bind(view));
  }

  private async change(): Promise<void> {
    const found = await this.ground.picture();
    if (!found || !this.ground.isOpen()) return;
    this.describe({ ...found, caption: "" });
    this.focus();
  }
}
