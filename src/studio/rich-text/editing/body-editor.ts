import { toggleMark } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { type Command, EditorState, Selection, TextSelection } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { replaceTokens } from "../../../model/facts.ts";
import { parseBody } from "../../../model/markup/body.ts";
import { bodyMarkup } from "../../../ui/text/body-markup.ts";
import { trustedMarkup } from "../../browser/trusted-types.ts";
import { afterFrame } from "../../canvas/after-frame.ts";
import { disarmLinks } from "../../canvas/inert-links.ts";
import type { LinkAsk } from "../../canvas/marks/link-panel.ts";
import type { BroughtPart } from "../../canvas/page-link.ts";
import { BringParts } from "../parts/bring-parts.ts";
import { ChosenPicture } from "../parts/chosen-picture.ts";
import { drawnLink, type FileDetail, withFiles } from "../parts/drawn-files.ts";
import { DrawnPictures } from "../parts/drawn-pictures.ts";
import { freshLink } from "../parts/file-deeds.ts";
import { chosenPicture } from "../parts/picture-deeds.ts";
import { placeholderNumber } from "../pasted/picture-placeholder.ts";
import { readPasted } from "../pasted/read-pasted.ts";
import { type ReadBody, readBody } from "../source/body-document.ts";
import { marks } from "../source/body-schema.ts";
import { writeBody } from "../source/write-body.ts";
import { bodyWords as words } from "../words.pt-br.ts";
import { type BodyBar, createBodyBar } from "./body-bar.ts";
import { toggleItalic } from "./body-deeds.ts";
import { bodyKeys } from "./body-keys.ts";
import { takeCaret } from "./caret-in-time.ts";
import { type DrawnGround, drawnNodes } from "./drawn-nodes.ts";
import { caretUnder, linkedWords, movedPlace } from "./known-places.ts";
import { pastedPlaces } from "./pasted-places.ts";
import { putPasted } from "./put-pasted.ts";
import { typedSigns } from "./typed-signs.ts";

/** What the editor of a body needs from the page. */
export interface EditorGround extends Omit<DrawnGround, "pictures"> {
  element: HTMLElement;
  /** The source of the body in the content. */
  source: string;
  /** The pointer position in the viewport; absent if the editor was opened by keyboard. */
  point?: { left: number; top: number };
  /** The document position of the caret when the editor was last left. */
  caret?: number;
  /** Called after each change of the document. The source is written later. */
  changed(): void;
  /** Opens the link panel. Choosing `undefined` removes the link. */
  askLink(ask: Pick<LinkAsk, "at" | "to" | "choose" | "close">): void;
  /**
   * Adds this file, or lets the user pick one of a kind, and resolves to the media to insert;
   * `undefined` if there is none.
   */
  bring(picked: File | BroughtPart["kind"]): Promise<BroughtPart | undefined>;
  fileDetail: FileDetail;
  /** The URL of a picture that the text refers to. */
  pictureAddress(file: string): string;
  leave(): void;
  tell(words: string): void;
}

/** The rich-text editor of a body, in its place on the page. */
export class BodyEditor {
  private readonly view: EditorView;
  private readonly bar: BodyBar;
  /** The source before any edit, parsed. */
  private read: ReadBody;
  private readonly chosen: ChosenPicture;
  private readonly parts: BringParts;
  private readonly place = () => {
    this.bar.show(this.ground.element.getBoundingClientRect());
    this.chosen.show();
  };
  /** Keystrokes do not wait for the toolbar. */
  private readonly placeLater = afterFrame(() => this.isOpen && this.place());
  private readonly pictures: DrawnPictures;
  private isOpen = true;
  private readonly keepInSight = () => this.view.dispatch(this.view.state.tr.scrollIntoView());

  constructor(private readonly ground: EditorGround) {
    this.read = readBody(ground.source);
    this.pictures = new DrawnPictures(ground.element, ground.source, ground.pictureAddress);
    this.chosen = new ChosenPicture({
      view: () => this.view,
      run: (command) => this.run(command),
      picture: async () => {
        const found = await this.ground.bring("picture");
        return found?.kind === "picture" ? found : undefined;
      },
      isOpen: () => this.isOpen,
    });
    this.parts = new BringParts({
      ...ground,
      view: () => this.view,
      run: (command) => this.run(command),
      put: (picture) => this.chosen.put(picture),
      isOpen: () => this.isOpen,
    });
    this.bar = createBodyBar({
      state: () => this.view.state,
      run: (command) => this.run(command),
      link: this.link,
      picture: (_state, dispatch) => {
        if (dispatch) void this.parts.bring("picture");
        return true;
      },
      file: (_state, dispatch) => {
        if (dispatch) void this.parts.bring("file");
        return true;
      },
      back: () => this.view.focus(),
    });
    this.view = this.makeView();
    this.begin();
    document.addEventListener("scroll", this.place, { passive: true });
    addEventListener("resize", this.keepInSight);
    this.place();
  }

