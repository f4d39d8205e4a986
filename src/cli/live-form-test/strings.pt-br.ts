import { excerpt } from "../../yaml/phrases.pt-br.ts";
import type { TestMessageResult } from "./send-test-message.ts";

interface FormOnPage {
  route: string;
  title: string;
  delivery: { type: string; turnstile?: string; address?: string };
}

const services: Readonly<Record<string, string>> = {
  worker: "o recebedor do próprio site",
  formspree: "o Formspree",
  web3forms: "o Web3Forms",
  netlify: "a Netlify",
};

const named = ({ route, title }: FormOnPage) => `${route}, "${excerpt(title)}"`;

/** Why delivery cannot be tested, by delivery type. */
const reasons: Readonly<Record<string, string>> = {
  mailto: "abre o programa de e-mail de quem escreve, e o site não envia nada por si",
  whatsapp: "abre o WhatsApp de quem escreve, e o site não envia nada por si",
  demo: "é só demonstração, e não envia nada a ninguém",
  http: "envia para um endereço que só quem cuida dele conhece; escreva uma mensagem pelo site",
  worker:
    "usa o Turnstile, que barra tudo o que não é um navegador; escreva uma mensagem pelo site",
};

/** Strings of the command that tests forms. */
export const testStrings = {
  noForms: "O site não tem formulários.",
  nothingToTest: (form: FormOnPage) =>
    `${named(form)}: nada a testar (${form.delivery.type}). Ele ${reasons[form.delivery.type] ?? ""}.`,
  willSend: (d: { forms: readonly FormOnPage[]; address: string }) =>
    [
      `Uma mensagem de teste, marcada como tal, vai sair de ${d.address} para:`,
      ...d.forms.map((form) => `  ${named(form)}: ${services[form.delivery.type] ?? ""}`),
    ].join("\n"),
  ask: "Enviar? (s/n) ",
  isYes: (answer: string) => /^s(?:im)?$/i.test(answer.trim()),
  notAsked: (d: { line: string }) =>
    `Aqui não há a quem perguntar, e nada foi enviado. Para enviar sem pergunta: ${d.line}`,
  notSafe: (d: { address: string }) =>
    `O endereço ${d.address} não começa com https://, e formulários só se testam em um endereço seguro.`,
  stopped: "Nada foi enviado.",
  message: (d: { address: string }) =>
    `TESTE do formulário de ${d.address}, enviado pelo Prelo. Não é de um visitante: pode apagar.`,
  arrived: (form: FormOnPage) =>
    `${named(form)}: chegou. ${services[form.delivery.type]?.replace(/^./, (letter) => letter.toUpperCase())} aceitou a mensagem. Procure a que começa com "TESTE" onde as mensagens aparecem, e apague-a.`,
  came: (
    d: Pick<TestMessageResult, "outcome" | "status"> & {
      form: FormOnPage;
      labels: readonly string[];
      unfit?: string;
    },
  ) =>
    `${named(d.form)}: não chegou${d.status === undefined ? "" : ` (resposta ${d.status})`}. ${describeFailureReason(d)}`,
};

function describeFailureReason(d: Parameters<typeof testStrings.came>[0]): string {
  const { type } = d.form.delivery;
  const who = services[type] ?? "";
  if (d.labels.length > 0) {
    const unfit =
      d.unfit === undefined
        ? ""
        : ` A pergunta "${excerpt(d.unfit)}" só aceita respostas que o teste não sabe inventar: escreva uma mensagem pelo site.`;
    return `Não foi aceita a resposta a ${d.labels.map((label) => `"${excerpt(label)}"`).join(", ")}.${unfit || " O site que está no ar tem as mesmas perguntas que o conteúdo? Publique-o de novo."}`;
  }
  if (d.outcome === "late")
    return `Quem recebe é ${who}, e não respondeu em 20 segundos. Tente mais tarde.`;
  if (d.outcome === "large") return "Quem recebe diz que a mensagem é grande demais.";
  if (d.outcome === "often")
    return "Quem recebe diz que já vieram mensagens demais daqui. Espere alguns minutos.";
  if (d.status === undefined)
    return `Não deu para falar com ${who}. Confira o endereço e a internet.`;
  return byKind[type]?.(d.status) ?? "";
}

const byKind: Readonly<Record<string, (status: number) => string>> = {
  worker: (status) => {
    if (status === 403)
      return 'O recebedor só aceita mensagens do endereço para o qual foi montado. Confira "url" em site.yaml, e o endereço do teste.';
    if (status === 404 || status === 405)
      return "No endereço não há quem receba este formulário. Publique o site junto com o recebedor (prelo hosting cloudflare, ou prelo serve --forms).";
    if (status >= 500)
      return "O recebedor está no ar, mas não conseguiu guardar a mensagem. Veja o que ele diz na página da hospedagem.";
    return "A resposta não é a do recebedor do site: a hospedagem respondeu com uma página. Publique o site junto com o recebedor.";
  },
  formspree: (status) =>
    status === 404
      ? 'O Formspree não conhece este formulário. Confira "formId".'
      : status === 403
        ? "O Formspree recusou: veja no painel dele se o formulário está ativo e se o domínio do site é permitido."
        : "O Formspree não aceitou. Veja no painel dele se o formulário está ativo.",
  web3forms: (status) =>
    status === 403
      ? "O Web3Forms recusou. No plano grátis ele só aceita mensagens de um navegador: escreva uma pelo site. Se também falhar, confira no painel os domínios permitidos."
      : 'O Web3Forms não aceitou. Confira "accessKey".',
  netlify: (status) =>
    status === 404 || status === 405
      ? "A Netlify não conhece este formulário. Ligue a detecção de formulários no painel dela e publique de novo; o site precisa estar hospedado lá."
      : "A Netlify não aceitou. Veja no painel dela.",
};
