import type { HeldBody } from "../rich-text/editing/held-body.ts";
import type { BodyGround, Point } from "./body-ground.ts";

/**
 * Milliseconds after which the editor is preloaded for a page with a body, when nothing else is
 * due.
 */
const calm = 800;

const bring = () => import("../rich-text/editing/held-body.ts");

/** Loads the body editor when the first body is focused. */
export class LazyBody {
  held?: HeldBody;
  private loading?: Promise<void>;
  /** Where the pointer was just released. */
  private point?: Point;
  /** Characters typed while the editor was loading. */
  private early = "";

  constructor(private readonly ground: BodyGround) {}

  release(point: Point): void {
    this.point = point;
    setTimeout(() => {
      this.point = undefined;
    }, 100);
  }

  /** Opens the editor of a focused body, once no pointer button is pressed. */
  begin(element: HTMLElement): void {
    this.ground.afterPress(() => {
      const { point } = this;
      if (this.held) this.held.begin(element, { point });
      else this.loading ??= this.load(element, point);
    });
  }

  /** Preloads the editor when the page is idle. */
  expect(): void {
    setTimeout(() => void bring().catch(() => undefined), calm);
  }

  private async load(element: HTMLElement, point?: Point): Promise<void> {
    const { HeldBody } = await bring();
    this.held = new HeldBody(this.ground);
    if (element.contains(document.activeElement))
      this.held.begin(element, { point, early: this.early });
  }

  /** Handles a key in a body. */
  press(event: KeyboardEvent, element: HTMLElement): void {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (this.held) this.held.press(event, element, isLetter);
    else if (isLetter) {
      this.early += event.key;
      event.preventDefault();
    }
  }
}

/** Makes a body focusable by pointer and keyboard, like a text box. */
export function prepareBody(element: HTMLElement, name: string | undefined): void {
  const told = { role: "textbox", "aria-multiline": "true", "aria-label": name ?? "" };
  for (const [attribute, value] of Object.entries(told)) element.setAttribute(attribute, value);
  element.tabIndex = 0;
}
