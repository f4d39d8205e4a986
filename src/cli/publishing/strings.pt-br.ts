import type { ScheduledChange } from "../../model/content-schedule.ts";
import type {
  ChangedFile,
  CommitInfo,
  MergeConflict,
} from "../../studio/backend-contract/history.ts";

const became: Record<ChangedFile["kind"], string> = {
  new: "entrou",
  changed: "mudou",
  gone: "saiu",
};

/** Strings of the publish command. */
export const publishingStrings = {
  mayBeRefused: (d: { count: number; line: string }) =>
    `Atenção: a publicação pode ser recusada por ${d.count === 1 ? "1 coisa que não deve" : `${d.count} coisas que não devem`} ir ao ar. Veja com: ${d.line}`,
  willChange: "O que vai mudar no site:",
  first: "Será a primeira versão, com todos os textos, imagens e documentos.",
  file: ({ path, kind }: ChangedFile) => `${path}: ${became[kind]}`,
  unsent: (count: number) =>
    count === 1
      ? "1 versão guardada ainda não foi enviada."
      : `${count} versões guardadas ainda não foram enviadas.`,
  ask: "Publicar? (s/n) ",
  isYes: (answer: string) => /^s(?:im)?$/i.test(answer.trim()),
  notAsked: (d: { line: string }) =>
    `Aqui não há a quem perguntar, e nada foi publicado. Para publicar sem pergunta: ${d.line}`,
  stopped: "Nada foi publicado.",
  name: "Seu nome, que fica escrito nas versões (só é perguntado desta vez): ",
  email: "Seu e-mail (Enter, se não quiser dizer): ",
  summary: (d: { sentences: readonly string[]; files: number }) =>
    d.sentences.length === 1
      ? truncateSentence(d.sentences[0] ?? "")
      : `${d.sentences.length} mudanças`,
  firstSummary: "Primeira versão",
  kept: ({ words, who }: CommitInfo) => `Guardada: ${words} (${who})`,
  sending: "Enviando…",
  sent: "Enviada.",
  came: (all: readonly CommitInfo[]) =>
    `Veio junto o que outros enviaram: ${all.map(({ who, words }) => `${who}, ${words}`).join("; ")}.`,
  behind:
    "O que outros enviaram ainda não entrou nesta pasta: há nela mudanças que não estão guardadas nos mesmos arquivos.",
  clashing: (theirs?: CommitInfo) =>
    theirs
      ? `Nada foi enviado: ${theirs.who} mudou o mesmo que você, ${formatDayAndTime(theirs.time)} (${theirs.words}).`
      : "Nada foi enviado: outra pessoa mudou o mesmo que você.",
  clash: ({ path, field, mine, theirs }: MergeConflict) =>
    [
      field === "" ? path : `${path}, ${field.slice(1).replaceAll("/", " › ")}`,
      ...(mine === undefined && theirs === undefined
        ? ["  o arquivo inteiro, que não se junta por partes"]
        : [`  aqui: ${mine ?? "(saiu)"}`, `  lá:   ${theirs ?? "(saiu)"}`]),
    ].join("\n"),
  choose:
    "Se deve valer o de lá, escreva-o no arquivo e publique de novo. Se deve valer o seu, combine com a outra pessoa e envie pelo estúdio, em Publicar.",
  waiting: "Esperando o site…",
  live: (d: { moment: Date; address: string }) =>
    `No ar às ${d.moment.toLocaleTimeString("pt-BR", { hour: "2-digit", minute: "2-digit" })}: ${d.address}`,
  old: (d: { minutes: number; address: string }) =>
    `A versão foi enviada, mas depois de ${d.minutes} min ${d.address} ainda mostra a anterior. Veja na página da hospedagem se a montagem do site terminou, ou por que parou.`,
};

function truncateSentence(sentence: string): string {
  const line = sentence.replace(/\s+/g, " ").trim();
  return line.length <= 90 ? line : `${line.slice(0, 90).replace(/\s+\S*$/, "")}…`;
}

function formatDayAndTime(time: number): string {
  return new Date(time).toLocaleString("pt-BR", {
    day: "2-digit",
    month: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** Strings about when the live site was published. */
export const lastWorkflowRunStrings = {
  when: (d: { moment: Date; zone: string }) => {
    const shown = { dateStyle: "short", timeStyle: "short" } as const;
    try {
      return d.moment.toLocaleString("pt-BR", { ...shown, timeZone: d.zone });
    } catch {
      return d.moment.toLocaleString("pt-BR", shown);
    }
  },
  same: (d: { address: string; when?: string }) =>
    `${d.address} está no ar com este conteúdo${d.when ? `, publicado em ${d.when}` : ""}.`,
  other: (d: { address: string; when?: string }) =>
    `O que está no ar em ${d.address}${d.when ? `, publicado em ${d.when},` : ""} ainda não é este conteúdo.`,
  missed: (d: { address: string; when: string; missed: ScheduledChange }) =>
    `${d.address} ficou para trás: foi publicado em ${d.when}, e “${d.missed.name}” deveria ter ${d.missed.kind === "appears" ? "entrado" : "saído"} em ${d.missed.date.split("-").reverse().join("/")}. A montagem de todo dia parou (o GitHub a desliga depois de 60 dias sem mudanças): ligue-a de novo na página da hospedagem.`,
  silent: (d: { address: string }) =>
    `Não dá para dizer quando o site foi publicado: ${d.address} não responde.`,
  untold: (d: { address: string }) =>
    `O que está em ${d.address} não diz de que conteúdo foi montado: ainda não é este site, ou é de antes.`,
};
