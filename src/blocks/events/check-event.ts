import type { Source } from "../../check/lookup/source.ts";
import { createReport } from "../../check/site-rules.ts";
import { textAt } from "../../content/raw-site.ts";
import type { Visit } from "../../content/schema/walk.ts";
import { pointer } from "../../text/pointer.ts";
import { blockMessages } from "../messages.pt-br.ts";

const report = createReport(blockMessages);

/** Nothing ends before it begins. Hours may go past midnight. */
export function checkEvent(source: Source, { path, value, schema }: Visit) {
  if (schema.$id !== "entries/event.json") return;
  const [date, until] = [textAt(value, "/date"), textAt(value, "/until")];
  if (date !== undefined && until !== undefined && until < date) {
    report(source, "event-over-before", pointer(path, "until"), { date, until });
  }
  const [starts, ends] = [textAt(value, "/starts"), textAt(value, "/ends")];
  if (until === undefined && starts !== undefined && starts === ends) {
    report(source, "event-without-length", pointer(path, "ends"), { time: starts });
  }
}
