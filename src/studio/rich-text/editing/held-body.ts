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

/** How a longer text is entered. */
interface Entrance {
  /** Where the pointer was; nothing where a key led there. */
  point?: Point;
  /** What was typed before the editor was there. */
  early?: string;
}

/** The longer text of the page that is being typed. */
export class HeldBody {
  private element?: HTMLElement;
  private editor?: BodyEditor;
  /** What the content says, as far as the editor knows. */
  private said = "";
  private isWaiting = false;
  private isAsking = false;
  /** It has the focus and was left: a key enters it again, where the caret was. */
  private left?: HTMLElement;
  private caret?: number;
  private readonly handOver = afterFrame(() => this.flush());
  private readonly note = createNote();

  constructor(private readonly ground: BodyGround) {}

  isHeld(): boolean {
    return this.editor !== undefined;
  }

  /** A longer text is typed from now on. */
  begin(element: HTMLElement, entrance: Entrance): void {
    if (this.element === element || this.left === element) return;
    // Its page went while the pointer was down, or while the editor was on its way.
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

  /** While a picture or a file is chosen beside the page, the text waits for it. */
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

  /** Hands over what was typed last. */
  flush(): void {
    if (!this.isWaiting || !this.editor || !this.element) return;
    this.isWaiting = false;
    const field = this.element.dataset.field ?? "";
    const written = this.editor.written();
    const now = this.ground.events()?.textNow(field) ?? this.said;
    // Somebody else may have changed it, and the page does not show that yet.
    const all = now === this.said ? written : bothChanges(this.said, written, now);
    this.said = all;
    this.ground.events()?.typed(field, all);
    this.said = this.ground.events()?.textNow(field) ?? all;
    if (all !== written) this.editor.renew(this.said);
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

  /** A key, pressed in a longer text: it enters one that was left. */
  press(event: KeyboardEvent, element: HTMLElement, isLetter: boolean): void {
    if (this.left !== element || !(isLetter || event.key === "Enter")) return;
    this.left = undefined;
    this.begin(element, { early: isLetter ? event.key : "" });
    event.preventDefault();
  }

  /** Something else has the focus: unless that belongs to the text, it is typed no more. */
  loseFocus(to: EventTarget | null): void {
    [this.left, this.caret] = [undefined, undefined];
    const isMine = (target: EventTarget | null) =>
      isFloating(target) || (target instanceof Node && this.element?.contains(target));
    if (this.isAsking || isMine(to)) return;
    // Another window comes and goes, and the caret stays where it was.
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

  /** Its page goes: the text that is typed, if there is one, is left, also while it waits for a picture. */
  close(): void {
    [this.left, this.caret] = [undefined, undefined];
    this.end();
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
