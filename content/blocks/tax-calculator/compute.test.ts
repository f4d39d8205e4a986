import fc from "fast-check";
import { parseYaml } from "prelo/testing";
import { describe, expect, test } from "vitest";
import written from "../../tax-tables.yaml?raw";
import type { TaxTable } from "../types.ts";
import { compute, type Inputs, type Outcome, type Rate, type Sum, toCents } from "./compute.ts";

const [table] = parseYaml("tax-tables.yaml", written).value as [TaxTable];

/** Inputs in reais; by default of a firm older than a year. */
function inputsOf(given: Partial<Inputs>): Inputs {
  const { base = 0, amount = 0, months = 12, schedule = "anexo-i", weight } = given;
  const money = { base: toCents(base), amount: toCents(amount) };
  return { ...money, months, schedule, weight: weight === undefined ? weight : toCents(weight) };
}

function sums(given: Partial<Inputs>) {
  const outcome = compute(table, inputsOf(given));
  if (outcome.kind !== "sums") throw new Error("beyond the limit");
  return outcome;
}

function percent({ part, whole }: Rate): number {
  return Number((part * 1_000_000n + whole / 2n) / whole) / 10_000;
}

/** A sum as written by hand: bracket from 1, money in reais, rates in %. */
function told({ schedule, bracket, base, rate, deduction, effective, due }: Sum) {
  return {
    schedule: schedule.id,
    bracket: bracket + 1,
    base: base / 100,
    rate: rate / 100,
    deduction: deduction / 100,
    effective: percent(effective),
    due: due / 100,
  };
}

const chosen = (given: Partial<Inputs>) => told(sums(given).chosen);

describe("published examples", () => {
  test("trade with 200,000 in twelve months pays 4.33 %", () => {
    // (200,000 × 7.30 % − 5,940) ÷ 200,000 = 8,660 ÷ 200,000
    expect(chosen({ base: 200_000, amount: 10_000 })).toMatchObject({
      bracket: 2,
      effective: 4.33,
      due: 433,
    });
  });

  test("trade with 2,800,000 pays 11.18 %", () => {
    // (2,800,000 × 14.30 % − 87,300) ÷ 2,800,000 = 313,100 ÷ 2,800,000
    expect(chosen({ base: 2_800_000, amount: 300_000 })).toMatchObject({
      bracket: 5,
      effective: 11.1821,
      due: 33_546.43,
    });
  });

  test("services with 840,941.50 pay 11.76 %", () => {
    // 134,550.64 − 35,640 = 98,910.64; ÷ 840,941.50
    const sum = sums({ schedule: "anexo-iii", base: 840_941.5 }).chosen;
    expect(sum.gross / 100).toBe(134_550.64);
    expect(told(sum)).toMatchObject({ bracket: 4, deduction: 35_640, effective: 11.7619 });
  });

  test("multiplies the revenue of the first month, 9,000, by twelve", () => {
    expect(chosen({ months: 0, amount: 9000 })).toMatchObject({ base: 108_000, bracket: 1 });
  });

  test("multiplies the first month by twelve in the second month", () => {
    expect(chosen({ months: 1, base: 9000, amount: 40_000 })).toMatchObject({
      base: 108_000,
      bracket: 1,
      due: 1600,
    });
  });

  test("multiplies the average of two months, 24,500, by twelve in the third month", () => {
    // (294,000 × 7.30 % − 5,940) ÷ 294,000 = 15,522 ÷ 294,000; × 6,000
    expect(chosen({ months: 2, base: 49_000, amount: 6000 })).toMatchObject({
      base: 294_000,
      bracket: 2,
      effective: 5.2796,
      due: 316.78,
    });
  });

  test("uses Anexo III for a payroll of 60,000, which is 30 % of 200,000", () => {
    const { weighing, chosen } = sums({ schedule: "fator-r", base: 200_000, weight: 60_000 });
    expect(weighing).toMatchObject({ rate: 3000, reached: true, missing: 0 });
    expect(chosen.schedule.id).toBe("anexo-iii");
  });

  test("uses Anexo V for a payroll of 22,000, which is 22 % of 100,000", () => {
    const { weighing, chosen } = sums({ schedule: "fator-r", base: 100_000, weight: 22_000 });
    expect(weighing).toMatchObject({ rate: 2200, reached: false, missing: 600_000 });
    expect(chosen.schedule.id).toBe("anexo-v");
  });
});

