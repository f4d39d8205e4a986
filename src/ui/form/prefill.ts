import type { Prefill } from "../../model/types.ts";
import { controlValue, type FormValues, findControl, setValue } from "./values.ts";

/**
 * Fills in fields from the URL (`?servico=abertura-empresa`). Keeps values that the visitor has
 * changed, and ignores unknown parameters and values.
 *
 * @param query the URL from `?` on
 * @param before the initial values: empty, or prefilled earlier
 * @returns the new initial values
 */
export function prefillFromUrl(
  form: HTMLFormElement,
  rules: readonly Prefill[],
  query: string,
  before: FormValues,
): FormValues {
  const parameters = new URLSearchParams(query);
  const filled = { ...before };
  for (const { parameter, values } of rules) {
    const wanted = values[parameters.get(parameter) ?? ""] ?? {};
    for (const [name, value] of Object.entries(wanted)) {
      const control = findControl(form, name);
      if (!control || controlValue(control) !== filled[name]) continue;
      setValue(control, value);
      filled[name] = controlValue(control);
    }
  }
  return filled;
}
