/** What a page about privacy has to know of its firm. */
export interface PrivacyOf {
  /** Its country, two letters (ISO 3166-1); nothing where no one knows. */
  country?: string;
  /** The language of the page (BCP 47): Portugal has words of its own. */
  language: string;
  /** Where its law says what holds for data that go to another country. */
  transfer?: string;
}

/** What a page about privacy can say of whoever gets what visitors write, by the name of each. */
export const privacyHints: Readonly<Record<string, (d: PrivacyOf) => string>> = {
  Formspree: (d) =>
    `O formulário do site é entregue pelo Formspree (Formspree, Inc., Estados Unidos), que recebe o que ${you(d)}escreve, guarda e manda para o nosso e-mail.${leaving(d, "US")}`,
  Web3Forms: (d) =>
    `O formulário do site é entregue pelo Web3Forms, serviço de ${d.country === "BR" ? "fora do Brasil" : "outro país"}, que recebe o que ${you(d)}escreve e manda para o nosso e-mail.${leaving(d)}`,
  Netlify: (d) =>
    `O site e o formulário ficam na Netlify (Netlify, Inc., Estados Unidos), que recebe e guarda o que ${you(d)}escreve até lermos.${leaving(d, "US")}`,
  WhatsApp: () =>
    "Quem escreve por WhatsApp entrega a mensagem e o número de telefone também à Meta, dona do WhatsApp, que segue a sua própria política de privacidade. Quem não quiser pode escrever por e-mail ou ligar.",
  Turnstile: (d) =>
    `Para barrar robôs, o formulário usa o Turnstile, da Cloudflare (Cloudflare, Inc., Estados Unidos). Ele só é carregado quando ${you(d)}começa a preencher, e recebe o seu endereço IP e dados do navegador.`,
};

function you({ language }: PrivacyOf): string {
  return /^pt-PT$/i.test(language) ? "" : "você ";
}

/** That what is written goes to another country, where the service has its seat in one. */
function leaving({ country, transfer }: PrivacyOf, seat?: string): string {
  if (seat !== undefined && seat === country) return "";
  return ` É uma transferência internacional de dados${transfer ? ` (${transfer})` : ""}.`;
}
