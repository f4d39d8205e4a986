import { pageStrings } from "#lang/studio/canvas/strings";
import { richTextStrings } from "#lang/studio/rich-text/strings";
import type {
  ActivationOptions,
  BodyEditingContext,
  PageBodyEditor,
} from "../../canvas/body-editing-context.ts";
import { createNotice } from "../../canvas/overlay/notice.ts";
import { isInOverlay } from "../../canvas/overlay/overlay.ts";
import type { MediaToInsert } from "../../canvas/preview-bridge.ts";
import { throttleToFrame } from "../../canvas/throttle-to-frame.ts";
import { mergeTypedText } from "../source/merge-typed-text.ts";
import { isTextTooLong } from "../source/size-limit.ts";
import { BodyEditor } from "./body-editor.ts";
import { removeEditorAttributes, topHeadingLevel } from "./edited-body-element.ts";

/** How the editor of a body is opened. */
/** Manages the editor of the body on the page that is being edited. */
export class ActiveBodyEditor implements PageBodyEditor {
  private element?: HTMLElement;
  private editor?: BodyEditor;
  /** The source that the editor last read from the content or wrote to it. */
  private source = "";
  private hasPendingInput = false;
  private isPickerOpen = false;
  /**
   * The body that was exited with Escape and still has the focus. A letter or Enter opens its
   * editor again at the same caret position.
   */
  private exitedElement?: HTMLElement;
  private caret?: number;
  private readonly flushSoon = throttleToFrame(() => this.flush());
  private readonly notice = createNotice();

  constructor(private readonly context: BodyEditingContext) {}

  isActive(): boolean {
    return this.editor !== undefined;
  }

  /** Opens the editor for an element. Shows a notice instead if the text is too long. */
  activate(element: HTMLElement, entrance: ActivationOptions): void {
    if (this.element === element || this.exitedElement === element) return;
    // The page may have been replaced while the pointer was down or the editor was loading.
    if (!element.isConnected) return;
    const source = this.context.editor()?.queries.textSource(element.dataset.field ?? "");
    if (!source) return;
    this.deactivate();
    if (isTextTooLong(source.text)) this.notice.tell(richTextStrings.tooLongToType, element);
    else this.attach(element, source.text, entrance);
  }

  private attach(element: HTMLElement, source: string, entrance: ActivationOptions): void {
    this.element = element;
    this.source = source;
    element.setAttribute("data-typing", "body");
    this.context.editor()?.selection.setEditing({ markup: true });
    this.editor = this.createEditor(element, source, entrance);
  }

  private createEditor(
    element: HTMLElement,
    source: string,
    { point, typedEarly = "" }: ActivationOptions,
  ): BodyEditor {
    const { context } = this;
    const sourceOf = (name: string) => context.editor()?.queries.factLocation(name) ?? name;
    const editor = new BodyEditor({
      element,
      source,
      point,
      caret: this.caret,
      level: topHeadingLevel(element),
      factText: (name) => context.facts()[name],
      factTitle: (name) => pageStrings.factFrom(sourceOf(name)),
      onChange: () => this.onInput(),
      openLinkPanel: (ask) => {
        const files = context.editor()?.queries.fileChoices() ?? [];
        context.panel.open({ ...ask, files, onFocusLost: () => this.deactivate() });
      },
      requestMedia: (picked) => this.requestMedia(element, picked),
      fileDetail: (name) => context.editor()?.queries.fileDetail(name) ?? "",
      pictureUrl: (file) => context.editor()?.queries.pictureUrl(file) ?? "",
      exit: () => this.exit(),
      showNotice: (said) => this.notice.tell(said, element),
    });
    this.caret = undefined;
    if (typedEarly !== "") editor.insertText(typedEarly);
    return editor;
  }

  /** Keeps the editor open while the user picks a picture or a file in the panel. */
  private async requestMedia(element: HTMLElement, picked: File | MediaToInsert["kind"]) {
    this.flush();
    this.isPickerOpen = true;
    try {
      return await this.context.editor()?.edits.requestMedia(element.dataset.field ?? "", picked);
    } finally {
      this.isPickerOpen = false;
    }
  }

  private onInput(): void {
    this.hasPendingInput = true;
    this.context.editor()?.edits.markUnsaved();
    this.flushSoon();
  }

  /** Writes pending input to the content. */
  flush(): void {
    if (!this.hasPendingInput || !this.editor || !this.element) return;
    this.hasPendingInput = false;
    const field = this.element.dataset.field ?? "";
    const written = this.editor.toSource();
    const now = this.context.editor()?.queries.currentText(field) ?? this.source;
    // The content may have changed elsewhere while the page still shows the old text.
    const all = now === this.source ? written : mergeTypedText(this.source, written, now);
    this.source = all;
    this.context.editor()?.edits.setText(field, all);
    this.source = this.context.editor()?.queries.currentText(field) ?? all;
    if (all !== written) this.editor.replaceSource(this.source);
  }

  /** Applies a change made elsewhere to the open editor. */
  refresh(): void {
    if (!this.editor || this.hasPendingInput) return;
    const now = this.context.editor()?.queries.currentText(this.element?.dataset.field ?? "");
    if (now === undefined || now === this.source) return;
    this.source = now;
    this.editor.replaceSource(now);
  }

  format(kind: "bold" | "italic" | "link"): void {
    this.editor?.format(kind);
  }

  /** Handles a key in an exited body: a letter or Enter opens its editor again. */
  handleKey(event: KeyboardEvent, element: HTMLElement, isLetter: boolean): void {
    if (this.exitedElement !== element || !(isLetter || event.key === "Enter")) return;
    this.exitedElement = undefined;
    this.activate(element, { typedEarly: isLetter ? event.key : "" });
    event.preventDefault();
  }

  /** Closes the editor when the focus moves out of it and its panels. */
  handleFocusOut(to: EventTarget | null): void {
    [this.exitedElement, this.caret] = [undefined, undefined];
    const isMine = (target: EventTarget | null) =>
      isInOverlay(target) || (target instanceof Node && this.element?.contains(target));
    if (this.isPickerOpen || isMine(to)) return;
    // If the window lost the focus, the editor stays open and keeps its caret.
    setTimeout(() => {
      if (!isMine(document.activeElement)) this.deactivate();
      else this.flush();
    });
  }

  private exit(): void {
    const { element } = this;
    const caret = this.editor?.caret();
    this.deactivate();
    [this.exitedElement, this.caret] = [element, caret];
    element?.focus({ preventScroll: true });
  }

  /** Closes the editor because its page is replaced, even while a picker is open. */
  close(): void {
    [this.exitedElement, this.caret] = [undefined, undefined];
    this.deactivate();
  }

  /** Writes pending input and closes the editor, if it is open. */
  private deactivate(): void {
    const { element, editor } = this;
    this.flush();
    this.element = undefined;
    this.editor = undefined;
    if (!element) return;
    editor?.close();
    removeEditorAttributes(element);
    this.context.panel.hide();
    this.notice.hide();
    this.context.editor()?.selection.setEditing(undefined);
  }
}
