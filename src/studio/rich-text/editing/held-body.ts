import { afterFrame } from "../../canvas/after-frame.ts";
import type { BodyGround, Point } from "../../canvas/body-ground.ts";
import { isFloating } from "../../canvas/floating/floating.ts";
import { createNote } from "../../canvas/floating/note.ts";
import type { BroughtPart } from "../../canvas/page-link.ts";
import { pageWords } from "../../canvas/words.pt-br.ts";
import { bothChanges } from "../source/both-changes.ts";
import { isTooLong } from "../source/size-limit.ts";
import { bodyWords } from "../words.pt-br.ts";
import { BodyEditor } from "./body-editor.ts";
import { clearEditor, headingLevelIn } from "./prose-place.ts";

/** How the editor of a body is opened. */
interface Entrance {
  /** The pointer position; absent if the editor was opened by keyboard. */
  point?: Point;
  /** Text typed before the editor was loaded. */
  early?: string;
}

/** The body on the page that is being edited. */
export class HeldBody {
  private element?: HTMLElement;
  private editor?: BodyEditor;
  /** The source in the content, as far as the editor knows. */
  private said = "";
  private isWaiting = false;
  private isAsking = false;
  /**
   * The element that was exited with Escape and still has the focus. A key opens the editor again
   * at the same caret.
   */
  private left?: HTMLElement;
  private caret?: number;
  private readonly handOver = afterFrame(() => this.flush());
  private readonly note = createNote();

  constructor(private readonly ground: BodyGround) {}

  isHeld(): boolean {
    return this.editor !== undefined;
  }

  /** Opens the editor for an element. */
  begin(element: HTMLElement, entrance: Entrance): void {
    if (this.element === element || this.left === element) return;
    // The page may have been replaced while the pointer was down or the editor was loading.
    if (!element.isConnected) return;
    const source = this.ground.events()?.source(element.dataset.field ?? "");
    if (!source) return;
    this.end();
    if (isTooLong(source.text)) this.note.tell(bodyWords.tooLongToType, element);
    else this.hold(element, source.text, entrance);
  }

  private hold(element: HTMLElement, source: string, entrance: Entrance): void {
    this.element = element;
    this.said = source;
    element.setAttribute("data-typing", "body");
    this.ground.events()?.typing({ markup: true });
    this.editor = this.open(element, source, entrance);
  }

  private open(element: HTMLElement, source: string, { point, early = "" }: Entrance): BodyEditor {
    const { ground } = this;
    const sourceOf = (name: string) => ground.events()?.sourceOfFact(name) ?? name;
    const editor = new BodyEditor({
      element,
      source,
      point,
      caret: this.caret,
      level: headingLevelIn(element),
      factText: (name) => ground.facts()[name],
      factTitle: (name) => pageWords.factFrom(sourceOf(name)),
      changed: () => this.take(),
      askLink: (ask) => {
        const files = ground.events()?.files() ?? [];
        ground.panel.open({ ...ask, files, leave: () => this.end() });
      },
      bring: (picked) => this.askPart(element, picked),
      fileDetail: (name) => ground.events()?.fileDetail(name) ?? "",
      pictureAddress: (file) => ground.events()?.pictureAddress(file) ?? "",
      leave: () => this.leave(),
      tell: (said) => this.note.tell(said, element),
    });
    this.caret = undefined;
    if (early !== "") editor.type(early);
    return editor;
  }

  /** Keeps the editor open while the user picks a picture or a file in the panel. */
  private async askPart(element: HTMLElement, picked: File | BroughtPart["kind"]) {
    this.flush();
    this.isAsking = true;
    try {
      return await this.ground.events()?.bring(element.dataset.field ?? "", picked);
    } finally {
      this.isAsking = false;
    }
  }

  private take(): void {
    this.isWaiting = true;
    this.ground.events()?.touched();
    this.handOver();
  }

  /** Writes pending input to the content. */
  flush(): void {
    if (!this.isWaiting || !this.editor || !this.element) return;
    this.isWaiting = false;
    const field = this.element.dataset.field ?? "";
    const written = this.editor.written();
    const now = this.ground.events()?.textNow(field) ?? this.said;
    // The content may have changed elsewhere before the page shows it.
    const all = now === this.said ? written : bothChanges(this.said, written, now);
    this.said = all;
    this.ground.events()?.typed(field, all);
    this.said = this.ground.events()?.textNow(field) ?? all;
    if (all !== written) this.editor.renew(this.said);
  }

  /** Takes over a change made elsewhere. */
  renew(): void {
    if (!this.editor || this.isWaiting) return;
    const now = this.ground.events()?.textNow(this.element?.dataset.field ?? "");
    if (now === undefined || now === this.said) return;
    this.said = now;
    this.editor.renew(now);
  }

  format(kind: "bold" | "italic" | "link"): void {
    this.editor?.format(kind);
  }

  /** Handles a key in an exited body: a letter or Enter opens its editor again. */
  press(event: KeyboardEvent, element: HTMLElement, isLetter: boolean): void {
    if (this.left !== element || !(isLetter || event.key === "Enter")) return;
    this.left = undefined;
    this.begin(element, { early: isLetter ? event.key : "" });
    event.preventDefault();
  }

  /** Closes the editor when the focus moves out of it and its panels. */
  loseFocus(to: EventTarget | null): void {
    [this.left, this.caret] = [undefined, undefined];
    const isMine = (target: EventTarget | null) =>
      isFloating(target) || (target instanceof Node && this.element?.contains(target));
    if (this.isAsking || isMine(to)) return;
    // If only the window lost the focus, the caret stays.
    setTimeout(() => {
      if (!isMine(document.activeElement)) this.end();
      else this.flush();
    });
  }

  private leave(): void {
    const { element } = this;
    const caret = this.editor?.caret();
    this.end();
    [this.left, this.caret] = [element, caret];
    element?.focus({ preventScroll: true });
  }

  /** Closes the editor because its page is replaced, even while a picker is open. */
  close(): void {
    [this.left, this.caret] = [undefined, undefined];
    this.end();
  }

  /** Closes the editor. */
  private end(): void {
    const { element, editor } = this;
    this.flush();
    this.element = undefined;
    this.editor = undefined;
    if (!element) return;
    editor?.close();
    clearEditor(element);
    this.ground.panel.hide();
    this.note.hide();
    this.ground.events()?.typing(undefined);
  }
}
