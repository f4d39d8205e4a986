import { pointer, type Source, suggest, type Visit, valueAt } from "prelo/rules";
import { entryNames } from "../tax-tables/messages.pt-br.ts";
import type { TaxTable } from "../types.ts";

/** The worked example of a calculator must name one of its tables: without it, it could not be worked. */
export function checkExample(source: Source, { path, value, schema }: Visit) {
  if (schema.$id !== "blocks/tax-calculator.json") return;
  const { entries, file } = source.site.collection("tax-tables");
  const table = entries.get(String(valueAt(value, "/table"))) as TaxTable | undefined;
  const id = valueAt(value, "/example/schedule");
  const known = table?.schedules.map((schedule) => schedule.id) ?? [];
  // A file with mistakes may have lost the table.
  if (!table || file?.valid === false || typeof id !== "string" || known.includes(id)) return;
  const place = pointer(pointer(path, "example"), "schedule");
  const suggestion = suggest(id, known);
  const edits = suggestion === undefined ? undefined : source.subject.replace(place, suggestion);
  const entry = entryNames.schedule;
  source.report("missing-entry", place, { entry, id, suggestion }, { edits });
}
