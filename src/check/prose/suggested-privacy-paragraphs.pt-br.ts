/** The data on which the paragraphs for a privacy page depend. */
export interface PrivacyContext {
  /** The country of the firm, two letters (ISO 3166-1); `undefined` if unknown. */
  country?: string;
  /** The language of the page (BCP 47): European Portuguese has different words. */
  language: string;
  /** The provision of the country's law about transfers of data to other countries. */
  transfer?: string;
}

/** Paragraphs for a privacy page about each recipient of data, by its name. */
export const privacyHints: Readonly<Record<string, (d: PrivacyContext) => string>> = {
  Formspree: (d) =>
    `O formulário do site é entregue pelo Formspree (Formspree, Inc., Estados Unidos), que recebe o que ${pronoun(d)}escreve, guarda e manda para o nosso e-mail.${transferSentence(d, "US")}`,
  Web3Forms: (d) =>
    `O formulário do site é entregue pelo Web3Forms, serviço de ${d.country === "BR" ? "fora do Brasil" : "outro país"}, que recebe o que ${pronoun(d)}escreve e manda para o nosso e-mail.${transferSentence(d)}`,
  Netlify: (d) =>
    `O site e o formulário ficam na Netlify (Netlify, Inc., Estados Unidos), que recebe e guarda o que ${pronoun(d)}escreve até lermos.${transferSentence(d, "US")}`,
  WhatsApp: () =>
    "Quem escreve por WhatsApp entrega a mensagem e o número de telefone também à Meta, dona do WhatsApp, que segue a sua própria política de privacidade. Quem não quiser pode escrever por e-mail ou ligar.",
  Turnstile: (d) =>
    `Para barrar robôs, o formulário usa o Turnstile, da Cloudflare (Cloudflare, Inc., Estados Unidos). Ele só é carregado quando ${pronoun(d)}começa a preencher, e recebe o seu endereço IP e dados do navegador.`,
  OpenStreetMap: (d) =>
    `O mapa só vem do OpenStreetMap (OpenStreetMap Foundation, Reino Unido) quando ${pronoun(d)}o carrega, e o OpenStreetMap recebe então o seu endereço IP.`,
  YouTube: (d) =>
    `Os vídeos só vêm do YouTube (Google, Estados Unidos) quando ${pronoun(d)}aperta o botão, e o YouTube recebe então o seu endereço IP e dados do navegador.`,
  Vimeo: (d) =>
    `Os vídeos só vêm do Vimeo (Vimeo, Inc., Estados Unidos) quando ${pronoun(d)}aperta o botão, e o Vimeo recebe então o seu endereço IP e dados do navegador.`,
};

/** Returns the paragraph about a host that has no entry above. */
export function unknownHostPrivacyParagraph(host: string): string {
  return `O site usa ${host}, que recebe o seu endereço IP e o que você escreve ou pede lá.`;
}

/** The paragraph about messages that the site itself receives. */
export const siteReceiverHint =
  "O formulário manda o que você escreve ao nosso próprio site, que guarda a mensagem e a manda por e-mail à nossa equipe.";

function pronoun({ language }: PrivacyContext): string {
  return /^pt-PT$/i.test(language) ? "" : "você ";
}

/**
 * Returns the sentence about a transfer to another country. Returns an empty text if the service
 * has its seat in the firm's country.
 */
function transferSentence({ country, transfer }: PrivacyContext, seat?: string): string {
  if (seat !== undefined && seat === country) return "";
  return ` É uma transferência internacional de dados${transfer ? ` (${transfer})` : ""}.`;
}
