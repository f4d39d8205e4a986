import type { ChangedFile, CommitInfo } from "../../backend-contract/history.ts";
import { studioLanguage } from "../../studio-locale.pt-br.ts";
import { appStrings } from "../strings.pt-br.ts";

const mediaChangeStrings: Record<ChangedFile["kind"], string> = {
  new: "entrou",
  changed: "o arquivo foi trocado",
  gone: "saiu",
};

/** Strings of the history: changes, commits, earlier values. */
export const historyStrings = {
  since: "Desde quando",
  sinceDays: { 0: "Desde que abri", 1: "Desde ontem", 7: "Há 7 dias", 30: "Há 30 dias" },
  changedSince: (day: Date) =>
    `O que os visitantes vão ver de diferente desde o começo de ${formatShortDay(day)}:`,
  noneSince: (day: Date) => `Nada mudou desde o começo de ${formatShortDay(day)}.`,
  reach: (moment: Date) =>
    `O diário do estúdio só alcança ${formatShortDay(moment)} às ${formatTime(moment)}: antes disso ele não sabe o que mudou.`,
  changedSinceThen: "O que os visitantes vão ver de diferente desde então:",
  noneSinceThen: "Desde então nada mudou.",
  keptVersions: "Versões guardadas",
  inJournal: "Pelo diário do estúdio",
  newestVersion: (version: CommitInfo, now: Date) =>
    `Última versão guardada (${formatCommitTime(version, now)}, ${version.who})`,
  keptVersion: (version: CommitInfo, now: Date) =>
    `Versão de ${formatDayAndMonth(new Date(version.time), now)}, ${version.who}: ${version.words}`,
  keptAt: formatCommitTime,
  changedSinceKept: (d: { moment: string; who: string }) =>
    `O que mudou desde a versão guardada ${d.moment}, por ${d.who}:`,
  noneSinceKept: (d: { moment: string; who: string }) =>
    `Nada mudou desde a versão guardada ${d.moment}, por ${d.who}.`,
  noVersions:
    "Ainda não há versões guardadas: até a primeira, o que mudou vem do diário do estúdio.",
  olderElsewhere: "As versões mais antigas não estão neste computador.",
  allTexts: "Textos",
  media: "Imagens e documentos",
  became: mediaChangeStrings,
  sameForVisitors: "mudou só por dentro do arquivo: os visitantes não veem diferença",
  unread: "O diário do estúdio não pôde ser lido agora. Tente de novo daqui a pouco.",
  versionsOf: (d: { name: string }) => `Versões: ${d.name}`,
  versionsKnown: (count: number) =>
    count === 1 ? "Mudou 1 vez, que se saiba." : `Mudou ${count} vezes, que se saiba.`,
  versionAt: (moment: Date) => `${formatShortDay(moment)} às ${formatTime(moment)}`,
  versionNow: "É a versão de agora.",
  versionKept: (version: CommitInfo, now: Date) =>
    `Guardada ${formatCommitTime(version, now)}, por ${version.who}: ${version.words}`,
  versionUnkept: "Ainda não guardada em uma versão.",
  versionFirst: "Antes disso",
  bringVersion: "Voltar a esta versão",
  versionBack: (d: { name: string }) =>
    `${d.name}: voltou a uma versão anterior. Desfazer traz de volta a de agora.`,
  bringSite: "Voltar o site inteiro a esta versão",
  bringing: "Voltando o site a esta versão…",
  siteBack: (d: { moment: string }) =>
    `O site inteiro voltou a ser o da versão guardada ${d.moment}. Desfazer traz de volta o de agora. Os visitantes veem a mudança depois de Publicar.`,
  versionRefused: "Não foi possível voltar a esta versão: o lugar dela não está mais no arquivo.",
  yes: "sim",
  no: "não",
  takeBack: "Voltar ao que era",
  takeBackWhole: "Voltar este texto inteiro ao que era",
  takenBack: (d: { subject: string }) =>
    `${d.subject}: voltou ao que era. Desfazer traz a mudança de volta.`,
  notTaken: "O conteúdo mudou enquanto isso, e a lista foi feita de novo. Tente outra vez.",
};

/**
 * Formats the time of a commit: "hoje às 09:05", "ontem às 18:02", "em 12 de novembro às 10:00".
 */
function formatCommitTime({ time }: CommitInfo, now: Date): string {
  const moment = new Date(time);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (moment.toDateString() === yesterday.toDateString()) return `ontem às ${formatTime(moment)}`;
  if (moment.toDateString() === now.toDateString()) return appStrings.moment(moment, now);
  return `em ${formatDayAndMonth(moment, now)} às ${formatTime(moment)}`;
}

/** Formats a day: "12 de novembro", with the year unless it is the current one. */
function formatDayAndMonth(moment: Date, now: Date): string {
  const year = moment.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return moment.toLocaleDateString(studioLanguage, { day: "numeric", month: "long", year });
}

function formatShortDay(moment: Date): string {
  return moment.toLocaleDateString(studioLanguage, { day: "2-digit", month: "2-digit" });
}

function formatTime(moment: Date): string {
  return moment.toLocaleTimeString(studioLanguage, { hour: "2-digit", minute: "2-digit" });
}
