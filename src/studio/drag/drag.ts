import { type Extent, landingAt, scrollStep } from "./landing.ts";

/** A list in which something is dragged, one item below the other. */
export interface DragList {
  /** The items as they stand now, in their order. */
  items(): readonly Element[];
  /** What scrolls: the element, or the whole page. */
  scroller: Element;
  /** Shows where it lands, in the coordinates of the window; nothing is shown without a place. */
  showLine(place: { top: number; left: number; width: number } | undefined): void;
  /** It was let go at another place than its own. */
  drop(from: number, to: number): void;
}

/** A press on a handle, and the place of what it holds. */
export interface Grasp {
  press: PointerEvent;
  handle: HTMLElement;
  from: number;
}

/**
 * Drags an item by its handle, from a press of the pointer until it is let go: mouse, pen and finger alike. Escape
 * puts it back. The handle must have `touch-action: none`.
 */
export function startDrag({ press, handle, from }: Grasp, list: DragList): void {
  // A second finger is no second hand.
  if (press.button !== 0 || !press.isPrimary) return;
  const document = handle.ownerDocument;
  const held = list.items()[from];
  let point = press.clientY;
  let isMoved = false;
  let frame = 0;
  const land = () => landingAt(list.items().map(extentOf), from, point);
  const show = () => {
    const { left, width } = boxOf(list.items()[0] ?? handle);
    const { line } = land();
    list.showLine(line === undefined ? undefined : { top: line, left, width });
  };
  const roll = () => {
    const step = scrollStep(viewOf(list.scroller), point);
    list.scroller.scrollBy({ top: step, behavior: "instant" });
    show();
    frame = requestAnimationFrame(roll);
  };
  const move = ({ clientY, pointerId }: PointerEvent) => {
    if (pointerId !== press.pointerId) return;
    point = clientY;
    // A hand that presses trembles.
    if (isMoved || Math.abs(point - press.clientY) < 4) return;
    isMoved = true;
    held?.toggleAttribute("data-held", true);
    frame = requestAnimationFrame(roll);
  };
  const end = (isDropped: boolean) => {
    const { to } = land();
    cancelAnimationFrame(frame);
    held?.removeAttribute("data-held");
    list.showLine(undefined);
    stop.abort();
    if (isDropped && isMoved && to !== from) list.drop(from, to);
  };
  const stop = new AbortController();
  const heard = { signal: stop.signal, capture: true };
  handle.setPointerCapture(press.pointerId);
  handle.addEventListener("pointermove", move, heard);
  const over = (isDropped: boolean) => (event: PointerEvent) => {
    if (event.pointerId === press.pointerId) end(isDropped);
  };
  handle.addEventListener("pointerup", over(true), heard);
  handle.addEventListener("pointercancel", over(false), heard);
  // A finger that rests for long would open the menu of the browser.
  handle.addEventListener("contextmenu", (event) => event.preventDefault(), heard);
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  document.addEventListener("keydown", cancel, heard);
}

/** Where an arrow with Alt puts what stands at a place; nothing for any other key. */
export function placeByKey(event: KeyboardEvent, from: number): number | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.key === "ArrowUp") return from - 1;
  return event.key === "ArrowDown" ? from + 1 : undefined;
}

function extentOf(item: Element): Extent {
  const { top, bottom } = boxOf(item);
  return { start: top, end: bottom };
}

/** An item that only passes its content on has no box of its own. */
function boxOf(item: Element): DOMRect {
  const hasBox = item.getClientRects().length > 0;
  return (hasBox ? item : (item.firstElementChild ?? item)).getBoundingClientRect();
}

function viewOf(scroller: Element): Extent {
  const { documentElement, defaultView } = scroller.ownerDocument;
  if (scroller === documentElement) return { start: 0, end: defaultView?.innerHeight ?? 0 };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { start: top, end: bottom };
}
