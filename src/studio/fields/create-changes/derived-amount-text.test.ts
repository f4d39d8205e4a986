import { expect, test } from "vitest";
import type { FieldPlace } from "../schema/field-place.ts";
import { createAmountTextChanges, shouldDeriveAmountText } from "./derived-amount-text.ts";

const speech = { language: "pt-BR", currency: "BRL" };
const place = {
  path: "/0/price",
  name: "price",
  holder: { path: "/0" },
} as unknown as FieldPlace;
const held = (plan: object) => ({ value: [plan], speech });

test("updates the amount in words if it matches the old amount", () => {
  const plan = held({ price: 599, priceInWords: "quinhentos e noventa e nove reais" });
  expect(shouldDeriveAmountText(plan, place)).toBe(true);
  expect(createAmountTextChanges(plan, place, 629)).toEqual([
    { kind: "set", path: "/0/priceInWords", value: "seiscentos e vinte e nove reais" },
  ]);
});

test("does not change custom words or words of another amount, and does not add words", () => {
  expect(
    shouldDeriveAmountText(held({ price: 599, priceInWords: "a partir de 599 reais" }), place),
  ).toBe(false);
  expect(
    shouldDeriveAmountText(held({ price: 629, priceInWords: "quinhentos reais" }), place),
  ).toBe(false);
  expect(shouldDeriveAmountText(held({ price: 599 }), place)).toBe(false);
  expect(createAmountTextChanges(held({ price: 599 }), place, 629)).toEqual([]);
});

test("does not derive words in a language without numbers in words", () => {
  const plan = { price: 5, priceInWords: "five euros" };
  expect(shouldDeriveAmountText({ value: [plan], speech: { language: "en" } }, place)).toBe(false);
});
