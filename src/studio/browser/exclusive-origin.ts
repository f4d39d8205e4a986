/**
 * Whether the static studio is alone on its origin. All pages of an origin share its storage,
 * regardless of their path. A page in another folder could therefore read everything that the
 * studio stores. A studio at the root has no such neighbours.
 *
 * @param document the URL of the studio's document
 */
export function hasExclusiveOrigin(document: string = location.href): boolean {
  return new URL(".", document).pathname === "/";
}
