import type { HeldBody } from "../rich-text/editing/held-body.ts";
import type { BodyGround, Point } from "./body-ground.ts";

/** So long after a page with a longer text came, in milliseconds, nothing else is due. */
const calm = 800;

const bring = () => import("../rich-text/editing/held-body.ts");

/** Longer texts on the page. What they are typed with is brought when the first one is entered. */
export class LazyBody {
  held?: HeldBody;
  private loading?: Promise<void>;
  /** Where the pointer went up last, a moment ago. */
  private point?: Point;
  /** Typed while the editor was on its way. */
  private early = "";

  constructor(private readonly ground: BodyGround) {}

  release(point: Point): void {
    this.point = point;
    setTimeout(() => {
      this.point = undefined;
    }, 100);
  }

  /** A longer text has the focus: it is typed once no pointer is down. */
  begin(element: HTMLElement): void {
    this.ground.afterPress(() => {
      const { point } = this;
      if (this.held) this.held.begin(element, { point });
      else this.loading ??= this.load(element, point);
    });
  }

  /** Brings what they are typed with before it is needed, once the page has nothing else to do. */
  expect(): void {
    setTimeout(() => void bring().catch(() => undefined), calm);
  }

  private async load(element: HTMLElement, point?: Point): Promise<void> {
    const { HeldBody } = await bring();
    this.held = new HeldBody(this.ground);
    if (element.contains(document.activeElement))
      this.held.begin(element, { point, early: this.early });
  }

  /** A key, pressed in a longer text. */
  press(event: KeyboardEvent, element: HTMLElement): void {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (this.held) this.held.press(event, element, isLetter);
    else if (isLetter) {
      this.early += event.key;
      event.preventDefault();
    }
  }
}

/** A longer text is entered like any other: by a press, or with the keyboard. */
export function prepareBody(element: HTMLElement, name: string | undefined): void {
  const told = { role: "textbox", "aria-multiline": "true", "aria-label": name ?? "" };
  for (const [attribute, value] of Object.entries(told)) element.setAttribute(attribute, value);
  element.tabIndex = 0;
}
