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
  "formatAnswer formats an answer of type %s, %s, for each locale",
  (type, value, told) => {
    const written = ["en-US", "pt-BR", "de-DE"].map((each) => formatAnswer({ type }, value, each));
    expect(written).toEqual(told);
  },
);

test("formatAnswer returns the label of the chosen option of a select field", () => {
  const options = [{ value: "taxes", label: "Taxes & fees" }];
  expect(formatAnswer({ type: "select", options }, "taxes", "en-US")).toBe("Taxes & fees");
});
