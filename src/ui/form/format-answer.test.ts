import { expect, test } from "vitest";
import { formatAnswer } from "./format-answer.ts";

test.each([
  ["date", "2026-12-04", ["December 4, 2026", "4 de dezembro de 2026", "4. Dezember 2026"]],
  ["time", "18:00", ["6:00 PM", "18:00", "18:00"]],
  ["number", "1234.5", ["1234.5", "1234,5", "1234,5"]],
  ["number", "2026", ["2026", "2026", "2026"]],
  ["text", "2026-12-04", ["2026-12-04", "2026-12-04", "2026-12-04"]],
  ["date", "soon", ["soon", "soon", "soon"]],
  ["time", "99:99", ["99:99", "99:99", "99:99"]],
] as const)(
  "an answer of the type %s, %s, is written as its readers write it",
  (type, value, told) => {
    const written = ["en-US", "pt-BR", "de-DE"].map((each) => formatAnswer({ type }, value, each));
    expect(written).toEqual(told);
  },
);

test("of a list, the chosen words are read", () => {
  const options = [{ value: "taxes", label: "Taxes & fees" }];
  expect(formatAnswer({ type: "select", options }, "taxes", "en-US")).toBe("Taxes & fees");
});
