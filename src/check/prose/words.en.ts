import type { PrivacyOf, privacyHints as portuguese } from "./words.pt-br.ts";

/** What a page about privacy can say of whoever gets what visitors write, by the name of each. */
export const privacyHints: typeof portuguese = {
  Formspree: (d) =>
    `The form on this site is handled by Formspree (Formspree, Inc., United States), which receives what you write, keeps it and sends it to our email.${leaving(d, "US")}`,
  Web3Forms: (d) =>
    `The form on this site is handled by Web3Forms, a service in another country, which receives what you write and sends it to our email.${leaving(d)}`,
  Netlify: (d) =>
    `The site and its form are hosted by Netlify (Netlify, Inc., United States), which receives and keeps what you write until we have read it.${leaving(d, "US")}`,
  WhatsApp: () =>
    "If you write to us by WhatsApp, your message and your phone number also go to Meta, which owns WhatsApp and follows its own privacy policy. If you would rather not, you can email or call us.",
  Turnstile: () =>
    "To keep robots out, the form uses Turnstile, by Cloudflare (Cloudflare, Inc., United States). It is only loaded when you start to fill in the form, and it receives your IP address and data about your browser.",
};

/** That what is written goes to another country, where the service has its seat in one. */
function leaving({ country, transfer }: PrivacyOf, seat?: string): string {
  if (seat !== undefined && seat === country) return "";
  return ` This means that your data is transferred to another country${transfer ? ` (${transfer})` : ""}.`;
}
