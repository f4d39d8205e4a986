import type { Prefill } from "../../content/types.ts";
import type { Values } from "./values.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Fills in what an address asks for (`?servico=abertura-empresa`). Leaves alone what the visitor
 * has written, and a parameter or value that nobody foresaw.
 *
 * @param query the part of the address from `?` on
 * @param before what the fields held before anybody wrote: empty, or filled in earlier
 * @returns what they hold now
 */
export function prefill(
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
      const control = form.querySelector<Control>(`[name="${name}"]`);
      if (control && control.value === filled[name]) filled[name] = fillIn(control, value);
    }
  }
  return filled;
}

function fillIn(control: Control, value: string): string {
  control.value = value;
  // A list without this choice goes back to its first one.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  return control.value;
}
