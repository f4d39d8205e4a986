import { countryName } from "../../../model/countries/country-name.pt-br.ts";
import { didYouMean, excerpt, joinWithOr, type Suggestion } from "../../../yaml/phrases.pt-br.ts";

/** Messages about spreadsheets and their formulas. */
export const sheetMessages = {
  "broken-formula": (d: { part: string }) =>
    d.part === ""
      ? "A fórmula está incompleta: falta um valor ou um parêntese no fim."
      : `A fórmula não se entende a partir de "${excerpt(d.part)}". Números usam ponto (0.5), e textos ficam entre aspas duplas.`,
  "unknown-reference": (d: { reference: string }) =>
    `"${excerpt(d.reference)}" não serve em uma fórmula. Cite uma linha {vendas}, várias {vendas..outras}, ou uma coluna {vendas@jan}.`,
  "missing-cell": (
    d: { reference: string; id: string; kind: "sheet" | "row" | "column" } & Suggestion,
  ) =>
    `A fórmula cita ${d.reference}, mas não há ${sheetParts[d.kind]} com o código (id) "${excerpt(d.id)}".${didYouMean(d)}`,
  "unknown-function": (d: { name: string; options: string } & Suggestion) =>
    `A função "${excerpt(d.name)}" não existe aqui.${didYouMean(d) || ` Opções: ${d.options}.`}`,
  "circular-formula": () =>
    "Esta fórmula depende do próprio resultado, sem fim. Confira quais linhas ela cita.",
  "failing-formula": (d: { error: string; cell: string }) =>
    `Esta fórmula não dá resultado (${excelErrors[d.error] ?? d.error}) em ${d.cell}. Confira o que ela cita, ou use IFERROR.`,
  "missing-column": (d: { id: string } & Suggestion) =>
    `Esta folha não tem a coluna "${excerpt(d.id)}".${didYouMean(d)}`,
} satisfies Record<string, (details: never) => string>;

// Names of the errors in the Brazilian version of Excel.
const excelErrors: Readonly<Record<string, string>> = {
  "#VALUE!": "#VALOR!",
  "#NAME?": "#NOME?",
  "#N/A": "#N/D",
  "#NUM!": "#NÚM!",
  "#NULL!": "#NULO!",
};

const sheetParts = { sheet: "folha", row: "linha", column: "coluna" };

