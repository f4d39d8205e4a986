import { describe, expect, test } from "vitest";
import { findDateMentions, findSwappedDate, weekdayInWords, withYear } from "./date-mentions.en.ts";
import { nthWeekdayDate } from "./holiday-dates.ts";
import { findHolidayRule } from "./holidays.en.ts";

function weekdaysIn(text: string): number[] {
  return findDateMentions(text, "en-GB").flatMap(({ weekdays }) =>
    weekdays.map((day) => day.number),
  );
}

describe("weekdays beside a date in English", () => {
  test.each([
    ["We are open on Friday, 24 December 2026.", [5]],
    ["on Friday 24th December", [5]],
    ["Thursday, December 24, 2026", [4]],
    ["Fri 24 Dec: closed", [5]],
    ["Friday the 24th of December", [5]],
    ["24/12/2026 (Thursday), until noon", [4]],
    ["24 December (Thursday)", [4]],
    ["Thursday 24 December, Friday 25 December", [4, 5]],
    ["on Friday\n24 December", [5]],
  ])("are found in: %s", (text, weekdays) => {
    expect(weekdaysIn(text)).toEqual(weekdays);
  });

  test.each([
    "Monday to Friday, 24 December",
    "Mon–Fri 24 December",
    "Support 24/7, Monday to Friday",
    "Closed 24 December. Friday is fine.",
  ])("are not found in: %s", (text) => {
    expect(weekdaysIn(text)).toEqual([]);
  });
});

describe("dates in English", () => {
  test("are found in words, with and without a year", () => {
    expect(findDateMentions("31 November, Dec 24th, 2026 and the 1st of May 2027")).toMatchObject([
      { written: "31 November", day: 31, month: 11, year: undefined },
      { written: "Dec 24th, 2026", day: 24, month: 12, year: 2026 },
      { written: "1st of May 2027", day: 1, month: 5, year: 2027 },
    ]);
  });

  test("are read from figures in the country's order, or only if unambiguous without a country", () => {
    expect(findDateMentions("5/6/2027", "en-GB")).toMatchObject([{ day: 5, month: 6, year: 2027 }]);
    expect(findDateMentions("5/6/2027", "en-US")).toMatchObject([{ day: 6, month: 5, year: 2027 }]);
    expect(findDateMentions("5/6/2027", "en")).toEqual([]);
    expect(findDateMentions("24/12/26", "en")).toMatchObject([{ day: 24, month: 12, year: 2026 }]);
  });

  test.each(["Act 10.406/2002", "24/7", "1/2/3/4", "12 Mayfair Road", "March 10am–4pm", "in 2026"])(
    "are not found, apart from those in July, in: %s",
    (text) => {
      const found = findDateMentions(text, "en-GB").filter(({ month }) => month !== 7);
      expect(found).toEqual([]);
    },
  );

  test("are reported with day and month swapped on a British site, but not on an American one", () => {
    expect(findSwappedDate("until 12/24/2026", "en-GB")).toBe("12/24/2026");
    expect(findSwappedDate("until 24/12/2026", "en-GB")).toBeUndefined();
    expect(findSwappedDate("until 12/24/2026", "en-US")).toBeUndefined();
  });

  test("are described in words with a year and with a weekday", () => {
    expect(withYear(2026, "24 December")).toBe("in 2026, 24 December");
    expect(weekdayInWords(4)).toBe("a Thursday");
  });
});

describe("the rule of a holiday in English", () => {
  test.each([
    [" Boxing Day ", { day: "12-26" }],
    ["New Year’s Day", { day: "01-01" }],
    ["Saint Patrick's Day", { day: "03-17" }],
    ["Good Friday", { afterEaster: [-2, -2] }],
    ["Easter", { afterEaster: [-2, 1] }],
    ["August bank holiday", { moves: true }],
    ["Thanksgiving", { moves: true }],
    ["Staff training", undefined],
    ["Boxing Day (substitute day)", undefined],
  ])("is found, if there is one, for %s", (label, holiday) => {
    expect(findHolidayRule(label)).toEqual(holiday);
  });
});

describe("a holiday on a fixed weekday", () => {
  test.each([
    ["Thanksgiving", "US", 2026, "2026-11-26"],
    ["Labor Day", "US", 2026, "2026-09-07"],
    ["Memorial Day", "US", 2027, "2027-05-31"],
    ["Presidents’ Day", "US", 2027, "2027-02-15"],
    ["Early May bank holiday", "GB", 2027, "2027-05-03"],
    ["Spring bank holiday", "GB", 2026, "2026-05-25"],
    ["October bank holiday", "IE", 2026, "2026-10-26"],
  ])("%s in %s in %i is on %s", (label, country, year, day) => {
    const holiday = findHolidayRule(label, country);
    if (!holiday || !("nthWeekday" in holiday)) throw new Error(`${label} is not known`);
    expect(nthWeekdayDate(year, holiday.nthWeekday)).toBe(day);
  });

  test("has another rule, or none, in other countries", () => {
    expect(findHolidayRule("Thanksgiving", "CA")).toEqual({ moves: true });
    expect(findHolidayRule("Independence Day", "IE")).toBeUndefined();
    expect(findHolidayRule("Independence Day", "US")).toEqual({ day: "07-04" });
  });
});
