import type { Letter } from "./letter.ts";
import { httpProvider, type MailProvider, wordOf } from "./provider.ts";

/**
 * Mails by Resend (https://resend.com/docs/api-reference/emails/send-email). The same letter is sent once within 24 hours,
 * however often it is asked for (`Idempotency-Key`).
 */
export function resend(key: string, fetcher: typeof fetch): MailProvider {
  return httpProvider(
    ({ id, from, to, replyTo, subject, text }: Letter) => ({
      address: "https://api.resend.com/emails",
      headers: { authorization: `Bearer ${key}`, "idempotency-key": id },
      body: {
        from: `"${from.name.replace(/["\\]/g, "")}" <${from.address}>`,
        to: [to],
        ...(replyTo && { reply_to: replyTo }),
        ...{ subject, text },
      },
      read(status, { name }) {
        // Another one went out by this id: the firm has changed its name or the like in between.
        if (name === "invalid_idempotent_request") return { result: "sent" };
        const isLetter = status === 422 || (status === 400 && name === "validation_error");
        return { result: isLetter ? "refused" : "later", said: wordOf(status, name) };
      },
    }),
    fetcher,
  );
}
