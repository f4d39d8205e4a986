import type { ScheduledChange } from "../../model/content-schedule.ts";
import { excerpt, formatKilobytes } from "../../yaml/phrases.pt-br.ts";
import type { OverBudget } from "../html/budget.ts";

/** Exceeded budgets with size, limit and advice, for authors of components and themes. */
const overBudgetStrings: Record<OverBudget["what"], (found: OverBudget) => string> = {
  opening: ({ route, ...size }) =>
    `O começo da página ${route} está pesado: ${describeSizeAndLimit(size)}, já comprimido. O texto não conta; deixe mais leves a marcação e os estilos dos primeiros blocos.`,
  picture: ({ route, ...size }) =>
    `Um desenho dentro da página ${route} está pesado: ${describeSizeAndLimit(size)}. Guarde-o em um arquivo próprio.`,
  fonts: (size) =>
    `As letras do tema estão pesadas: ${describeSizeAndLimit(size)}. Em theme.yaml, reduza os eixos (wght, opsz) ou os estilos.`,
  preloads: ({ bytes, limit }) =>
    `O tema pede ${bytes} arquivos de letras antes de mostrar o texto; o limite é ${limit}. Em theme.yaml, deixe "preload: true" só nas letras da primeira tela.`,
};

function describeSizeAndLimit({ bytes, limit }: Pick<OverBudget, "bytes" | "limit">): string {
  return `${formatKilobytes(bytes)} KB, e o limite é ${formatKilobytes(limit)} KB`;
}

/** The maximum number of changes to list. */
const mostChanges = 5;

/** Formats the next automatic changes of the site, one line for each. */
function describeUpcomingChanges(changes: readonly ScheduledChange[]): string {
  const lines = changes.slice(0, mostChanges).map(({ date, kind, name }) => {
    const day = date.split("-").reverse().join("/");
    return `  ${day}  ${kind === "appears" ? "entra" : "sai  "}  ${excerpt(name)}`;
  });
  const more = changes.length - lines.length;
  return [
    "Próximas mudanças, que só aparecem se o site for gerado de novo no dia:",
    ...lines,
    ...(more > 0 ? [`  … e mais ${more}.`] : []),
  ].join("\n");
}

/** Messages of the commands that build a site, in the language of editors. */
export const buildStrings = {
  check: "Conferindo o conteúdo",
  assets: "Preparando letras, imagens e scripts",
  pages: "Montando as páginas",
  built: ({ pages, out, seconds }: { pages: number; out: string; seconds: string }) =>
    `Site pronto em ${out}: ${pages} páginas em ${seconds} s.`,
  oneFile: ({ file, bytes }: { file: string; bytes: number }) =>
    `Arquivo para mostrar pronto em ${file}: ${formatKilobytes(bytes)} KB.`,
  upcoming: describeUpcomingChanges,
  overBudget: (found: OverBudget) => `Aviso: ${overBudgetStrings[found.what](found)}`,
  kept: ({ out }: { out: string }) => `O site em ${out} continua como estava.`,
  notBuilt: ({ out, command }: { out: string; command: string }) =>
    `Não há site pronto em ${out}. Antes: ${command}`,
  servers: ({ lines }: { lines: readonly string[] }) =>
    ["Escreva para que servidor ou hospedagem:", ...lines.map((line) => `  ${line}`)].join("\n"),
  sayHost: ({ host }: { host: string }) =>
    `Escreva em site.yaml: hosting: ${host}\nAssim a conferência antes de publicar sabe quais formulários lá funcionam.`,
  noScene: ({ folder, name, known, suggestion }: UnknownSceneDetails) =>
    name === undefined
      ? `Não há cenas em ${folder}.`
      : `A cena "${excerpt(name)}" não existe em ${folder}.${suggestion ? ` Você quis dizer "${suggestion}"?` : ` Há: ${known.join(", ")}.`}`,
  serving: ({ address }: { address: string }) => `No ar em ${address}   (para parar: Ctrl+C)`,
  previewing: ({ address }: { address: string }) =>
    `Prévia em ${address}   (salve um arquivo e veja; para parar: Ctrl+C)`,
  gallery: ({ address }: { address: string }) => `Todos os blocos em ${address}`,
  studio: "O estúdio está aberto neste endereço (para parar: Ctrl+C):",
  staticStudio: ({ target }: { target: string }) =>
    `O estúdio está em "${target}": ponha esses arquivos em um servidor com https, na raiz de um endereço só deles (como estudio.exemplo.com.br). Nada precisa ser instalado para usá-lo.`,
  noSite: ({ content }: { content: string }) =>
    `Em "${content}" não há o conteúdo de um site: falta o arquivo site.yaml. Confira o nome da pasta.`,
  studioAgain: "Para abri-lo outra vez no navegador, aperte Enter nesta janela.",
  notOpened: "O navegador não abriu sozinho: copie o endereço acima e abra-o nele.",
};

interface UnknownSceneDetails {
  folder: string;
  /** The requested name; `undefined` if there are no scenes. */
  name?: string;
  known: readonly string[];
  suggestion?: string;
}

/** Reasons why the disk cannot be written, by error code. */
export const writeStrings: Record<string, ((out: string) => string) | undefined> = {
  ENOSPC: diskFullMessage,
  EDQUOT: diskFullMessage,
  EACCES: noPermissionMessage,
  EPERM: noPermissionMessage,
  EROFS: noPermissionMessage,
};

function diskFullMessage(out: string): string {
  return `Não há espaço no disco para gravar o site em ${out}. Libere espaço e repita o comando; o site antigo continua como estava.`;
}

function noPermissionMessage(out: string): string {
  return `Não há permissão para gravar o site em ${out}. Escolha outra pasta com --out, ou mude a permissão; o site antigo continua como estava.`;
}

/** Formats the progress of a step: parts done, parts per second, and the remaining time. */
export function describeProgress({ done, all, perSecond }: StepProgress): string {
  const left = Math.ceil((all - done) / perSecond);
  return `${done} de ${all}, ${Math.round(perSecond)} por segundo, faltam ${left} s`;
}

interface StepProgress {
  done: number;
  all: number;
  perSecond: number;
}
