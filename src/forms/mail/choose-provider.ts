import { createBrevoProvider } from "./brevo.ts";
import { validMailAddress } from "./email.ts";
import type { MailProvider } from "./provider.ts";
import { createResendProvider } from "./resend.ts";

/** Secrets and settings of a receiver that are not part of the site's files. */
export interface ReceiverSecrets {
  RESEND_API_KEY?: string;
  BREVO_API_KEY?: string;
  /** The sender address, whose domain is verified with the provider. */
  MAIL_FROM?: string;
  TURNSTILE_SECRET?: string;
}

/** The mail provider to use, and the sender address. */
export interface MailConfig {
  provider: MailProvider;
  from: string;
}

/**
 * Chooses the provider for which there is a key. Returns `undefined` without a key or a valid
 * sender address.
 */
export function chooseMailConfig(
  secrets: ReceiverSecrets,
  fetcher: typeof fetch,
): MailConfig | undefined {
  const { RESEND_API_KEY, BREVO_API_KEY, MAIL_FROM = "" } = secrets;
  const from = validMailAddress(MAIL_FROM);
  if (!from) return undefined;
  if (RESEND_API_KEY) return { provider: createResendProvider(RESEND_API_KEY, fetcher), from };
  return BREVO_API_KEY
    ? { provider: createBrevoProvider(BREVO_API_KEY, fetcher), from }
    : undefined;
}
