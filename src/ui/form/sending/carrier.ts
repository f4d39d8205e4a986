import type { FormContext } from "../form-context.ts";
import type { Outcome } from "./delivery.ts";

/** What became of a message, and whether it is kept in the tab. */
export interface Carried {
  outcome: Outcome;
  kept?: boolean;
}

/** How messages of a kind leave; `http` also keeps what is on its way. */
export interface Carrier {
  carry(context: FormContext): Promise<Carried>;
  keep?(context: FormContext): boolean;
  restore?(form: HTMLFormElement, context: FormContext): boolean;
}
