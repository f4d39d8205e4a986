import { describe, expect, test } from "vitest";
import { numberFormat as english } from "./number-format.en.ts";
import { numberFormat as portuguese } from "./number-format.pt-br.ts";
import { formatNumber, interpretGroupedNumber, parseNumber } from "./parse-number.ts";

describe.each([
  ["Portuguese", portuguese, "R$ 1.234,56", "1,5", "-1.234.567,8", "1.234.567"],
  ["English", english, "£1,234.56", "1.5", "-1,234,567.8", "1,234,567"],
])("in %s", (_, marks, price, part, negative, whole) => {
  test.each([
    [price, 1234.56],
    [part, 1.5],
    [negative, -1234567.8],
    [whole, 1234567],
    ["1234", 1234],
    ["12 500", 12500],
    ["−3", -3],
    ["", "unreadable"],
    ["doze", "unreadable"],
    ["1,2,3", "unreadable"],
    ["1.2.3", "unreadable"],
    ["12345678901234567", "unreadable"],
  ])("parses %s as %s", (text, number) => {
    expect(parseNumber(text, marks)).toBe(number);
  });

  test.each([0, 7, -2.5, 1250.5, 0.001, 123456.78, 1e21])(
    "parses the formatted number %s back, unless it is too large",
    (number) => {
      const read = parseNumber(formatNumber(number, marks), marks);
      expect(read).toBe(Math.abs(number) < 1e15 ? number : "unreadable");
    },
  );
});

test.each([
  ["1.234", "grouped"],
  ["0.125", 0.125],
  ["1.5", 1.5],
  ["1234.56", 1234.56],
  ["1,250.50", "unreadable"],
])("with a point in Portuguese, parses %s as %s", (text, number) => {
  expect(parseNumber(text, portuguese)).toBe(number);
});

test("offers both readings of an ambiguous number", () => {
  expect(interpretGroupedNumber("1.234", portuguese)).toEqual(["1234", "1,234"]);
});

test.each([
  ["1,234", 1234],
  ["1,250.50", 1250.5],
  ["£1,250.", 1250],
  ["US$1,250", 1250],
  ["1.234", 1.234],
  [".5", 0.5],
  // Decimal commas, as in other languages. They must not be read as thousands separators, because
  // the number would become many times as large.
  ["1,5", "unreadable"],
  ["12,50", "unreadable"],
  ["0,125", "unreadable"],
  ["1.234,56", "unreadable"],
  ["1.234.567", "unreadable"],
  ["1,2345", "unreadable"],
  ["1,23,456", "unreadable"],
])("in English, parses %s as %s", (text, number) => {
  expect(parseNumber(text, english)).toBe(number);
});
