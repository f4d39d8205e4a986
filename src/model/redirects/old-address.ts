/** A former URL of the site, in the spelling in which hosts compare it with requests. */
export interface OldAddress {
  /** The path: percent-decoded, NFC, without a trailing slash. */
  path: string;
  /** Parameters that the query must contain. Empty if any query matches. */
  query: readonly (readonly [name: string, value: string])[];
}

/**
 * Why a text is not a valid old address. `whole`: a URL with a host. `path`: a part that browsers
 * never request. `encoding`: malformed percent-encoding.
 */
export type OldAddressError = "whole" | "no-slash" | "fragment" | "path" | "encoding";

/** Finds the error of an old address; `undefined` if it is valid. */
export function findOldAddressError(from: string): OldAddressError | undefined {
  if (/^(?:https?:)?\/\//i.test(from)) return "whole";
  if (!from.startsWith("/")) return "no-slash";
  if (from.includes("#")) return "fragment";
  const path = decodePath(from.replace(/\?.*$/s, ""));
  if (path === undefined) return "encoding";
  // Browsers resolve such paths, for example "..", before a request, so they never request them.
  return hasImpossiblePart(path) ? "path" : undefined;
}

function hasImpossiblePart(path: string): boolean {
  const parts = path.split("/").slice(1);
  const isImpossible = (part: string, index: number) =>
    part === "." || part === ".." || (part === "" && index < parts.length - 1);
  return parts.some(isImpossible) || /[\\\p{Cc}\u2028\u2029]/u.test(path);
}

/** Parses an old address, percent-encoded or not; `undefined` if it is invalid. */
export function parseOldAddress(from: string): OldAddress | undefined {
  if (findOldAddressError(from)) return undefined;
  const [written = ""] = from.split("?", 1);
  const path = (decodePath(written) ?? "").normalize("NFC").replace(/(?<=.)\/$/, "");
  const query = new URLSearchParams(from.slice(written.length).normalize("NFC"));
  return { path, query: [...query] };
}

/** Fast path: most paths match this pattern, and have only one spelling. */
const plainPath = /^(?:\/[\w-]+)+$/;

/**
 * Returns the canonical key of an address. Percent-encoded and plain spellings share one key, and
 * so do NFC and NFD spellings.
 */
export function addressKey(from: string): string {
  if (plainPath.test(from)) return from;
  const address = parseOldAddress(from);
  if (!address) return from;
  const query = new URLSearchParams(address.query.map(([name, value]) => [name, value]));
  query.sort();
  return address.query.length > 0 ? `${address.path}?${query}` : address.path;
}

/** Whether a redirect leads to another address than the old one. */
export function leadsElsewhere({ from, to }: { from: string; to: string }): boolean {
  return addressKey(from) !== addressKey(to.replace(/[?#].*$/s, ""));
}

/** Returns the NFC and NFD spellings of a path; only one if they are the same. */
export function unicodeForms(path: string): string[] {
  return [...new Set([path.normalize("NFC"), path.normalize("NFD")])];
}

/**
 * Returns the spellings in which browsers may request the path of an old address: percent-encoded
 * with uppercase or lowercase hex digits, or as written. Empty if the address is invalid.
 */
export function encodedPaths(from: string): string[] {
  const address = parseOldAddress(from);
  if (!address) return [];
  const encoded = unicodeForms(address.path).map((path) =>
    encodeURI(path).replace(/[?#]/g, encodeURIComponent),
  );
  const small = encoded.map((path) => path.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()));
  // The URL parser strips trailing spaces.
  const written = from.replace(/\?.*$/s, "").replaceAll(" ", "%20");
  const { pathname } = new URL(`http://localhost${written}`);
  return [...new Set([...encoded, ...small, pathname])];
}

function decodePath(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    encodeURI(text);
    return text;
  } catch {
    return undefined;
  }
}