  private makeView(): EditorView {
    const { element } = this.ground;
    const view: EditorView = new EditorView(
      { mount: element },
      {
        state: this.stateOf(this.read.doc),
        nodeViews: drawnNodes({ ...this.ground, pictures: this.pictures }),
        markViews: { link: drawnLink(this.ground.fileDetail) },
        attributes: { "aria-description": words.keys },
        scrollMargin: { top: 120, bottom: 24, left: 0, right: 0 },
        scrollThreshold: { top: 100, bottom: 8, left: 0, right: 0 },
        handleDOMEvents: {
          keydown: (now, { key }) => {
            if (key.length > 1) takeCaret(now);
            return false;
          },
          paste: (_view, event) => this.paste(event, event.clipboardData),
          drop: (now, event) => {
            if (now.dragging) return false;
            caretUnder(now, event);
            return this.paste(event, event.dataTransfer);
          },
        },
        dispatchTransaction: (transaction) => {
          view.updateState(view.state.apply(transaction));
          if (transaction.docChanged) this.ground.changed();
          this.placeLater();
        },
      },
    );
    return view;
  }

  private stateOf(doc: Node): EditorState {
    const keys = bodyKeys({
      link: this.link,
      leave: () => {
        this.ground.leave();
        return true;
      },
      describe: (state, dispatch) => {
        if (!chosenPicture(state)) return false;
        if (dispatch) this.chosen.focus();
        return true;
      },
      toBar: () => {
        this.bar.focus();
        return true;
      },
    });
    return EditorState.create({
      doc,
      plugins: [pastedPlaces(), freshLink(), typedSigns(), ...keys, tableEditing()],
    });
  }

  /** Places the caret at the pointer, or at the start. */
  private begin(): void {
    const { view } = this;
    const { point, caret } = this.ground;
    const { doc } = view.state;
    const place = (point && view.posAtCoords(point)?.pos) ?? caret;
    const known = place !== undefined && place <= doc.content.size;
    const selection = known ? TextSelection.near(doc.resolve(place)) : Selection.atStart(doc);
    view.dispatch(view.state.tr.setSelection(selection));
    view.focus();
  }

  private run(command: Command): void {
    this.view.focus();
    command(this.view.state, (transaction) => this.view.dispatch(transaction), this.view);
  }

  /** Toggles bold or italic, or opens the link panel. */
  format(kind: "bold" | "italic" | "link"): void {
    if (kind === "link") this.run(this.link);
    else this.run(kind === "bold" ? toggleMark(marks.strong) : toggleItalic);
  }

  private readonly link: Command = (state, dispatch, view) => {
    if (!dispatch || !view) return true;
    const { from, to } = linkedWords(state);
    const known = state.doc.nodeAt(from)?.marks.find(({ type }) => type === marks.link);
    if (from === to) this.ground.tell(words.chooseWords);
    else this.askLink({ from, to, known: known?.attrs.to as string | undefined });
    return true;
  };

  private askLink({ from, to, known }: { from: number; to: number; known?: string }): void {
    const { view } = this;
    const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)];
    const at = new DOMRect(start.left, start.top, end.right - start.left, end.bottom - start.top);
    const choose = (next: string | undefined) => {
      const { tr } = view.state;
      tr.removeMark(from, to, marks.link);
      if (next !== undefined) tr.addMark(from, to, marks.link.create({ to: next }));
      view.dispatch(tr);
    };
    this.ground.askLink({ at, to: known, choose, close: () => view.focus() });
  }

  private paste(event: Event, data: DataTransfer | null): boolean {
    event.preventDefault();
    if (!data) return true;
    const pasted = readPasted({
      html: data.getData("text/html"),
      words: data.getData("text/plain"),
    });
    if (pasted.isTooLong) this.ground.tell(words.tooLongToPaste);
    const { brought, missing } = pasted.pictures;
    const hasWords = pasted.nodes.some((node) => placeholderNumber(node) === undefined);
    if (hasWords) this.run(putPasted(pasted.nodes, brought));
    // A copied picture comes as a file. A picture that was copied with text comes in the HTML
    // beside the text.
    if (!hasWords && !pasted.isTooLong && data.files.length > 0)
      void this.parts.bringFiles([...data.files], missing);
    else void this.parts.bringPasted(brought, missing);
    return true;
  }

  /** The document position of the caret. */
  caret(): number {
    return this.view.state.selection.head;
  }

  /** The current document as source. Shows a notice if the grammar cannot express all of it. */
  written(): string {
    const { source, isLost } = writeBody(this.view.state.doc, this.read);
    if (isLost) this.ground.tell(words.lost);
    return source;
  }

  /** Replaces the document after an external change, and keeps the caret at its words. */
  renew(source: string): void {
    const { view } = this;
    const [before, { from }] = [view.state.doc, view.state.selection];
    this.read = readBody(source);
    const { doc } = this.read;
    const state = this.stateOf(doc);
    const $pos = doc.resolve(movedPlace(before, doc, from));
    view.updateState(state.apply(state.tr.setSelection(TextSelection.near($pos))));
    this.place();
  }

  /** Inserts text that was typed before the editor was loaded. */
  type(text: string): void {
    this.view.dispatch(this.view.state.tr.insertText(text));
  }

  /** Closes the editor and renders the body as visitors see it. */
  close(): void {
    const { element, level, factText } = this.ground;
    const source = replaceTokens(this.written(), factText);
    document.removeEventListener("scroll", this.place);
    removeEventListener("resize", this.keepInSight);
    this.isOpen = false;
    this.bar.remove();
    this.chosen.remove();
    this.view.destroy();
    const [shown, files] = withFiles(source, this.ground.fileDetail);
    element.innerHTML = trustedMarkup(bodyMarkup(parseBody(shown), level, { files }));
    disarmLinks(element);
    this.pictures.put(element, source);
  }
}
