import { expect, test } from "vitest";
import { formatClock } from "./format-clock.ts";

const brazil = { hour: "{h}h", hourAndMinutes: "{h}h{m}" };
const britain = { hour: "{h12}{am|pm}", hourAndMinutes: "{h12}.{m}{am|pm}" };

test.each([
  ["08:30", "8h30", "8.30am"],
  ["19:00", "19h", "7pm"],
  ["00:00", "0h", "12am"],
  ["00:05", "0h05", "12.05am"],
  ["11:59", "11h59", "11.59am"],
  ["12:00", "12h", "12pm"],
  ["23:45", "23h45", "11.45pm"],
  ["24:00", "0h", "12am"],
])("formats %s as %s on the 24-hour clock and as %s on the 12-hour clock", (time, all, half) => {
  expect(formatClock(time, brazil)).toBe(all);
  expect(formatClock(time, britain)).toBe(half);
});
