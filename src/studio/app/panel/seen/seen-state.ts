import { hasExpired } from "../../../../model/dates.ts";
import { textAt } from "../../../../model/raw-site.ts";
import type { Change } from "../../../../yaml/edit/change.ts";
import { childValue } from "../../../../yaml/pointer.ts";

/** What visitors see of a page on a day, and until or from when. */
export type SeenState =
  | { kind: "live" }
  | { kind: "draft"; due?: string }
  | { kind: "due" | "ending" | "over"; day: string };

/** How a page or an article stands by its dates; a draft stays one whatever its dates are. */
export function seenState(content: unknown, today: string): SeenState {
  const [due, end] = [textAt(content, "/publishAt"), textAt(content, "/expiresAt")];
  if (childValue(content, "draft") === true)
    return due && due > today ? { kind: "draft", due } : { kind: "draft" };
  if (end && hasExpired(content, today)) return { kind: "over", day: end };
  if (due && due > today) return { kind: "due", day: due };
  return end ? { kind: "ending", day: end } : { kind: "live" };
}

/** What lets a draft out on its day. What bears a date, such as an article, is of that day, unless it is of a later one. */
export function letOut(content: unknown, due: string): Change[] {
  const dated = textAt(content, "/date");
  const isOlder = dated !== undefined && dated < due;
  return [
    { kind: "remove", path: "/draft" },
    ...(isOlder ? [{ kind: "set", path: "/date", value: due } as const] : []),
  ];
}
