/** What a page about privacy can say of whoever gets what visitors write, by the name of each. */
export const privacyHints: Readonly<Record<string, string>> = {
  Formspree:
    "The form on this site is handled by Formspree (Formspree, Inc., United States), which receives what you write, keeps it and sends it to our email. This means that your data is transferred to another country.",
  Web3Forms:
    "The form on this site is handled by Web3Forms, a service in another country, which receives what you write and sends it to our email. This means that your data is transferred to another country.",
  Netlify:
    "The site and its form are hosted by Netlify (Netlify, Inc., United States), which receives and keeps what you write until we have read it. This means that your data is transferred to another country.",
  WhatsApp:
    "If you write to us by WhatsApp, your message and your phone number also go to Meta, which owns WhatsApp and follows its own privacy policy. If you would rather not, you can email or call us.",
  Turnstile:
    "To keep robots out, the form uses Turnstile, by Cloudflare (Cloudflare, Inc., United States). It is only loaded when you start to fill in the form, and it receives your IP address and data about your browser.",
};
