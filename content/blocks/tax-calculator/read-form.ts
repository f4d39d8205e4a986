import type { Inputs } from "./compute.ts";
import { readAmount } from "./read-amount.ts";
import type { CalculatorProps } from "./words.ts";
import { plain } from "./words.ts";

type Calculator = CalculatorProps["block"];

/** The questions of a calculator; keys of errors and values. */
export type FieldName = keyof Calculator["fields"];

/** The order of the questions. */
const fieldNames: readonly FieldName[] = ["schedule", "base", "amount", "months", "weight"];

/** The text of each field, as typed. */
export type Answers = Record<FieldName, string>;

/** Error messages by field, as written in content. */
export type Faults = Partial<Record<FieldName, string>>;

const mostMonths = 12;

/**
 * Parses the answers: returns the inputs of the calculation, or the errors. Empty months mean a
 * whole year; the weight is optional; a firm in its first month needs no base.
 */
export function readAnswers(
  { table, messages }: Calculator,
  answers: Answers,
): { inputs: Inputs } | { faults: Faults } {
  const faults: Faults = {};
  const amountOf = (name: "base" | "amount" | "weight", needed: boolean) => {
    const reading = readAmount(answers[name]);
    if ("cents" in reading) return reading.cents;
    if (needed || reading.fault !== "empty") faults[name] = messages[reading.fault];
    return;
  };
  const months = readMonths(answers.months);
  if (months === undefined) faults.months = messages.months;
  const ids = [...table.schedules, ...(table.choice ? [table.choice] : [])].map(({ id }) => id);
  if (!ids.includes(answers.schedule)) faults.schedule = messages.schedule;
  const base = amountOf("base", months !== 0);
  const amount = amountOf("amount", true);
  const weight = amountOf("weight", false);
  if (Object.keys(faults).length > 0 || amount === undefined || months === undefined) {
    return { faults };
  }
  return { inputs: { schedule: answers.schedule, base: base ?? 0, amount, months, weight } };
}

function readMonths(text: string): number | undefined {
  const plain = text.normalize("NFKC").replace(/[\s\p{Cf}]/gu, "");
  if (plain === "") return mostMonths;
  return /^\d{1,2}$/.test(plain) && Number(plain) <= mostMonths ? Number(plain) : undefined;
}

/** The answers in a URL query (`?receita12=480000`); `undefined` if there are none. */
export function answersIn({ fields }: Calculator, query: string): Answers | undefined {
  const parameters = new URLSearchParams(query);
  const found = fieldNames.map((name) => [name, parameters.get(fields[name].parameter)] as const);
  if (found.every(([, value]) => value === null)) return;
  return Object.fromEntries(found.map(([name, value]) => [name, value ?? ""])) as Answers;
}

/** The URL query that restores a calculation: only the given answers, as plain numbers. */
export function queryOf({ fields }: Calculator, inputs: Inputs): string {
  const { schedule, base, amount, months, weight } = inputs;
  const told: Partial<Answers> = {
    schedule,
    base: months === 0 ? undefined : plain(base),
    amount: plain(amount),
    months: months < mostMonths ? String(months) : undefined,
    weight: weight === undefined ? undefined : plain(weight),
  };
  const query = new URLSearchParams();
  for (const name of fieldNames) {
    const value = told[name];
    if (value !== undefined) query.set(fields[name].parameter, value);
  }
  return `?${query}`;
}
