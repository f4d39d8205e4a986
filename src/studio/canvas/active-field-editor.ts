import { pageStrings as strings } from "#lang/studio/canvas/strings";
import { createEditableNodes, type FactTexts, readEditedSource } from "./editable-nodes.ts";
import { createNotice } from "./overlay/notice.ts";
import type { EditableText, EditorApi } from "./preview-bridge.ts";
import type { EditedField } from "./text-marks/apply-mark.ts";
import type { LinkPanel } from "./text-marks/link-panel.ts";
import { createMarkToolbar, type MarkToolbar } from "./text-marks/mark-toolbar.ts";
import { getTextSelection, setTextSelection } from "./text-selection.ts";
import { throttleToFrame } from "./throttle-to-frame.ts";

/** What inline editing needs from the page. */
export interface EditingContext {
  editor(): EditorApi | undefined;
  facts(): FactTexts;
  /** Called when editing ends, so that pending renders can be shown. */
  onIdle(): void;
}

/**
 * Edits one field of the page in place. Page updates skip its element, which shows the source of
 * the text. Facts in the text are atomic elements.
 */
export class ActiveFieldEditor {
  readonly toolbar: MarkToolbar;
  private current?: {
    element: HTMLElement;
    source: EditableText;
    isPlain: boolean;
    /** The text that the editor last read from the content or wrote to it. */
    said?: string;
  };
  /** The element whose input is not written to the content yet. */
  private pendingElement?: HTMLElement;
  private isComposing = false;
  private isPressed = false;
  /** Callbacks that wait until the pointer is released. */
  private whenReleased: (() => void)[] = [];
  private readonly flushSoon = throttleToFrame(() => this.flush());
  private readonly notice = createNotice();

  constructor(
    private readonly context: EditingContext,
    panel: LinkPanel,
  ) {
    this.toolbar = createMarkToolbar({ text: () => this.editableText(), panel });
  }

  /** Returns the field being edited; `undefined` if there is none. */
  editableText(): EditedField | undefined {
    if (!this.current) return undefined;
    const { element, source, isPlain } = this.current;
    return {
      element,
      markup: source.markup && !isPlain,
      isLine: element.dataset.typing === "line",
      onInput: () => this.onInput(element),
      endEditing: () => this.deactivate(element),
      showNotice: (said) => this.notice.tell(said, element),
    };
  }

  /** Starts editing a field. */
  activate(element: HTMLElement): void {
    const source = this.context.editor()?.queries.textSource(element.dataset.field ?? "");
    if (!source) return;
    const { nodes, isPlain } = createEditableNodes(
      source.text,
      source.markup,
      this.context.facts(),
    );
    this.current = { element, source, isPlain, said: source.text };
    this.context.editor()?.selection.setEditing({ markup: source.markup && !isPlain });
    element.setAttribute("data-typing", source.lines || source.markup ? "lines" : "line");
    const put = () => {
      const typed = nodes.map(({ textContent }) => textContent).join("");
      const isOther = element.textContent !== typed;
      const letters = (text: string | null) => text?.replace(/\s+/g, "");
      if (source.help && letters(element.textContent) !== letters(typed))
        this.notice.tell(source.help, element);
      // If the element shows a fact or link as plain text, replace the text: otherwise it would be
      // saved as plain text.
      const hasParts = nodes.some((node) => node instanceof Element);
      if (isOther || hasParts || element.querySelector("[data-fact],a"))
        replaceNodes(element, nodes);
      setFactTooltips(element, this.context);
    };
    this.afterPointerUp(() => this.current?.element === element && put());
  }

  /**
   * Sets whether a pointer button is pressed. Elements under a pressed pointer must not be
   * replaced, because a click or double click would miss them.
   */
  setPressed(isPressed: boolean): void {
    this.isPressed = isPressed;
    if (isPressed) return;
    for (const run of this.whenReleased.splice(0)) run();
  }

  /** Runs a callback once no pointer button is pressed. */
  afterPointerUp(run: () => void): void {
    if (this.isPressed) this.whenReleased.push(run);
    else run();
  }

  /** Shows a change made elsewhere. Otherwise the next input would overwrite that change. */
  refresh(): void {
    if (!this.current || this.pendingElement || this.isComposing) return;
    const { element, said } = this.current;
    const now = this.context.editor()?.queries.currentText(element.dataset.field ?? "");
    if (now !== undefined && now !== said) this.activate(element);
  }

  /**
   * Shows a notice about where the fact at the caret is defined. Called when the user types on a
   * fact, which has no effect.
   */
  showFactNotice(): void {
    const node = getSelection()?.anchorNode;
    const chip = (node instanceof Element ? node : node?.parentElement)?.closest("[data-fact]");
    const source = this.context
      .editor()
      ?.queries.factLocation(chip?.getAttribute("data-fact") ?? "");
    if (chip && source !== undefined) this.notice.tell(strings.factElsewhere(source), chip);
  }

  /** Ends editing of the current field, if any, before the page is replaced. */
  deactivateCurrent(): void {
    if (this.current) this.deactivate(this.current.element);
  }

  /** Ends editing of a field. */
  deactivate(element: HTMLElement): void {
    this.flush();
    this.isComposing = false;
    this.current = undefined;
    element.removeAttribute("data-typing");
    this.toolbar.hide();
    this.notice.hide();
    this.context.editor()?.selection.setEditing(undefined);
    this.afterPointerUp(() => this.context.onIdle());
  }

  /** Handles input. The text is written to the content after the next frame. */
  onInput(element: HTMLElement): void {
    if (this.isComposing || !this.current) return;
    this.pendingElement = element;
    this.context.editor()?.edits.markUnsaved();
    this.flushSoon();
  }

  /**
   * Tracks the composition of an input method (IME). Its input counts once the composition ends.
   */
  setComposing(element: HTMLElement | undefined, isMade: boolean): void {
    this.isComposing = !isMade;
    if (isMade && element) this.onInput(element);
  }

  /** Writes pending input to the content now. */
  flush(): void {
    const element = this.pendingElement;
    this.pendingElement = undefined;
    if (!element || !this.current) return;
    const typed = readEditedSource(element, this.current.isPlain);
    const field = element.dataset.field ?? "";
    this.context.editor()?.edits.setText(field, typed);
    this.current.said = this.context.editor()?.queries.currentText(field);
    const { most } = this.current.source;
    if (most !== undefined && typed.length > most) this.notice.tell(strings.tooLong(most), element);
  }
}

/** Sets the tooltip of each fact, which names where the fact is defined. */
function setFactTooltips(element: HTMLElement, context: EditingContext): void {
  for (const chip of element.querySelectorAll<HTMLElement>("[data-fact]")) {
    const source = context.editor()?.queries.factLocation(chip.dataset.fact ?? "");
    if (source !== undefined) chip.title = strings.factFrom(source);
  }
}

function replaceNodes(element: HTMLElement, nodes: readonly Node[]): void {
  const before = getTextSelection(element);
  element.replaceChildren(...nodes);
  if (before) setTextSelection(element, before);
}
