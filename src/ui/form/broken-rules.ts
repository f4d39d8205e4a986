import type { FieldRule } from "../../content/types.ts";
import type { AskedField } from "./asked-field.ts";
import type { Values } from "./values.ts";

/** What is wrong with a form: name of the field → the words for its visitor. */
export type Errors = Record<string, string>;

const email = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** The mistakes of all fields, at most one each: the first of its rules that its value breaks. */
export function validate(fields: readonly AskedField[], values: Values): Errors {
  const errors: Errors = {};
  for (const { name, rules = [] } of fields) {
    const broken = rules.find((rule) => !keeps(rule, (values[name] ?? "").trim()));
    if (broken) errors[name] = broken.message;
  }
  return errors;
}

/** Whether a value keeps a rule. White space is nothing; only `required` minds an empty field. */
function keeps({ type, pattern = "" }: FieldRule, value: string): boolean {
  if (type === "required") return value !== "";
  if (value === "") return true;
  return type === "email" ? email.test(value) : new RegExp(`^(?:${pattern})$`).test(value);
}
