import { expect, test } from "vitest";
import {
  atLeastPattern,
  countedTitle,
  integerPattern,
  leadingNumber,
  parseCount,
  promisePattern,
  unitNames,
} from "./count-patterns.en.ts";

test.each([
  ["Three steps to begin", "Three", "steps"],
  ["Our 12 plans", "12", "plans"],
  ["Meet the twenty-one partners", "twenty-one", "partners"],
])("finds the count and the noun in the title: %s", (title, count, noun) => {
  expect(countedTitle.exec(title)?.slice(2, 4)).toEqual([count, noun]);
});

test("recognises units, whose numbers are no counts of entries", () => {
  expect(["years", "pounds", "steps"].map((name) => unitNames.test(name))).toEqual([
    ...[true, true, false],
  ]);
});

test.each([
  ["more than 15 years of practice", "15"],
  ["over 1,500 years of practice", "1,500"],
  ["more than twenty years of practice", "twenty"],
  ["15+ years of practice", "15"],
])("finds the minimum in: %s", (text, number) => {
  const found = new RegExp(atLeastPattern("years of practice"), "iu").exec(text);
  expect(found?.[1] ?? found?.[2]).toBe(number);
});

test("parses a comma as the thousands separator", () => {
  expect(new RegExp(integerPattern).exec("About 1,500 clients")?.[0]).toBe("1,500");
  expect(parseCount("1,500")).toBe(1500);
  expect("1,500% of".replace(leadingNumber, "")).toBe("% of");
});

test("finds the number of a promise with the words around it", () => {
  expect(
    [..."We keep it for 6 to 12 months after that".matchAll(promisePattern)][0]?.slice(1),
  ).toEqual(["keep it for ", "6 to 12", "months after that"]);
});
