import { expect, test } from "vitest";
import { continuesText } from "./continues-text.ts";

test("a text goes further where all that was typed stands in it, with more behind", () => {
  const base = "name: Ana\nphone: '1'\n";
  const typed = "name: Anab\nphone: '1'\n";
  expect(continuesText(base, typed, "name: Anabela\nphone: '1'\n")).toBe(true);
  expect(continuesText(base, typed, "name: Anac\nphone: '1'\n")).toBe(false);
  expect(continuesText(base, typed, "name: Anabela\nphone: '2'\n")).toBe(false);
  expect(continuesText(base, typed, base)).toBe(false);
});

test("a longer number is another one, and so is a word in the place of another", () => {
  const base = "price: 29\nname: Ana\n";
  const price = (now: string) => base.replace("29", now);
  expect(continuesText(base, price("299"), price("2999"))).toBe(false);
  const name = (now: string) => base.replace("Ana", now);
  expect(continuesText(base, name("B"), name("Bia"))).toBe(false);
});
