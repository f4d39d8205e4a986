/**
 * Whether the static studio is alone on its origin. Storage is shared per origin, regardless of the
 * path: a page in another folder could read everything the studio stores. A studio at the root has
 * no such neighbours.
 *
 * @param document the URL of the studio's document
 */
export function hasExclusiveOrigin(document: string = location.href): boolean {
  return new URL(".", document).pathname === "/";
}