/** Messages about content that contradicts itself, or that is implausible. */
export const factMessages = {
  "price-in-words": (d: { price: string; written: string }) =>
    `O preço é ${excerpt(d.price)}, e por extenso está "${excerpt(d.written)}". Corrija o que estiver errado, ou apague esta linha: o site escreve o preço por extenso.`,
  "hours-differ": (d: { text: string; opens: string; closes: string }) =>
    `Os visitantes leem "${excerpt(d.text)}", mas o site conta com ${d.opens} a ${d.closes} ("opens" e "closes"). Deixe os dois iguais.`,
  "closed-but-open": (d: { text: string; opens: string; closes: string }) =>
    `Os visitantes leem "${excerpt(d.text)}", mas o site conta com ${d.opens} a ${d.closes}. Se está fechado, apague "opens" e "closes"; se não, corrija o texto.`,
  "hours-not-reckoned": (d: { text: string }) =>
    `Os visitantes leem "${excerpt(d.text)}", mas sem "opens" e "closes" o site conta estes dias como fechados. Acrescente as duas linhas.`,
  "days-differ": (d: { label: string }) =>
    `Os dias de "${excerpt(d.label)}" e os de "days" não são os mesmos. Deixe os dois iguais.`,
  "count-differs": (d: { written: string; count: number }) =>
    `O título diz "${excerpt(d.written)}", e o bloco mostra ${d.count}. Corrija o que estiver errado.`,
  "claim-differs": (d: { written: string; now: string; label: string }) =>
    `Aqui está "${excerpt(d.written)}", mas o número do site ("${excerpt(d.label)}", em claims) é ${excerpt(d.now)}. Corrija o que estiver errado.`,
  "typed-fact": (d: { written: string; now: string; name: string }) =>
    `Aqui está "${excerpt(d.written)}", e em site.yaml "${excerpt(d.now)}". Se é o mesmo, escreva \${${d.name}} no lugar: assim nunca fica diferente.`,
  "promise-differs": (d: { written: string; now: string; first: string }) =>
    `Aqui está "${excerpt(d.written)}", e em ${d.first} o mesmo com ${d.now}. Deixe os dois iguais.`,
  "field-label-twice": (d: { label: string }) =>
    `Este formulário já tem uma pergunta "${excerpt(d.label)}". Troque o texto desta.`,
  "field-autocomplete": (d: { written: string; type: string }) =>
    `O navegador preencheria aqui "${excerpt(d.written)}", mas o campo é do tipo ${d.type}. Troque, ou apague esta linha.`,
  "field-autocomplete-twice": (d: { written: string; first: string }) =>
    `O navegador já preenche "${excerpt(d.written)}" em "${excerpt(d.first)}", e poria o mesmo aqui. Troque, ou apague esta linha.`,
  "field-message": (d: { label: string; other: string }) =>
    `Este aviso fala de "${excerpt(d.other)}", mas o campo é "${excerpt(d.label)}". Escreva o aviso deste campo.`,
  "date-ahead": (d: { date: string }) =>
    `Aqui vai o dia de algo que já foi feito, e ${d.date} ainda não chegou. Confira o dia e o ano.`,
  "distant-date": (d: { year: string }) => `Esta data é de ${d.year}. Confira o ano.`,
  "updated-before": (d: { date: string }) =>
    `A revisão seria de antes da publicação (${d.date}). Confira as duas datas.`,
  "early-article": (d: { date: string }) =>
    `Este artigo já aparece no site, com a data de ${d.date}, que ainda não chegou. Para ele esperar esse dia, acrescente a linha "publishAt".`,
  "past-day": (d: { label: string; year: string }) =>
    `"${excerpt(d.label)}" está com a data de ${d.year} e já passou. Escreva a próxima data, ou apague este item.`,
  "copied-text": (d: { first: string }) =>
    `Este texto é, palavra por palavra, o de ${d.first}. Troque um dos dois.`,
  "copied-link": (d: { first: string }) =>
    `Este link leva ao mesmo endereço que o de ${d.first}. Troque um dos dois, ou apague este item.`,
  "copied-label": (d: { first: string }) =>
    `Este link tem o mesmo texto que o de ${d.first}. Troque um dos dois, ou apague este item.`,
  "option-twice": (d: { written: string }) =>
    `Esta lista já tem "${excerpt(d.written)}". Troque, ou apague este item.`,
  "no-choices": (d: { file?: string; dated: boolean; isRequired: boolean }) =>
    `Não há o que escolher${d.file ? `: em ${d.file} não há ${d.dated ? "data que ainda venha" : "itens"}` : ""}${d.isRequired ? ", e sem resposta ninguém consegue enviar o formulário" : ""}. ${d.file ? `Escreva lá ${d.dated ? "a próxima data" : "um item"}, ou aqui uma opção em "options"` : 'Ponha em "options" uma opção com valor'}, ou apague o campo.`,
  "long-over": (d: { end: string }) =>
    `Este bloco saiu do ar em ${d.end}, e ninguém mais o vê. Confira o ano, ou apague o bloco.`,
  "future-year": (d: { year: number }) => `${d.year} ainda não chegou. Confira o ano.`,
  "far-place": (d: { latitude: string; longitude: string; country: string }) =>
    `Este ponto (${d.latitude}, ${d.longitude}) não fica no país do endereço (${countryName(d.country)}). Confira o sinal de menos, e se as duas não estão trocadas.`,
  "long-hours": (d: { opens: string; closes: string }) =>
    `De ${d.opens} a ${d.closes} seria aberto a noite inteira, até o outro dia. Confira as duas horas.`,
  "bare-alt": (d: { alt: string }) =>
    `"${excerpt(d.alt)}" não diz o que se vê. Descreva a imagem para quem não a vê.`,
  "no-country": () =>
    "Falta dizer o país do estabelecimento. Escreva-o no endereço (address), em duas letras maiúsculas.",
  "postal-code": (d: { country: string; words: string; prefix?: string }) =>
    d.prefix
      ? `Este código postal vai sem o "${d.prefix}" do começo (${countryName(d.country)}): ${d.words}.`
      : `Este código postal não está na forma deste país (${countryName(d.country)}): ${d.words}.`,
  "unknown-country": (d: { written: string } & Suggestion) =>
    `Nenhum país tem as letras "${excerpt(d.written)}".${didYouMean(d) || " São as duas da norma ISO 3166, como BR, PT ou GB."}`,
  "unknown-language": (d: { written: string } & Suggestion) =>
    `"${excerpt(d.written)}" não é o código de um idioma.${didYouMean(d) || " São duas letras minúsculas e, se for o caso, as duas maiúsculas do país: pt-BR, en-GB, es."}`,
  "unknown-state": (d: { country: string; written: string } & Suggestion) =>
    d.country === "AR"
      ? `Nenhuma província da Argentina se escreve "${excerpt(d.written)}".${didYouMean(d) || " Escreva o nome inteiro."}`
      : `Nenhum estado dos Estados Unidos tem a sigla "${excerpt(d.written)}".${didYouMean(d) || " São duas letras maiúsculas."}`,
  "code-elsewhere": (d: {
    country: string;
    code: string;
    state: string;
    places: readonly string[];
  }) =>
    `Um código postal que começa com "${d.code.charAt(0)}" não é de ${d.state}: é de ${joinWithOr(d.places)}. Confira os dois.`,
  "no-region": (d: { country: string }) =>
    `Os endereços deste país (${countryName(d.country)}) não trazem estado nem região, e o site não o mostra. Apague esta linha.`,
  "missing-words": (d: { language: string; count: number }) =>
    `O site está em "${excerpt(d.language)}", e ${d.count === 1 ? "esta palavra da interface ainda aparece" : `estas ${d.count} palavras da interface ainda aparecem`} em inglês. Escreva em labels.yaml o que falta, nesse idioma.`,
  "newer-words": (d: { count: number }) =>
    `${d.count === 1 ? "Uma palavra mais nova não está" : `${d.count} palavras mais novas não estão`} neste arquivo: o site mostra as que vêm com o Prelo. Para outras, copie e mude.`,
  "newer-look": (d: { count: number }) =>
    `${d.count === 1 ? "Uma medida ou cor mais nova não está" : `${d.count} medidas ou cores mais novas não estão`} neste arquivo: valem as que vêm com o Prelo. Para outras, copie e mude.`,
  "footer-hours": (d: { hours: string }) =>
    `Este horário não é nenhum dos que estão em "hours" (${d.hours}). Corrija o que estiver errado.`,
} satisfies Record<string, (details: never) => string>;
