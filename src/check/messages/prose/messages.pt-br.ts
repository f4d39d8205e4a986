import {
  didYouMean,
  excerpt,
  fieldAtSentenceStart,
  formatNumber,
  type NamedField,
  type Suggestion,
} from "../../../yaml/phrases.pt-br.ts";

/**
 * Messages about mistakes in prose, such as contradictions and cut sentences, and about forms that
 * nobody receives.
 */
export const proseMessages = {
  "weekday-differs": (d: { written: string; day: string; falls: string }) =>
    `Aqui está "${excerpt(d.written)}", mas ${d.day} cai em ${d.falls}. Confira o dia da semana e a data.`,
  "impossible-day": (d: { written: string; month?: string; days: number }) =>
    d.month === undefined
      ? `O dia "${excerpt(d.written)}" não existe. Primeiro vem o dia, depois o mês.`
      : `O dia "${excerpt(d.written)}" não existe: ${d.month} tem ${d.days} dias. Confira a data.`,
  "doubled-word": (d: { written: string; word: string }) =>
    `"${d.written}": a palavra "${d.word}" está escrita duas vezes. Apague uma.`,
  "cut-text": (d: { end: string }) =>
    `O texto acaba em "${excerpt(d.end)}", como se faltasse o resto. Complete-o, ou acabe a frase.`,
  "relative-day": (d: { written: string }) =>
    `Este recado dirá "${d.written}" todos os dias. Escreva a data.`,
  "other-page": (d: { label: string; own: string; to: string }) =>
    `"${excerpt(d.label)}" é o nome da página ${d.own}, e o link leva a ${d.to}. Corrija o que estiver errado.`,
  "label-differs": (d: { shown: string; target: string }) =>
    `O texto mostra "${excerpt(d.shown)}", mas o link leva a "${excerpt(d.target)}". Deixe os dois iguais.`,
  "price-differs": (d: { written: string; name: string; price: number; place: string }) =>
    `Aqui está "${excerpt(d.written)}", mas o preço de "${excerpt(d.name)}" é R$ ${formatNumber(d.price)} (${d.place}). Deixe os dois iguais.`,
  "lowest-price": (d: { written: string; name: string; price: number; place: string }) =>
    `Aqui está "${excerpt(d.written)}", mas o menor preço é R$ ${formatNumber(d.price)}, de "${excerpt(d.name)}" (${d.place}). Deixe os dois iguais.`,
  "typed-hours": (d: { written: string; hours: string }) =>
    `Aqui está "${excerpt(d.written)}", e em site.yaml o horário desses dias é ${d.hours}. Deixe os dois iguais.`,
  "founded-differs": (d: { written: string; year: number }) =>
    `Aqui está "${excerpt(d.written)}", e em site.yaml o ano é ${d.year} ("foundedYear"). Se é o mesmo, escreva \${firm.foundedYear} no lugar do ano.`,
  "delay-differs": (d: { written: string; now: string; id: string; label: string }) =>
    `Aqui está "${excerpt(d.written)}", mas o prazo do site ("${excerpt(d.label)}", em claims) é ${excerpt(d.now)}. Escreva \${claims.${d.id}} no lugar, ou corrija o que estiver errado.`,
  "demo-is-over": (d: { written: string }) =>
    `Aqui está "${excerpt(d.written)}", mas nenhum formulário do site é mais de demonstração. Conte o que ele faz agora.`,
  "moving-holiday": (d: { label: string }) =>
    `"${excerpt(d.label)}" muda de dia a cada ano. Tire "everyYear", e escreva a data de cada ano em um item seu.`,
  "holiday-date": (d: { label: string; date: string } & Suggestion) =>
    `"${excerpt(d.label)}" não cai em ${d.date}.${didYouMean(d)}`,
  "other-kind-field": (d: { field: NamedField; type: string; kinds: readonly string[] }) =>
    `${fieldAtSentenceStart(d.field)} só vale com ${d.kinds.join(", ").replace(/, ([^,]*)$/, " ou $1")}, e aqui o tipo é ${d.type}. Apague a linha, ou troque o tipo.`,
  "missing-delivery": () =>
    'Falta dizer aonde vai o que a pessoa preenche. Escreva "delivery" neste bloco, ou em site.yaml, onde vale para todos os formulários.',
  "sent-too-soon": (d: { written: string; type: string }) =>
    `Este aviso diz "${excerpt(d.written)}", mas com ${d.type} a pessoa ainda precisa enviar a mensagem no outro programa. Diga que falta enviar.`,
  "unnamed-receiver": (d: { name: string; page?: string }) =>
    d.page === undefined
      ? `O que a pessoa escreve passa por ${d.name}, e o site não tem uma página de privacidade que diga isso. Crie-a, e conte lá quem recebe os dados.`
      : `O que a pessoa escreve passa por ${d.name}, e a página de privacidade (${d.page}) não fala de ${d.name}. Conte lá quem recebe os dados.`,
} satisfies Record<string, (details: never) => string>;

/** Messages about lines of lists: repeated lines, joined items, typed numbers, incomplete sums. */
export const listMessages = {
  "line-twice": (d: { text: string; first: string }) =>
    `"${excerpt(d.text)}" já está nesta lista (${d.first}). Apague um dos dois, ou troque o texto.`,
  "line-included": (d: { text: string; name: string; first: string }) =>
    `"${excerpt(d.text)}" já vem de "${excerpt(d.name)}", que este inclui (${d.first}): o site o mostraria duas vezes. Apague esta linha, ou troque o texto.`,
  "joined-item": (d: { text: string }) =>
    `"${excerpt(d.text)}" continua o item de cima: o site mostraria os dois como um só. Se é outro item, ponha o traço "- " antes, alinhado com os outros.`,
  "own-number": (d: { number: string }) =>
    `O número "${d.number}" sairia duas vezes: o site o escreve sozinho. Apague-o daqui.`,
  "left-out-of-sum": (d: { written: string; label: string } & Suggestion) =>
    `A soma ${d.written} deixa de fora a linha "${excerpt(d.label)}", que está junto das outras. Se ela entra na conta, ${d.suggestion ? `escreva ${d.suggestion}` : "dê-lhe um código (id), e cite-o na soma"}.`,
} satisfies Record<string, (details: never) => string>;
