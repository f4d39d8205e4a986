import { pointer, type Source, type Visit } from "prelo/rules";
import type { TaxCalculatorBlock, TaxTable } from "../types.ts";

/** Checks that the schedule of the example exists in the calculator. */
export function checkExample(source: Source, { path, value, schema }: Visit) {
  if (schema.$id !== "blocks/tax-calculator.json") return;
  const { table, example } = value as Partial<TaxCalculatorBlock>;
  const { entries, file } = source.site.collection("tax-tables");
  // An invalid table may lack any field.
  if (file?.valid === false) return;
  const { schedules = [], choice } = (entries.get(String(table)) ?? {}) as Partial<TaxTable>;
  const id = example?.schedule;
  const known = [...schedules.map((schedule) => schedule.id), ...(choice ? [choice.id] : [])];
  if (id === undefined || known.length === 0 || known.includes(id)) return;
  const place = pointer(pointer(path, "example"), "schedule");
  // The names differ only in a numeral, so the nearest one could name another law. Suggest nothing.
  const details = { field: source.subject.field(place), written: id, options: known.join(", ") };
  source.report("not-an-option", place, details);
}
