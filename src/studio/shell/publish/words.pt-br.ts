import type { KeptVersion } from "../../host.ts";
import { pastWords } from "../past/words.pt-br.ts";

/** What the studio says of keeping a version. */
export const publishWords = {
  looking: "Vendo o que mudou desde a última versão guardada…",
  first:
    "Ainda não há nenhuma versão guardada. Esta será a primeira, com todos os textos, imagens e documentos do site:",
  firstSummary: "Primeira versão",
  toKeep: (d: { count: number; newest: KeptVersion; now: Date }) =>
    `${d.count === 1 ? "1 mudança" : `${d.count} mudanças`} desde a última versão, guardada ${whenAndWho(d)}:`,
  nothing: (d: { newest: KeptVersion; now: Date }) =>
    `Tudo está guardado: nada mudou desde a última versão, guardada ${whenAndWho(d)}.`,
  maybeLive: "Se ela ainda não está no ar, avise quem cuida da publicação do site.",
  empty: "Ainda não há nada para guardar.",
  summary: "Esta versão em uma linha",
  name: "Seu nome",
  nameNote: "Fica escrito nas versões que você guarda. Só é perguntado desta vez.",
  keep: "Guardar esta versão",
  keeping: "Guardando…",
  notLive: "Os visitantes só veem esta versão quando o site for enviado.",
  notLiveBy: (d: { name: string }) =>
    `Guardada com o nome de ${d.name}. Os visitantes só veem esta versão quando o site for enviado.`,
  kept: (d: { version: KeptVersion; now: Date }) =>
    `Versão guardada ${pastWords.keptAt(d.version, d.now)}, por ${d.version.who}.`,
  toSend: "Os visitantes ainda não a veem. Para pôr no ar, avise quem cuida da publicação do site.",
  done: "Fechar",
  countIn: (d: { group: string; count: number }) => `${d.group}: ${d.count} mudanças`,
  listed: (names: readonly string[]) => {
    const [last = "", ...before] = names.toReversed();
    return before.length === 0 ? last : `${before.toReversed().join(", ")} e ${last}`;
  },
  more: (count: number) => `mais ${count}`,
};

function whenAndWho({ newest, now }: { newest: KeptVersion; now: Date }): string {
  return `${pastWords.keptAt(newest, now)}, por ${newest.who}`;
}
