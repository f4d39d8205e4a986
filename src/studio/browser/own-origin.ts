/**
 * Whether the static studio has its origin to itself. Storage belongs to an origin, whatever the path: a page beside the
 * studio's folder reads all that the studio stores. A studio at the root of its origin has no pages beside it.
 *
 * @param document the address of the studio's document
 */
export function hasOwnOrigin(document: string = location.href): boolean {
  return new URL(".", document).pathname === "/";
}
