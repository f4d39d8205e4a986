import type { Errors } from "./broken-rules.ts";
import type { Outcome } from "./sending/delivery.ts";
import type { Values } from "./values.ts";

/** What is said about a form; its fields keep their own values. */
export interface FormState {
  status: "idle" | "submitting" | "submitted";
  /** Something differs from what the form came with. */
  dirty: boolean;
  /** The fields that the visitor has been in and left. */
  touched: readonly string[];
  errors: Errors;
  /** Submits that mistakes have stopped since the form was last empty. */
  failures: number;
  /** What whoever takes the messages had against answers, and the answers that it had it against. */
  refused?: { errors: Errors; values: Values };
  /** What became of the last message. */
  outcome?: Outcome;
  /** What is said beside the words of success. */
  remark?: string;
  /** What was written is kept in the tab until it has been sent. */
  kept?: boolean;
  /** The words of the live region. */
  news: string;
}

/** A form that nobody has touched. */
export const untouched: FormState = {
  status: "idle",
  dirty: false,
  touched: [],
  errors: {},
  failures: 0,
  news: "",
};
