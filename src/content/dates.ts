import { childValue } from "../text/pointer.ts";
import { listAt, textAt } from "./raw-site.ts";

/** Whether visitors do not see a page, article or notice on a day: it is a draft, due later, or over. */
export function isHidden(content: unknown, today: string): boolean {
  const due = textAt(content, "/publishAt");
  return (
    childValue(content, "draft") === true ||
    (due !== undefined && due > today) ||
    hasExpired(content, today)
  );
}

/** Whether the last day of a page, article or notice is over. */
export function hasExpired(content: unknown, today: string): boolean {
  const end = textAt(content, "/expiresAt");
  return end !== undefined && end <= today;
}

/** Something that visitors will see, or see no more, from a day on. */
export interface Change {
  date: string;
  kind: "appears" | "goes";
  /** Its title or, where it has none, its text. */
  name: string;
}

/** What will change by itself after a day in the contents of some files, the next first. */
export function upcomingChanges(contents: readonly unknown[], today: string): Change[] {
  const dated = contents.flatMap((content) => [content, ...listAt(content, "/blocks")]);
  const changes = dated.filter((each) => childValue(each, "draft") !== true).flatMap(changesOf);
  const next = changes.filter(({ date }) => date > today);
  return next.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
}

function changesOf(content: unknown): Change[] {
  const appears = textAt(content, "/publishAt");
  const goes = textAt(content, "/expiresAt");
  // Of what has no dates, nobody asks for the name: an edit of that changes nothing here.
  if (!appears && !goes) return [];
  const name = textAt(content, "/title") ?? textAt(content, "/description") ?? "";
  return [
    ...(appears ? [{ date: appears, kind: "appears" as const, name }] : []),
    ...(goes ? [{ date: goes, kind: "goes" as const, name }] : []),
  ];
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

/** How many days a date lies after another one; fewer than none where it lies before. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
