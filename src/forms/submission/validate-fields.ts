import type { FieldRule } from "../../model/types.ts";
import { type FieldErrors, validate } from "../../ui/form/validation.ts";
import { checkedValue } from "../../ui/form/values.ts";
import type { ReceiverField, ReceiverForm, VisitorStrings } from "../receiver-site.ts";

/**
 * The maximum lengths of answers in UTF-16 units. Nobody types longer ones. An e-mail address has
 * at most 254 (RFC 5321, 4.5.3.1.3).
 */
const maxLengths = {
  ...{ text: 500, email: 254, tel: 60, textarea: 20_000 },
  ...{ date: 10, time: 5, number: 17 },
};

/**
 * Validates the answers to a form. Returns the errors by field name: unknown fields, answers that
 * break the rules of the page, and values that the page's controls can never send.
 */
export function validateFields(
  { fields }: Pick<ReceiverForm, "fields">,
  values: Readonly<Record<string, string>>,
  strings: VisitorStrings,
): FieldErrors {
  const names = new Set(fields.map(({ name }) => name));
  const strange = Object.keys(values).filter((name) => !names.has(name));
  const asked = fields.flatMap((field): [string, string][] => {
    const value = values[field.name] ?? "";
    const fault = value === "" ? undefined : formControlError(field, value, strings);
    return fault ? [[field.name, fault]] : [];
  });
  return {
    ...Object.fromEntries(asked),
    ...validate(fields.map(toValidationField), values),
    ...Object.fromEntries(strange.map((name) => [name, strings.unknownField])),
  };
}

/**
 * Converts a field to the input of the page's validation. Date rules get one day of tolerance.
 */
function toValidationField({ name, type, label, rules }: ReceiverField) {
  return { name, type, label, rules: rules?.map(withDayTolerance) };
}

/**
 * Allows one day less than the rule of the page: midnight may have passed since the form was filled
 * in.
 */
function withDayTolerance(rule: FieldRule): FieldRule {
  return rule.type === "days-ahead" ? { ...rule, value: (rule.value ?? 0) - 1 } : rule;
}

function formControlError(
  { type, options = [] }: ReceiverField,
  value: string,
  strings: VisitorStrings,
): string | undefined {
  if (type === "select") return options.some((o) => o.value === value) ? undefined : strings.choice;
  if (type === "checkbox") return value === checkedValue ? undefined : strings.choice;
  if (value.length > maxLengths[type]) return strings.tooLong;
  if (hasUntypableCharacter(value)) return strings.lineBreak;
  if (type !== "textarea" && /[\n\u2028\u2029]/.test(value)) return strings.lineBreak;
  if (type === "tel") return /\d/.test(value) ? undefined : strings.phone;
  if (type === "email") return /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? undefined : strings.email;
  if (type === "number") return /^-?\d+$/.test(value) ? undefined : strings.number;
  if (type === "time") return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : strings.time;
  return type === "date" && !isValidDate(value) ? strings.date : undefined;
}

function hasUntypableCharacter(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what nobody can type
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);
}

function isValidDate(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
