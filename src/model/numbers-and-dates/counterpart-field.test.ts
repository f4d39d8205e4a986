import { expect, test } from "vitest";
import { counterpartField } from "./counterpart-field.ts";

test("an amount and its words are counterparts of each other", () => {
  expect(counterpartField("/0/price")).toBe("/0/priceInWords");
  expect(counterpartField("/0/priceInWords")).toBe("/0/price");
});
