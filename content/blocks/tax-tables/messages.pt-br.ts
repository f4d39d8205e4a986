import { count, figure, type Messages, short } from "prelo/rules";

/** Diagnostics about tax tables. */
export const taxMessages = {
  "reversed-dates": (d: { validFrom: string; validUntil: string }) =>
    `O prazo termina (${d.validUntil}) antes de começar (${d.validFrom}). Confira as duas datas.`,
  "overlapping-dates": (d: { id: string; name: string }) =>
    `O prazo desta tabela cruza o de "${short(d.id)}", do mesmo regime (${short(d.name)}). Em cada dia só vale uma: mude uma das datas.`,
  "expired-table": (d: { name: string; validUntil: string }) =>
    `As tabelas de ${short(d.name)} valeram até ${d.validUntil}, e o site avisa isso a quem as usa. Cadastre as novas em outro item.`,
  "bracket-gap": (d: { written: string; expected: string; first: boolean; end: string }) =>
    d.first
      ? `A primeira faixa começa em 0, e não em ${d.written}: do jeito que está, a receita menor fica sem faixa.`
      : `Há um buraco entre a faixa de cima, que termina em ${d.end}, e esta, que começa em ${d.written}. Qual dos dois está errado? Esta começa um centavo depois do fim da outra.`,
  "bracket-overlap": (d: { written: string; expected: string; first: boolean; end: string }) =>
    `Esta faixa começa em ${d.written}, e a de cima só termina em ${d.end}. Qual dos dois está errado? Esta começa um centavo depois do fim da outra.`,
  "reversed-bracket": (d: { from: string }) =>
    `Esta faixa termina antes de começar (em ${d.from}). Confira "from" e "to".`,
  "falling-rate": (d: { rate: number; before: number }) =>
    `A alíquota cai de ${figure(d.before)} % para ${figure(d.rate)} %. A de uma faixa maior nunca é menor: confira as duas.`,
  "leaping-tax": (d: { written: number; expected: number; start: number }) =>
    `Com ${figure(d.written)} de parcela a deduzir, o imposto daria um salto em ${figure(d.start)}; com ${figure(d.expected)}, esta faixa continua a de cima. Confira na lei.`,
  "bracket-limit": (d: { limit: number }) =>
    `A última faixa deve terminar no limite anual ("limit"), que é ${figure(d.limit)}.`,
  "table-limit": (d: { limit: number; end: number }) =>
    `O limite anual é ${figure(d.limit)}, mas todas as tabelas vão até ${figure(d.end)}. Corrija o que estiver errado.`,
  "sublimit-edge": (d: { sublimit: number }) =>
    `Nenhuma faixa termina no sublimite ("sublimit"), que é ${figure(d.sublimit)}. Confira os valores de "to".`,
  "uneven-shares": (d: { shares: number; taxes: number }) =>
    `A partilha tem ${count(d.shares, "parte")}, e a lista "taxes" tem ${count(d.taxes, "tributo")}. Escreva uma parte para cada tributo, 0 onde não há.`,
  "wrong-sum": (d: { sum: number }) =>
    `A soma da partilha é ${figure(d.sum)} %, e deve ser 100 %. Confira as partes.`,
} satisfies Messages;

/** The names of entries in messages. */
export const entryNames = {
  table: "a tabela",
  schedule: "a tabela",
  tax: "o tributo",
};
