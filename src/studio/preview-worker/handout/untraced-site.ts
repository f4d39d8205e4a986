import type { Draft } from "../../../model/raw-site.ts";
import type { Site } from "../../../model/site.ts";
import type { WrittenContent } from "../core.ts";
import { draftBesidesPast } from "../view/seen-on.ts";

/** A site without traces, with what visitors do not see yet, and without what is over. */
export interface UntracedSite extends Omit<WrittenContent, "siteOf"> {
  site: Site;
}

/** Makes a site to be shown of what is written; where it cannot be made without what is over, that stays. */
export function untracedSite({ siteOf, ...written }: WrittenContent): UntracedSite {
  const made = (draft: Draft) => ({ ...written, draft, site: siteOf(draft) });
  try {
    return made(draftBesidesPast(written.draft));
  } catch {
    return made(written.draft);
  }
}
