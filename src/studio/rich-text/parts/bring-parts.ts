import { type Command, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { BodyPicture } from "../../../model/markup/body-pictures.ts";
import type { BroughtPart } from "../../canvas/page-link.ts";
import { putPicture } from "../editing/pasted-places.ts";
import type { PastedPicture } from "../pasted/pasted-pictures.ts";
import { bodyWords as words } from "../words.pt-br.ts";
import { offerFile } from "./file-deeds.ts";

/** What bringing pictures and files needs of the editor. */
interface BringContext {
  view(): EditorView;
  run(command: Command): void;
  /** A picture to put in, or a file: that one, or one that somebody chooses; `undefined` if none comes. */
  bring(picked: File | BroughtPart["kind"]): Promise<BroughtPart | undefined>;
  /** Puts a picture below the caret; its description is typed next. */
  put(picture: Pick<BodyPicture, "file" | "alt">): void;
  isOpen(): boolean;
  tell(words: string): void;
}

/** Pictures and files on their way into a longer text. */
export class BringParts {
  constructor(private readonly context: BringContext) {}

  /** A picture comes below the caret and is described next; words for a file come at the caret and are typed next. */
  async bring(picked: File | BroughtPart["kind"]): Promise<void> {
    const { context } = this;
    const found = await context.bring(picked);
    if (!context.isOpen()) return;
    if (found?.kind === "picture") return context.put(found);
    window.focus();
    context.view().focus();
    if (!found) return;
    const isTyped = context.view().state.selection.empty;
    context.run(offerFile(found));
    if (isTyped) context.tell(words.nameFile);
  }

  /**
   * Files of the clipboard come one behind the other; why one cannot come is told by the studio.
   *
   * @param pictures how many pictures the HTML beside them shows: those without a file are told
   */
  async bringFiles(files: readonly File[], pictures: number): Promise<void> {
    for (const [at, file] of files.entries()) {
      // The next file is no link for the words of the one before.
      if (at > 0) this.context.run(behindWords);
      await this.bring(file);
      if (!this.context.isOpen()) return;
    }
    const missing = pictures - files.length;
    if (missing > 0) this.context.tell(words.missingPictures(missing));
  }

  /** The pictures of a pasted text come after it, one by one. Tells how many are missing in the end. */
  async bringPasted(pictures: readonly PastedPicture[], missing: number): Promise<void> {
    const { context } = this;
    if (missing > 0) context.tell(words.missingPictures(missing));
    for (const pasted of pictures) {
      const found = await context.bring(pasted.file);
      if (!context.isOpen()) return;
      if (found?.kind === "picture") context.run(putPicture(pasted, found));
    }
    if (missing > 0 && pictures.length > 0) context.tell(words.missingPictures(missing));
  }
}

/** Puts the caret behind chosen words; a chosen picture stays so. */
const behindWords: Command = (state, dispatch) => {
  const { selection, doc, tr } = state;
  if (!(selection instanceof TextSelection)) return false;
  dispatch?.(tr.setSelection(TextSelection.create(doc, selection.to)));
  return true;
};
