import type { FieldRule } from "../../model/types.ts";
import type { ParsedField } from "./parsed-field.ts";
import type { FormValues } from "./values.ts";

/** Validation errors: field name → message for the visitor. */
export type FieldErrors = Record<string, string>;

const emailPattern = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/**
 * Returns the errors of all fields: for each the message of the first rule that its value breaks.
 */
export function validate(fields: readonly ParsedField[], values: FormValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, rules = [] } of fields) {
    const broken = rules.find((rule) => !satisfiesRule(rule, (values[name] ?? "").trim()));
    if (broken) errors[name] = broken.message;
  }
  return errors;
}

/**
 * Whether a value satisfies a rule. White space counts as empty; only `required` rejects empty
 * values.
 */
function satisfiesRule(rule: FieldRule, text: string): boolean {
  const { type, pattern = "", value = 0, timeZone } = rule;
  if (type === "required") return text !== "";
  if (text === "") return true;
  if (type === "email") return emailPattern.test(text);
  if (type === "minimum") return Number(text) >= value;
  if (type === "maximum") return Number(text) <= value;
  if (type === "days-ahead") return text >= dateAfterDays(value, timeZone);
  if (type === "open-day") return isOpenOn(text, rule.closed);
  return new RegExp(`^(?:${pattern})$`).test(text);
}

/**
 * Returns the date this many days from today, in the firm's time zone rather than the visitor's.
 */
function dateAfterDays(days: number, timeZone: string | undefined): string {
  // The Swedish format is the ISO format.
  const today = new Date().toLocaleDateString("sv-SE", { timeZone });
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a firm is open on a date. Special days take precedence over weekdays. */
function isOpenOn(date: string, closed: FieldRule["closed"]): boolean {
  const special = closed?.days.find(({ from, until }) => from <= date && date <= until);
  return special?.open ?? !closed?.weekdays.includes(new Date(date).getUTCDay());
}
