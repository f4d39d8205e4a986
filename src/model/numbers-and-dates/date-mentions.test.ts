import { describe, expect, test } from "vitest";
import { findDateMentions } from "./date-mentions.pt-br.ts";
import { easterSunday } from "./holiday-dates.ts";
import { findHolidayRule } from "./holidays.pt-br.ts";

function weekdaysIn(text: string): (string | number)[] {
  return findDateMentions(text).flatMap(({ weekdays }) => weekdays.map(({ number }) => number));
}

describe("weekdays beside a date in Portuguese", () => {
  test.each([
    ["Na sexta-feira, 24 de dezembro de 2026, atendemos.", [5]],
    ["Sexta, 24/12: fechado", [5]],
    ["na segunda, dia 21/12", [1]],
    ["24 de dezembro (quinta-feira)", [4]],
    ["24/12/2026 (quinta), até 12h", [4]],
    ["25/12, sexta-feira", [5]],
    ["até sábado, 2 de janeiro", [6]],
    ["quinta-feira, 24/12, sexta-feira, 25/12", [4, 5, 5]],
  ])("are found in: %s", (text, weekdays) => {
    expect(weekdaysIn(text)).toEqual(weekdays);
  });

  test.each([
    "A primeira parcela vence em 30 de novembro; a segunda, 20 de dezembro.",
    "de segunda a sexta, 24/12",
    "20 de dezembro, segunda parcela",
    "a quinta, 1º de maio",
    "Suporte 24/7, de segunda a sexta",
  ])("are not found in: %s", (text) => {
    expect(weekdaysIn(text)).toEqual([]);
  });
});

test("finds dates with and without a year, but not law numbers or fractions", () => {
  expect(findDateMentions("31 de novembro, 24/12/26 e 1º de maio de 2027")).toMatchObject([
    { day: 31, month: 11, year: undefined },
    { day: 24, month: 12, year: 2026 },
    { day: 1, month: 5, year: 2027 },
  ]);
  expect(findDateMentions("Lei 10.406/2002, 24/7, 15/30, 1/2/3/4")).toMatchObject([
    { written: "24/7" },
  ]);
});

test("computes Easter, and finds the rule of a holiday that depends on it", () => {
  expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
    ...["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2038-04-25"],
  ]);
  expect(findHolidayRule(" Corpus Christi ")).toEqual({ afterEaster: [60, 60] });
  expect(findHolidayRule("Aniversário da cidade")).toBeUndefined();
});
