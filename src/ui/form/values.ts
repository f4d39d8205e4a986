import type { ParsedField } from "./parsed-field.ts";

/** The values of a form by field name; empty strings for empty fields. */
export type FormValues = Record<string, string>;

/** The value of a checked box. An unchecked box is an empty string. */
export const checkedValue = "✓";

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the values of an untouched form; lists have their first option. */
export function initialFormValues(fields: readonly ParsedField[]): FormValues {
  return valuesFromFields(fields, ({ options }) => options?.[0]?.value ?? "");
}

/**
 * Returns the current values of a form, one for each field in their order. Browsers trim e-mail
 * addresses.
 */
export function readValues(form: HTMLFormElement, fields: readonly ParsedField[]): FormValues {
  const data = new FormData(form);
  return valuesFromFields(fields, ({ name }) => String(data.get(name) ?? ""));
}

/** Finds the control of a field. */
export function findControl(form: HTMLFormElement, name: string): FormControl | null {
  return form.querySelector<FormControl>(`[name="${name}"]`);
}

/** Returns the value of a control, as in `FormValues`. */
export function controlValue(control: FormControl): string {
  return isCheckbox(control) && !control.checked ? "" : control.value;
}

/** Sets the value of a control. A list without this option returns to its first one. */
export function setValue(control: FormControl, value: string): void {
  if (isCheckbox(control)) control.checked = value !== "";
  else control.value = value;
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

function isCheckbox(control: FormControl): control is HTMLInputElement {
  return control.type === "checkbox";
}

function valuesFromFields(
  fields: readonly ParsedField[],
  toValue: (field: ParsedField) => string,
): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, toValue(field)]));
}
