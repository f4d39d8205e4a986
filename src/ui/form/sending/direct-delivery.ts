import { type InlineNode, inlineText } from "../../../model/markup/inline.ts";
import type { Delivery } from "../../../model/types.ts";
import { type FormContext, readForm } from "../form-context.ts";
import { formatAnswer } from "../format-answer.ts";
import type { ParsedField } from "../parsed-field.ts";
import type { Values } from "../values.ts";
import { mailtoUrl, maxMailtoLength, type Outcome } from "./delivery.ts";
import type { SubmitResult } from "./submitter.ts";

/** The content of a submitted form. */
export interface Message {
  title: readonly InlineNode[];
  fields: readonly ParsedField[];
  values: Values;
  /** The success message for the visitor. */
  success: string;
}

type Deliver = (message: Message, delivery: Delivery) => Outcome;

const deliveries: Readonly<Partial<Record<Delivery["type"], Deliver>>> = {
  demo: ({ values, success }) => {
    console.log(values);
    window.alert(success);
    return "sent";
  },
  mailto: (message, { address = "" }) =>
    openUrl(mailtoUrl(address, inlineText(message.title), toText(message))),
};

/** Opens the form's message in another program and returns the outcome. */
export async function submit(context: FormContext): Promise<SubmitResult> {
  const { source } = context;
  return { outcome: deliver(source.delivery, { ...source, values: readForm(context) }) };
}

/** Opens a message in another program, without a server. Returns the outcome. */
export function deliver(delivery: Delivery, message: Message): Outcome {
  return deliveries[delivery.type]?.(message, delivery) ?? "failed";
}

/** A URL that is too long fails silently, so check the length first. */
function openUrl(address: string): Outcome {
  if (address.length > maxMailtoLength) return "long";
  window.location.assign(address);
  return "handed-over";
}

/** The message as text: one line per answer, in the language of the page. */
function toText({ fields, values }: Message): string {
  const language = document.documentElement.lang || undefined;
  const answers = fields.map((field) => {
    const value = values[field.name] ?? "";
    return value && `${field.label}: ${formatAnswer(field, value, language)}`;
  });
  return answers.filter(Boolean).join("\n");
}
