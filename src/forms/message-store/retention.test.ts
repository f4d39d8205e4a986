import { expect, test } from "vitest";
import { monthsBefore } from "./retention.ts";

const before = (day: string, months: number) =>
  new Date(monthsBefore(Date.parse(`${day}T12:00:00Z`), months)).toISOString().slice(0, 10);

test("subtracts calendar months, and uses the last day of a shorter month", () => {
  expect(before("2026-05-04", 12)).toBe("2025-05-04");
  expect(before("2026-03-31", 1)).toBe("2026-02-28");
  expect(before("2024-03-31", 1)).toBe("2024-02-29");
  expect(before("2026-01-15", 60)).toBe("2021-01-15");
});
