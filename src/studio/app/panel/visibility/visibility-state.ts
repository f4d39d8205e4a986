import { hasExpired } from "../../../../model/content-schedule.ts";
import { textAt } from "../../../../model/parsed-site.ts";
import type { Change } from "../../../../yaml/edit/change.ts";
import { childValue } from "../../../../yaml/json-pointer.ts";

/** The visibility of a page on a day, with the date of the next change if there is one. */
export type VisibilityState =
  | { kind: "live" }
  | { kind: "draft"; due?: string }
  | { kind: "due" | "ending" | "over"; day: string };

/**
 * Returns the visibility of a page or article on a day. A draft counts as a draft, whatever its
 * dates.
 *
 * @param today ISO date
 */
export function visibilityState(content: unknown, today: string): VisibilityState {
  const [due, end] = [textAt(content, "/publishAt"), textAt(content, "/expiresAt")];
  if (childValue(content, "draft") === true)
    return due && due > today ? { kind: "draft", due } : { kind: "draft" };
  if (end && hasExpired(content, today)) return { kind: "over", day: end };
  if (due && due > today) return { kind: "due", day: due };
  return end ? { kind: "ending", day: end } : { kind: "live" };
}

/**
 * Returns the changes that turn a draft into a page scheduled for `due`. An earlier date of the
 * content becomes `due`; a later one remains.
 */
export function changesToActivateSchedule(content: unknown, due: string): Change[] {
  const dated = textAt(content, "/date");
  const isOlder = dated !== undefined && dated < due;
  return [
    { kind: "remove", path: "/draft" },
    ...(isOlder ? [{ kind: "set", path: "/date", value: due } as const] : []),
  ];
}
