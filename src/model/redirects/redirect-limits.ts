import type { HostingProvider } from "../forms/hosting-providers.ts";
import { addressKey, parseOldAddress } from "./old-address.ts";
import {
  type FileOwners,
  isLongPath,
  isPortablePath,
  pageFile,
  targetKey,
} from "./redirect-files.ts";

/** Why a host cannot lead on from an old address. */
export type RedirectLimit = "query" | "page" | "capitals" | "marks" | "length";

/** Hosts that only have files: an old address is a file with a page that leads on. */
const staticHosts: readonly HostingProvider[] = ["github-pages", "gitlab"];
/** Hosts that read the list `_redirects`, which must name no file and no query. */
const cloudflareHosts: readonly HostingProvider[] = ["cloudflare-pages", "cloudflare"];

/**
 * What keeps a host from leading on from an old address. Undefined when nothing does, or when the address cannot be read.
 *
 * @param owners which address has which file
 */
export function redirectLimit(
  { from, to }: { from: string; to: string },
  host: HostingProvider,
  owners: FileOwners,
): RedirectLimit | undefined {
  const address = parseOldAddress(from);
  if (!address) return undefined;
  const { path, query } = address;
  if (query.length > 0)
    return [...staticHosts, ...cloudflareHosts].includes(host) ? "query" : undefined;
  if ([...cloudflareHosts, "netlify"].includes(host) && isRulePattern(path)) return "marks";
  const hasFiles = staticHosts.includes(host);
  const file = pageFile(path);
  if (hasFiles && !isPortablePath(file)) return "marks";
  if (hasFiles && isLongPath(file)) return "length";
  const owner = owners.get(file.toLowerCase());
  if (!owner || owner.key === addressKey(from)) return undefined;
  if (owner.file !== file) return hasFiles ? "capitals" : undefined;
  const isTaken = owner.to !== targetKey(to);
  return isTaken && (hasFiles || host === "netlify") ? "page" : undefined;
}

/** Whether `_redirects` would take a path for a pattern of many. */
export function isRulePattern(path: string): boolean {
  return /\*|:[A-Za-z]/.test(path);
}
