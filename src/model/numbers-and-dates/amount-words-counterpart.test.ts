import { expect, test } from "vitest";
import { amountWordsCounterpart } from "./amount-words-counterpart.ts";

test("an amount and its words are counterparts of each other", () => {
  expect(amountWordsCounterpart("/0/price")).toBe("/0/priceInWords");
  expect(amountWordsCounterpart("/0/priceInWords")).toBe("/0/price");
});
