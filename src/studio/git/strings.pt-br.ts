import type { BackendFailure, HistoryFailureCode } from "../backend-contract/failure.ts";

/** Details of a message: the output of git or a hook, for support. */
interface HistoryFailureDetails {
  said?: string;
}

const sentences: Record<HistoryFailureCode, (d: HistoryFailureDetails) => string> = {
  "no-git": () =>
    "O programa que guarda versões (git) não está instalado neste computador. O diário do estúdio continua guardando o que você escreve, por 90 dias.",
  "no-repository": () =>
    "Esta pasta não guarda versões. O diário do estúdio continua guardando o que você escreve, por 90 dias.",
  untrusted: () =>
    "Nada é guardado nem publicado em uma pasta em que ninguém disse ainda que confia. Feche o estúdio e abra de novo com a opção --trust.",
  foreign: () =>
    "A pasta do site é de outro usuário deste computador, e por isso as versões dela não podem ser lidas aqui. Peça ajuda a quem cuida do site.",
  ignored: () =>
    "A pasta do site está entre as que não são guardadas em versões (.gitignore). Peça a quem cuida do site que a tire dessa lista.",
  unfinished: () =>
    "Quem cuida do site está juntando versões, e ainda não terminou. Guarde esta versão depois; até lá tudo fica salvo nos arquivos.",
  detached: () =>
    "A pasta mostra agora uma versão antiga, e o que se guardasse em cima dela se perderia. Peça a quem cuida do site que volte à mais nova.",
  busy: () =>
    "Outro programa está guardando uma versão agora. Tente de novo daqui a pouco; se não passar, peça ajuda a quem cuida do site.",
  outdated: () =>
    "O conteúdo mudou enquanto isso, e a lista foi feita de novo. Confira e guarde outra vez.",
  "nothing-new": () => "Nada mudou desde a última versão guardada.",
  "no-name": () => "Escreva seu nome, com letras: ele fica guardado com a versão.",
  "not-kept": ({ said }) =>
    `A versão não foi guardada, e nada se perdeu: o conteúdo continua salvo como estava.${quoteGitOutput(said)}`,
  unreadable: () =>
    "As versões guardadas não puderam ser lidas. O conteúdo continua salvo nos arquivos; peça ajuda a quem cuida do site.",
  "no-version": () => "Esta versão não está mais neste computador.",
  "too-slow": () =>
    "Guardar ou ler versões demorou demais e foi interrompido; nada se perdeu. Tente de novo; se não passar, peça ajuda a quem cuida do site.",
};

/** Creates a failure with its message. */
export function createHistoryFailure(
  code: HistoryFailureCode,
  details: HistoryFailureDetails = {},
): BackendFailure {
  return { kind: "refused", code, message: sentences[code](details) };
}

function quoteGitOutput(said = ""): string {
  return said === "" ? "" : ` A resposta foi: “${said}”`;
}
