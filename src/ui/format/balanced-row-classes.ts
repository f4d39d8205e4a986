/**
 * Returns the classes that arrange `count` items between hairlines, in even rows of at most `most`.
 * Seven items with `most` 6 are rows of 4 and 3, not of 6 and 1.
 */
export function balancedRowClasses(count: number, most: 4 | 6): string {
  const rows = Math.max(1, Math.ceil(count / most));
  return `spread by-${Math.ceil(count / rows)}`;
}
