import { excerpt } from "../../yaml/phrases.pt-br.ts";
import type { BackendFailure, BackendFailureCode } from "./failure.ts";
import type { PathRejectionReason } from "./validation/safe-path.ts";

interface FailureDetails {
  /** The file concerned. */
  path?: string;
  /** Why the path is rejected. */
  fault?: PathRejectionReason;
  /** The size limit in bytes. */
  limit?: number;
  /** The system error code, for support. */
  cause?: string;
}

const pathStrings: Record<PathRejectionReason, string> = {
  long: "é comprido demais. Use um nome mais curto.",
  characters: 'tem um sinal que nomes de arquivos não podem ter. Use letras, números e "-".',
  shape: "não é o de um arquivo da pasta do site. Escreva só o nome, ou pasta/nome.",
  hidden: "começa com um ponto. Comece o nome com uma letra.",
  ending: "começa ou termina com um espaço ou um ponto. Tire-o do nome.",
  device: "é reservado pelo Windows. Escolha outro nome.",
  code: "é o de um programa, e aqui só se mudam textos, imagens e documentos.",
};

const sentences: Record<BackendFailureCode, (d: FailureDetails) => string> = {
  "bad-path": ({ path, fault = "shape" }) => `O nome ${quoteFileName(path)} ${pathStrings[fault]}`,
  code: ({ path }) => `O nome ${quoteFileName(path)} ${pathStrings.code}`,
  "unknown-kind": ({ path }) =>
    `O site não conhece um arquivo como ${quoteFileName(path)}. Textos são .yaml nas suas pastas; imagens e documentos ficam em media.`,
  link: ({ path }) =>
    `${quoteFileName(path)} é um atalho, ou está escrito de outro modo na pasta. Ponha o próprio arquivo no lugar.`,
  "too-large": ({ path, limit = 0 }) =>
    `${quoteFileName(path)} é grande demais: o limite é ${formatMegabytes(limit)} MB. Diminua o arquivo e tente de novo.`,
  "wrong-bytes": ({ path }) =>
    `${quoteFileName(path)} não é por dentro o que o nome diz, ou está estragado. Exporte o arquivo de novo.`,
  "unsafe-drawing": ({ path }) =>
    `${quoteFileName(path)} traz programas ou endereços de fora. Exporte o desenho como SVG simples.`,
  "no-text": ({ path }) =>
    `${quoteFileName(path)} não está em UTF-8. Abra-o em um editor de textos e salve-o assim.`,
  "disk-full": ({ path }) =>
    `Não há espaço no disco para salvar ${quoteFileName(path)}. Libere espaço e salve de novo; o que havia continua como estava.`,
  "read-only": ({ path }) =>
    `Não há permissão para mudar ${quoteFileName(path)}. Tire a proteção do arquivo ou da pasta e salve de novo; o que havia continua como estava.`,
  "in-use": ({ path }) =>
    `${quoteFileName(path)} está aberto em outro programa. Feche-o e salve de novo; o que havia continua como estava.`,
  "not-kept": ({ path }) =>
    `${quoteFileName(path)} não está mais guardado. Escolha o arquivo de novo no seu computador.`,
  macros: ({ path }) =>
    `${quoteFileName(path)} traz macros, que são programas. Salve-o sem macros, como .docx ou .xlsx, e escolha-o de novo.`,
  "already-open": () =>
    "Este conteúdo já está aberto em outro estúdio neste computador. Para vê-lo no navegador, aperte Enter na janela em que ele foi aberto; ou feche-a antes.",
  "not-proven": () =>
    "Este pedido não veio da página do estúdio. Abra o estúdio de novo pelo endereço que o terminal mostra.",
  "too-many-cookies": () =>
    "O navegador mandou cookies demais. Apague os de 127.0.0.1 e de localhost nas configurações dele e abra de novo o endereço que o terminal mostra.",
  "bad-request": () => "O estúdio não entendeu o pedido. Recarregue a página e tente de novo.",
  unreachable: () =>
    "O estúdio não responde. Confira se a janela em que ele foi aberto continua aberta.",
  failed: ({ path, cause }) =>
    `O computador não deixou salvar ${quoteFileName(path)} (${cause ?? "?"}). Tente de novo; o que havia continua como estava.`,
};

/** Creates a failure with its message. */
export function createFailure(
  code: BackendFailureCode,
  details: FailureDetails = {},
): BackendFailure {
  const { path } = details;
  return {
    kind: "refused",
    code,
    message: sentences[code](details),
    ...(path === undefined ? {} : { path }),
  };
}

function quoteFileName(path: string | undefined): string {
  return path === undefined ? "o arquivo" : `"${excerpt(path)}"`;
}

function formatMegabytes(bytes: number): string {
  return String(Math.round(bytes / 1024 / 1024));
}
