import { expect, test } from "vitest";
import { describeSpecialDays } from "./describe-special-days.ts";

const christmas = { label: "Christmas", date: "2024-12-25", everyYear: true };

function daysAt(today: string, ...days: Parameters<typeof describeSpecialDays>[0] & object) {
  const found = describeSpecialDays(days, today) ?? [];
  return found.map(({ validFrom, validThrough, opens, closes }) =>
    [validFrom, validThrough, opens, closes].join(" "),
  );
}

test("returns the next occurrence of a yearly day, as closed if it has no hours", () => {
  expect(daysAt("2026-12-25", christmas)).toEqual(["2026-12-25 2026-12-25 00:00 00:00"]);
  expect(daysAt("2026-12-26", christmas)).toEqual(["2027-12-25 2027-12-25 00:00 00:00"]);
});

test("assigns yearly days across the new year to the year in which they begin", () => {
  const recess = { label: "Recess", date: "2024-12-28", until: "2025-01-02", everyYear: true };
  expect(daysAt("2026-01-01", recess)).toEqual(["2025-12-28 2026-01-02 00:00 00:00"]);
  expect(daysAt("2026-01-03", recess)).toEqual(["2026-12-28 2027-01-02 00:00 00:00"]);
});

test("returns 29 February in the next leap year", () => {
  const leap = { label: "Leap day", date: "2024-02-29", everyYear: true };
  expect(daysAt("2025-01-01", leap)).toEqual(["2028-02-29 2028-02-29 00:00 00:00"]);
});

test("omits past days, and prefers a single day to a yearly one on the same date", () => {
  const short = { label: "Short day", date: "2026-12-25", opens: "08:00", closes: "12:00" };
  expect(daysAt("2026-12-01", christmas, short)).toEqual(["2026-12-25 2026-12-25 08:00 12:00"]);
  expect(daysAt("2026-12-26", short)).toEqual([]);
  expect(describeSpecialDays([short], "2026-12-26")).toBeUndefined();
});