describe("calculated by hand", () => {
  test.each([
    // I, 3rd: 500,000 × 9.5 % = 47,500 − 13,860 = 33,640; ÷ 500,000 = 6.728 %; × 45,000
    ["anexo-i", 500_000, 45_000, 3, 6.728, 3027.6],
    // I, 4th: 1,200,000 × 10.7 % = 128,400 − 22,500 = 105,900 → 8.825 %; × 100,000
    ["anexo-i", 1_200_000, 100_000, 4, 8.825, 8825],
    // II, 2nd: 300,000 × 7.8 % = 23,400 − 5,940 = 17,460 → 5.82 %; × 25,000
    ["anexo-ii", 300_000, 25_000, 2, 5.82, 1455],
    // II, 5th: 2,400,000 × 14.7 % = 352,800 − 85,500 = 267,300 → 11.1375 %; × 200,000
    ["anexo-ii", 2_400_000, 200_000, 5, 11.1375, 22_275],
    // III, 1st: 6 % of 12,345.67 = 740.7402
    ["anexo-iii", 150_000, 12_345.67, 1, 6, 740.74],
    // III, 2nd: 240,000 × 11.2 % = 26,880 − 9,360 = 17,520 → 7.3 %; × 20,000
    ["anexo-iii", 240_000, 20_000, 2, 7.3, 1460],
    // III, 3rd: 480,000 × 13.5 % = 64,800 − 17,640 = 47,160 → 9.825 %; × 40,000
    ["anexo-iii", 480_000, 40_000, 3, 9.825, 3930],
    // IV, 3rd: 600,000 × 10.2 % = 61,200 − 12,420 = 48,780 → 8.13 %; × 50,000
    ["anexo-iv", 600_000, 50_000, 3, 8.13, 4065],
    // IV, 6th: 4,000,000 × 33 % = 1,320,000 − 828,000 = 492,000 → 12.3 %;
    // × 333,333.33 = 40,999.99959
    ["anexo-iv", 4_000_000, 333_333.33, 6, 12.3, 41_000],
    // V, 2nd: 240,000 × 18 % = 43,200 − 4,500 = 38,700 → 16.125 %; × 20,000
    ["anexo-v", 240_000, 20_000, 2, 16.125, 3225],
    // V, 4th: 960,000 × 20.5 % = 196,800 − 17,100 = 179,700 → 18.71875 %; × 80,000
    ["anexo-v", 960_000, 80_000, 4, 18.7188, 14_975],
    // V, 6th: 4,800,000 × 30.5 % = 1,464,000 − 540,000 = 924,000 → 19.25 %; × 400,000
    ["anexo-v", 4_800_000, 400_000, 6, 19.25, 77_000],
  ])("%s with %d a year and %d this month", (schedule, base, amount, bracket, effective, due) => {
    expect(chosen({ schedule, base, amount })).toMatchObject({ bracket, effective, due });
  });

  test("projects 80,000 in four months to 240,000 in twelve", () => {
    expect(chosen({ months: 4, base: 80_000, amount: 25_000 })).toMatchObject({ base: 240_000 });
  });

  test("rounds the projected revenue once, to a cent", () => {
    // 100 ÷ 7 × 12 = 171.428571…
    expect(chosen({ months: 7, base: 100, amount: 1 })).toMatchObject({ base: 171.43 });
  });

  test("compares the payroll with the revenue of this month in the first month", () => {
    const first = { schedule: "fator-r", months: 0, amount: 10_000 };
    expect(sums({ ...first, weight: 2800 }).weighing).toMatchObject({ reached: true });
    expect(sums({ ...first, weight: 2799.99 }).weighing).toMatchObject({
      reached: false,
      missing: 1,
    });
  });
});

