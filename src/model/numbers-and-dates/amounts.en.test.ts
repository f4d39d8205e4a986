import { describe, expect, test } from "vitest";
import { amountInWords, parseAmountInWords } from "./amounts.en.ts";
import { parseNumberWords } from "./number-words.en.ts";

const britain = { language: "en-GB", currency: "GBP" };

describe("amountInWords in English", () => {
  test.each([
    [0, "zero pounds"],
    [0.5, "fifty pence"],
    [0.01, "one penny"],
    [1, "one pound"],
    [1.01, "one pound and one penny"],
    [21, "twenty-one pounds"],
    [100, "one hundred pounds"],
    [116, "one hundred and sixteen pounds"],
    [299.9, "two hundred and ninety-nine pounds and ninety pence"],
    [1000, "one thousand pounds"],
    [1099, "one thousand and ninety-nine pounds"],
    [1234, "one thousand two hundred and thirty-four pounds"],
    [21500, "twenty-one thousand five hundred pounds"],
    [2_000_010, "two million and ten pounds"],
  ])("formats %s, and the words parse back to the amount", (amount, words) => {
    expect(amountInWords(amount, britain)).toBe(words);
    expect(parseAmountInWords(words)).toBeCloseTo(amount, 6);
  });

  test.each([
    ["USD", "nineteen dollars and five cents"],
    ["EUR", "nineteen euros and five cents"],
    ["INR", "nineteen rupees and five paise"],
  ])("uses the units of %s", (currency, words) => {
    expect(amountInWords(19.05, { language: "en", currency })).toBe(words);
  });

  test("returns undefined for an unsupported combination of language and currency", () => {
    expect(amountInWords(19, { language: "pt-BR", currency: "GBP" })).toBeUndefined();
    expect(amountInWords(19, { language: "en-GB", currency: "SEK" })).toBeUndefined();
    expect(amountInWords(19, { language: "en-GB" })).toBeUndefined();
  });

  test("returns words that parse back to each whole number from 0 to 2,500", () => {
    const wrong = Array.from({ length: 2501 }, (_, amount) => amount).filter(
      (amount) => parseAmountInWords(amountInWords(amount, britain) ?? "") !== amount,
    );
    expect(wrong).toEqual([]);
  });
});

describe("parseAmountInWords in English", () => {
  test.each([
    ["Two hundred and ninety-nine pounds a month", 299],
    ["a hundred pounds per session", 100],
    ["one thousand, two hundred and thirty dollars", 1230],
    ["Forty five euros", 45],
  ])("parses other wordings: %s", (words, amount) => {
    expect(parseAmountInWords(words)).toBe(amount);
  });

  test.each([
    "on request",
    "from two hundred pounds",
    "a pound",
    "two hundred pounds, or twenty a week",
    "£299",
    "dezenove reais",
  ])("returns undefined for text that is not a single amount: %s", (words) => {
    expect(parseAmountInWords(words)).toBeUndefined();
  });
});

test("parseNumberWords parses hyphenated numbers and dozens, but not an article", () => {
  expect(parseNumberWords(["Twenty-five"])).toBe(25);
  expect(parseNumberWords(["two", "dozen"])).toBe(24);
  expect(parseNumberWords(["a"])).toBeUndefined();
});
