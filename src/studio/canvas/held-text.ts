import { afterFrame } from "./after-frame.ts";
import { chooseIn, chosenIn } from "./caret.ts";
import { type FactTexts, fromTyped, toTyped } from "./editable.ts";
import { createNote } from "./floating/note.ts";
import type { LinkPanel } from "./marks/link-panel.ts";
import { createMarkBar, type MarkBar } from "./marks/mark-bar.ts";
import type { TypedText } from "./marks/marking.ts";
import type { PageEvents, TextSource } from "./page-link.ts";
import { pageWords as words } from "./words.pt-br.ts";

/** What typing needs of the page round it. */
export interface TypingGround {
  events(): PageEvents | undefined;
  facts(): FactTexts;
  /** Called when nothing is typed any more: what waited can be shown. */
  rest(): void;
}

/**
 * The text of the page that is being typed. Its element holds the source of the text and is left alone by whatever
 * else changes; facts stand in it as one thing each.
 */
export class HeldText {
  readonly bar: MarkBar;
  private current?: {
    element: HTMLElement;
    source: TextSource;
    isPlain: boolean;
    /** What the content says, as far as this text knows. */
    said?: string;
  };
  /** Its last words have not been handed over. */
  private waiting?: HTMLElement;
  private isComposing = false;
  private isPressed = false;
  /** What waits until the pointer is up. */
  private whenReleased: (() => void)[] = [];
  private readonly handOver = afterFrame(() => this.flush());
  private readonly note = createNote();

  constructor(
    private readonly ground: TypingGround,
    panel: LinkPanel,
  ) {
    this.bar = createMarkBar({ text: () => this.text(), panel });
  }

  /** What can be done with it; nothing where no text is typed. */
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

  /** A text is typed from now on. */
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
      // A fact or a link that stands here as mere words would be written as words.
      const hasParts = nodes.some((node) => node instanceof Element);
      if (isOther || hasParts || element.querySelector("[data-fact],a"))
        replaceKeepingCaret(element, nodes);
      nameFacts(element, this.ground);
    };
    this.afterPress(() => this.current?.element === element && put());
  }

  /** What the pointer is on stands still until it is up: else neither a click nor a second one would find it. */
  press(isPressed: boolean): void {
    this.isPressed = isPressed;
    if (isPressed) return;
    for (const run of this.whenReleased.splice(0)) run();
  }

  /** Does something once no pointer is down. */
  afterPress(run: () => void): void {
    if (this.isPressed) this.whenReleased.push(run);
    else run();
  }

  /** Whoever else changes the text changes it here, too: what is typed next would write the old one back. */
  renew(): void {
    if (!this.current || this.waiting || this.isComposing) return;
    const { element, said } = this.current;
    const now = this.ground.events()?.textNow(element.dataset.field ?? "");
    if (now !== undefined && now !== said) this.begin(element);
  }

  /** Letters that are typed on a fact would come to nothing: where it is written is told. */
  tellFact(): void {
    const node = getSelection()?.anchorNode;
    const chip = (node instanceof Element ? node : node?.parentElement)?.closest("[data-fact]");
    const source = this.ground.events()?.sourceOfFact(chip?.getAttribute("data-fact") ?? "");
    if (chip && source !== undefined) this.note.tell(words.factElsewhere(source), chip);
  }

  /** Its page goes: the text that is typed, if there is one, is left. */
  leave(): void {
    if (this.current) this.end(this.current.element);
  }

  /** It is typed no more. */
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

  /** Its words have changed: they are handed over once they show. */
  take(element: HTMLElement): void {
    if (this.isComposing || !this.current) return;
    this.waiting = element;
    this.ground.events()?.touched();
    this.handOver();
  }

  /** A letter is made of several keys, until it is there. */
  compose(element: HTMLElement | undefined, isMade: boolean): void {
    this.isComposing = !isMade;
    if (isMade && element) this.take(element);
  }

  /** Hands over what was typed last. */
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

/** Each fact says where it is written. */
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
