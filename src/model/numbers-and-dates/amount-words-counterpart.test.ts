import { expect, test } from "vitest";
import { amountWordsCounterpart } from "./amount-words-counterpart.ts";

test("returns the path of the words for that of an amount, and the reverse", () => {
  expect(amountWordsCounterpart("/0/price")).toBe("/0/priceInWords");
  expect(amountWordsCounterpart("/0/priceInWords")).toBe("/0/price");
});
