/** Start and end of an item along the drag axis. */
export interface Extent {
  start: number;
  end: number;
}

/** The drop target: the new index, counted from 0, and the position of the drop line. */
export interface DropTarget {
  to: number;
  /** `undefined` if the item stays in place. */
  linePosition?: number;
}

/** How far (px) the pointer must enter an item to pass it; at most half of the item. */
const passDistance = 96;

/**
 * The drop target of a dragged item: it passes every item that the pointer has entered far enough.
 *
 * @param items the extents of all items, in order
 * @param from the index of the dragged item
 */
export function findDropTarget(items: readonly Extent[], from: number, point: number): DropTarget {
  const depth = ({ start, end }: Extent) => Math.min((end - start) / 2, passDistance);
  const below = items.slice(from + 1).filter((item) => point > item.start + depth(item));
  const above = items.slice(0, from).filter((item) => point < item.end - depth(item));
  const to = from + below.length - above.length;
  return to === from
    ? { to }
    : { to, linePosition: dropLinePosition(items, to > from ? to + 1 : to) };
}

/** The drop line is centred between two items, and at an edge of the list at both ends. */
function dropLinePosition(items: readonly Extent[], gap: number): number {
  const [above, below] = [items[gap - 1], items[gap]];
  if (above && below) return (above.end + below.start) / 2;
  return above?.end ?? below?.start ?? 0;
}

/** Size of the scroll zone at the edges (px), and the maximum step per frame (px). */
const scrollZone = 64;
const maxScrollStep = 18;

/** The scroll step of this frame (px): the nearer to the edge, the faster. */
export function scrollStep({ start, end }: Extent, point: number): number {
  const before = Math.min(1, Math.max(0, (start + scrollZone - point) / scrollZone));
  const after = Math.min(1, Math.max(0, (point - (end - scrollZone)) / scrollZone));
  return Math.round((after - before) * maxScrollStep);
}
