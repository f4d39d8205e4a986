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
 * Returns the drop target of a dragged item. The item passes every other item that the pointer has
 * entered far enough.
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

/**
 * Returns the position of the drop line: centred between two items, or at the edge of the first or
 * last item.
 */
function dropLinePosition(items: readonly Extent[], gap: number): number {
  const [above, below] = [items[gap - 1], items[gap]];
  if (above && below) return (above.end + below.start) / 2;
  return above?.end ?? below?.start ?? 0;
}

/** Size of the scroll zone at the edges (px), and the maximum step per frame (px). */
const scrollZone = 64;
const maxScrollStep = 18;

/**
 * Returns the scroll step of this frame (px). It grows towards the edge, and is 0 outside the
 * scroll zones.
 */
export function scrollStep({ start, end }: Extent, point: number): number {
  const before = Math.min(1, Math.max(0, (start + scrollZone - point) / scrollZone));
  const after = Math.min(1, Math.max(0, (point - (end - scrollZone)) / scrollZone));
  return Math.round((after - before) * maxScrollStep);
}
