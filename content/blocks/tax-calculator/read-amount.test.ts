import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "prelo/testing";
import { readAmount } from "./read-amount.ts";

describe("readAmount", () => {
  test.each([
    ["1.234,56", 123456],
    ["R$ 1.234,56", 123456],
    ["R$\u00a01.234,56", 123456],
    ["r$1234,56", 123456],
    ["1234.56", 123456],
    ["1234,5", 123450],
    ["1.234", 123400],
    ["1.234.567", 123456700],
    ["1,234.56", 123456],
    ["1,234,567.8", 123456780],
    ["1234", 123400],
    ["  12 345,60\u202f", 1234560],
    ["\u200e1.234,56\u200f", 123456],
    ["１２３４", 123400],
    ["0", 0],
    ["0,00", 0],
    ["007", 700],
    [",5", 50],
    [".5", 50],
    ["12,", 1200],
    ["999.999.999.999,99", 99999999999999],
  ])("reads %j as %i cents", (text, cents) => {
    expect(readAmount(text)).toEqual({ cents });
  });

  test.each([
    ["", "empty"],
    [" \u00a0", "empty"],
    ["R$", "empty"],
    ["-100", "negative"],
    ["−1.234,56", "negative"],
    ["R$ -100", "negative"],
    ["R$-100", "negative"],
    ["(100,00)", "negative"],
    ["100-", "negative"],
    ["mil", "letters"],
    ["12 mil", "letters"],
    ["1e9", "letters"],
    ["NaN", "letters"],
    ["Infinity", "letters"],
    ["€ 100", "letters"],
    ["<b>1</b>", "letters"],
    ["🙂", "letters"],
    ["1,234", "unclear"],
    ["1.23.456", "unclear"],
    ["12.3456", "unclear"],
    ["1,2,3", "unclear"],
    ["1.234,567", "unclear"],
    [".", "unclear"],
    [",", "unclear"],
    ["1..2", "unclear"],
    ["1.000.000.000.000,00", "huge"],
    ["9".repeat(100_000), "huge"],
  ])("rejects %j as %s", (text, fault) => {
    expect(readAmount(text)).toEqual({ fault });
  });

  test("returns whole cents or a fault for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), numberLike), (text) => {
        const reading = readAmount(text);
        if ("fault" in reading) return;
        expect(Number.isSafeInteger(reading.cents)).toBe(true);
        expect(reading.cents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("reads formatted amounts back to the cent", () => {
    const format = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
        expect(readAmount(format.format(cents / 100))).toEqual({ cents });
        expect(readAmount((cents / 100).toFixed(2))).toEqual({ cents });
      }),
    );
  });
});

const numberLike = fc
  .array(fc.constantFrom("1", "0", "9", ".", ",", "-", "R$", " ", "\u00a0", "e"), { maxLength: 12 })
  .map((parts) => parts.join(""));
