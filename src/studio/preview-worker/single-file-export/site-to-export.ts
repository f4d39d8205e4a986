import type { ParsedSite } from "../../../model/parsed-site.ts";
import type { Site } from "../../../model/site.ts";
import type { CurrentContent } from "../page-renderer.ts";
import { hideOnlyExpiredContent } from "../page-rendering/filter-visible-content.ts";

/**
 * A resolved site without source markers. Includes unpublished content. Expired content is left out
 * if the rest resolves without it.
 */
export interface SiteToExport extends Omit<CurrentContent, "siteOf"> {
  site: Site;
}

/**
 * Resolves the site to export. If it does not resolve without the expired content, that content is
 * included.
 */
export function resolveSiteToExport({ siteOf, ...written }: CurrentContent): SiteToExport {
  const made = (draft: ParsedSite) => ({ ...written, draft, site: siteOf(draft) });
  try {
    return made(hideOnlyExpiredContent(written.draft));
  } catch {
    return made(written.draft);
  }
}