describe("above the sublimit", () => {
  test("calculates ICMS separately, with the rate of the bracket below the sublimit", () => {
    // 4,000,000 × 14.3 % = 572,000 − 87,300 = 484,700 → 12.1175 %;
    // × 33.5 % = 4.0593625 %; × 300,000
    const { apart } = sums({ base: 4_000_000, amount: 300_000 }).chosen;
    expect(apart).toMatchObject({ tax: "ICMS", due: 1_217_809 });
    expect(apart && percent(apart.rate)).toBe(4.0594);
  });

  test("separates ICMS from a cent above it on, but no tax at the sublimit itself", () => {
    expect(sums({ base: 3_600_000, amount: 300_000 }).chosen.apart).toBeUndefined();
    expect(sums({ base: 3_600_000.01, amount: 300_000 }).chosen.apart?.tax).toBe("ICMS");
  });
});

describe("the annual limit", () => {
  test.each([
    { base: 4_800_000.01, amount: 1 },
    { base: 1, amount: 4_800_000.01 },
    { months: 0, amount: 400_000.01 },
    { months: 3, base: 1_200_000.01, amount: 1 },
    { base: 999_999_999_999.99, amount: 999_999_999_999.99 },
  ])("returns no sum beyond it: %j", (given) => {
    expect(compute(table, inputsOf(given)).kind).toBe("beyond");
  });

  test("returns a sum at exactly the limit", () => {
    expect(chosen({ base: 4_800_000, amount: 4_800_000 })).toMatchObject({ bracket: 6 });
  });
});

describe("zero amounts", () => {
  test("uses the nominal rate of the first bracket without earlier revenue", () => {
    expect(chosen({ schedule: "anexo-v", amount: 1000 })).toMatchObject({
      bracket: 1,
      effective: 15.5,
      due: 155,
    });
  });

  test("returns no tax without revenue this month", () => {
    expect(chosen({ base: 240_000 }).due).toBe(0);
    expect(chosen({ months: 0 })).toMatchObject({ base: 0, due: 0, effective: 4 });
  });

  test("reaches the threshold without revenue only if there is a payroll", () => {
    expect(sums({ schedule: "fator-r", weight: 0 }).chosen.schedule.id).toBe("anexo-v");
    expect(sums({ schedule: "fator-r", weight: 1 }).chosen.schedule.id).toBe("anexo-iii");
    expect(sums({ schedule: "fator-r" }).chosen.schedule.id).toBe("anexo-v");
  });
});

/**
 * The upper ends of the brackets and the yearly tax there, calculated by hand: edge × rate −
 * deduction.
 */
const edges: Record<string, [edge: number, yearly: number, above?: number][]> = {
  "anexo-i": [
    [180_000, 7200],
    [360_000, 20_340],
    [720_000, 54_540],
    [1_800_000, 170_100],
    [3_600_000, 427_500, 306_000],
  ],
  "anexo-ii": [
    [180_000, 8100],
    [360_000, 22_140],
    [720_000, 58_140],
    [1_800_000, 179_100],
    [3_600_000, 443_700, 360_000],
  ],
  "anexo-iii": [
    [180_000, 10_800],
    [360_000, 30_960],
    [720_000, 79_560],
    [1_800_000, 252_360],
    [3_600_000, 630_360, 540_000],
  ],
  "anexo-iv": [
    [180_000, 8100],
    [360_000, 24_300],
    [720_000, 61_020],
    [1_800_000, 212_220],
    [3_600_000, 608_220, 360_000],
  ],
  "anexo-v": [
    [180_000, 27_900],
    [360_000, 60_300],
    [720_000, 130_500],
    [1_800_000, 351_900],
    [3_600_000, 765_900, 558_000],
  ],
};

