import { toggleMark } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { type Command, EditorState, Selection, TextSelection } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { richTextStrings as strings } from "#lang/studio/rich-text/strings";
import { replaceFactTokens } from "../../../model/facts.ts";
import { parseBody } from "../../../model/markup/body.ts";
import { bodyMarkup } from "../../../ui/text/body-html.ts";
import { markAsTrustedHtml } from "../../browser/trusted-types.ts";
import type { MediaToInsert } from "../../canvas/preview-bridge.ts";
import { removeScriptUrls } from "../../canvas/remove-script-urls.ts";
import type { LinkPanelOptions } from "../../canvas/text-marks/link-panel.ts";
import { throttleToFrame } from "../../canvas/throttle-to-frame.ts";
import { nodePlaceholderIndex } from "../clipboard/picture-placeholder.ts";
import { readPastedContent } from "../clipboard/read-pasted-content.ts";
import { newLinkPlugin } from "../embeds/file-link-commands.ts";
import {
  createLinkViewConstructor,
  type FileDetailLookup,
  resolveFileLinks,
} from "../embeds/link-view.ts";
import { MediaInserter } from "../embeds/media-inserter.ts";
import { getSelectedPicture } from "../embeds/picture-commands.ts";
import { PictureElementCache } from "../embeds/picture-element-cache.ts";
import { SelectedPictureController } from "../embeds/selected-picture-controller.ts";
import { type ParsedBody, parseBodyDocument } from "../source/body-document.ts";
import { markTypes } from "../source/body-schema.ts";
import { writeBody } from "../source/write-body.ts";
import { toggleItalic } from "./commands.ts";
import { linkOrSelectionRange, mapPosition, moveCaretToPointer } from "./document-positions.ts";
import { bodyInputRules } from "./input-rules.ts";
import { insertPastedBlocks } from "./insert-pasted-blocks.ts";
import { bodyKeymap } from "./keymap.ts";
import { createNodeViews, type NodeViewContext } from "./node-views.ts";
import { picturePlaceholderPlugin } from "./picture-placeholder-plugin.ts";
import { syncSelection } from "./sync-selection.ts";
import { createToolbar, type FormatToolbar } from "./toolbar.ts";

/** What the editor of a body needs from the page. */
export interface BodyEditorOptions extends Omit<NodeViewContext, "pictures"> {
  element: HTMLElement;
  /** The source of the body in the content. */
  source: string;
  /** The pointer position in the viewport; absent if the editor was opened by keyboard. */
  point?: { left: number; top: number };
  /** The document position of the caret when the editor was last left. */
  caret?: number;
  /** Called after each change to the document. The source is written later. */
  onChange(): void;
  /** Opens the link panel. Choosing `undefined` removes the link. */
  openLinkPanel(ask: Pick<LinkPanelOptions, "at" | "to" | "choose" | "close">): void;
  /**
   * Adds this file, or lets the user pick one of a kind, and resolves to the media to insert;
   * `undefined` if there is none.
   */
  requestMedia(picked: File | MediaToInsert["kind"]): Promise<MediaToInsert | undefined>;
  fileDetail: FileDetailLookup;
  /** Returns the URL of a picture that the text refers to. */
  pictureUrl(file: string): string;
  exit(): void;
  showNotice(words: string): void;
}

/** The rich-text editor of a body. It replaces the body on the page while it is open. */
export class BodyEditor {
  private readonly view: EditorView;
  private readonly toolbar: FormatToolbar;
  /** The source that was last read from the content, parsed. Edits do not change it. */
  private parsed: ParsedBody;
  private readonly selectedPicture: SelectedPictureController;
  private readonly media: MediaInserter;
  private readonly updateToolbar = () => {
    this.toolbar.update(this.context.element.getBoundingClientRect());
    this.selectedPicture.updatePanel();
  };
  /** Updates the toolbar after the next frame, so that keystrokes do not wait for it. */
  private readonly updateToolbarSoon = throttleToFrame(() => this.isOpen && this.updateToolbar());
  private readonly pictures: PictureElementCache;
  private isOpen = true;
  private readonly scrollCaretIntoView = () =>
    this.view.dispatch(this.view.state.tr.scrollIntoView());

