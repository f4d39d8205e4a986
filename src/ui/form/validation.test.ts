import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import "../../testing/seed.ts";
import type { FieldRule } from "../../model/types.ts";
import type { ParsedField } from "./parsed-field.ts";
import { validate } from "./validation.ts";

const required: FieldRule = { type: "required", message: "empty" };
const email: FieldRule = { type: "email", message: "no address" };

function mistakeIn(value: string, ...rules: FieldRule[]): string | undefined {
  const field: ParsedField = { name: "field", type: "text", label: "AskedField", rules };
  return validate([field], { field: value }).field;
}

describe("the e-mail rule", () => {
  test.each(["a@b.co", "A@B.COM.BR", "a.b+c@d-e.io", "  a@b.co  "])("accepts %j", (value) => {
    expect(mistakeIn(value, required, email)).toBeUndefined();
  });

  test.each(["a@b.c", "a@b", "@b.co", "a b@c.de", "a@b.c1", "a@.co", "a@b@c.de", "a@b.co."])(
    "rejects %j",
    (value) => {
      expect(mistakeIn(value, required, email)).toBe("no address");
    },
  );

  test("reports an empty required value as empty, not as malformed", () => {
    expect(mistakeIn("", required, email)).toBe("empty");
  });

  test("accepts an empty value if the field is optional", () => {
    expect(mistakeIn("", email)).toBeUndefined();
  });

  test("checks very long values in less than 500 ms", () => {
    const start = performance.now();
    mistakeIn(`a@${"b.".repeat(50_000)}1`, email);
    mistakeIn("@".repeat(100_000), email);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

test("the required rule rejects values of only white space", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ \t\n\r\u00a0]*$/), (space) => {
      expect(mistakeIn(space, required)).toBe("empty");
    }),
  );
});

test("the required rule accepts a very long text", () => {
  expect(mistakeIn("x".repeat(100_000), required)).toBeUndefined();
});

test("the pattern rule must match the whole answer, unless it is empty", () => {
  const pattern: FieldRule = { type: "pattern", pattern: "[0-9]{5}|sem", message: "no code" };
  expect(mistakeIn("39400", pattern)).toBeUndefined();
  expect(mistakeIn("sem", pattern)).toBeUndefined();
  expect(mistakeIn("39400x", pattern)).toBe("no code");
  expect(mistakeIn("sem nada", pattern)).toBe("no code");
  expect(mistakeIn("", pattern)).toBeUndefined();
});

test("validate reports at most one mistake per field, and none for fields without rules", () => {
  const fields: ParsedField[] = [
    { name: "a", type: "text", label: "A", rules: [required, email] },
    { name: "b", type: "text", label: "B" },
    { name: "c", type: "text", label: "C", rules: [required] },
  ];
  expect(validate(fields, { a: "", b: "", c: "x" })).toEqual({ a: "empty" });
});

describe("the minimum and maximum rules", () => {
  const rules: FieldRule[] = [
    { type: "minimum", value: 2, message: "too few" },
    { type: "maximum", value: 12, message: "too many" },
  ];

  test.each([
    ["1", "too few"],
    ["2", undefined],
    ["12", undefined],
    ["13", "too many"],
    ["", undefined],
  ])("the result for %j is %s", (value, told) => {
    expect(mistakeIn(value, ...rules)).toBe(told);
  });
});

describe("date rules", () => {
  const ahead: FieldRule = { type: "days-ahead", value: 2, message: "too soon" };
  const open: FieldRule = {
    type: "open-day",
    message: "closed",
    closed: {
      weekdays: [0],
      days: [
        { from: "2026-12-25", until: "2026-12-25", open: false },
        { from: "2026-12-20", until: "2026-12-20", open: true },
      ],
    },
  };

  test("days-ahead counts the required days from the current day", () => {
    vi.useFakeTimers({ now: new Date("2026-11-24T12:00:00") });
    onTestFinished(() => void vi.useRealTimers());
    expect(mistakeIn("2026-11-25", ahead)).toBe("too soon");
    expect(mistakeIn("2026-11-26", ahead)).toBeUndefined();
    expect(mistakeIn("2027-01-01", ahead)).toBeUndefined();
  });

  test.each([
    // 23:00 on the 24th in São Paulo; in Kiritimati it is the 25th.
    ["2026-11-25T02:00:00Z", "America/Sao_Paulo", "2026-11-26"],
    ["2026-11-24T12:00:00Z", "Pacific/Kiritimati", "2026-11-27"],
    ["2026-11-24T12:00:00Z", "Pacific/Niue", "2026-11-26"],
  ])("days-ahead at %s counts the days in the firm's time zone %s", (now, timeZone, first) => {
    vi.useFakeTimers({ now: new Date(now) });
    onTestFinished(() => void vi.useRealTimers());
    const dayBefore = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    expect(mistakeIn(dayBefore, { ...ahead, timeZone })).toBe("too soon");
    expect(mistakeIn(first, { ...ahead, timeZone })).toBeUndefined();
  });

  test.each([
    ["2026-12-13", "closed"],
    ["2026-12-14", undefined],
    ["2026-12-25", "closed"],
    // A Sunday before Christmas with special opening hours.
    ["2026-12-20", undefined],
  ])("the open-day result for %s is %s", (value, told) => {
    expect(mistakeIn(value, open)).toBe(told);
  });
});
