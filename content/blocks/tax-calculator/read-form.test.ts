import { describe, expect, test } from "vitest";
import { type Answers, answersIn, queryOf, readAnswers } from "./read-form.ts";

const fields = {
  schedule: { parameter: "wheel", label: "Wheel" },
  base: { parameter: "year", label: "Year" },
  amount: { parameter: "month", label: "Month" },
  months: { parameter: "months", label: "Months" },
  weight: { parameter: "load", label: "Load" },
};

const block = {
  fields,
  table: { schedules: [{ id: "city" }, { id: "tour" }], choice: { id: "weighed" } },
  messages: {
    empty: "empty",
    letters: "letters",
    negative: "negative",
    unclear: "unclear",
    huge: "huge",
    months: "wrong months",
    schedule: "no wheel",
  },
} as unknown as Parameters<typeof readAnswers>[0];

const good: Answers = { schedule: "city", base: "1.000", amount: "50,5", months: "", weight: "" };
const read = (change: Partial<Answers> = {}) => readAnswers(block, { ...good, ...change });

describe("readAnswers", () => {
  test("converts amounts to cents, and takes empty months as a whole year", () => {
    expect(read()).toEqual({
      inputs: { schedule: "city", base: 100_000, amount: 5050, months: 12, weight: undefined },
    });
  });

  test("requires no earlier revenue in the first month, but does in later ones", () => {
    expect(read({ months: " 0 ", base: "" })).toMatchObject({ inputs: { months: 0, base: 0 } });
    expect(read({ months: "1", base: "" })).toEqual({ faults: { base: "empty" } });
  });

  test("accepts the choice by weight as a schedule", () => {
    expect(read({ schedule: "weighed", weight: "0" })).toMatchObject({ inputs: { weight: 0 } });
  });

  test("returns all faults at once, each with its own message", () => {
    const wrong = { schedule: "boat", base: "x", amount: "-1", months: "1,5", weight: "1,2,3" };
    expect(read(wrong)).toEqual({
      faults: {
        schedule: "no wheel",
        base: "letters",
        amount: "negative",
        months: "wrong months",
        weight: "unclear",
      },
    });
  });

  test.each(["-1", "13", "1.5", "ten", "1e1", "0x1"])("rejects %s as the months", (months) => {
    expect(read({ months })).toEqual({ faults: { months: "wrong months" } });
  });
});

describe("the query string", () => {
  test("contains the inputs as plain numbers, without those that are not needed", () => {
    const inputs = { schedule: "city", base: 100_000, amount: 5050, months: 12 };
    expect(queryOf(block, inputs)).toBe("?wheel=city&year=1000&month=50.50");
    expect(queryOf(block, { ...inputs, months: 0, weight: 7 })).toBe(
      "?wheel=city&month=50.50&months=0&load=0.07",
    );
  });

  test("restores the same inputs", () => {
    const inputs = { schedule: "weighed", base: 123_456, amount: 700, months: 3, weight: 99 };
    const answers = answersIn(block, queryOf(block, inputs));
    expect(answers && readAnswers(block, answers)).toEqual({ inputs });
  });

  test("returns answers only if it contains at least one of the parameters", () => {
    expect(answersIn(block, "?other=1")).toBeUndefined();
    expect(answersIn(block, "?month=7")).toEqual({ ...good, schedule: "", base: "", amount: "7" });
  });
});
