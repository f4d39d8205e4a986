import type { BackendFailure, PublishFailureCode } from "../../backend-contract/failure.ts";

/** Details for the message about a failed push. */
interface PushFailureDetails {
  /** The output of the remote, for support. */
  said?: string;
  address?: string;
  who?: string;
}

const keptHere = "A versão está guardada neste computador";

const sentences: Record<PublishFailureCode, (d: PushFailureDetails) => string> = {
  nowhere: () =>
    `${keptHere}, mas esta pasta ainda não tem para onde enviar o site. Peça a quem cuida do site que diga esse lugar (git remote add origin …).`,
  "gone-place": () =>
    `${keptHere}. O lugar para onde o site é enviado não foi encontrado; peça a quem cuida do site que confira o endereço dele.`,
  password: ({ said }) =>
    `${keptHere}, mas o lugar para onde o site é enviado pediu uma senha, e este computador não a tem guardada. Peça a quem cuida do site que faça o primeiro envio aqui.${quoteRemoteOutput(said)}`,
  offline: () =>
    `${keptHere} e ainda não foi enviada: não há conexão com a internet, ou o lugar do site não responde. Ela vai junto no próximo envio.`,
  overtaken: () =>
    `${keptHere}. Outra pessoa enviou versões ao mesmo tempo, várias vezes seguidas; tente de novo daqui a pouco.`,
  declined: ({ said }) =>
    `${keptHere}, mas o lugar do site não a aceitou. Peça ajuda a quem cuida do site.${quoteRemoteOutput(said)}`,
  unrelated: () =>
    `${keptHere}. O que está no lugar do site não tem nada em comum com esta pasta; peça ajuda a quem cuida do site.`,
  unchecked: ({ who, said }) =>
    `${keptHere}, e nada foi enviado: junto com o que ${who ?? "outra pessoa"} enviou, a conferência encontra um erro. ${said ?? ""}`,
  "no-address": () =>
    "A versão foi enviada. Não dá para ver se já está no ar: o endereço do site não está escrito (site.yaml, url).",
  "example-address": ({ address }) =>
    `A versão foi enviada. Não dá para ver se já está no ar: ${address} é um endereço de exemplo. Escreva o verdadeiro em site.yaml (url).`,
  "no-answer": ({ address }) =>
    `A versão foi enviada. Não dá para ver se já está no ar: ${address} não responde.`,
  "no-version-told": ({ address }) =>
    `A versão foi enviada. ${address} responde, mas não diz de que versão foi montado: o site no ar ainda é de antes, ou é outro.`,
};

/** Creates a failure with its message. */
export function createPushFailure(
  code: PublishFailureCode,
  details: PushFailureDetails = {},
): BackendFailure {
  return { kind: "refused", code, message: sentences[code](details).trim() };
}

/** The subject of a merge commit. */
export const mergeStrings = {
  summary: (who: readonly string[]) => `Junta o que ${who.join(" e ")} enviou`,
};

function quoteRemoteOutput(said = ""): string {
  const text = said.replace(/\s+/g, " ").trim();
  return text === "" ? "" : ` A resposta foi: “${text.slice(-300)}”`;
}
