/** A block that overflows the screen horizontally. */
export interface BlockOverflow {
  /** The block's type. */
  type: string;
  /** A CSS selector of the element that overflows. */
  selector: string;
  /** Width of the element and of the screen, in CSS pixels. */
  width: number;
  screen: number;
}

/** Tolerance for rounding (CSS pixels). */
const tolerance = 1;

/**
 * Finds blocks that overflow the page horizontally. For each block of these types, reports the
 * innermost element that causes the overflow. Elements that an ancestor scrolls or clips do not
 * count.
 *
 * @param document must be invisible: elements are hidden briefly to find the cause
 */
export function findOverflows(document: Document, types: readonly string[]): BlockOverflow[] {
  const screen = document.documentElement.clientWidth;
  const slots = [...document.querySelectorAll<HTMLElement>("main > [data-block]")];
  return slots.flatMap((slot) => {
    const type = slot.dataset.block ?? "";
    if (!types.includes(type)) return [];
    const wide = findOverflowCause(slot, screen);
    if (!wide) return [];
    const width = Math.round(wide.getBoundingClientRect().width);
    return [{ type, selector: overflowSelector(wide, type), width, screen }];
  });
}

/**
 * Finds the element that causes the overflow. It stretches its siblings and ancestors, so each
 * element is hidden in turn to check whether any other one still overflows.
 */
function findOverflowCause(slot: HTMLElement, screen: number): HTMLElement | undefined {
  const all = [...slot.querySelectorAll<HTMLElement>("*")];
  const wide = all.filter((each) => overflowsPage(each, screen));
  const [first] = wide;
  const isCause = (each: HTMLElement) => {
    const { display } = each.style;
    each.style.display = "none";
    const isLeft = wide.some((other) => !each.contains(other) && overflowsPage(other, screen));
    each.style.display = display;
    return !isLeft;
  };
  return wide.toReversed().find(isCause) ?? first;
}

function overflowsPage(element: Element, screen: number): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  if (width === 0 || (right <= screen + tolerance && left >= -tolerance)) return false;
  return !hasClippingAncestor(element);
}

/** Whether an ancestor scrolls or clips the element. */
function hasClippingAncestor(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  const above = element.parentElement?.closest("main *");
  if (!above || !view) return false;
  return view.getComputedStyle(above).overflowX !== "visible" || hasClippingAncestor(above);
}

function overflowSelector(element: Element, type: string): string {
  const [name] = [...element.classList].filter((each) => each !== type);
  const own = element.localName + (name ? `.${name}` : "");
  return element.classList.contains(type) ? `.${type}` : `.${type} ${own}`;
}
