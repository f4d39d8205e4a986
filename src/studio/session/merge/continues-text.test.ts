import { expect, test } from "vitest";
import { continuesText } from "./continues-text.ts";

test("is true only if the new text contains all typed text and extends it", () => {
  const base = "name: Ana\nphone: '1'\n";
  const typed = "name: Anab\nphone: '1'\n";
  expect(continuesText(base, typed, "name: Anabela\nphone: '1'\n")).toBe(true);
  expect(continuesText(base, typed, "name: Anac\nphone: '1'\n")).toBe(false);
  expect(continuesText(base, typed, "name: Anabela\nphone: '2'\n")).toBe(false);
  expect(continuesText(base, typed, base)).toBe(false);
});

test("is false for a longer number or a replaced word", () => {
  const base = "price: 29\nname: Ana\n";
  const price = (now: string) => base.replace("29", now);
  expect(continuesText(base, price("299"), price("2999"))).toBe(false);
  const name = (now: string) => base.replace("Ana", now);
  expect(continuesText(base, name("B"), name("Bia"))).toBe(false);
});
