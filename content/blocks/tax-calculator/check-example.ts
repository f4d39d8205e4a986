import { pointer, type Source, type Visit } from "prelo/rules";
import type { TaxCalculatorBlock, TaxTable } from "../types.ts";

/** The schedule of the worked example must be one that the calculator offers. */
export function checkExample(source: Source, { path, value, schema }: Visit) {
  if (schema.$id !== "blocks/tax-calculator.json") return;
  const { table, example } = value as Partial<TaxCalculatorBlock>;
  const { entries, file } = source.site.collection("tax-tables");
  // Of tables with mistakes anything may be missing.
  if (file?.valid === false) return;
  const { schedules = [], choice } = (entries.get(String(table)) ?? {}) as Partial<TaxTable>;
  const id = example?.schedule;
  const known = [...schedules.map((schedule) => schedule.id), ...(choice ? [choice.id] : [])];
  if (id === undefined || known.length === 0 || known.includes(id)) return;
  const place = pointer(pointer(path, "example"), "schedule");
  // Their names differ in a numeral: the nearest one would be a guess at another law.
  const details = { field: source.subject.field(place), written: id, options: known.join(", ") };
  source.report("not-an-option", place, details);
}
