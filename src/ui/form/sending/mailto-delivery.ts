import { type InlineNode, inlineText } from "../../../model/markup/inline.ts";
import type { Delivery } from "../../../model/types.ts";
import { formatAnswer } from "../format-answer.ts";
import { type MountedForm, readForm } from "../mounted-form.ts";
import type { ParsedField } from "../parsed-field.ts";
import type { FormValues } from "../values.ts";
import { type DeliveryOutcome, mailtoUrl, maxMailtoLength } from "./delivery.ts";
import type { SubmitResult } from "./submitter.ts";

/** The content of a submitted form. */
export interface FormMessage {
  title: readonly InlineNode[];
  fields: readonly ParsedField[];
  values: FormValues;
  /** The success message for the visitor. */
  success: string;
}

type DeliveryFunction = (message: FormMessage, delivery: Delivery) => DeliveryOutcome;

const deliveries: Readonly<Partial<Record<Delivery["type"], DeliveryFunction>>> = {
  demo: ({ values, success }) => {
    console.log(values);
    window.alert(success);
    return "sent";
  },
  mailto: (message, { address = "" }) =>
    openMailtoUrl(mailtoUrl(address, inlineText(message.title), messageText(message))),
};

/** Delivers the form's message without a server and returns the outcome. */
export async function submit(context: MountedForm): Promise<SubmitResult> {
  const { source } = context;
  return { outcome: deliver(source.delivery, { ...source, values: readForm(context) }) };
}

/**
 * Delivers a message without a server: opens it in another program, or only shows the success
 * message (demo). Returns the outcome.
 */
export function deliver(delivery: Delivery, message: FormMessage): DeliveryOutcome {
  return deliveries[delivery.type]?.(message, delivery) ?? "failed";
}

/**
 * Opens a URL in another program. The length is checked first, because a URL that is too long fails
 * silently.
 */
function openMailtoUrl(address: string): DeliveryOutcome {
  if (address.length > maxMailtoLength) return "long";
  window.location.assign(address);
  return "handed-over";
}

/** Formats the message as text: one line per answer, in the language of the page. */
function messageText({ fields, values }: FormMessage): string {
  const language = document.documentElement.lang || undefined;
  const answers = fields.map((field) => {
    const value = values[field.name] ?? "";
    return value && `${field.label}: ${formatAnswer(field, value, language)}`;
  });
  return answers.filter(Boolean).join("\n");
}
