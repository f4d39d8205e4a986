import { describe, expect, test } from "vitest";
import {
  formatHourRange,
  formatOpeningHours,
  mayBeTwelveHoursOff,
  parseTimeRanges,
  parseWeekdays,
  saysClosed,
} from "./hours.en.ts";

const week = ["monday", "tuesday", "wednesday", "thursday", "friday"];
const weekend = ["saturday", "sunday"];

describe("opening hours in English", () => {
  test.each([
    [{ opens: "08:00", closes: "18:00" }, "8am–6pm"],
    [{ opens: "08:30", closes: "12:05" }, "8.30am–12.05pm"],
    [{ days: ["sunday"] }, "closed"],
    [{}, undefined],
  ])("are formatted from %j", (hours, words) => {
    expect(formatOpeningHours(hours, { language: "en-GB" })).toBe(words);
  });

  test("are figures in other languages, and undefined for a closed day", () => {
    const german = { language: "de-DE" };
    expect(formatOpeningHours({ opens: "08:00", closes: "18:00" }, german)).toBe("8:00–18:00");
    expect(formatOpeningHours({ days: ["sunday"] }, german)).toBeUndefined();
  });

  test("are parsed back unchanged for every range of quarter hours", () => {
    const quarters = Array.from({ length: 96 }, (_, quarter) => quarter * 15);
    const ranges = quarters.flatMap((from) =>
      quarters.filter((to) => to > from).map((to) => ({ from, to })),
    );
    const wrong = ranges.filter(({ from, to }) => {
      const [read] = parseTimeRanges(formatHourRange({ from, to }));
      return read?.from !== from || read.to !== to;
    });
    expect(wrong).toEqual([]);
  });
});

describe("parsing hours in English text", () => {
  test.each([
    ["9am–5pm", [[540, 1020]]],
    ["9 to 5", [[540, 1020]]],
    ["9–5.30pm", [[540, 1050]]],
    ["2–5pm", [[840, 1020]]],
    ["from 10 a.m. until 4 p.m.", [[600, 960]]],
    ["09:00-17:30", [[540, 1050]]],
    ["22:00–02:00", [[1320, 120]]],
    ["8am till noon", [[480, 720]]],
    ["7pm to midnight", [[1140, 1440]]],
    [
      "9am–12.30pm and 2–5pm",
      [
        [540, 750],
        [840, 1020],
      ],
    ],
    ["Monday to Friday, 8am – 6pm", [[480, 1080]]],
    ["takes 2 to 3 weeks", []],
    ["24 hours", []],
    ["01632 960983", []],
    ["£9–12", []],
    ["10/12 to 12/01", []],
  ])("finds the time ranges, if any, in: %s", (text, ranges) => {
    expect(parseTimeRanges(text).map(({ from, to }) => [from, to])).toEqual(ranges);
  });

  test("detects hours that do not say whether they are am or pm", () => {
    expect(["9–5", "8.30 to 6"].map(mayBeTwelveHoursOff)).toEqual([true, true]);
    expect(["9am–5pm", "9–5pm", "09:00–17:00"].map(mayBeTwelveHoursOff)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("recognises text that says that the firm is closed", () => {
    expect(["Closed", "closed on Sundays", "We don’t open"].map(saysClosed)).toEqual([
      true,
      true,
      true,
    ]);
    expect(["8am–6pm", "shutters fitted"].map(saysClosed)).toEqual([false, false]);
  });
});

describe("parsing weekdays in an English label", () => {
  test.each([
    ["Monday to Friday", week],
    ["Mon–Fri", week],
    ["Monday through Friday", week],
    ["Weekdays", week],
    ["Monday", ["monday"]],
    ["Saturdays and Sundays", weekend],
    ["Sat & Sun", weekend],
    ["Weekends", weekend],
    ["Tues, Thurs and Sat", ["tuesday", "thursday", "saturday"]],
    ["Friday to Monday", ["monday", "friday", "saturday", "sunday"]],
    ["Every day", [...week, ...weekend]],
    ["Saturday (except bank holidays)", undefined],
    ["Bank holidays", undefined],
    ["Segunda a sexta", undefined],
    ["Sun terrace", undefined],
  ])("finds the weekdays, if any, in: %s", (label, days) => {
    expect(parseWeekdays(label)).toEqual(days);
  });
});
