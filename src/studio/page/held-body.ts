import type { BodyEditor } from "../bodies/editing/body-editor.ts";
import { afterFrame } from "./after-frame.ts";
import { isFloating } from "./floating/floating.ts";
import { createNote } from "./floating/note.ts";
import type { TypingGround } from "./held-text.ts";
import type { LinkPanel } from "./marks/link-panel.ts";
import type { TextSource } from "./page-link.ts";
import { clearEditor, headingLevelIn } from "./prose-place.ts";
import { pageWords as words } from "./words.pt-br.ts";

/** What the typing of a longer text needs of the page round it. */
export interface BodyGround extends Omit<TypingGround, "rest"> {
  panel: LinkPanel;
  /** Does something once no pointer is down. */
  afterPress(run: () => void): void;
}

/** A place in the window. */
interface Point {
  left: number;
  top: number;
}

/** The longer text of the page that is being typed. Its editor is brought when the first one is entered. */
export class HeldBody {
  private element?: HTMLElement;
  private editor?: BodyEditor;
  /** What the content says, as far as the editor knows. */
  private said = "";
  private isWaiting = false;
  /** It has the focus and was left: a key enters it again. */
  private left?: HTMLElement;
  private pressedAt?: Point;
  /** Typed while the editor was on its way. */
  private early = "";
  private readonly handOver = afterFrame(() => this.flush());
  private readonly note = createNote();

  constructor(private readonly ground: BodyGround) {}

  isHeld(): boolean {
    return this.editor !== undefined;
  }

  /** The pointer went up there. */
  point(point: Point): void {
    this.pressedAt = point;
    setTimeout(() => {
      this.pressedAt = undefined;
    }, 100);
  }

  /** A longer text is typed from now on. */
  begin(element: HTMLElement): void {
    if (this.element === element || this.left === element) return;
    const source = this.ground.events()?.source(element.dataset.field ?? "");
    if (!source) return;
    this.end();
    this.element = element;
    element.setAttribute("data-typing", "body");
    this.ground.events()?.typing({ markup: true });
    this.ground.afterPress(() => void this.open(element, source, this.pressedAt));
  }

  private async open(element: HTMLElement, source: TextSource, point?: Point): Promise<void> {
    const { BodyEditor } = await import("../bodies/editing/body-editor.ts");
    if (this.element !== element || this.editor) return;
    const { factFrom } = words;
    const sourceOf = (name: string) => this.ground.events()?.sourceOfFact(name);
    this.said = source.text;
    this.editor = new BodyEditor({
      element,
      source: source.text,
      point,
      level: headingLevelIn(element),
      factText: (name) => this.ground.facts()[name],
      factTitle: (name) => factFrom(sourceOf(name) ?? name),
      changed: () => this.take(),
      askLink: (ask) => this.ground.panel.open({ ...ask, leave: () => this.end() }),
      leave: () => this.leave(),
      tell: (said) => this.note.tell(said, element),
    });
    if (this.early !== "") this.editor.type(this.early);
    this.early = "";
  }

  private take(): void {
    this.isWaiting = true;
    this.ground.events()?.touched();
    this.handOver();
  }

  /** Hands over what was typed last. */
  flush(): void {
    if (!this.isWaiting || !this.editor || !this.element) return;
    this.isWaiting = false;
    const field = this.element.dataset.field ?? "";
    const written = this.editor.written();
    this.said = written;
    this.ground.events()?.typed(field, written);
    this.said = this.ground.events()?.textNow(field) ?? written;
  }

  /** Whoever else changes the text changes it here, too. */
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

  /** A key, pressed in a longer text: it enters one that was left, and is kept while the editor is on its way. */
  press(event: KeyboardEvent, element: HTMLElement): void {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (this.left === element && (isLetter || event.key === "Enter")) {
      this.left = undefined;
      this.begin(element);
      event.preventDefault();
    } else if (this.element === element && !this.editor && isLetter) {
      this.early += event.key;
      event.preventDefault();
    }
  }

  /** Something else has the focus: unless that belongs to the text, it is typed no more. */
  loseFocus(to: EventTarget | null): void {
    this.left = undefined;
    const isMine = (target: EventTarget | null) =>
      isFloating(target) || (target instanceof Node && this.element?.contains(target));
    if (isMine(to)) return;
    // Another window comes and goes, and the caret stays where it was.
    setTimeout(() => {
      if (!isMine(document.activeElement)) this.end();
      else this.flush();
    });
  }

  private leave(): void {
    const { element } = this;
    this.end();
    this.left = element;
    element?.focus({ preventScroll: true });
  }

  /** It is typed no more. */
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
