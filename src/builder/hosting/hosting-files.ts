import type { Host } from "../../model/forms/hosts.ts";
import { placeAddress } from "../html/base-path.ts";
import type { OutputFile } from "../html/output-file.ts";
import { type PolicyParts, sitePolicy } from "../html/policy.ts";
import { headerRules, writeHeaders } from "./headers.ts";
import { type Redirect, writeRedirects } from "./redirect-lines.ts";

/** What hosts read beside the pages; the configurations of servers are made from the same files. */
export const hostingPaths = { headers: "_headers", redirects: "_redirects" } as const;

/**
 * The files by which hosts learn of a site's headers and old addresses.
 *
 * @param policy what any of its pages may
 * @param host where the site will be, if its settings say so
 */
export function buildHostingFiles(
  policy: PolicyParts,
  redirects: readonly Redirect[],
  { preview, base, host }: { preview?: boolean; base: string; host?: Host },
): OutputFile[] {
  const rules = headerRules(sitePolicy(policy), { preview });
  const moved = redirects.map(({ from, to }) => ({ from, to: placeAddress(base, to) }));
  return [
    { path: hostingPaths.headers, data: writeHeaders(rules) },
    { path: hostingPaths.redirects, data: writeRedirects(moved, host) },
  ];
}
