import type { BackendFailure, PublishFailureCode } from "../../backend-contract/failure.ts";
import { studioLanguage } from "../../studio-locale.pt-br.ts";
import type { ApiError } from "./api/api-error.ts";

interface GithubFailureDetails {
  /** The original error message, for support. */
  said?: string;
  address?: string;
  who?: string;
}

const safe = "O que você escreveu continua guardado neste navegador";

const faults: Record<ApiError["fault"], (fault: ApiError) => string> = {
  offline: () =>
    `O GitHub não responde: não há conexão com a internet, ou ele está fora do ar. ${safe} e é salvo assim que a conexão voltar.`,
  token: () =>
    `O GitHub não aceita mais a sua chave: ela venceu ou foi revogada. ${safe}; saia e entre de novo com uma chave nova.`,
  "no-access": () =>
    `O GitHub não mostra este repositório à sua chave: ele mudou de lugar, ou a chave não tem a permissão que falta. ${safe}. Confira as permissões da chave, ou peça ajuda a quem cuida do site.`,
  limited: ({ until = 0 }) =>
    `O GitHub pediu uma pausa, porque houve muitos pedidos em pouco tempo. ${safe} e é salvo sozinho a partir das ${formatClockTime(until)}.`,
  down: () =>
    `O GitHub está com um problema agora. ${safe}; o estúdio tenta de novo daqui a pouco.`,
  refused: ({ said }) => `O GitHub não aceitou a mudança. ${safe}.${quoteServerAnswer(said)}`,
};

type GithubFailureReason =
  | "overtaken"
  | "unrelated"
  | "unchecked"
  | "protected"
  | "build-failed"
  | "unfollowed"
  | "untold";

const kept = "A versão está guardada no seu rascunho, no GitHub";

const sentences: Record<GithubFailureReason, (d: GithubFailureDetails) => string> = {
  overtaken: () =>
    "Outra pessoa salvou ao mesmo tempo, várias vezes seguidas. Nada se perdeu; tente de novo daqui a pouco.",
  unrelated: () =>
    `${kept}, mas ele não tem mais nada em comum com o site publicado. Peça ajuda a quem cuida do site.`,
  unchecked: ({ who, said }) =>
    `${kept}, e nada foi publicado: junto com o que ${who ?? "outra pessoa"} publicou, a conferência encontra um erro. ${said ?? ""}`,
  protected: () =>
    `${kept}, mas ninguém publica direto neste site: alguém precisa aprovar antes. Peça a aprovação no GitHub.`,
  "build-failed": ({ said }) =>
    `A versão foi enviada, mas a montagem do site parou em um erro${said ? `, em “${said}”` : ""}. O site no ar continua como estava. Mostre a quem cuida dele.`,
  unfollowed: () =>
    "A versão foi enviada. Não dá para ver daqui se já está no ar: a chave não tem permissão para olhar (Actions e Deployments, “Read-only”).",
  untold: () =>
    "A versão foi enviada. O GitHub não conta quando ela entra no ar: este site é montado em outro lugar. Confira o site daqui a alguns minutos.",
};

/** The labels of links to the next step. */
const ways: Partial<Record<GithubFailureReason, string>> = {
  protected: "Pedir a aprovação no GitHub",
  "build-failed": "Ver o erro no GitHub",
};

const codes: Record<GithubFailureReason, PublishFailureCode> = {
  overtaken: "overtaken",
  unrelated: "unrelated",
  unchecked: "unchecked",
  protected: "declined",
  "build-failed": "declined",
  unfollowed: "no-address",
  untold: "no-address",
};

/** Creates the failure for a reason: its code, its message, and a link that may help. */
export function createGithubFailure(
  reason: GithubFailureReason,
  details: GithubFailureDetails = {},
): BackendFailure {
  const message = sentences[reason](details).trim();
  const label = ways[reason];
  const { address } = details;
  const way = label !== undefined && address !== undefined ? { address, label } : undefined;
  return { kind: "refused", code: codes[reason], message, ...(way && { way }) };
}

/** Messages for failed requests to GitHub. */
export const githubStrings = {
  faults: (fault: ApiError) => faults[fault.fault](fault),
  signInAgain: "Entrar de novo",
};

function formatClockTime(moment: number): string {
  return new Date(moment).toLocaleTimeString(studioLanguage, {
    hour: "2-digit",
    minute: "2-digit",
  });
}

function quoteServerAnswer(said = ""): string {
  const text = said.replace(/\s+/g, " ").trim();
  return text === "" ? "" : ` A resposta foi: “${text.slice(0, 300)}”`;
}
