import { describe, expect, test } from "vitest";
import { amountInWords, parseAmountInWords } from "./amounts.pt-br.ts";

const brazil = { language: "pt-BR", currency: "BRL" };

describe("amountInWords in Portuguese", () => {
  test.each([
    [0, "zero reais"],
    [0.5, "cinquenta centavos"],
    [1, "um real"],
    [1.01, "um real e um centavo"],
    [100, "cem reais"],
    [116, "cento e dezesseis reais"],
    [299, "duzentos e noventa e nove reais"],
    [299.9, "duzentos e noventa e nove reais e noventa centavos"],
    [1000, "mil reais"],
    [1099, "mil e noventa e nove reais"],
    [1100, "mil e cem reais"],
    [1234, "mil duzentos e trinta e quatro reais"],
    [2000, "dois mil reais"],
    [21500, "vinte e um mil e quinhentos reais"],
    [1_000_000, "um milhão de reais"],
    [2_000_010, "dois milhões e dez reais"],
  ])("formats %s, and the words parse back to the amount", (amount, words) => {
    expect(amountInWords(amount, brazil)).toBe(words);
    expect(parseAmountInWords(words)).toBeCloseTo(amount, 6);
  });

  test("returns undefined for an unsupported combination of language and currency", () => {
    expect(amountInWords(19, { language: "en", currency: "BRL" })).toBeUndefined();
    expect(amountInWords(19, { language: "pt-BR", currency: "EUR" })).toBeUndefined();
  });

  test("returns words that parse back to each whole number from 0 to 2,500", () => {
    const wrong = Array.from({ length: 2501 }, (_, amount) => amount).filter(
      (amount) => parseAmountInWords(amountInWords(amount, brazil) ?? "") !== amount,
    );
    expect(wrong).toEqual([]);
  });
});

describe("parseAmountInWords in Portuguese", () => {
  test.each([
    ["Duzentos e noventa e nove reais por mês", 299],
    ["mil, duzentos e trinta reais", 1230],
    ["hum mil reais", 1000],
    ["quatorze reais", 14],
    ["catorze reais", 14],
  ])("parses other wordings: %s", (words, amount) => {
    expect(parseAmountInWords(words)).toBe(amount);
  });

  test.each([
    "sob consulta",
    "a partir de duzentos reais",
    "duzentos reais, ou vinte por semana",
    "R$ 299",
    "nineteen dollars",
  ])("returns undefined for text that is not a single amount: %s", (words) => {
    expect(parseAmountInWords(words)).toBeUndefined();
  });
});
