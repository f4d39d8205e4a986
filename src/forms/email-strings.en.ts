import type { emailStrings as portuguese } from "./email-strings.pt-br.ts";

/** Texts of e-mails. */
export const emailStrings: typeof portuguese = {
  subject: (d) => `${d.verified ? "" : "[unverified] "}${d.title} (message ${d.number})`,
  unverified:
    "Unverified: this message came from a browser without scripts, and nothing proves that a person wrote it.",
  received: (d) =>
    `-- \nReceived on ${d.day}, through the form on the page ${d.page} of ${d.site}. If the person left an email address, you can answer by replying to this message.`,
};
