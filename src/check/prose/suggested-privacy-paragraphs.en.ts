import type {
  PrivacyContext,
  privacyHints as portuguese,
  unknownHostPrivacyParagraph as portugueseHost,
} from "./suggested-privacy-paragraphs.pt-br.ts";

export type { PrivacyContext } from "./suggested-privacy-paragraphs.pt-br.ts";

/** Paragraphs for a privacy page about each recipient of data, by its name. */
export const privacyHints: typeof portuguese = {
  Formspree: (d) =>
    `The form on this site is handled by Formspree (Formspree, Inc., United States), which receives what you write, keeps it and sends it to our email address.${transferSentence(d, "US")}`,
  Web3Forms: (d) =>
    `The form on this site is handled by Web3Forms, a service in another country, which receives what you write and sends it to our email address.${transferSentence(d)}`,
  Netlify: (d) =>
    `The site and its form are hosted by Netlify (Netlify, Inc., United States), which receives and keeps what you write until we have read it.${transferSentence(d, "US")}`,
  WhatsApp: () =>
    "If you write to us on WhatsApp, your message and your phone number also go to Meta, which owns WhatsApp and follows its own privacy policy. If you would rather not, you can email or call us.",
  Turnstile: () =>
    "To keep bots out, the form uses Turnstile, by Cloudflare (Cloudflare, Inc., United States). It is only loaded when you start to fill in the form, and it receives your IP address and data about your browser.",
  OpenStreetMap: () =>
    "The map comes from OpenStreetMap (OpenStreetMap Foundation, United Kingdom) only when you load it. OpenStreetMap then receives your IP address.",
  YouTube: () =>
    "Videos come from YouTube (Google, United States) only when you press the button. YouTube then receives your IP address and data about your browser.",
  Vimeo: () =>
    "Videos come from Vimeo (Vimeo, Inc., United States) only when you press the button. Vimeo then receives your IP address and data about your browser.",
};

/** The paragraph about a host that has no entry above. */
export const unknownHostPrivacyParagraph: typeof portugueseHost = (host) =>
  `This site uses ${host}, which receives your IP address and what you write or ask for there.`;

/** The paragraph about messages that the site itself receives. */
export const siteReceiverHint =
  "The form sends what you write to our own website, which keeps the message and emails it to our team.";

/**
 * Returns the sentence about a transfer to another country. Returns an empty text if the service
 * has its seat in the firm's country.
 */
function transferSentence({ country, transfer }: PrivacyContext, seat?: string): string {
  if (seat !== undefined && seat === country) return "";
  return ` This means that your data is transferred to another country${transfer ? ` (${transfer})` : ""}.`;
}
