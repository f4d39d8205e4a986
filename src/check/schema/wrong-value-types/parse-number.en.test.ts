import { expect, test } from "vitest";
import { hasThousandsPoint, parseNumber } from "./parse-number.en.ts";

test.each([
  ["£299", "299"],
  ["£1,299.90", "1299.90"],
  ["$ 1,250,000", "1250000"],
  ["US$19.50", "19.50"],
  ["45 pounds a month", "45"],
  ["30mins", "30"],
  ["90p", "90"],
  ["1.299", "1.299"],
  ["-3", "-3"],
])("parses %s as %s", (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(["12,50", "1.299,90", "2 thousand", "1,5", "from 20 to 30", "3k", "ten", "1O5"])(
  "returns undefined for %s",
  (text) => {
    expect(parseNumber(text)).toBeUndefined();
  },
);

test("a point is not a thousands separator in English or in the US", () => {
  expect(hasThousandsPoint("1.299")).toBe(false);
  expect(hasThousandsPoint("1.299", "US")).toBe(false);
});

test("parses numbers with a decimal comma if the country uses it", () => {
  expect(parseNumber("1.299,90 €", "DE")).toBe("1299.90");
  expect(parseNumber("49,90", "FR")).toBe("49.90");
  expect(parseNumber("32,-", "DE")).toBe("32");
  expect(parseNumber("1,299", "DE")).toBeUndefined();
  expect(parseNumber("1,299.90", "IE")).toBe("1299.90");
  expect(hasThousandsPoint("1.299", "DE")).toBe(true);
});
