import { createReport, type Source, suggest, valueAt } from "prelo/rules";
import type { TaxBracket, TaxSchedule, TaxTable } from "../types.ts";
import { entryNames, taxMessages } from "./messages.pt-br.ts";

const report = createReport(taxMessages);

/**
 * Checks that tax tables can be calculated with: dates in order, brackets without gaps or overlaps
 * that end at the limit, rates that never fall, shares that add up to 100 %, and references that
 * exist. Amounts have at most two decimals, so that cents are exact.
 */
export function checkTaxTables(source: Source) {
  const tables = source.file.parsed.value as TaxTable[];
  tables.forEach((table, index) => {
    checkDates(source, table, index, tables.slice(0, index));
    checkChoice(source, table, `/${index}`);
    checkDecimals(source, `/${index}`, ["limit", "sublimit", "choice/threshold"]);
    const isLimitTold = checkLimit(source, table, index);
    table.schedules.forEach((schedule, place) => {
      const path = `/${index}/schedules/${place}`;
      checkSchedule(source, schedule, path);
      if (!isLimitTold) checkEnd(source, table, schedule.brackets, path);
    });
  });
}

function checkDates(source: Source, table: TaxTable, index: number, before: readonly TaxTable[]) {
  const { name, validFrom, validUntil } = table;
  if (validUntil < validFrom) {
    return report(source, "reversed-dates", `/${index}/validUntil`, { validFrom, validUntil });
  }
  const other = before.find(
    (each) => each.name === name && each.validFrom <= validUntil && validFrom <= each.validUntil,
  );
  if (other) report(source, "overlapping-dates", `/${index}/validFrom`, { id: other.id, name });
  if (source.site.draft.today > validUntil && !isFollowed(source, table)) {
    const showing = { severity: "warning" } as const;
    report(source, "expired-table", `/${index}/validUntil`, { name, validUntil }, showing);
  }
}

/** Whether a later table of the same regime exists, so that this one may be expired. */
function isFollowed(source: Source, { name, validUntil }: TaxTable): boolean {
  const tables = source.file.parsed.value as TaxTable[];
  return tables.some((other) => other.name === name && other.validFrom > validUntil);
}

function checkChoice(source: Source, { choice, schedules }: TaxTable, path: string) {
  const ids = schedules.map(({ id }) => id);
  for (const name of choice ? (["reached", "missed"] as const) : []) {
    checkNamed(source, `${path}/choice/${name}`, entryNames.schedule, ids);
  }
}

/** A referenced name must exist in a list of the same table. */
function checkNamed(source: Source, path: string, entry: string, known: readonly string[]) {
  const id = source.subject.value(path);
  if (typeof id !== "string" || known.includes(id)) return;
  const suggestion = suggest(id, known);
  const edits = suggestion === undefined ? undefined : source.subject.replace(path, suggestion);
  source.report("missing-entry", path, { entry, id, suggestion }, { edits });
}

/**
 * If all schedules end at another amount, or the sublimit exceeds the limit, the limit itself is
 * wrong; report that once.
 */
function checkLimit(source: Source, table: TaxTable, index: number): boolean {
  const { limit, sublimit = 0, schedules } = table;
  const ends = new Set(schedules.map(({ brackets }) => brackets.at(-1)?.to));
  const [end] = ends;
  if (ends.size > 1 || end === undefined || end === limit) return false;
  if (schedules.length < 2 && limit >= sublimit) return false;
  report(source, "table-limit", `/${index}/limit`, { limit, end });
  return true;
}

function checkSchedule(source: Source, schedule: TaxSchedule, path: string) {
  const { taxes = [], brackets } = schedule;
  checkNamed(source, `${path}/apart`, entryNames.tax, taxes);
  brackets.forEach((bracket, index) => {
    const place = `${path}/brackets/${index}`;
    if (checkDecimals(source, place, ["from", "to", "rate", "deduction"])) return;
    checkBracket(source, bracket, brackets[index - 1], place);
    checkShares(source, bracket, taxes, place);
  });
  checkJoints(source, brackets, path);
}

/**
 * At the border of two brackets both must give the same tax, so that it never jumps. The law itself
 * makes it jump into the last bracket.
 */
