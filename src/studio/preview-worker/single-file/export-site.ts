import type { ParsedSite } from "../../../model/parsed-site.ts";
import type { Site } from "../../../model/site.ts";
import type { CurrentContent } from "../page-renderer.ts";
import { removeExpiredContent } from "../view/visible-content.ts";

/** A resolved site without traces. Includes unpublished content but not expired content. */
export interface ExportSite extends Omit<CurrentContent, "siteOf"> {
  site: Site;
}

/**
 * Resolves the site to export. If it does not resolve without expired content, that is included.
 */
export function resolveExportSite({ siteOf, ...written }: CurrentContent): ExportSite {
  const made = (draft: ParsedSite) => ({ ...written, draft, site: siteOf(draft) });
  try {
    return made(removeExpiredContent(written.draft));
  } catch {
    return made(written.draft);
  }
}
