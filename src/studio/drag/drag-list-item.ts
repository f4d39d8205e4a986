import { type DragStart, startDrag } from "./drag.ts";

/**
 * Drags a list item by its handle. A line shows where the item will be dropped, and the nearest
 * scroll container scrolls.
 *
 * @param drop is called if the item was dropped at another index
 */
export function dragListItem(grasp: DragStart, drop: (from: number, to: number) => void): void {
  const list = grasp.handle.closest("ol");
  if (!list) return;
  const line = document.createElement("div");
  line.className = "drop-line";
  startDrag(grasp, {
    items: () => [...list.children],
    scroller: nearestScroller(list),
    showLine(place) {
      if (!place) return line.remove();
      line.style.setProperty("--top", `${place.top}px`);
      line.style.setProperty("--left", `${place.left}px`);
      line.style.setProperty("--width", `${place.width}px`);
      if (!line.isConnected) document.body.append(line);
    },
    drop,
  });
}

/** Returns the nearest scrollable ancestor, or the root element. */
function nearestScroller(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}
