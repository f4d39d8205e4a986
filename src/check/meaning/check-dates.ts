import { textAt } from "../../content/raw-site.ts";
import type { Visit } from "../../content/schema/walk.ts";
import { pointer } from "../../text/pointer.ts";
import type { Source } from "../lookup/source.ts";

/** What goes before it comes would never be seen. */
export function checkDates(source: Source, { path, value }: Visit) {
  const due = textAt(value, "/publishAt");
  const end = textAt(value, "/expiresAt");
  if (due === undefined || end === undefined || end > due) return;
  source.report("dates-crossed", pointer(path, "expiresAt"), { due, end });
}
