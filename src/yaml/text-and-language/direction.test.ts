import { expect, test } from "vitest";
import { dirAttribute, writingDirection } from "./direction.ts";

test.each([
  "ar",
  "ar-EG",
  "he",
  "fa-IR",
  "ur",
  "yi",
  "ps",
  "dv",
  "az-Arab",
  "pa-Arab-PK",
  "ku-Arab",
])("%s is written from right to left", (language) => {
  expect(writingDirection(language)).toBe("rtl");
  expect(dirAttribute(language)).toBe(' dir="rtl"');
});

test.each(["pt-BR", "en", "de-AT", "az", "pa", "ks-Deva", "ja", "zh-Hant", "", "no language", "x"])(
  "%s is written from left to right and needs no dir attribute",
  (language) => {
    expect(writingDirection(language)).toBe("ltr");
    expect(dirAttribute(language)).toBe("");
  },
);
