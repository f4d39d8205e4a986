import { deleteSelection } from "prosemirror-commands";
import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { BodyPicture } from "../../../model/markup/body-pictures.ts";
import { getSelectedPicture, insertPicture, updatePicture } from "./picture-commands.ts";
import { PicturePanel } from "./picture-panel.ts";

/** What the selected picture needs from the editor. */
interface SelectedPictureContext {
  view(): EditorView;
  runCommand(command: Command): void;
  /** Lets the user pick a picture; resolves to `undefined` if there is none. */
  pickPicture(): Promise<Pick<BodyPicture, "file" | "alt"> | undefined>;
  isOpen(): boolean;
}

/** Controls the selected picture of a body and the panel with its description. */
export class SelectedPictureController {
  private readonly panel: PicturePanel;

  constructor(private readonly context: SelectedPictureContext) {
    this.panel = new PicturePanel({
      describe: (said) => this.describe(said),
      replace: () => void this.replace(),
      remove: () => context.runCommand(deleteSelection),
      focusText: () => context.view().focus(),
    });
  }

  /** Inserts a picture below the caret and focuses its description. */
  insert(picture: Pick<BodyPicture, "file" | "alt">): void {
    this.context.runCommand(insertPicture(picture));
    this.focus();
  }

  /** Shows the panel beside the selected picture, or hides it. */
  updatePanel(): void {
    const view = this.context.view();
    const chosen = getSelectedPicture(view.state);
    const shown = chosen && view.nodeDOM(chosen.at);
    if (chosen && shown instanceof HTMLElement) {
      this.panel.show({ picture: chosen.picture, around: shown.getBoundingClientRect() });
    } else this.panel.hide();
  }

  focus(): void {
    this.scrollIntoView();
    this.updatePanel();
    window.focus();
    this.panel.focus();
  }

  /**
   * Scrolls to the picture. A picture that is still loading changes its height, so this scrolls
   * again when it has loaded.
   */
  private scrollIntoView(): void {
    const view = this.context.view();
    const chosen = getSelectedPicture(view.state);
    const shown = chosen && view.nodeDOM(chosen.at);
    if (!(shown instanceof HTMLElement)) return;
    const img = shown.querySelector("img");
    shown.scrollIntoView({ block: "center" });
    if (img?.complete === false) {
      img.addEventListener("load", () => this.context.isOpen() && this.scrollIntoView(), {
        once: true,
      });
    }
    this.updatePanel();
  }

  remove(): void {
    this.panel.remove();
  }

  /** Updates the picture and keeps the focus in the panel. */
  private describe(said: Partial<BodyPicture>): void {
    const view = this.context.view();
    const chosen = getSelectedPicture(view.state);
    if (chosen) updatePicture(chosen.at, said)(view.state, view.dispatch.bind(view));
  }

  private async replace(): Promise<void> {
    const found = await this.context.pickPicture();
    if (!found || !this.context.isOpen()) return;
    this.describe({ ...found, caption: "" });
    this.focus();
  }
}
