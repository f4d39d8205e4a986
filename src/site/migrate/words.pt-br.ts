import { short } from "../../text/phrases.pt-br.ts";

/** What is said to people whose content is brought to today's form. */
export const migrationWords = {
  country: (d: { code: string; country: string }) =>
    `O código do país nas ligações ("${short(d.code)}") deu lugar ao país no endereço: country: ${d.country}`,
  format: (d: { format: string; label: string }) =>
    `A conferência "${short(d.format)}" de "${short(d.label)}" não existe mais; o modelo do número fica escrito ao lado dele.`,
  version: (d: { version: number }) => `O conteúdo é agora da versão ${d.version}.`,
  done: (d: { file: string; kept: string }) =>
    `Atualizado: ${d.file}. O arquivo como era está em ${d.kept}; para voltar, copie-o de lá.`,
  nothing: "O conteúdo já está na forma de hoje: não há nada a mudar.",
  newer: (d: { version: number; known: number }) =>
    `Este conteúdo foi escrito para um Prelo mais novo (versão ${d.version}; este conhece até ${d.known}). Nada foi mudado.`,
  missing: (d: { file: string }) => `Não há ${d.file}. Nada foi mudado.`,
  refused: (d: { file: string; reason: string }) =>
    `${d.file} não pôde ser mudado: ${d.reason} Corrija o que a conferência apontar nele e tente de novo. Nada foi mudado.`,
};
