import type { HolidayRule, NthWeekday } from "./holiday-dates.ts";

const fixedHolidays: Readonly<Record<string, string>> = {
  "new year's day": "01-01",
  "burns night": "01-25",
  "australia day": "01-26",
  "valentine's day": "02-14",
  "st david's day": "03-01",
  "st patrick's day": "03-17",
  "st george's day": "04-23",
  "anzac day": "04-25",
  juneteenth: "06-19",
  "canada day": "07-01",
  "fourth of july": "07-04",
  "4th of july": "07-04",
  halloween: "10-31",
  "bonfire night": "11-05",
  "guy fawkes night": "11-05",
  "veterans day": "11-11",
  "st andrew's day": "11-30",
  "christmas eve": "12-24",
  christmas: "12-25",
  "christmas day": "12-25",
  "boxing day": "12-26",
  "st stephen's day": "12-26",
  "new year's eve": "12-31",
  hogmanay: "12-31",
};

const easterHolidays: Readonly<Record<string, readonly [number, number]>> = {
  "shrove tuesday": [-47, -47],
  "pancake day": [-47, -47],
  "ash wednesday": [-46, -46],
  "mothering sunday": [-21, -21],
  "palm sunday": [-7, -7],
  "maundy thursday": [-3, -3],
  "good friday": [-2, -2],
  easter: [-2, 1],
  "easter weekend": [-3, 1],
  "easter bank holiday": [-2, 1],
  "easter bank holidays": [-2, 1],
  "easter saturday": [-1, -1],
  "easter sunday": [0, 0],
  "easter monday": [1, 1],
  "ascension day": [39, 39],
  "whit sunday": [49, 49],
  "whit monday": [50, 50],
  "corpus christi": [60, 60],
};

const movableHolidays = new Set([
  ...["bank holiday", "may bank holiday", "early may bank holiday", "may day bank holiday"],
  ...["spring bank holiday", "late may bank holiday", "june bank holiday"],
  ...["summer bank holiday", "august bank holiday", "october bank holiday"],
  ...["mother's day", "father's day", "remembrance sunday", "black friday"],
  ...["thanksgiving", "thanksgiving day", "labor day", "memorial day"],
  ...["martin luther king day", "martin luther king jr. day", "presidents' day", "columbus day"],
]);

const [monday, thursday] = [1, 4];

/**
 * Holidays on the nth weekday of a month, by country. The same name may mean another day elsewhere.
 */
const weekdayHolidays: Readonly<Record<string, Readonly<Record<string, NthWeekday>>>> = {
  GB: {
    "early may bank holiday": [5, monday, 1],
    "may day bank holiday": [5, monday, 1],
    "spring bank holiday": [5, monday, -1],
    "late may bank holiday": [5, monday, -1],
  },
  IE: {
    "may bank holiday": [5, monday, 1],
    "june bank holiday": [6, monday, 1],
    "august bank holiday": [8, monday, 1],
    "october bank holiday": [10, monday, -1],
  },
  // Federal holidays (5 U.S.C. 6103).
  US: {
    "martin luther king day": [1, monday, 3],
    "martin luther king jr. day": [1, monday, 3],
    "presidents' day": [2, monday, 3],
    "memorial day": [5, monday, -1],
    "labor day": [9, monday, 1],
    "columbus day": [10, monday, 2],
    thanksgiving: [11, thursday, 4],
    "thanksgiving day": [11, thursday, 4],
  },
};

/**
 * Finds the rule of a holiday by its name; `undefined` for any other day.
 *
 * @param country the firm's country, two letters
 */
export function findHolidayRule(label: string, country = ""): HolidayRule | undefined {
  const name = label
    .normalize("NFC")
    .replace(/[’‘]/g, "'")
    .trim()
    .toLowerCase()
    .replace(/^(?:saint|st\.) /, "st ");
  const day = country === "US" && name === "independence day" ? "07-04" : fixedHolidays[name];
  if (day !== undefined) return { day };
  const weekday = weekdayHolidays[country]?.[name];
  if (weekday) return { nthWeekday: weekday };
  const span = easterHolidays[name];
  if (span) return { afterEaster: span };
  return movableHolidays.has(name) ? { moves: true } : undefined;
}
