import type { CommitInfo } from "../../backend-contract/history.ts";
import { formatDisplayDate, studioLanguage } from "../../studio-locale.pt-br.ts";
import { historyStrings } from "../history/strings.pt-br.ts";
import type { PublishProgress } from "./publish-progress.ts";

/** Strings about committing and publishing. */
export const publishStrings = {
  ready: (d: { open: number; all: number }) =>
    d.open === 1
      ? `Antes de ir ao ar: falta 1 de ${d.all}`
      : `Antes de ir ao ar: faltam ${d.open} de ${d.all}`,
  isDone: "Feito: ",
  isOpen: "Falta: ",
  isChoice: "Se quiser: ",
  looking: "Vendo o que mudou desde a última versão guardada…",
  first:
    "Ainda não há nenhuma versão guardada. Esta será a primeira, com todos os textos, imagens e documentos do site:",
  firstSummary: "Primeira versão",
  toKeep: (d: { count: number; newest: CommitInfo; now: Date }) =>
    `${d.count === 1 ? "1 mudança" : `${d.count} mudanças`} desde a última versão, guardada ${describeCommitTimeAndAuthor(d)}:`,
  nothing: (d: { newest: CommitInfo; now: Date }) =>
    `Tudo está guardado: nada mudou desde a última versão, guardada ${describeCommitTimeAndAuthor(d)}.`,
  maybeLive: "Se ela ainda não está no ar, avise quem cuida da publicação do site.",
  empty: "Ainda não há nada para guardar.",
  summary: "Esta versão em uma linha",
  name: "Seu nome",
  nameNote: "Fica escrito nas versões que você guarda. Só é perguntado desta vez.",
  keep: "Guardar esta versão",
  keepAnyway: "Guardar mesmo assim",
  publishAnyway: "Publicar mesmo assim",
  lostForms: (count: number) =>
    count === 1
      ? "Um formulário diz que a mensagem foi enviada, mas ela não chega a ninguém. Escolha aonde ela vai:"
      : `${count} formulários dizem que a mensagem foi enviada, mas ela não chega a ninguém. Escolha aonde ela vai:`,
  keeping: "Guardando…",
  notLive: "Os visitantes só veem esta versão quando o site for enviado.",
  notLiveBy: (d: { name: string }) =>
    `Guardada com o nome de ${d.name}. Os visitantes só veem esta versão quando o site for enviado.`,
  kept: (d: { version: CommitInfo; now: Date }) =>
    `Versão guardada ${historyStrings.keptAt(d.version, d.now)}, por ${d.version.who}.`,
  toSend: "Os visitantes ainda não a veem. Para pôr no ar, avise quem cuida da publicação do site.",
  publish: "Guardar e publicar",
  goesLive: "A versão é guardada e enviada; poucos minutos depois os visitantes a veem.",
  goesLiveBy: (d: { name: string }) =>
    `Guardada com o nome de ${d.name} e enviada; poucos minutos depois os visitantes a veem.`,
  unsent: (count: number) =>
    count === 1
      ? "1 versão guardada ainda não foi enviada: os visitantes não a veem."
      : `${count} versões guardadas ainda não foram enviadas: os visitantes não as veem.`,
  send: "Enviar agora",
  again: "Tentar de novo",
  mayClose: "Pode fechar esta janela: o estúdio continua esperando.",
  steps: (sending: PublishProgress): string => {
    switch (sending.step) {
      case "sending":
        return "Enviando…";
      case "offline":
        return `${sending.message} O estúdio tenta de novo sozinho quando houver conexão.`;
      case "waiting":
        return "Enviada. Esperando o site…";
      case "live":
        return describeLiveSite(sending);
      case "old":
        return `A versão foi enviada, mas depois de 10 minutos ${sending.address ?? "o site"} ainda mostra a anterior. Peça a quem cuida do site que veja se a montagem parou.`;
      case "clashing":
        return sending.theirs
          ? `Nada foi enviado: ${sending.theirs.who} mudou o mesmo que você, ${historyStrings.keptAt(sending.theirs, new Date())}. Sua versão está guardada.`
          : "Nada foi enviado: outra pessoa mudou o mesmo que você. Sua versão está guardada.";
      case "stopped":
        return sending.message;
    }
  },
  came: (all: readonly CommitInfo[]) =>
    `Foi junto o que ${[...new Set(all.map(({ who }) => who))].join(" e ")} enviou, e já está aqui.`,
  whole: "O arquivo inteiro, que não se junta por partes.",
  mine: (text?: string) => `Aqui: ${describeConflictingText(text)}`,
  theirs: (text?: string) => `Lá: ${describeConflictingText(text)}`,
  choose:
    "Se deve valer o de lá, escreva-o aqui e publique de novo. Se deve valer o daqui, combine antes com a outra pessoa.",
  sendMine: "Enviar com os textos daqui",
  done: "Fechar",
  countIn: (d: { group: string; count: number }) => `${d.group}: ${d.count} mudanças`,
  listed: (names: readonly string[]) => {
    const [last = "", ...before] = names.toReversed();
    return before.length === 0 ? last : `${before.toReversed().join(", ")} e ${last}`;
  },
  more: (count: number) => `mais ${count}`,
};

/** Says since when the site is live, or that its daily build has stopped. */
function describeLiveSite({
  at,
  since,
  missed,
}: Extract<PublishProgress, { step: "live" }>): string {
  if (at !== undefined) return `No ar às ${formatTime(at)}.`;
  if (since === undefined) return "Está no ar.";
  const from = `No ar desde ${formatMoment(since)}.`;
  if (!missed) return from;
  const day = formatDisplayDate(missed.date);
  const became = missed.kind === "appears" ? "deveria ter entrado" : "deveria ter saído";
  return `${from} Mas ficou para trás: “${missed.name}” ${became} em ${day}, e o site só muda no dia se for montado de novo a cada dia. Peça a quem cuida da publicação que veja por que isso parou.`;
}

function formatMoment(moment: number): string {
  return new Date(moment).toLocaleString(studioLanguage, {
    ...{ day: "numeric", month: "long", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit" },
  } as const);
}

function formatTime(moment: number): string {
  return new Date(moment).toLocaleTimeString(studioLanguage, {
    hour: "2-digit",
    minute: "2-digit",
  });
}

function describeConflictingText(text?: string): string {
  if (text === undefined) return "saiu";
  return text.length > 200 ? `“${text.slice(0, 200)}…”` : `“${text}”`;
}

function describeCommitTimeAndAuthor({ newest, now }: { newest: CommitInfo; now: Date }): string {
  return `${historyStrings.keptAt(newest, now)}, por ${newest.who}`;
}
