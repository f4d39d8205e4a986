import type { HostingProvider } from "../../model/forms/supported-deliveries.ts";
import { prefixAddress } from "../html/base-path.ts";
import { type PolicyParts, sitePolicy } from "../html/content-security-policy.ts";
import type { OutputFile } from "../html/output-file.ts";
import { formatHeadersFile, headerRules } from "./headers.ts";
import { formatRedirectsFile, type PermanentRedirect } from "./redirect-rules.ts";

/** The files with rules for hosts. Server configurations are made from the same files. */
export const hostingPaths = { headers: "_headers", redirects: "_redirects" } as const;

/**
 * Builds the files with the headers and redirects of a site, which hosts read.
 *
 * @param policy a policy that allows what any page may load
 * @param host the hosting provider, if the settings name one
 */
export function buildHostingFiles(
  policy: PolicyParts,
  redirects: readonly PermanentRedirect[],
  { preview, base, host }: { preview?: boolean; base: string; host?: HostingProvider },
): OutputFile[] {
  const rules = headerRules(sitePolicy(policy), { preview });
  const moved = redirects.map(({ from, to }) => ({ from, to: prefixAddress(base, to) }));
  return [
    { path: hostingPaths.headers, data: formatHeadersFile(rules) },
    { path: hostingPaths.redirects, data: formatRedirectsFile(moved, host) },
  ];
}
