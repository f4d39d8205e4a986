import type { TaxBracket, TaxSchedule, TaxTable } from "../types.ts";

/** The visitor's input; money in whole cents. */
export interface Inputs {
  /** The revenue of the previous twelve months, or of as many as there were. */
  base: number;
  /** The revenue of the taxed month. */
  amount: number;
  /** Complete months before the taxed one; from 12 on, `base` is a whole year. */
  months: number;
  /** The id of a schedule, or of the table's choice between two. */
  schedule: string;
  /** The amount that the choice compares with the revenue (the payroll), over the same months. */
  weight?: number;
}

/** An exact rate: `part` of `whole`. */
export interface Rate {
  part: bigint;
  whole: bigint;
}

/** The tax that is paid separately above the sublimit, calculated as if below it. */
interface Apart {
  tax: string;
  rate: Rate;
  /** In cents. */
  due: number;
}

/** The tax of a month by one schedule, step by step; money in cents, rates in 1/100 %. */
export interface Sum {
  schedule: TaxSchedule;
  /** The index of the bracket, from 0. */
  bracket: number;
  base: number;
  rate: number;
  /** The yearly tax at the nominal rate, before the deduction. */
  gross: number;
  deduction: number;
  effective: Rate;
  amount: number;
  due: number;
  apart?: Apart;
}

/** The result of the choice between two schedules. */
export interface Weighing {
  /** In 1/100 %, truncated, so that a rate just below the threshold does not appear to reach it. */
  rate: number;
  reached: boolean;
  /** The amount in cents that is missing to reach the threshold; 0 if it is reached. */
  missing: number;
}

/**
 * The result: the sums of all schedules and the applicable one, or that the revenue exceeds the
 * table.
 */
export type Outcome =
  | { kind: "beyond"; base: number }
  | { kind: "sums"; base: number; chosen: Sum; all: Sum[]; weighing?: Weighing };

const year = 12;
const hundred = 10_000n;

/**
 * Converts an amount from content (4800000.5) to cents. Exact, because content has at most two
 * decimals.
 */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/**
 * Calculates the tax of a month by a table of progressive brackets: the effective rate is (base ×
 * rate − deduction) ÷ base, and the tax is that rate times the month's revenue (LC 123/2006, art.
 * 18, §§ 1º and 1º-A, for the table that ships). Only the last step rounds, half up, to a cent.
 */
export function compute(table: TaxTable, inputs: Inputs): Outcome {
  const base = yearly(inputs);
  const limit = toCents(table.limit);
  if (base > limit || inputs.amount > limit)
    return { kind: "beyond", base: Math.max(base, inputs.amount) };
  const all = table.schedules.map((schedule) => sumOf(table, schedule, base, inputs.amount));
  const weighing = weigh(table, inputs);
  const id = scheduleFor(table, inputs.schedule, weighing);
  const chosen = all.find(({ schedule }) => schedule.id === id) ?? all[0];
  if (!chosen) throw new Error("A tax table has no schedules.");
  return { kind: "sums", base, chosen, all, weighing };
}

/**
 * The revenue of twelve months. For a younger firm this is twelve times its average month; in its
 * first month, twelve times that month (Resolução CGSN 140/2018, art. 22).
 */
function yearly({ base, amount, months }: Inputs): number {
  if (months >= year) return base;
  if (months === 0) return amount * year;
  return divide(BigInt(base) * BigInt(year), BigInt(months));
}

/** The quotient of two non-negative integers, rounded half up. */
function divide(part: bigint, whole: bigint): number {
  return Number((2n * part + whole) / (2n * whole));
}

/**
 * Evaluates the choice by weight. Without revenue any positive weight reaches the threshold; a
 * weight of zero never does.
 */
function weigh({ choice }: TaxTable, inputs: Inputs): Weighing | undefined {
  const { weight } = inputs;
  if (!choice || weight === undefined) return;
  const against = inputs.months === 0 ? inputs.amount : inputs.base;
  const threshold = toCents(choice.threshold);
  const wanted = BigInt(against) * BigInt(threshold);
  const reached = weight > 0 && BigInt(weight) * hundred >= wanted;
  // Rounded up, so that this amount suffices to reach the threshold.
  const missing = reached ? 0 : Number((wanted + hundred - 1n) / hundred) - weight;
  const rate = against === 0 ? 0 : Number((BigInt(weight) * hundred) / BigInt(against));
  return { rate, reached, missing };
}

function scheduleFor({ choice }: TaxTable, id: string, weighing: Weighing | undefined): string {
  if (!choice || id !== choice.id) return id;
  return weighing?.reached ? choice.reached : choice.missed;
}

function sumOf(table: TaxTable, schedule: TaxSchedule, base: number, amount: number): Sum {
  const bracket = schedule.brackets.findIndex(({ to }) => base <= toCents(to));
  const found = schedule.brackets[bracket];
  if (!found) throw new Error(`The schedule ${schedule.id} ends below its limit.`);
  const effective = effectiveRate(found, base);
  const apart = apartOf(table, schedule, bracket, { base, amount });
  return {
    schedule,
    bracket,
    base,
    rate: toCents(found.rate),
    gross: divide(BigInt(base) * BigInt(toCents(found.rate)), hundred),
    deduction: toCents(found.deduction),
    effective,
    amount,
    due: share(amount, effective),
    ...(apart && { apart }),
  };
}

/** The effective rate of a bracket; without revenue, the nominal rate. */
export function effectiveRate({ rate, deduction }: TaxBracket, base: number): Rate {
  if (base === 0) return { part: BigInt(toCents(rate)), whole: hundred };
  const part = BigInt(base) * BigInt(toCents(rate)) - BigInt(toCents(deduction)) * hundred;
  return { part: part > 0n ? part : 0n, whole: BigInt(base) * hundred };
}

function share(amount: number, { part, whole }: Rate): number {
  return divide(BigInt(amount) * part, whole);
}

/**
 * Above the sublimit one tax leaves the sum. While the firm may still pay it there, it is
 * calculated by the last bracket below the sublimit (the note below each annex of LC 123/2006).
 */
function apartOf(
  { sublimit }: TaxTable,
  { apart, taxes = [], brackets }: TaxSchedule,
  bracket: number,
  { base, amount }: { base: number; amount: number },
): Apart | undefined {
  const last = brackets.findIndex(({ to }) => to === sublimit);
  const below = brackets[last];
  if (!apart || !below || bracket <= last) return;
  const part = below.shares?.[taxes.indexOf(apart)] ?? 0;
  const rate = effectiveRate(below, base);
  const own = { part: rate.part * BigInt(toCents(part)), whole: rate.whole * hundred };
  return { tax: apart, rate: own, due: share(amount, own) };
}
