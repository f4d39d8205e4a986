import { childValue } from "./pointer.ts";

/** Whether visitors do not see a page or article on a day: it is a draft, or due later. */
export function isHidden(content: unknown, today: string): boolean {
  const due = childValue(content, "publishAt");
  return childValue(content, "draft") === true || (typeof due === "string" && due > today);
}

/** The calendar date at a moment in a time zone; in UTC where the zone is unknown. */
export function dateIn(timeZone: string, moment: Date): string {
  try {
    // Swedish writes dates as ISO does.
    return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(moment);
  } catch {
    return moment.toISOString().slice(0, 10);
  }
}
