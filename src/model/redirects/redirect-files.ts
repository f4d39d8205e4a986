import { addressKey, parseOldAddress } from "./old-address.ts";

/** An address that leads from an old place to a new one. */
interface Redirect {
  from: string;
  to: string;
}

/** The address whose page a file holds. */
export interface FileOwner {
  /** Below the folder of the site: "velho.html". */
  file: string;
  /** The address, as `addressKey` spells it. */
  key: string;
  /** Where a visitor of that address ends. */
  to: string;
}

/** The owners of files by the names of these in small letters, as not every system tells capitals apart. */
export type FileOwners = ReadonlyMap<string, FileOwner>;

/** The file with the page at a path: "/velho" and "/velho.html" have the same. */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1).replace(/\.html$/i, "")}.html`;
}

/** Which address has which file: those of pages first, then the first old address that asks for it. */
export function fileOwners(
  routes: Iterable<string>,
  redirects: readonly Redirect[],
): Map<string, FileOwner> {
  const pages = [...routes].map((route) => ({ file: pageFile(route), key: route, to: route }));
  const owners = new Map(pages.map((page) => [page.file.toLowerCase(), page]));
  for (const { from, to } of redirects) {
    const address = parseOldAddress(from);
    if (!address || address.query.length > 0) continue;
    const owner = { file: pageFile(address.path), key: addressKey(from), to: targetKey(to) };
    const name = owner.file.toLowerCase();
    if (!owners.has(name)) owners.set(name, owner);
  }
  return owners;
}

/** Where a redirect leads, without the place on that page. */
export function targetKey(to: string): string {
  return addressKey(to.replace(/[?#].*$/s, ""));
}

/** Whether every system can have files with the parts of a path as their names. */
export function isPortablePath(path: string): boolean {
  const isFree = (part: string) =>
    !/[<>:"|?*]|[. ]$/.test(part) && !/^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/i.test(part);
  const parts = path.split("/");
  return parts.every(isFree) && !parts.slice(0, -1).some((part) => siteFileName.test(part));
}

/** Names that are those of files in a built site, and so of no folder. */
const siteFileName =
  /\.(?:html|xml|txt|json|webmanifest|ico|svg|png|jpg|js|css)$|^_(?:headers|redirects)$/i;

/** The most bytes of UTF-8 that file systems take for one name; three are for the end of a compressed copy. */
const maxFileNameBytes = 255 - ".gz".length;

/** The most letters of an address that is safe everywhere: Windows takes 260 for a path, folders before it and all. */
export const maxAddressLength = 180;

/** The most bytes of a whole path, below that of macOS (1,024) by what the folder of the site may need. */
const maxPathBytes = 700;

/** Whether a path, or a part of it, is longer than file systems take. */
export function isLongPath(path: string): boolean {
  const bytes = (part: string) => new TextEncoder().encode(part).length;
  return (
    bytes(path) > maxPathBytes || path.split("/").some((part) => bytes(part) > maxFileNameBytes)
  );
}
