import { type Extent, findDropTarget, scrollStep } from "./drop-target.ts";

/** A vertical list with draggable items. */
export interface DragList {
  /** Returns the items in their current order. */
  items(): readonly Element[];
  /** The scroll container: an element, or the document. */
  scroller: Element;
  /** Shows the drop line, in viewport coordinates; `undefined` hides it. */
  showLine(place: { top: number; left: number; width: number } | undefined): void;
  /** Called when the item was dropped at another index. */
  drop(from: number, to: number): void;
}

/** A pointer press on a handle, and the index of its item. */
export interface DragStart {
  press: PointerEvent;
  handle: HTMLElement;
  from: number;
}

/**
 * Drags an item with mouse, pen or touch, from the press until the pointer is released. Escape
 * cancels. The handle must have `touch-action: none`.
 */
export function startDrag({ press, handle, from }: DragStart, list: DragList): void {
  // Ignore other buttons and further fingers.
  if (press.button !== 0 || !press.isPrimary) return;
  const document = handle.ownerDocument;
  const held = list.items()[from];
  let point = press.clientY;
  let isMoved = false;
  let frame = 0;
  const land = () => findDropTarget(list.items().map(verticalExtent), from, point);
  const show = () => {
    const { left, width } = itemRect(list.items()[0] ?? handle);
    const { linePosition } = land();
    list.showLine(linePosition === undefined ? undefined : { top: linePosition, left, width });
  };
  const roll = () => {
    const step = scrollStep(visibleExtent(list.scroller), point);
    list.scroller.scrollBy({ top: step, behavior: "instant" });
    show();
    frame = requestAnimationFrame(roll);
  };
  const move = ({ clientY, pointerId }: PointerEvent) => {
    if (pointerId !== press.pointerId) return;
    point = clientY;
    // Ignore small movements of a click.
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
  // A long press would open the context menu.
  handle.addEventListener("contextmenu", (event) => event.preventDefault(), heard);
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  document.addEventListener("keydown", cancel, heard);
}

/** Returns the new index for Alt+Arrow up or down; `undefined` for any other key. */
export function newIndexForArrowKey(event: KeyboardEvent, from: number): number | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.key === "ArrowUp") return from - 1;
  return event.key === "ArrowDown" ? from + 1 : undefined;
}

function verticalExtent(item: Element): Extent {
  const { top, bottom } = itemRect(item);
  return { start: top, end: bottom };
}

/**
 * Returns the box of an item. An item with `display: contents` has none, so its first child counts.
 */
function itemRect(item: Element): DOMRect {
  const hasBox = item.getClientRects().length > 0;
  return (hasBox ? item : (item.firstElementChild ?? item)).getBoundingClientRect();
}

function visibleExtent(scroller: Element): Extent {
  const { documentElement, defaultView } = scroller.ownerDocument;
  if (scroller === documentElement) return { start: 0, end: defaultView?.innerHeight ?? 0 };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { start: top, end: bottom };
}
