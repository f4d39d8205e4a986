import { short } from "../text/phrases.pt-br.ts";

/** What is wrong with the values of blocks, each by itself or with each other. */
export const blockMessages = {
  "menu-without-prices": () =>
    "Nenhum item desta lista tem preço. Escreva os preços, ou use outro bloco, como a lista em colunas.",
  "price-and-sizes": (d: { name: string }) =>
    `"${short(d.name)}" tem um preço e também tamanhos: só os preços dos tamanhos aparecem. Apague um dos dois.`,
  "unknown-video": (d: { url: string }) =>
    `"${short(d.url)}" não é a página de um vídeo do YouTube ou do Vimeo. Abra o vídeo no navegador e copie o endereço dele.`,
  "nameless-picture": () =>
    'Esta imagem é um link, e quem não a vê precisa saber o que ela é. Escreva isso em "alt".',
  "event-over-before": (d: { date: string; until: string }) =>
    `Esta data começaria em ${d.date} e terminaria antes, em ${d.until}. Corrija uma das duas.`,
  "event-without-length": (d: { time: string }) =>
    `Esta data começaria e terminaria às ${d.time}. Corrija uma das duas horas, ou apague "ends".`,
  "rule-of-other-type": (d: { rule: string; type: string }) =>
    `A regra "${d.rule}" só serve em um campo do tipo "${d.type}". Troque o tipo do campo, ou apague a regra.`,
  "rule-without-value": (d: { rule: string }) =>
    `Falta o número da regra "${d.rule}". Preencha o campo Número dela.`,
  "span-without-number": (d: { least: number; most: number }) =>
    `Nenhum número serve: o menor é ${d.least} e o maior é ${d.most}. Corrija um dos dois.`,
} satisfies Record<string, (details: never) => string>;
