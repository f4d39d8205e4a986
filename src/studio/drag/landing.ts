/** The room that an item takes along the way of the drag. */
export interface Extent {
  start: number;
  end: number;
}

/** Where a dragged item lands: the place it gets, counted from 0, and where the line that shows it stands. */
export interface Landing {
  to: number;
  /** Nothing where it stays in its place. */
  line?: number;
}

/** So far the point goes into an item to pass it; it need not come to the middle of a long one. */
const reach = 96;

/**
 * Where an item lands that is held at a point: past those into which the point has gone far enough.
 *
 * @param items the extents of all items, in their order
 * @param from the place of the item that is held
 */
export function landingAt(items: readonly Extent[], from: number, point: number): Landing {
  const depth = ({ start, end }: Extent) => Math.min((end - start) / 2, reach);
  const below = items.slice(from + 1).filter((item) => point > item.start + depth(item));
  const above = items.slice(0, from).filter((item) => point < item.end - depth(item));
  const to = from + below.length - above.length;
  return to === from ? { to } : { to, line: lineAt(items, to > from ? to + 1 : to) };
}

/** The line of a gap stands in the middle between its neighbours, at the ends on their edges. */
function lineAt(items: readonly Extent[], gap: number): number {
  const [above, below] = [items[gap - 1], items[gap]];
  if (above && below) return (above.end + below.start) / 2;
  return above?.end ?? below?.start ?? 0;
}

/** How near to an edge the page begins to scroll, and how far it goes in a frame at most. */
const zone = 64;
const fastest = 18;

/** How far to scroll in this frame while something is held at a point: the nearer to the edge, the faster. */
export function scrollStep({ start, end }: Extent, point: number): number {
  const before = Math.min(1, Math.max(0, (start + zone - point) / zone));
  const after = Math.min(1, Math.max(0, (point - (end - zone)) / zone));
  return Math.round((after - before) * fastest);
}
