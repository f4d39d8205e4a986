import { expect, test } from "vitest";
import { counterpartOf } from "./counterpart.ts";

test("an amount and its words are counterparts of each other", () => {
  expect(counterpartOf("/0/price")).toBe("/0/priceInWords");
  expect(counterpartOf("/0/priceInWords")).toBe("/0/price");
});
