import { afterFrame } from "./after-frame.ts";
import { chooseIn, chosenIn } from "./caret.ts";
import { type FactTexts, fromTyped, toTyped } from "./editable.ts";
import { createNote } from "./floating/note.ts";
import type { LinkPanel } from "./marks/link-panel.ts";
import { createMarkBar, type MarkBar } from "./marks/mark-bar.ts";
import type { TypedText } from "./marks/marking.ts";
import type { PageEvents, TextSource } from "./page-link.ts";
import { pageWords as words } from "./words.pt-br.ts";

/** What inline editing needs from the page. */
export interface TypingGround {
  events(): PageEvents | undefined;
  facts(): FactTexts;
  /** Called when no field is being edited any more, so that pending renders can be shown. */
  rest(): void;
}

/**
 * The field of the page that is being edited. Other updates skip its element, which holds the
 * source of the text, with facts as atomic elements.
 */
export class HeldText {
  readonly bar: MarkBar;
  private current?: {
    element: HTMLElement;
    source: TextSource;
    isPlain: boolean;
    /** The text in the content, as far as the editor knows. */
    said?: string;
  };
  /** The element with input that is not yet written. */
  private waiting?: HTMLElement;
  private isComposing = false;
  private isPressed = false;
  /** Callbacks that wait until the pointer is released. */
  private whenReleased: (() => void)[] = [];
  private readonly handOver = afterFrame(() => this.flush());
  private readonly note = createNote();

  constructor(
    private readonly ground: TypingGround,
    panel: LinkPanel,
  ) {
    this.bar = createMarkBar({ text: () => this.text(), panel });
  }

  /** The field being edited; `undefined` if there is none. */
  text(): TypedText | undefined {
    if (!this.current) return undefined;
    const { element, source, isPlain } = this.current;
    return {
      element,
      markup: source.markup && !isPlain,
      isLine: element.dataset.typing === "line",
      take: () => this.take(element),
      leave: () => this.end(element),
      tell: (said) => this.note.tell(said, element),
    };
  }

  /** Starts editing a field. */
  begin(element: HTMLElement): void {
    const source = this.ground.events()?.source(element.dataset.field ?? "");
    if (!source) return;
    const { nodes, isPlain } = toTyped(source.text, source.markup, this.ground.facts());
    this.current = { element, source, isPlain, said: source.text };
    this.ground.events()?.typing({ markup: source.markup && !isPlain });
    element.setAttribute("data-typing", source.lines || source.markup ? "lines" : "line");
    const put = () => {
      const typed = nodes.map(({ textContent }) => textContent).join("");
      const isOther = element.textContent !== typed;
      const letters = (text: string | null) => text?.replace(/\s+/g, "");
      if (source.help && letters(element.textContent) !== letters(typed))
        this.note.tell(source.help, element);
      // A fact or link shown as plain text would be written as plain text.
      const hasParts = nodes.some((node) => node instanceof Element);
      if (isOther || hasParts || element.querySelector("[data-fact],a"))
        replaceKeepingCaret(element, nodes);
      nameFacts(element, this.ground);
    };
    this.afterPress(() => this.current?.element === element && put());
  }

  /**
   * Elements under a pressed pointer must not be replaced: a click or double click would miss
   * them.
   */
  press(isPressed: boolean): void {
    this.isPressed = isPressed;
    if (isPressed) return;
    for (const run of this.whenReleased.splice(0)) run();
  }

  /** Runs a callback once no pointer button is pressed. */
  afterPress(run: () => void): void {
    if (this.isPressed) this.whenReleased.push(run);
    else run();
  }

  /** Takes over a change made elsewhere: the next input would overwrite it. */
  renew(): void {
    if (!this.current || this.waiting || this.isComposing) return;
    const { element, said } = this.current;
    const now = this.ground.events()?.textNow(element.dataset.field ?? "");
    if (now !== undefined && now !== said) this.begin(element);
  }

  /** Explains where a fact is defined when the user types on it: the input has no effect. */
  tellFact(): void {
    const node = getSelection()?.anchorNode;
    const chip = (node instanceof Element ? node : node?.parentElement)?.closest("[data-fact]");
    const source = this.ground.events()?.sourceOfFact(chip?.getAttribute("data-fact") ?? "");
    if (chip && source !== undefined) this.note.tell(words.factElsewhere(source), chip);
  }

  /** Ends editing because the page is replaced. */
  leave(): void {
    if (this.current) this.end(this.current.element);
  }

  /** Ends editing of a field. */
  end(element: HTMLElement): void {
    this.flush();
    this.isComposing = false;
    this.current = undefined;
    element.removeAttribute("data-typing");
    this.bar.hide();
    this.note.hide();
    this.ground.events()?.typing(undefined);
    this.afterPress(() => this.ground.rest());
  }

  /** Handles input. It is written after the next frame. */
  take(element: HTMLElement): void {
    if (this.isComposing || !this.current) return;
    this.waiting = element;
    this.ground.events()?.touched();
    this.handOver();
  }

  /** Tracks IME composition: input counts once it ends. */
  compose(element: HTMLElement | undefined, isMade: boolean): void {
    this.isComposing = !isMade;
    if (isMade && element) this.take(element);
  }

  /** Writes pending input to the content. */
  flush(): void {
    const element = this.waiting;
    this.waiting = undefined;
    if (!element || !this.current) return;
    const typed = fromTyped(element, this.current.isPlain);
    const field = element.dataset.field ?? "";
    this.ground.events()?.typed(field, typed);
    this.current.said = this.ground.events()?.textNow(field);
    const { most } = this.current.source;
    if (most !== undefined && typed.length > most) this.note.tell(words.tooLong(most), element);
  }
}

/** Sets the tooltip of each fact to the place where it is defined. */
function nameFacts(element: HTMLElement, ground: TypingGround): void {
  for (const chip of element.querySelectorAll<HTMLElement>("[data-fact]")) {
    const source = ground.events()?.sourceOfFact(chip.dataset.fact ?? "");
    if (source !== undefined) chip.title = words.factFrom(source);
  }
}

function replaceKeepingCaret(element: HTMLElement, nodes: readonly Node[]): void {
  const before = chosenIn(element);
  element.replaceChildren(...nodes);
  if (before) chooseIn(element, before);
}
