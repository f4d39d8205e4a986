import { textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/**
 * Reports content that expires before it is published or on the same day, and blocks that expired
 * in a past year.
 */
export function checkPublicationDates(source: CheckContext, { path, value }: Visit) {
  const due = textAt(value, "/publishAt");
  const end = textAt(value, "/expiresAt");
  checkLongExpired(source, path, end);
  if (due === undefined || end === undefined || end > due) return;
  source.report("dates-crossed", pointer(path, "expiresAt"), { due, end });
}

/**
 * Reports a block that expired in a past year: its date is mistyped, or the block was forgotten.
 * Expired pages are not reported, since they keep their address.
 */
function checkLongExpired(source: CheckContext, path: string, end: string | undefined) {
  if (!path.startsWith("/blocks/") || end === undefined || !/^\d{4}-/.test(end)) return;
  if (end.slice(0, 4) >= source.site.draft.today.slice(0, 4)) return;
  source.report("long-over", pointer(path, "expiresAt"), { end }, { severity: "warning" });
}
