/** What a page about privacy can say of whoever gets what visitors write, by the name of each. */
export const privacyHints: Readonly<Record<string, string>> = {
  Formspree:
    "O formulário do site é entregue pelo Formspree (Formspree, Inc., Estados Unidos), que recebe o que você escreve, guarda e manda para o nosso e-mail. É uma transferência internacional de dados (LGPD, art. 33).",
  Web3Forms:
    "O formulário do site é entregue pelo Web3Forms, serviço de fora do Brasil, que recebe o que você escreve e manda para o nosso e-mail. É uma transferência internacional de dados (LGPD, art. 33).",
  Netlify:
    "O site e o formulário ficam na Netlify (Netlify, Inc., Estados Unidos), que recebe e guarda o que você escreve até lermos. É uma transferência internacional de dados (LGPD, art. 33).",
  WhatsApp:
    "Quem escreve por WhatsApp entrega a mensagem e o número de telefone também à Meta, dona do WhatsApp, que segue a sua própria política de privacidade. Quem não quiser pode escrever por e-mail ou ligar.",
  Turnstile:
    "Para barrar robôs, o formulário usa o Turnstile, da Cloudflare (Cloudflare, Inc., Estados Unidos). Ele só é carregado quando você começa a preencher, e recebe o seu endereço IP e dados do navegador.",
};
