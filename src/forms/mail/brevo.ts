import type { Email } from "./email.ts";
import { createHttpProvider, type MailProvider, safeErrorCode } from "./provider.ts";

/**
 * Sends e-mail through Brevo (https://developers.brevo.com/reference/sendtransacemail). Requests
 * with the same `idempotencyKey` send only one e-mail within 15 minutes.
 */
export function createBrevoProvider(key: string, fetcher: typeof fetch): MailProvider {
  return createHttpProvider(
    ({ id, from, to, replyTo, subject, text }: Email) => ({
      address: "https://api.brevo.com/v3/smtp/email",
      headers: { "api-key": key, accept: "application/json" },
      body: {
        sender: { name: from.name, email: from.address },
        to: [{ email: to }],
        ...(replyTo && { replyTo: { email: replyTo } }),
        ...{ subject, textContent: text, headers: { idempotencyKey: id } },
      },
      read(status, { code }) {
        if (code === "duplicate_request" || code === "duplicate_parameter")
          return { result: "sent" };
        const isLetter = code === "invalid_parameter" || code === "missing_parameter";
        return { result: isLetter ? "refused" : "later", said: safeErrorCode(status, code) };
      },
    }),
    fetcher,
  );
}
