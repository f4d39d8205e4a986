import { inlineText } from "../../../model/markup/inline.ts";
import { type MountedForm, readForm } from "../mounted-form.ts";
import { chatText, formatAnswers } from "./chat-text.ts";
import { maxMailtoLength, whatsAppUrl } from "./delivery.ts";
import type { SubmitResult } from "./submitter.ts";
import { clearUnsent, restore as restoreKept, saveUnsent } from "./unsent-message.ts";

/** The maximum length of a WhatsApp URL, twice that of a mailto URL. */
const maxUrlLength = maxMailtoLength * 2;

/**
 * Opens a WhatsApp chat with the message already written; the visitor sends it. On a computer
 * WhatsApp replaces the page, so the answers are saved in the tab until the visitor returns.
 */
export async function submit(context: MountedForm): Promise<SubmitResult> {
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
  saveUnsent(context);
  window.location.assign(whatsAppUrl(address, message.text));
  return { outcome: "handed-over", remark: message.isCut ? labels.shortened : undefined };
}

/**
 * Restores the saved answers once. Returns `false`, so that no notice appears: only WhatsApp knows
 * whether they were sent.
 */
export function restore(form: HTMLFormElement, context: MountedForm): boolean {
  restoreKept(form, context);
  clearUnsent(context);
  return false;
}
