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

describe("an e-mail address", () => {
  test.each(["a@b.co", "A@B.COM.BR", "a.b+c@d-e.io", "  a@b.co  "])("%j is one", (value) => {
    expect(mistakeIn(value, required, email)).toBeUndefined();
  });

  test.each(["a@b.c", "a@b", "@b.co", "a b@c.de", "a@b.c1", "a@.co", "a@b@c.de", "a@b.co."])(
    "%j is none",
    (value) => {
      expect(mistakeIn(value, required, email)).toBe("no address");
    },
  );

  test("an empty one is said to be empty, not malformed", () => {
    expect(mistakeIn("", required, email)).toBe("empty");
  });

  test("an empty one is fine where it may be empty", () => {
    expect(mistakeIn("", email)).toBeUndefined();
  });

  test("a very long text is judged at once", () => {
    const start = performance.now();
    mistakeIn(`a@${"b.".repeat(50_000)}1`, email);
    mistakeIn("@".repeat(100_000), email);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

test("white space alone is nothing", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ \t\n\r\u00a0]*$/), (space) => {
      expect(mistakeIn(space, required)).toBe("empty");
    }),
  );
});

test("text of any length is something", () => {
  expect(mistakeIn("x".repeat(100_000), required)).toBeUndefined();
});

test("a pattern must fit the whole answer", () => {
  const pattern: FieldRule = { type: "pattern", pattern: "[0-9]{5}|sem", message: "no code" };
  expect(mistakeIn("39400", pattern)).toBeUndefined();
  expect(mistakeIn("sem", pattern)).toBeUndefined();
  expect(mistakeIn("39400x", pattern)).toBe("no code");
  expect(mistakeIn("sem nada", pattern)).toBe("no code");
  expect(mistakeIn("", pattern)).toBeUndefined();
});

test("each field has at most one mistake, and fields without rules have none", () => {
  const fields: ParsedField[] = [
    { name: "a", type: "text", label: "A", rules: [required, email] },
    { name: "b", type: "text", label: "B" },
    { name: "c", type: "text", label: "C", rules: [required] },
  ];
  expect(validate(fields, { a: "", b: "", c: "x" })).toEqual({ a: "empty" });
});

describe("a number", () => {
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
  ])("%j: %s", (value, told) => {
    expect(mistakeIn(value, ...rules)).toBe(told);
  });
});

describe("a date", () => {
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

  test("lies as many days ahead as the rule asks, from the day of the visit", () => {
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
  ])("at %s the days are counted where the firm is: %s", (now, timeZone, first) => {
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
  ])("%s: %s", (value, told) => {
    expect(mistakeIn(value, open)).toBe(told);
  });
});
