import type { Draft } from "../../../model/raw-site.ts";
import type { Site } from "../../../model/site.ts";
import type { WrittenContent } from "../core.ts";
import { draftBesidesPast } from "../view/seen-on.ts";

/** A resolved site without traces. Includes unpublished content but not expired content. */
export interface UntracedSite extends Omit<WrittenContent, "siteOf"> {
  site: Site;
}

/**
 * Resolves the site to export. If it does not resolve without expired content, that is included.
 */
export function untracedSite({ siteOf, ...written }: WrittenContent): UntracedSite {
  const made = (draft: Draft) => ({ ...written, draft, site: siteOf(draft) });
  try {
    return made(draftBesidesPast(written.draft));
  } catch {
    return made(written.draft);
  }
}
