import type { DeliveryOutcome } from "./sending/delivery.ts";
import type { FieldErrors } from "./validation.ts";
import type { FormValues } from "./values.ts";

/** The state of a form. Its fields are uncontrolled and keep their own values. */
export interface FormState {
  status: "idle" | "submitting" | "submitted";
  /** Whether a value differs from its initial one. */
  dirty: boolean;
  /** The names of fields that the visitor has left. */
  touched: readonly string[];
  errors: FieldErrors;
  /** The number of submits that errors have blocked since the form was last reset. */
  failures: number;
  /** The server's errors, and the values that they apply to. */
  refused?: { errors: FieldErrors; values: FormValues };
  /** The outcome of the last submit. */
  outcome?: DeliveryOutcome;
  /** A remark to show next to the success message. */
  remark?: string;
  /** Whether the unsent message is saved in the tab's storage. */
  kept?: boolean;
  /** The text of the live region. */
  news: string;
}

/** The state of an untouched form. */
export const initialFormState: FormState = {
  status: "idle",
  dirty: false,
  touched: [],
  errors: {},
  failures: 0,
  news: "",
};
