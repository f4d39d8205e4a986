import { maybe, type Suggestion, short } from "../../text/phrases.pt-br.ts";

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
