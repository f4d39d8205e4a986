/** A block that is wider than the screen. */
export interface Overflow {
  /** The block's type. */
  type: string;
  /** What of it is too wide, as a style sheet would name it. */
  selector: string;
  /** In CSS pixels: how wide that is, and the screen. */
  width: number;
  screen: number;
}

/** What a rounded edge may stick out. */
const tolerance = 1;

/**
 * Finds what a visitor with this screen cannot see whole: in each block of these types the innermost element that makes
 * it reach beyond the page, where nothing around it scrolls or cuts.
 *
 * @param document one that nobody sees: elements are hidden for a moment, to tell which of them is the cause
 */
export function findOverflows(document: Document, types: readonly string[]): Overflow[] {
  const screen = document.documentElement.clientWidth;
  const slots = [...document.querySelectorAll<HTMLElement>("main > [data-block]")];
  return slots.flatMap((slot) => {
    const type = slot.dataset.block ?? "";
    if (!types.includes(type)) return [];
    const wide = causeIn(slot, screen);
    if (!wide) return [];
    const width = Math.round(wide.getBoundingClientRect().width);
    return [{ type, selector: selectorOf(wide, type), width, screen }];
  });
}

/** What is too wide stretches what stands beside it and around it: without the cause, none of these is too wide. */
function causeIn(slot: HTMLElement, screen: number): HTMLElement | undefined {
  const all = [...slot.querySelectorAll<HTMLElement>("*")];
  const wide = all.filter((each) => sticksOut(each, screen));
  const [first] = wide;
  const isCause = (each: HTMLElement) => {
    const { display } = each.style;
    each.style.display = "none";
    const isLeft = wide.some((other) => !each.contains(other) && sticksOut(other, screen));
    each.style.display = display;
    return !isLeft;
  };
  return wide.toReversed().find(isCause) ?? first;
}

function sticksOut(element: Element, screen: number): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  if (width === 0 || (right <= screen + tolerance && left >= -tolerance)) return false;
  return !isWithin(element);
}

/** Whether something between an element and the page scrolls it or cuts it off. */
function isWithin(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  const above = element.parentElement?.closest("main *");
  if (!above || !view) return false;
  return view.getComputedStyle(above).overflowX !== "visible" || isWithin(above);
}

function selectorOf(element: Element, type: string): string {
  const [name] = [...element.classList].filter((each) => each !== type);
  const own = element.localName + (name ? `.${name}` : "");
  return element.classList.contains(type) ? `.${type}` : `.${type} ${own}`;
}
