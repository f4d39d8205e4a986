/** Splits a list into batches of the same length. The last one may be shorter. */
export function splitIntoBatches<Item>(items: readonly Item[], length: number): Item[][] {
  const count = Math.ceil(items.length / length);
  return Array.from({ length: count }, (_, index) => {
    return items.slice(index * length, (index + 1) * length);
  });
}
