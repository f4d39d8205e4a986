import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../../testing/seed.ts";
import { type OpeningPeriods, openingStateAt, type Schedule } from "./opening-state.ts";

/** Returns the minutes from midnight: "08:30" → 510. */
function time(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
}

const hours = (opens: string, closes: string) => [time(opens), time(closes)] as const;

const workday = [hours("08:00", "18:00")];

const schedule: Schedule = {
  timeZone: "America/Sao_Paulo",
  week: [[], workday, workday, workday, workday, workday, [hours("08:00", "12:00")]],
  special: [
    { label: "Plantão", from: "2025-12-25", to: "2025-12-25", hours: [hours("09:00", "10:00")] },
    { label: "Natal", from: "12-25", to: "12-25", hours: [] },
    { label: "Véspera", from: "12-24", to: "12-24", hours: [hours("08:00", "12:00")] },
    { label: "Recesso", from: "2026-12-28", to: "2027-01-03", hours: [] },
  ],
};

/**
 * Returns the state at a moment in the local time of São Paulo, which is UTC−3 all year since 2019.
 */
const at = (local: string, own = schedule) => openingStateAt(new Date(`${local}-03:00`), own);

describe("on a working day (Wednesday, 10 January 2024)", () => {
  test.each([
    ["00:00", { open: false, next: { day: "2024-01-10", ahead: 0, time: time("08:00") } }],
    ["07:59", { open: false, next: { day: "2024-01-10", ahead: 0, time: time("08:00") } }],
    ["08:00", { open: true, until: time("18:00") }],
    ["17:59", { open: true, until: time("18:00") }],
    ["18:00", { open: false, next: { day: "2024-01-11", ahead: 1, time: time("08:00") } }],
    ["23:59", { open: false, next: { day: "2024-01-11", ahead: 1, time: time("08:00") } }],
  ])("returns the state at %s", (clock, opening) => {
    expect(at(`2024-01-10T${clock}:00`)).toEqual(opening);
  });
});

test("closes on Saturday at noon and opens next on Monday, two days ahead", () => {
  expect(at("2024-01-13T11:59:59")).toEqual({ open: true, until: time("12:00") });
  const next = { day: "2024-01-15", ahead: 2, time: time("08:00") };
  expect(at("2024-01-13T12:00:00")).toEqual({ open: false, next });
});

test("uses the time zone of the firm", () => {
  // Already Thursday in UTC, still Wednesday evening in São Paulo.
  expect(openingStateAt(new Date("2024-01-11T01:00:00Z"), schedule)).toMatchObject({
    open: false,
    next: { day: "2024-01-11", ahead: 1 },
  });
});

describe("special days", () => {
  test("that recur every year close the firm and lead to the next opening time", () => {
    const closed = { open: false, label: "Natal" };
    expect(at("2024-12-25T10:00:00")).toMatchObject({
      ...closed,
      next: { day: "2024-12-26", ahead: 1, time: time("08:00") },
    });
    expect(at("2029-12-25T10:00:00")).toMatchObject(closed);
  });

  test("replace the hours of the weekday by their own", () => {
    expect(at("2024-12-24T11:00:00")).toEqual({ open: true, until: time("12:00") });
    expect(at("2024-12-24T13:00:00")).toEqual({
      open: false,
      label: "Véspera",
      next: { day: "2024-12-26", ahead: 2, time: time("08:00") },
    });
  });

  test("with full dates can span the turn of one year, first and last day included", () => {
    const next = { day: "2027-01-04", time: time("08:00") };
    expect(at("2026-12-28T10:00:00")).toMatchObject({ label: "Recesso", next });
    expect(at("2027-01-03T10:00:00")).toMatchObject({ label: "Recesso", next });
    expect(at("2027-01-04T10:00:00").open).toBe(true);
    expect(at("2027-12-28T10:00:00").open).toBe(true);
  });

  test("that recur every year can span its turn", () => {
    const pause = { label: "Pausa", from: "12-30", to: "01-02", hours: [] };
    const own = { ...schedule, special: [pause] };
    for (const day of ["2024-12-30", "2024-12-31", "2025-01-01", "2025-01-02"]) {
      expect(at(`${day}T10:00:00`, own), day).toMatchObject({ open: false, label: "Pausa" });
    }
    expect(at("2025-01-03T10:00:00", own).open).toBe(true);
  });

  test("of one year take precedence over those of every year", () => {
    expect(at("2025-12-25T09:30:00")).toEqual({ open: true, until: time("10:00") });
  });
});

describe("opening hours", () => {
  const daily = (...each: OpeningPeriods): Schedule => ({
    timeZone: "America/Sao_Paulo",
    week: Array.from({ length: 7 }, () => each),
    special: [],
  });

  test("past midnight belong to the day before", () => {
    const bar = daily(hours("22:00", "26:00"));
    expect(at("2024-01-10T01:59:00", bar)).toEqual({ open: true, until: time("02:00") });
    expect(at("2024-01-10T02:00:00", bar)).toMatchObject({
      next: { ahead: 0, time: time("22:00") },
    });
    expect(at("2024-01-10T23:00:00", bar)).toEqual({ open: true, until: time("02:00") });
  });

  test("until midnight close at 00:00", () => {
    const late = daily(hours("20:00", "24:00"));
    expect(at("2024-01-10T23:59:00", late)).toEqual({ open: true, until: time("00:00") });
    expect(at("2024-01-11T00:00:00", late)).toMatchObject({ open: false });
  });

  test("with a lunch break close and reopen on the same day", () => {
    const shop = daily(hours("08:00", "12:00"), hours("13:30", "18:00"));
    expect(at("2024-01-10T12:30:00", shop)).toMatchObject({
      next: { ahead: 0, time: time("13:30") },
    });
    expect(at("2024-01-10T11:00:00", shop)).toEqual({ open: true, until: time("12:00") });
  });

  test("of 24 hours on all days have no closing time", () => {
    expect(at("2024-01-10T03:00:00", daily(hours("00:00", "24:00")))).toEqual({ open: true });
  });

  test("without any periods have no next opening time", () => {
    expect(at("2024-01-10T10:00:00", daily())).toEqual({ open: false });
  });
});

describe("with daylight saving time", () => {
  const lisbon = { ...schedule, timeZone: "Europe/Lisbon", special: [] };

  test("follows the local clock before and after the change", () => {
    // The same hour in UTC: closed before the change to summer time on 31 March 2024, open after
    // it.
    expect(openingStateAt(new Date("2024-03-25T07:30:00Z"), lisbon).open).toBe(false);
    expect(openingStateAt(new Date("2024-04-01T07:30:00Z"), lisbon).open).toBe(true);
    expect(openingStateAt(new Date("2024-10-28T07:30:00Z"), lisbon).open).toBe(false);
  });

  test("returns the right next day in the night of the change", () => {
    const night = new Date("2024-03-30T23:30:00Z");
    expect(openingStateAt(night, lisbon)).toMatchObject({ next: { day: "2024-04-01", ahead: 2 } });
  });
});

test("at any moment, is either open or returns a next time at which it is open", () => {
  const moments = fc.date({
    min: new Date("2020-01-01T00:00:00Z"),
    max: new Date("2032-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const opening = openingStateAt(moment, schedule);
      if (opening.open) return;
      expect(opening.next).toBeDefined();
      const { day, time: minutes = 0 } = opening.next ?? {};
      const clock = new Date(minutes * 60_000).toISOString().slice(11, 19);
      expect(at(`${day}T${clock}`).open).toBe(true);
    }),
  );
});
