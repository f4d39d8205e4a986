import { type Command, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { richTextStrings as strings } from "#lang/studio/rich-text/strings";
import type { BodyPicture } from "../../../model/markup/body-pictures.ts";
import type { MediaToInsert } from "../../canvas/preview-bridge.ts";
import type { PastedPicture } from "../clipboard/pasted-pictures.ts";
import { insertPastedPicture } from "../editor/picture-placeholder-plugin.ts";
import { insertFileLink } from "./file-link-commands.ts";

/** What inserting pictures and files needs from the editor. */
interface MediaInserterContext {
  view(): EditorView;
  runCommand(command: Command): void;
  /**
   * Adds this file, or lets the user pick one of a kind, and resolves to the media to insert;
   * `undefined` if there is none.
   */
  requestMedia(picked: File | MediaToInsert["kind"]): Promise<MediaToInsert | undefined>;
  /** Inserts a picture below the caret and focuses its description. */
  insertPicture(picture: Pick<BodyPicture, "file" | "alt">): void;
  isOpen(): boolean;
  showNotice(words: string): void;
}

/** Inserts pictures and file links into a body. */
export class MediaInserter {
  constructor(private readonly context: MediaInserterContext) {}

  /**
   * Inserts a picture below the caret and focuses its description, or inserts a file link at the
   * caret and selects its text.
   */
  async insert(picked: File | MediaToInsert["kind"]): Promise<void> {
    const { context } = this;
    const found = await context.requestMedia(picked);
    if (!context.isOpen()) return;
    if (found?.kind === "picture") return context.insertPicture(found);
    window.focus();
    context.view().focus();
    if (!found) return;
    const isTyped = context.view().state.selection.empty;
    context.runCommand(insertFileLink(found));
    if (isTyped) context.showNotice(strings.nameFile);
  }

  /**
   * Inserts files from the clipboard one after another. The studio reports why a file is rejected.
   *
   * @param pictures the number of pictures in the pasted HTML; those without a file are reported as
   *   missing
   */
  async insertFiles(files: readonly File[], pictures: number): Promise<void> {
    for (const [at, file] of files.entries()) {
      // Move the caret after the new text, so that the next link does not replace the link of this
      // text.
      if (at > 0) this.context.runCommand(collapseToEnd);
      await this.insert(file);
      if (!this.context.isOpen()) return;
    }
    const missing = pictures - files.length;
    if (missing > 0) this.context.showNotice(strings.missingPictures(missing));
  }

  /**
   * Adds and inserts the pictures of a pasted text one by one, after the text itself. Reports how
   * many are missing.
   */
  async insertPastedPictures(pictures: readonly PastedPicture[], missing: number): Promise<void> {
    const { context } = this;
    if (missing > 0) context.showNotice(strings.missingPictures(missing));
    for (const pasted of pictures) {
      const found = await context.requestMedia(pasted.file);
      if (!context.isOpen()) return;
      if (found?.kind === "picture") context.runCommand(insertPastedPicture(pasted, found));
    }
    if (missing > 0 && pictures.length > 0) context.showNotice(strings.missingPictures(missing));
  }
}

/** Moves the caret to the end of a text selection. A selected picture stays selected. */
const collapseToEnd: Command = (state, dispatch) => {
  const { selection, doc, tr } = state;
  if (!(selection instanceof TextSelection)) return false;
  dispatch?.(tr.setSelection(TextSelection.create(doc, selection.to)));
  return true;
};
