import type { Sheet, SheetRow } from "prelo/rules";
import type { TaxSchedule, TaxSheet } from "../types.ts";

/**
 * Appends the brackets of a table to a sheet: one row per bracket of each schedule, which formulas
 * refer to by schedule and bracket number ("anexo-i-1"). Rates become fractions: 7.3 % is 0.073. A
 * sheet without a table is returned unchanged.
 */
export function withTableRows(sheet: Sheet & TaxSheet): Sheet {
  const { table, bracketLabel } = sheet;
  if (!table) return sheet;
  const rows = table.schedules.flatMap((schedule) => scheduleRows(schedule, bracketLabel));
  return { ...sheet, rows: [...sheet.rows, ...rows] };
}

function scheduleRows({ id, name, brackets }: TaxSchedule, label = "{schedule} {n}"): SheetRow[] {
  return brackets.map(({ from, to, rate, deduction }, index) => ({
    id: `${id}-${index + 1}`,
    label: label.replaceAll("{schedule}", name).replaceAll("{n}", String(index + 1)),
    cells: { from, to, rate: Number((rate / 100).toPrecision(15)), deduction },
  }));
}
