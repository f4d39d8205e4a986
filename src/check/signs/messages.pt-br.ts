import { short } from "../../text/phrases.pt-br.ts";

/** What a text brought along from another program, as a visitor would read it. */
export const pastedMessages = {
  "chat-marks": (d: { text: string }) =>
    `O site mostraria os sinais de "${short(d.text)}". Itálico se escreve *assim*, negrito **assim**.`,
  "heading-in-line": (d: { marks: string }) =>
    `Este texto não tem títulos dentro dele: o site mostraria "${d.marks}". Apague os sinais.`,
  "excel-error": (d: { text: string }) =>
    `"${d.text}" é um erro do Excel, que veio junto com o texto. Escreva o valor.`,
  "angle-address": (d: { text: string }) =>
    `O site mostraria "${short(d.text)}" com os sinais. Um link se escreve assim: [texto](endereço).`,
  "filler-text": (d: { text: string }) =>
    `"${short(d.text)}" só guarda o lugar de um texto. Escreva o que falta.`,
  "odd-amount": (d: { text: string }) =>
    `"${short(d.text)}" está com a vírgula e o ponto trocados: no Brasil, a vírgula separa os centavos.`,
  "bare-address": (d: { address: string }) =>
    `Este endereço apareceria como texto, sem link: "${short(d.address)}". Um link se escreve assim: [texto](endereço).`,
  "parted-word": (d: { shown: string }) =>
    `O site mostraria "${short(d.shown)}", com um espaço no meio. Escreva a palavra inteira na mesma linha.`,
  "pasted-numbers": (d: { sign: string; isMendable: boolean }) =>
    d.isMendable
      ? `O sinal "${d.sign}" não faz uma lista: as linhas sairiam juntas. Escreva 1. no começo da linha.`
      : `O sinal "${d.sign}" não faz uma lista: as linhas sairiam juntas. Comece cada uma com "- ", ou com 1. 2. 3.`,
} satisfies Record<string, (details: never) => string>;
