import { brevo } from "./brevo.ts";
import { mailAddress } from "./letter.ts";
import type { MailProvider } from "./provider.ts";
import { resend } from "./resend.ts";

/** What is told to a receiver beside the site, and stands in no file of it. */
export interface Secrets {
  RESEND_API_KEY?: string;
  BREVO_API_KEY?: string;
  /** The address that mails come from; its domain is known to the provider. */
  MAIL_FROM?: string;
  TURNSTILE_SECRET?: string;
}

/** Who brings the mails, and from which address they come. */
export interface Mail {
  provider: MailProvider;
  from: string;
}

/** The provider of whom there is a key; nothing where there is none, or no address to send from. */
export function chooseProvider(secrets: Secrets, fetcher: typeof fetch): Mail | undefined {
  const { RESEND_API_KEY, BREVO_API_KEY, MAIL_FROM = "" } = secrets;
  const from = mailAddress(MAIL_FROM);
  if (!from) return undefined;
  if (RESEND_API_KEY) return { provider: resend(RESEND_API_KEY, fetcher), from };
  return BREVO_API_KEY ? { provider: brevo(BREVO_API_KEY, fetcher), from } : undefined;
}