describe.each(Object.entries(edges))("at the bracket limits of %s", (schedule, rows) => {
  test.each(rows)("uses the right bracket and tax around %d", (edge, yearly, above = yearly) => {
    const place = rows.findIndex(([each]) => each === edge) + 1;
    // If the month's revenue is that of the year, the month's tax is that of the year.
    const at = (base: number) => chosen({ schedule, base, amount: base });
    expect(at(edge - 0.01)).toMatchObject({ bracket: place });
    expect(at(edge)).toMatchObject({ bracket: place, due: yearly });
    expect(at(edge + 0.01)).toMatchObject({ bracket: place + 1, due: above });
    expect(Math.abs(at(edge - 0.01).due - yearly)).toBeLessThanOrEqual(0.01);
  });
});

const schedules = table.schedules.map(({ id }) => id);
const cents = fc.integer({ min: 0, max: 480_000_000 });

describe("for any firm", () => {
  test("returns whole cents, between zero and the tax at the nominal rate", () => {
    const anything = fc.record({
      base: fc.integer({ min: 0, max: 99_999_999_999_999 }),
      amount: fc.integer({ min: 0, max: 99_999_999_999_999 }),
      months: fc.integer({ min: 0, max: 14 }),
      schedule: fc.constantFrom(...schedules, "fator-r"),
      weight: fc.option(fc.integer({ min: 0, max: 99_999_999_999_999 }), { nil: undefined }),
    });
    fc.assert(fc.property(anything, (inputs) => expectSound(compute(table, inputs), inputs)));
  });

  test("never lowers the tax for more yearly revenue on the same side of the sublimit", () => {
    const below = fc.integer({ min: 0, max: 360_000_000 });
    const above = fc.integer({ min: 360_000_001, max: 480_000_000 });
    const pair = fc.oneof(fc.tuple(below, below), fc.tuple(above, above));
    fc.assert(
      fc.property(pair, fc.constantFrom(...schedules), cents, (bases, schedule, amount) => {
        const [low, high] = bases
          .sort((a, b) => a - b)
          .map((base) => compute(table, { base, amount, months: 12, schedule }));
        expect(dueOf(low)).toBeLessThanOrEqual(dueOf(high));
      }),
    );
  });

  test("never lowers the tax for more revenue this month", () => {
    fc.assert(
      fc.property(cents, cents, cents, fc.constantFrom(...schedules), (base, a, b, schedule) => {
        const [low, high] = [a, b]
          .sort((x, y) => x - y)
          .map((amount) => compute(table, { base, amount, months: 12, schedule }));
        expect(dueOf(low)).toBeLessThanOrEqual(dueOf(high));
      }),
    );
  });

  test("reaches the threshold with the missing payroll, but not with a cent less", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 480_000_000 }), (base) => {
        const inputs = { base, amount: 100, months: 12, schedule: "fator-r", weight: 0 };
        const missing = weighingOf(compute(table, inputs))?.missing ?? 0;
        const reaches = (weight: number) =>
          weighingOf(compute(table, { ...inputs, weight }))?.reached;
        expect([reaches(missing), reaches(missing - 1)]).toEqual([true, false]);
      }),
    );
  });
});

function expectSound(outcome: Outcome, { amount }: Inputs) {
  expect(Number.isSafeInteger(outcome.base)).toBe(true);
  if (outcome.kind === "beyond") return;
  for (const sum of outcome.all) {
    for (const figure of [sum.due, sum.gross, sum.base, sum.deduction, sum.rate]) {
      expect(Number.isSafeInteger(figure)).toBe(true);
      expect(figure).toBeGreaterThanOrEqual(0);
    }
    expect(sum.due).toBeLessThanOrEqual(Math.ceil((amount * sum.rate) / 10_000));
  }
}

function dueOf(outcome: Outcome | undefined): number {
  if (outcome?.kind !== "sums") throw new Error("beyond the limit");
  return outcome.chosen.due;
}

function weighingOf(outcome: Outcome) {
  return outcome.kind === "sums" ? outcome.weighing : undefined;
}
