import { expect, test } from "vitest";
import { formatTimeRange } from "./format-time-range.ts";

const day = { from: 9 * 60, to: 17 * 60 + 30 };

test.each([
  ["en-GB", "9am–5.30pm"],
  ["en-US", "9 am–5:30 pm"],
  ["en-IE", "9am–5.30pm"],
  ["en", "9am–5.30pm"],
  ["de-DE", "9:00–17:30"],
  ["fr-FR", "9:00–17:30"],
  ["es-ES", "9:00–17:30"],
  ["it-IT", "9:00–17:30"],
])("formats a time range in %s as %s", (language, words) => {
  expect(formatTimeRange(day, language)).toBe(words);
});

test("formats noon as 12pm and midnight as 12am", () => {
  expect(formatTimeRange({ from: 12 * 60, to: 24 * 60 }, "en-GB")).toBe("12pm–12am");
});

test("returns undefined for an unknown language", () => {
  expect(formatTimeRange(day, "xx-XX")).toBeUndefined();
});
