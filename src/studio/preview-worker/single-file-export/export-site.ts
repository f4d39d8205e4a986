import type { ParsedSite } from "../../../model/parsed-site.ts";
import type { Site } from "../../../model/site.ts";
import type { CurrentContent } from "../page-renderer.ts";
import { hideExpiredContent } from "../page-rendering/visible-content.ts";

/**
 * A resolved site without source markers. Includes unpublished content. Expired content is left out
 * if the rest resolves without it.
 */
export interface ExportSite extends Omit<CurrentContent, "siteOf"> {
  site: Site;
}

/**
 * Resolves the site to export. If it does not resolve without the expired content, that content is
 * included.
 */
export function resolveExportSite({ siteOf, ...written }: CurrentContent): ExportSite {
  const made = (draft: ParsedSite) => ({ ...written, draft, site: siteOf(draft) });
  try {
    return made(hideExpiredContent(written.draft));
  } catch {
    return made(written.draft);
  }
}
