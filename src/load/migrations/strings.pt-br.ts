import { countWithNoun, excerpt } from "../../yaml/phrases.pt-br.ts";

/** Messages about a migration: each change, and the outcome. */
export const migrationStrings = {
  country: (d: { code: string; country: string }) =>
    `O código do país nas ligações ("${excerpt(d.code)}") deu lugar ao país no endereço: country: ${d.country}`,
  format: (d: { format: string; label: string }) =>
    `A conferência "${excerpt(d.format)}" de "${excerpt(d.label)}" não existe mais; o modelo do número fica escrito ao lado dele.`,
  renamed: (d: ChangedValueCount & { from: string; to: string }) =>
    `${d.file}: o campo "${d.from}" chama-se agora "${d.to}"${formatRepeatCount(d)}.`,
  moved: (d: ChangedValueCount & { from: string; to: string }) =>
    `${d.file}: o que estava em "${d.from}" está agora em "${d.to}"${formatRepeatCount(d)}.`,
  set: (d: ChangedValueCount & { field: string }) =>
    `${d.file}: o campo "${d.field}", que faltava, foi escrito${formatRepeatCount(d)}.`,
  removed: (d: ChangedValueCount & { field: string }) =>
    `${d.file}: o campo "${d.field}" saiu, porque não é mais preciso${formatRepeatCount(d)}.`,
  mapped: (d: ChangedValueCount & { field: string }) =>
    `${d.file}: o campo "${d.field}" diz o mesmo com as palavras de hoje${formatRepeatCount(d)}.`,
  version: (d: { version: number }) => `O conteúdo é agora da versão ${d.version}.`,
  done: (d: { files: readonly string[]; kept: string }) =>
    d.files.length === 1
      ? `Atualizado: ${d.files.join()}. O arquivo como era está em ${d.kept}; para voltar, copie-o de lá.`
      : `${countWithNoun(d.files.length, "arquivo atualizado", "arquivos atualizados")}: ${d.files.join(", ")}. Os arquivos como eram estão em ${d.kept}; para voltar, copie-os de lá para a pasta do conteúdo.`,
  nothing: "O conteúdo já está na forma de hoje: não há nada a mudar.",
  newer: (d: { version: number; known: number }) =>
    `Este conteúdo foi escrito para um Prelo mais novo (versão ${d.version}; este conhece até ${d.known}). Nada foi mudado.`,
  missing: (d: { file: string }) => `Não há ${d.file}. Nada foi mudado.`,
  refused: (d: { file: string; reason: string }) =>
    `${d.file} não pôde ser mudado: ${d.reason} Corrija o que a conferência apontar nele e tente de novo. Nada foi mudado.`,
  unwritten: (d: { reason: string }) =>
    `O conteúdo não pôde ser mudado: ${d.reason} Nada foi mudado.`,
  meanwhile: "Um arquivo mudou enquanto isto acontecia. Tente de novo.",
};

/** The file, and how many values in it a step changes. */
interface ChangedValueCount {
  file: string;
  count: number;
}

function formatRepeatCount({ count: all }: ChangedValueCount): string {
  return all > 1 ? ` (${all} vezes)` : "";
}
