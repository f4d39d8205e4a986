import { excerpt } from "../yaml/phrases.pt-br.ts";

/** Diagnostics about the values of blocks. */
export const blockMessages = {
  "menu-without-prices": () =>
    "Nenhum item desta lista tem preço. Escreva os preços, ou use outro bloco, como a lista em colunas.",
  "price-and-sizes": (d: { name: string }) =>
    `"${excerpt(d.name)}" tem um preço e também tamanhos: só os preços dos tamanhos aparecem. Apague um dos dois.`,
  "unknown-video": (d: { url: string }) =>
    `"${excerpt(d.url)}" não é a página de um vídeo do YouTube ou do Vimeo. Abra o vídeo no navegador e copie o endereço dele.`,
  "video-without-source": () =>
    'Falta dizer qual é o vídeo: escreva "file", com o nome de um arquivo da pasta media, ou "url", com o endereço dele no YouTube ou no Vimeo.',
  "video-twice": () =>
    'Este bloco tem um arquivo de vídeo e também um endereço, e só o arquivo apareceria. Apague "url" ou "file".',
  "no-video-file": (d: { name: string }) =>
    `"${excerpt(d.name)}" não é um vídeo que os navegadores tocam. Use um arquivo .mp4 ou .webm.`,
  "heavy-video": (d: { name: string; size: string; most: string }) =>
    `O vídeo "${excerpt(d.name)}" tem ${d.size}. Acima de ${d.most} ele demora em muitos celulares e gasta os dados de quem visita: corte-o, ou salve-o em um tamanho menor.`,
  "captions-without-file": () =>
    'Legendas só servem a um vídeo do próprio site, que fica em "file". As de um vídeo de fora se põem lá.',
  "no-captions-file": (d: { name: string }) =>
    `"${excerpt(d.name)}" não é um arquivo de legendas. Use um arquivo .vtt (WebVTT).`,
  "captions-fault": (d: { name: string; line: number }) =>
    d.line === 1
      ? `As legendas de "${excerpt(d.name)}" não abrem nos navegadores: a primeira linha deve ser WEBVTT.`
      : `As legendas de "${excerpt(d.name)}" não abrem nos navegadores a partir da linha ${d.line}. Um horário se escreve assim: 00:01.000 --> 00:04.500, com ponto antes dos milésimos.`,
  "nameless-picture": () =>
    'Esta imagem é um link, e quem não a vê precisa saber o que ela é. Escreva isso em "alt".',
  "event-over-before": (d: { date: string; until: string }) =>
    `Esta data começaria em ${d.date} e terminaria antes, em ${d.until}. Corrija uma das duas.`,
  "event-without-length": (d: { time: string }) =>
    `Esta data começaria e terminaria às ${d.time}. Corrija uma das duas horas, ou apague "ends".`,
  "event-through-night": (d: { starts: string; ends: string }) =>
    `Das ${d.starts} às ${d.ends}, esta data atravessaria a noite, até o dia seguinte. Confira as duas horas.`,
  "rule-of-other-type": (d: { rule: string; type: string }) =>
    `A regra "${d.rule}" só serve em um campo do tipo "${d.type}". Troque o tipo do campo, ou apague a regra.`,
  "rule-without-value": (d: { rule: string }) =>
    `Falta o número da regra "${d.rule}". Preencha o campo Número dela.`,
  "open-day-without-hours": () =>
    'A regra "open-day" não recusa nenhum dia: os horários (hours, em site.yaml) não dizem em que dias se abre. Preencha neles days, opens e closes, ou apague a regra.',
  "span-without-number": (d: { least: number; most: number }) =>
    `Nenhum número serve: o menor é ${d.least} e o maior é ${d.most}. Corrija um dos dois.`,
} satisfies Record<string, (details: never) => string>;
