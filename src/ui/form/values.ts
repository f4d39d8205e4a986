import type { Field } from "../../content/types.ts";

/** What a form holds: name of the field → text, empty where nothing is filled in. */
export type Values = Record<string, string>;

/** What the browser gives for a ticked box; a box that is not ticked is an empty text. */
export const ticked = "✓";

/** The values of a form that nobody has touched: a list stands on its first choice. */
export function emptyValues(fields: readonly Field[]): Values {
  return fromFields(fields, ({ options }) => options?.[0]?.value ?? "");
}

/** The values of a form as it stands: one for each field, in their order. Browsers trim e-mails. */
export function readValues(form: HTMLFormElement, fields: readonly Field[]): Values {
  const data = new FormData(form);
  return fromFields(fields, ({ name }) => String(data.get(name) ?? ""));
}

function fromFields(fields: readonly Field[], toValue: (field: Field) => string): Values {
  return Object.fromEntries(fields.map((field) => [field.name, toValue(field)]));
}
