/** What the studio says of what was before. */
export const pastWords = {
  since: "Desde quando",
  sinceDays: { 0: "Desde que abri", 1: "Desde ontem", 7: "Há 7 dias", 30: "Há 30 dias" },
  changedSince: (day: Date) =>
    `O que os visitantes vão ver de diferente desde o começo de ${dayOf(day)}:`,
  noneSince: (day: Date) => `Nada mudou desde o começo de ${dayOf(day)}.`,
  reach: (moment: Date) =>
    `O diário do estúdio só alcança ${dayOf(moment)} às ${timeOf(moment)}: antes disso ele não sabe o que mudou.`,
  changedSinceThen: "O que os visitantes vão ver de diferente desde então:",
  noneSinceThen: "Desde então nada mudou.",
  unread: "O diário do estúdio não pôde ser lido agora. Tente de novo daqui a pouco.",
  versionsOf: (d: { name: string }) => `Versões: ${d.name}`,
  versionsKnown: (count: number) =>
    count === 1 ? "Mudou 1 vez, que se saiba." : `Mudou ${count} vezes, que se saiba.`,
  versionAt: (moment: Date) => `${dayOf(moment)} às ${timeOf(moment)}`,
  versionNow: "É a versão de agora.",
  versionFirst: "Antes disso",
  bringVersion: "Voltar a esta versão",
  versionBack: (d: { name: string }) =>
    `${d.name}: voltou a uma versão anterior. Desfazer traz de volta a de agora.`,
  versionRefused: "Não foi possível voltar a esta versão: o lugar dela não está mais no arquivo.",
  yes: "sim",
  no: "não",
  takeBack: "Voltar ao que era",
  takeBackWhole: "Voltar este texto inteiro ao que era",
  takenBack: (d: { subject: string }) =>
    `${d.subject}: voltou ao que era. Desfazer traz a mudança de volta.`,
  notTaken: "O conteúdo mudou enquanto isso, e a lista foi feita de novo. Tente outra vez.",
};

function dayOf(moment: Date): string {
  return moment.toLocaleDateString("pt-BR", { day: "2-digit", month: "2-digit" });
}

function timeOf(moment: Date): string {
  return moment.toLocaleTimeString("pt-BR", { hour: "2-digit", minute: "2-digit" });
}
