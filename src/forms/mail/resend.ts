import type { Email } from "./email.ts";
import { createHttpProvider, type MailProvider, safeErrorCode } from "./provider.ts";

/**
 * Sends e-mail through Resend (https://resend.com/docs/api-reference/emails/send-email). Requests
 * with the same `Idempotency-Key` send only one e-mail within 24 hours.
 */
export function createResendProvider(key: string, fetcher: typeof fetch): MailProvider {
  return createHttpProvider(
    ({ id, from, to, replyTo, subject, text }: Email) => ({
      address: "https://api.resend.com/emails",
      headers: { authorization: `Bearer ${key}`, "idempotency-key": id },
      body: {
        from: `"${from.name.replace(/["\\]/g, "")}" <${from.address}>`,
        to: [to],
        ...(replyTo && { reply_to: replyTo }),
        ...{ subject, text },
      },
      read(status, { name }) {
        // An e-mail with this id was sent with other content, for example before the firm changed
        // its name.
        if (name === "invalid_idempotent_request") return { result: "sent" };
        const isLetter = status === 422 || (status === 400 && name === "validation_error");
        return { result: isLetter ? "refused" : "later", said: safeErrorCode(status, name) };
      },
    }),
    fetcher,
  );
}