  constructor(private readonly context: BodyEditorOptions) {
    this.parsed = parseBodyDocument(context.source);
    this.pictures = new PictureElementCache(context.element, context.source, context.pictureUrl);
    this.selectedPicture = new SelectedPictureController({
      view: () => this.view,
      runCommand: (command) => this.runCommand(command),
      pickPicture: async () => {
        const found = await this.context.requestMedia("picture");
        return found?.kind === "picture" ? found : undefined;
      },
      isOpen: () => this.isOpen,
    });
    this.media = new MediaInserter({
      ...context,
      view: () => this.view,
      runCommand: (command) => this.runCommand(command),
      insertPicture: (picture) => this.selectedPicture.insert(picture),
      isOpen: () => this.isOpen,
    });
    this.toolbar = createToolbar({
      state: () => this.view.state,
      runCommand: (command) => this.runCommand(command),
      link: this.link,
      picture: (_state, dispatch) => {
        if (dispatch) void this.media.insert("picture");
        return true;
      },
      file: (_state, dispatch) => {
        if (dispatch) void this.media.insert("file");
        return true;
      },
      focusText: () => this.view.focus(),
    });
    this.view = this.createView();
    this.placeCaret();
    document.addEventListener("scroll", this.updateToolbar, { passive: true });
    addEventListener("resize", this.scrollCaretIntoView);
    this.updateToolbar();
  }

  private createView(): EditorView {
    const { element } = this.context;
    const view: EditorView = new EditorView(
      { mount: element },
      {
        state: this.createState(this.parsed.doc),
        nodeViews: createNodeViews({ ...this.context, pictures: this.pictures }),
        markViews: { link: createLinkViewConstructor(this.context.fileDetail) },
        attributes: { "aria-description": strings.keys },
        scrollMargin: { top: 120, bottom: 24, left: 0, right: 0 },
        scrollThreshold: { top: 100, bottom: 8, left: 0, right: 0 },
        handleDOMEvents: {
          keydown: (now, { key }) => {
            if (key.length > 1) syncSelection(now);
            return false;
          },
          paste: (_view, event) => this.paste(event, event.clipboardData),
          drop: (now, event) => {
            if (now.dragging) return false;
            moveCaretToPointer(now, event);
            return this.paste(event, event.dataTransfer);
          },
        },
        dispatchTransaction: (transaction) => {
          view.updateState(view.state.apply(transaction));
          if (transaction.docChanged) this.context.onChange();
          this.updateToolbarSoon();
        },
      },
    );
    return view;
  }

  private createState(doc: Node): EditorState {
    const keys = bodyKeymap({
      link: this.link,
      exit: () => {
        this.context.exit();
        return true;
      },
      describePicture: (state, dispatch) => {
        if (!getSelectedPicture(state)) return false;
        if (dispatch) this.selectedPicture.focus();
        return true;
      },
      focusToolbar: () => {
        this.toolbar.focus();
        return true;
      },
    });
    return EditorState.create({
      doc,
      plugins: [
        picturePlaceholderPlugin(),
        newLinkPlugin(),
        bodyInputRules(),
        ...keys,
        tableEditing(),
      ],
    });
  }

  /** Places the caret at the pointer position, or else where it was last, or else at the start. */
  private placeCaret(): void {
    const { view } = this;
    const { point, caret } = this.context;
    const { doc } = view.state;
    const place = (point && view.posAtCoords(point)?.pos) ?? caret;
    const known = place !== undefined && place <= doc.content.size;
    const selection = known ? TextSelection.near(doc.resolve(place)) : Selection.atStart(doc);
    view.dispatch(view.state.tr.setSelection(selection));
    view.focus();
  }

