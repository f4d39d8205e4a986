import { type Grasp, startDrag } from "./drag.ts";

/**
 * Drags an item of the list in which its handle stands; a line shows where it would land, and whatever holds the list
 * scrolls.
 *
 * @param drop it was let go at another place than its own
 */
export function dragInList(grasp: Grasp, drop: (from: number, to: number) => void): void {
  const list = grasp.handle.closest("ol");
  if (!list) return;
  const line = document.createElement("div");
  line.className = "drop-line";
  startDrag(grasp, {
    items: () => [...list.children],
    scroller: scrollerOf(list),
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

/** What scrolls an element: the nearest round it that can, or the whole page. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}
