import { count, figure, maybe, type Suggestion, short } from "../../text/phrases.pt-br.ts";

/** What is wrong with tables of figures and their formulas. */
export const sheetMessages = {
  "broken-formula": (d: { part: string }) =>
    d.part === ""
      ? "A fórmula está incompleta: falta um valor ou um parêntese no fim."
      : `A fórmula não se entende a partir de "${short(d.part)}". Números usam ponto (0.5), e textos ficam entre aspas duplas.`,
  "unknown-reference": (d: { reference: string }) =>
    `"${short(d.reference)}" não serve em uma fórmula. Cite uma linha {vendas}, várias {vendas..outras}, ou uma coluna {vendas@jan}.`,
  "missing-cell": (
    d: { reference: string; id: string; kind: "sheet" | "row" | "column" } & Suggestion,
  ) =>
    `A fórmula cita ${d.reference}, mas não há ${sheetParts[d.kind]} com o código (id) "${short(d.id)}".${maybe(d)}`,
  "unknown-function": (d: { name: string; options: string } & Suggestion) =>
    `A função "${short(d.name)}" não existe aqui.${maybe(d) || ` Opções: ${d.options}.`}`,
  "circular-formula": () =>
    "Esta fórmula depende do próprio resultado, sem fim. Confira quais linhas ela cita.",
  "failing-formula": (d: { error: string; cell: string }) =>
    `Esta fórmula não dá resultado (${excelErrors[d.error] ?? d.error}) em ${d.cell}. Confira o que ela cita, ou use IFERROR.`,
  "missing-column": (d: { id: string } & Suggestion) =>
    `Esta folha não tem a coluna "${short(d.id)}".${maybe(d)}`,
  "reversed-dates": (d: { validFrom: string; validUntil: string }) =>
    `O prazo termina (${d.validUntil}) antes de começar (${d.validFrom}). Confira as duas datas.`,
  "overlapping-dates": (d: { id: string; name: string }) =>
    `O prazo desta tabela cruza o de "${short(d.id)}", do mesmo regime (${short(d.name)}). Em cada dia só vale uma: mude uma das datas.`,
  "expired-table": (d: { name: string; validUntil: string }) =>
    `As tabelas de ${short(d.name)} valeram até ${d.validUntil}, e o site avisa isso a quem as usa. Cadastre as novas em outro item.`,
  "bracket-gap": (d: { expected: string; first: boolean }) =>
    d.first
      ? "A primeira faixa começa em 0: do jeito que está, a receita menor fica sem faixa."
      : `Há um buraco antes desta faixa: ela começa um centavo depois do fim da de cima, em ${d.expected}.`,
  "bracket-overlap": (d: { expected: string; first: boolean }) =>
    `Esta faixa invade a de cima: ela começa um centavo depois do fim da outra, em ${d.expected}.`,
  "reversed-bracket": (d: { from: string }) =>
    `Esta faixa termina antes de começar (em ${d.from}). Confira "from" e "to".`,
  "falling-rate": (d: { rate: number; before: number }) =>
    `A alíquota cai de ${figure(d.before)} % para ${figure(d.rate)} %. A de uma faixa maior nunca é menor: confira as duas.`,
  "bracket-limit": (d: { limit: number }) =>
    `A última faixa deve terminar no limite anual ("limit"), que é ${figure(d.limit)}.`,
  "sublimit-edge": (d: { sublimit: number }) =>
    `Nenhuma faixa termina no sublimite ("sublimit"), que é ${figure(d.sublimit)}. Confira os valores de "to".`,
  "uneven-shares": (d: { shares: number; taxes: number }) =>
    `A partilha tem ${count(d.shares, "parte")}, e a lista "taxes" tem ${count(d.taxes, "tributo")}. Escreva uma parte para cada tributo, 0 onde não há.`,
  "wrong-sum": (d: { sum: number }) =>
    `A soma da partilha é ${figure(d.sum)} %, e deve ser 100 %. Confira as partes.`,
} satisfies Record<string, (details: never) => string>;

// As a Brazilian Excel shows them.
const excelErrors: Readonly<Record<string, string>> = {
  "#VALUE!": "#VALOR!",
  "#NAME?": "#NOME?",
  "#N/A": "#N/D",
  "#NUM!": "#NÚM!",
  "#NULL!": "#NULO!",
};

const sheetParts = { sheet: "folha", row: "linha", column: "coluna" };