function checkJoints(source: Source, brackets: readonly TaxBracket[], path: string) {
  const inner = brackets.slice(0, -1);
  const broken = [...inner.keys()].filter((index) => index > 0 && leapInto(inner, index) !== 0);
  const [at, next] = broken;
  const bracket = inner[at ?? 0];
  if (inner.length < 4 || at === undefined || !bracket) return;
  const isOne = next === undefined ? at === inner.length - 1 : next === at + 1;
  const expected = bracket.deduction + leapInto(inner, at);
  const mended = inner.map((each, index) =>
    index === at ? { ...each, deduction: expected } : each,
  );
  if (!isOne || broken.length > 2 || (next !== undefined && leapInto(mended, next) !== 0)) return;
  const place = `${path}/brackets/${at}/deduction`;
  const details = { written: bracket.deduction, expected, start: bracket.from };
  report(source, "leaping-tax", place, details, { severity: "warning" });
}

/** The amount to add to a bracket's deduction so that it continues where the previous one ends. */
function leapInto(brackets: readonly TaxBracket[], index: number): number {
  const [before, own] = [brackets[index - 1], brackets[index]];
  if (!before || !own) return 0;
  const due = before.deduction + (before.to * (own.rate - before.rate)) / 100;
  return cents(due - own.deduction) / 100;
}

/** Reports the first number with more decimals than cents. Returns whether there is one. */
function checkDecimals(source: Source, path: string, names: readonly string[]): boolean {
  for (const name of names) {
    const place = `${path}/${name}`;
    const value = source.subject.value(place);
    if (typeof value !== "number" || isExact(value)) continue;
    const written = source.subject.written(place);
    source.report("too-precise", place, { field: source.subject.field(place), written });
    return true;
  }
  return false;
}

function isExact(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

function cents(amount: number): number {
  return Math.round(amount * 100);
}

function checkBracket(
  source: Source,
  bracket: TaxBracket,
  before: TaxBracket | undefined,
  path: string,
) {
  // If the previous bracket has an invalid end, the start of this one is unknown.
  if (before && before.to <= before.from) return;
  const start = before ? cents(before.to) + 1 : 0;
  const expected = String(start / 100);
  const from = cents(bracket.from);
  if (from !== start) {
    const code = from > start ? "bracket-gap" : "bracket-overlap";
    const written = source.subject.written(`${path}/from`);
    const details = { written, expected, first: !before, end: String(before?.to ?? "") };
    // Either of the two numbers may be wrong.
    const edits = before ? undefined : source.subject.replace(`${path}/from`, expected);
    return report(source, code, `${path}/from`, details, { edits });
  }
  if (cents(bracket.to) <= from) {
    return report(source, "reversed-bracket", `${path}/to`, { from: String(bracket.from) });
  }
  if (before && bracket.rate < before.rate) {
    report(source, "falling-rate", `${path}/rate`, { rate: bracket.rate, before: before.rate });
  }
}

function checkShares(source: Source, { shares }: TaxBracket, taxes: string[], path: string) {
  if (!shares) return;
  const place = `${path}/shares`;
  if (shares.length !== taxes.length) {
    return report(source, "uneven-shares", place, { shares: shares.length, taxes: taxes.length });
  }
  const inexact = shares.findIndex((share) => !isExact(share));
  if (inexact >= 0 && checkDecimals(source, place, [String(inexact)])) return;
  const sum = shares.reduce((total, share) => total + cents(share), 0) / 100;
  if (sum !== 100) report(source, "wrong-sum", place, { sum });
}

/** The last bracket must end at the yearly limit, and one of them at the sublimit. */
function checkEnd(source: Source, table: TaxTable, brackets: TaxBracket[], path: string) {
  const last = brackets.length - 1;
  const end = `${path}/brackets/${last}/to`;
  if (valueAt(source.file.parsed.value, end) !== table.limit) {
    return report(source, "bracket-limit", end, { limit: table.limit });
  }
  const { sublimit } = table;
  if (sublimit === undefined || brackets.some(({ to }) => to === sublimit)) return;
  report(source, "sublimit-edge", `${path}/brackets`, { sublimit });
}
