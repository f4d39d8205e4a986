import type { MountedForm } from "../mounted-form.ts";
import type { FieldErrors } from "../validation.ts";
import type { DeliveryOutcome } from "./delivery.ts";

/** The result of a submit, and whether the message was saved in the tab. */
export interface SubmitResult {
  outcome: DeliveryOutcome;
  kept?: boolean;
  /** Error messages by field name, if `outcome` is `refused`. */
  errors?: FieldErrors;
  /** A remark to show next to the success message. */
  remark?: string;
}

/** Sends messages by one delivery type. HTTP submitters also save unsent messages. */
export interface Submitter {
  submit(context: MountedForm): Promise<SubmitResult>;
  /** Called when the visitor enters the form. */
  onFormFocus?(context: MountedForm): void;
  saveUnsent?(context: MountedForm): boolean;
  restore?(form: HTMLFormElement, context: MountedForm): boolean;
}
