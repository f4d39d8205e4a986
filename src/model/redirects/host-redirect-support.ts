import type { HostingProvider } from "../forms/supported-deliveries.ts";
import { addressKey, parseOldAddress } from "./old-address.ts";
import {
  type AddressesByFilePath,
  isLongPath,
  isPortablePath,
  pageFilePath,
  targetKey,
} from "./redirect-file-paths.ts";

/** Why a host cannot redirect an old address. */
export type UnsupportedRedirectReason = "query" | "page" | "capitals" | "marks" | "length";

/** Hosts without redirect rules. There, an old address is an HTML file that redirects. */
const staticHosts: readonly HostingProvider[] = ["github-pages", "gitlab"];
/**
 * Hosting products of Cloudflare, which read the file `_redirects`. Its rules cannot match a query.
 */
const cloudflareHosts: readonly HostingProvider[] = ["cloudflare-pages", "cloudflare"];

/**
 * Returns the reason why a host cannot redirect an old address. Returns `undefined` if it can, or
 * if the address is invalid.
 *
 * @param owners the owners of the build's files
 */
export function unsupportedRedirectReason(
  { from, to }: { from: string; to: string },
  host: HostingProvider,
  owners: AddressesByFilePath,
): UnsupportedRedirectReason | undefined {
  const address = parseOldAddress(from);
  if (!address) return undefined;
  const { path, query } = address;
  if (query.length > 0)
    return [...staticHosts, ...cloudflareHosts].includes(host) ? "query" : undefined;
  if ([...cloudflareHosts, "netlify"].includes(host) && hasWildcardOrPlaceholder(path))
    return "marks";
  const hasFiles = staticHosts.includes(host);
  const file = pageFilePath(path);
  if (hasFiles && !isPortablePath(file)) return "marks";
  if (hasFiles && isLongPath(file)) return "length";
  const owner = owners.get(file.toLowerCase());
  if (!owner || owner.key === addressKey(from)) return undefined;
  if (owner.file !== file) return hasFiles ? "capitals" : undefined;
  const isTaken = owner.to !== targetKey(to);
  return isTaken && (hasFiles || host === "netlify") ? "page" : undefined;
}

/** Whether the file `_redirects` would treat a path as a pattern with wildcards or placeholders. */
export function hasWildcardOrPlaceholder(path: string): boolean {
  return /\*|:[A-Za-z]/.test(path);
}
