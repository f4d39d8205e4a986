/** An address that a site had once: how its hosts compare it with what browsers ask for. */
export interface OldAddress {
  /** Without percent-encoding, composed (NFC), without a slash at its end. */
  path: string;
  /** What must stand in the query. Empty when the query decides nothing. */
  query: readonly (readonly [name: string, value: string])[];
}

/** Why a text is no old address of a site. */
export type OldAddressError = "whole" | "no-slash" | "fragment" | "path" | "encoding";

/** What keeps a text from being an old address. Undefined when it is one. */
export function findOldAddressError(from: string): OldAddressError | undefined {
  if (/^(?:https?:)?\/\//i.test(from)) return "whole";
  if (!from.startsWith("/")) return "no-slash";
  if (from.includes("#")) return "fragment";
  const path = decodePath(from.replace(/\?.*$/s, ""));
  if (path === undefined) return "encoding";
  // Of "." and "..", an empty part or a backslash a browser makes another address before it asks.
  return hasImpossiblePart(path) ? "path" : undefined;
}

function hasImpossiblePart(path: string): boolean {
  const parts = path.split("/").slice(1);
  const isImpossible = (part: string, index: number) =>
    part === "." || part === ".." || (part === "" && index < parts.length - 1);
  return parts.some(isImpossible) || /[\\\p{Cc}\u2028\u2029]/u.test(path);
}

/** Reads an old address as it is written, with percent-encoding or without. Undefined when it is none. */
export function parseOldAddress(from: string): OldAddress | undefined {
  if (findOldAddressError(from)) return undefined;
  const [written = ""] = from.split("?", 1);
  const path = (decodePath(written) ?? "").normalize("NFC").replace(/(?<=.)\/$/, "");
  const query = new URLSearchParams(from.slice(written.length).normalize("NFC"));
  return { path, query: [...query] };
}

/** An address that has one spelling; most have. */
const plainPath = /^(?:\/[\w-]+)+$/;

/** One text for all spellings of an address: those with and without percent-encoding, composed and decomposed. */
export function addressKey(from: string): string {
  if (plainPath.test(from)) return from;
  const address = parseOldAddress(from);
  if (!address) return from;
  const query = new URLSearchParams(address.query.map(([name, value]) => [name, value]));
  query.sort();
  return address.query.length > 0 ? `${address.path}?${query}` : address.path;
}

/** Whether a redirect leads to another address than its own. */
export function leadsElsewhere({ from, to }: { from: string; to: string }): boolean {
  return addressKey(from) !== addressKey(to.replace(/[?#].*$/s, ""));
}

/** How the letters of a path may be composed. */
export function unicodeForms(path: string): string[] {
  return [...new Set([path.normalize("NFC"), path.normalize("NFD")])];
}

/** The path of an old address as browsers may ask for it: percent-encoded, in capitals and small letters, and as written. */
export function encodedPaths(from: string): string[] {
  const address = parseOldAddress(from);
  if (!address) return [];
  const encoded = unicodeForms(address.path).map((path) =>
    encodeURI(path).replace(/[?#]/g, encodeURIComponent),
  );
  const small = encoded.map((path) => path.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()));
  // A URL loses spaces at its end.
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
