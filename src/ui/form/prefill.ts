import type { Prefill } from "../../model/types.ts";
import { controlOf, controlValue, setValue, type Values } from "./values.ts";

/**
 * Fills in what an address asks for (`?servico=abertura-empresa`). Leaves alone what the visitor
 * has written, and a parameter or value that nobody foresaw.
 *
 * @param query the part of the address from `?` on
 * @param before what the fields held before anybody wrote: empty, or filled in earlier
 * @returns what they hold now
 */
export function prefillFromUrl(
  form: HTMLFormElement,
  rules: readonly Prefill[],
  query: string,
  before: Values,
): Values {
  const parameters = new URLSearchParams(query);
  const filled = { ...before };
  for (const { parameter, values } of rules) {
    const wanted = values[parameters.get(parameter) ?? ""] ?? {};
    for (const [name, value] of Object.entries(wanted)) {
      const control = controlOf(form, name);
      if (!control || controlValue(control) !== filled[name]) continue;
      setValue(control, value);
      filled[name] = controlValue(control);
    }
  }
  return filled;
}
