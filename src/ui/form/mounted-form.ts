import type { RefObject } from "react";
import type { InlineNode } from "../../model/markup/inline.ts";
import type { Delivery, Prefill } from "../../model/types.ts";
import type { FormState } from "./form-state.ts";
import type { FormStrings } from "./form-strings.ts";
import type { ParsedField } from "./parsed-field.ts";
import { type FormValues, readValues } from "./values.ts";

/** The fields of a form and its delivery. */
export interface FormDefinition {
  title: readonly InlineNode[];
  fields: readonly ParsedField[];
  success: string;
  delivery: Delivery;
  prefill?: readonly Prefill[];
}

/** A mounted form, as passed to its event handlers. */
export interface MountedForm {
  source: FormDefinition;
  /** Unique on the page. */
  id: string;
  labels: FormStrings;
  ref: RefObject<HTMLFormElement | null>;
  /** The field values before the visitor changes anything. */
  initial: RefObject<FormValues>;
  /** When the form was mounted, in milliseconds since 1970. */
  since: RefObject<number>;
  state: FormState;
  change: (part: Partial<FormState>) => void;
}

/** Reads the current field values. */
export function readForm({ ref, source }: MountedForm): FormValues {
  return ref.current ? readValues(ref.current, source.fields) : {};
}

/** Whether the visitor has changed a value. */
export function isDirty(context: MountedForm): boolean {
  const values = readForm(context);
  const { source, initial } = context;
  return source.fields.some(({ name }) => values[name] !== initial.current[name]);
}
