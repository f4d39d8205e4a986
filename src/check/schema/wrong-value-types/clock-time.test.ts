import { expect, test } from "vitest";
import { parseClockTime, parseTimeOfDateTime } from "./clock-time.ts";

test.each([
  ["8", "08:00"],
  ["8h", "08:00"],
  ["8h30", "08:30"],
  ["18 horas", "18:00"],
  ["8:30", "08:30"],
  ["9.00", "09:00"],
  ["17.30 Uhr", "17:30"],
  ["9 Uhr", "09:00"],
  ["10am", "10:00"],
  ["12 am", "00:00"],
  ["12pm", "12:00"],
  ["6:30 p.m.", "18:30"],
  ["6.30pm", "18:30"],
  ["“10:00”", "10:00"],
  ["0830", "08:30"],
  ["midi", "12:00"],
  ["minuit", "00:00"],
  ["Medianoche", "00:00"],
  ["mediodía", "12:00"],
  ["9 heures", "09:00"],
  ["16 y 30", "16:30"],
  ["4 p. m.", "16:00"],
  ["4 p.\u00a0m.", "16:00"],
  ["20.30 hs", "20:30"],
  ["16hs", "16:00"],
  ["9h30", "09:30"],
  ["24:00", "00:00"],
  ["24h", "00:00"],
])("parses %s as %s", (written, time) => {
  expect(parseClockTime(written)).toBe(time);
});

test.each(["", "fechado", "25:00", "13pm", "0 am", "8:60", "8:5", "8h às 17h", "24:30", "16 y 5"])(
  "parses no time from %j",
  (written) => expect(parseClockTime(written)).toBeUndefined(),
);

test.each([
  ["19:30:00", "19:30"],
  ["9:30:00", "09:30"],
  ["19:30:00.000Z", "19:30"],
  ["19:30-03:00", "19:30"],
  ["2024-01-05T19:30:00-03:00", "19:30"],
  ["2024-01-05 19:30", "19:30"],
  ["2024-01-05t07:05:09,25z", "07:05"],
])("parses the time of the date-time %s as %s", (written, time) => {
  expect(parseTimeOfDateTime(written)).toBe(time);
});

test.each(["", "2024-01-05", "25:00:00", "19:30 às 20:30", "19:30:00 e mais", "8h30"])(
  "parses no time of a date-time from %j",
  (written) => expect(parseTimeOfDateTime(written)).toBeUndefined(),
);