  private runCommand(command: Command): void {
    this.view.focus();
    command(this.view.state, (transaction) => this.view.dispatch(transaction), this.view);
  }

  /** Toggles bold or italic, or opens the link panel. */
  format(kind: "bold" | "italic" | "link"): void {
    if (kind === "link") this.runCommand(this.link);
    else this.runCommand(kind === "bold" ? toggleMark(markTypes.strong) : toggleItalic);
  }

  private readonly link: Command = (state, dispatch, view) => {
    if (!dispatch || !view) return true;
    const { from, to } = linkOrSelectionRange(state);
    const known = state.doc.nodeAt(from)?.marks.find(({ type }) => type === markTypes.link);
    if (from === to) this.context.showNotice(strings.chooseWords);
    else this.openLinkPanel({ from, to, known: known?.attrs.to as string | undefined });
    return true;
  };

  private openLinkPanel({ from, to, known }: { from: number; to: number; known?: string }): void {
    const { view } = this;
    const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)];
    const at = new DOMRect(start.left, start.top, end.right - start.left, end.bottom - start.top);
    const choose = (next: string | undefined) => {
      const { tr } = view.state;
      tr.removeMark(from, to, markTypes.link);
      if (next !== undefined) tr.addMark(from, to, markTypes.link.create({ to: next }));
      view.dispatch(tr);
    };
    this.context.openLinkPanel({ at, to: known, choose, close: () => view.focus() });
  }

  private paste(event: Event, data: DataTransfer | null): boolean {
    event.preventDefault();
    if (!data) return true;
    const pasted = readPastedContent({
      html: data.getData("text/html"),
      words: data.getData("text/plain"),
    });
    if (pasted.isTooLong) this.context.showNotice(strings.tooLongToPaste);
    const { embedded, missing } = pasted.pictures;
    const hasWords = pasted.nodes.some((node) => nodePlaceholderIndex(node) === undefined);
    if (hasWords) this.runCommand(insertPastedBlocks(pasted.nodes, embedded));
    // A picture that was copied alone is in the clipboard as a file. A picture that was copied with
    // text is in the HTML.
    if (!hasWords && !pasted.isTooLong && data.files.length > 0)
      void this.media.insertFiles([...data.files], missing);
    else void this.media.insertPastedPictures(embedded, missing);
    return true;
  }

  /** Returns the document position of the caret. */
  caret(): number {
    return this.view.state.selection.head;
  }

  /**
   * Returns the current document as source. Shows a notice if the grammar cannot express all of it.
   */
  toSource(): string {
    const { source, isLost } = writeBody(this.view.state.doc, this.parsed);
    if (isLost) this.context.showNotice(strings.lost);
    return source;
  }

  /** Replaces the document after an external change. The caret stays in the same text. */
  replaceSource(source: string): void {
    const { view } = this;
    const [before, { from }] = [view.state.doc, view.state.selection];
    this.parsed = parseBodyDocument(source);
    const { doc } = this.parsed;
    const state = this.createState(doc);
    const $pos = doc.resolve(mapPosition(before, doc, from));
    view.updateState(state.apply(state.tr.setSelection(TextSelection.near($pos))));
    this.updateToolbar();
  }

  /** Inserts text that was typed before the editor was loaded. */
  insertText(text: string): void {
    this.view.dispatch(this.view.state.tr.insertText(text));
  }

  /** Closes the editor and renders the body as visitors see it. */
  close(): void {
    const { element, level, factText } = this.context;
    const source = replaceFactTokens(this.toSource(), factText);
    document.removeEventListener("scroll", this.updateToolbar);
    removeEventListener("resize", this.scrollCaretIntoView);
    this.isOpen = false;
    this.toolbar.remove();
    this.selectedPicture.remove();
    this.view.destroy();
    const [shown, files] = resolveFileLinks(source, this.context.fileDetail);
    element.innerHTML = markAsTrustedHtml(bodyMarkup(parseBody(shown), level, { files }));
    removeScriptUrls(element);
    this.pictures.replaceIn(element, source);
  }
}
