import { hasExpired, isHidden } from "../../../model/content-schedule.ts";
import { listAt, type ParsedSite } from "../../../model/parsed-site.ts";

/** Returns a draft as visitors see it on a day: no drafts, and no scheduled or expired content. */
export function hideNonPublicContent(draft: ParsedSite, today: string): ParsedSite {
  const isOut = (content: unknown) => isHidden(content, today);
  const files = draft.files.map((file) => ({ ...file, hidden: isOut(file.parsed.value) }));
  return { ...draft, files, today, isOut };
}

/** Returns a draft that includes unpublished content, but no expired content. */
export function hideOnlyExpiredContent(draft: ParsedSite): ParsedSite {
  const isOut = (content: unknown) => hasExpired(content, draft.today);
  const files = draft.files.map((file) => ({ ...file, hidden: isOut(file.parsed.value) }));
  return { ...draft, files, isOut };
}

/** Returns the indexes of the blocks of a page that visitors see on a day. */
export function findVisibleBlockIndexes(page: unknown, day: string): number[] {
  return listAt(page, "/blocks").flatMap((block, index) => (isHidden(block, day) ? [] : [index]));
}
