import type { Errors } from "../broken-rules.ts";
import type { FormContext } from "../form-context.ts";
import type { Outcome } from "./delivery.ts";

/** What became of a message, and whether it is kept in the tab. */
export interface Carried {
  outcome: Outcome;
  kept?: boolean;
  /** What is wrong with the answers, by the names of their fields, where `outcome` is `refused`. */
  errors?: Errors;
  /** What is to be said beside the words of success. */
  remark?: string;
}

/** How messages of a kind leave; whoever posts them also keeps what is on its way. */
export interface Carrier {
  carry(context: FormContext): Promise<Carried>;
  /** Somebody entered the form. */
  enter?(context: FormContext): void;
  keep?(context: FormContext): boolean;
  restore?(form: HTMLFormElement, context: FormContext): boolean;
}
