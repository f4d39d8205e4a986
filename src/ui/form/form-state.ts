import type { Outcome } from "./sending/delivery.ts";
import type { Errors } from "./validation.ts";
import type { Values } from "./values.ts";

/** The state of a form. Its fields are uncontrolled and keep their own values. */
export interface FormState {
  status: "idle" | "submitting" | "submitted";
  /** Something differs from what the form came with. */
  dirty: boolean;
  /** The fields that the visitor has been in and left. */
  touched: readonly string[];
  errors: Errors;
  /** Submits blocked by errors since the form was last reset. */
  failures: number;
  /** The server's errors, and the values that they apply to. */
  refused?: { errors: Errors; values: Values };
  /** The outcome of the last submit. */
  outcome?: Outcome;
  /** What is said beside the words of success. */
  remark?: string;
  /** The unsent message is saved in the tab's storage. */
  kept?: boolean;
  /** The words of the live region. */
  news: string;
}

/** A form that nobody has touched. */
export const initialFormState: FormState = {
  status: "idle",
  dirty: false,
  touched: [],
  errors: {},
  failures: 0,
  news: "",
};
