import { inlineText } from "../../../model/markup/inline.ts";
import { type FormContext, readForm } from "../form-context.ts";
import { chatText, formatAnswers } from "./chat-text.ts";
import { maxMailtoLength, whatsAppUrl } from "./delivery.ts";
import type { SubmitResult } from "./submitter.ts";
import { clearUnsent, keep, restore as restoreKept } from "./unsent-message.ts";

/** WhatsApp opens an address twice as long as mail programs do. */
const maxUrlLength = maxMailtoLength * 2;

/**
 * Opens a chat in which the message is written already; sending it is left to the visitor. On a computer
 * the page gives way to that of WhatsApp: what was typed is kept in the tab for whoever comes back.
 */
export async function submit(context: FormContext): Promise<SubmitResult> {
  const { source, labels } = context;
  const { address = "" } = source.delivery;
  const message = chatText(
    inlineText(source.title),
    formatAnswers(source.fields, readForm(context), document.documentElement.lang || undefined),
    {
      cut: labels.cut ?? "",
      limit: maxUrlLength - whatsAppUrl(address, "").length,
    },
  );
  if (!message) return { outcome: "long" };
  keep(context);
  window.location.assign(whatsAppUrl(address, message.text));
  return { outcome: "handed-over", remark: message.isCut ? labels.shortened : undefined };
}

/** Fills in what was kept, once and without a word: whether it was sent, only WhatsApp knows. */
export function restore(form: HTMLFormElement, context: FormContext): boolean {
  restoreKept(form, context);
  clearUnsent(context);
  return false;
}
