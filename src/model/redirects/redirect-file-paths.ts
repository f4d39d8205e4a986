import { addressKey, parseOldAddress } from "./old-address.ts";

/** A redirect from an old address to a link target. */
interface RedirectEntry {
  from: string;
  to: string;
}

/** The address that owns a file of the build. */
export interface OwningAddress {
  /** The path of the file in the build: "velho.html". */
  file: string;
  /** The `addressKey` of the address. */
  key: string;
  /** The page that visitors of the address reach: a route, or the key of a redirect's target. */
  to: string;
}

/** Owners by file path in lowercase, because some file systems are case-insensitive. */
export type AddressesByFilePath = ReadonlyMap<string, OwningAddress>;

/** Returns the file for the page at a path. "/velho" and "/velho.html" share one file. */
export function pageFilePath(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1).replace(/\.html$/i, "")}.html`;
}

/**
 * Assigns each file to an address: to its page or, without a page, to the first redirect that needs
 * the file.
 */
export function assignFileOwners(
  routes: Iterable<string>,
  redirects: readonly RedirectEntry[],
): Map<string, OwningAddress> {
  const pages = [...routes].map((route) => ({ file: pageFilePath(route), key: route, to: route }));
  const owners = new Map(pages.map((page) => [page.file.toLowerCase(), page]));
  for (const { from, to } of redirects) {
    const address = parseOldAddress(from);
    if (!address || address.query.length > 0) continue;
    const owner = { file: pageFilePath(address.path), key: addressKey(from), to: targetKey(to) };
    const name = owner.file.toLowerCase();
    if (!owners.has(name)) owners.set(name, owner);
  }
  return owners;
}

/** Returns the key of a redirect's target, without query and fragment. */
export function targetKey(to: string): string {
  return addressKey(to.replace(/[?#].*$/s, ""));
}

/**
 * Whether a path can be a file on all operating systems: its parts are valid names, and no folder
 * has a name that is reserved for files.
 */
export function isPortablePath(path: string): boolean {
  const isFree = (part: string) =>
    !/[<>:"|?*]|[. ]$/.test(part) && !/^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/i.test(part);
  const parts = path.split("/");
  return parts.every(isFree) && !parts.slice(0, -1).some((part) => siteFileName.test(part));
}

/** Names of files in a build, which no folder may have. */
const siteFileName =
  /\.(?:html|xml|txt|json|webmanifest|ico|svg|png|jpg|js|css)$|^_(?:headers|redirects)$/i;

/**
 * The maximum length of a file name in bytes of UTF-8. The compressed copy needs room for ".gz".
 */
const maxFileNameBytes = 255 - ".gz".length;

/** An address length that is safe everywhere: Windows allows 260 characters for a whole path. */
export const maxAddressLength = 180;

/** The maximum length of a path in bytes: that of macOS (1,024) less room for the site's folder. */
const maxPathBytes = 700;

/** Whether a path or one of its parts is too long for file systems. */
export function isLongPath(path: string): boolean {
  const bytes = (part: string) => new TextEncoder().encode(part).length;
  return (
    bytes(path) > maxPathBytes || path.split("/").some((part) => bytes(part) > maxFileNameBytes)
  );
}
