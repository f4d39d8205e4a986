import type { Messages } from "prelo/rules";
import { expect, test } from "vitest";
import { taxMessages } from "./messages.pt-br.ts";

type Code = keyof typeof taxMessages;

/** Details for every code: one item per variant of its sentence. */
const cases: { [Each in Code]: Parameters<(typeof taxMessages)[Each]>[0][] } = {
  "reversed-dates": [{ validFrom: "2026-01-01", validUntil: "2018-12-31" }],
  "overlapping-dates": [{ id: "simples-nacional-2018", name: "Simples Nacional" }],
  "expired-table": [{ name: "Simples Nacional", validUntil: "2026-12-31" }],
  "bracket-gap": [
    { written: "1001", expected: "180000.01", first: false, end: "180000" },
    { written: "1001", expected: "0", first: true, end: "" },
  ],
  "bracket-overlap": [{ written: "1001", expected: "180000.01", first: false, end: "180000" }],
  "reversed-bracket": [{ from: "180000.01" }],
  "falling-rate": [{ rate: 4, before: 7.3 }],
  "leaping-tax": [{ written: 9990, expected: 9900, start: 360000.01 }],
  "bracket-limit": [{ limit: 4800000 }],
  "table-limit": [{ limit: 480000, end: 4800000 }],
  "sublimit-edge": [{ sublimit: 3600000.5 }],
  "uneven-shares": [{ shares: 5, taxes: 6 }],
  "wrong-sum": [{ sum: 99.5 }],
};

const catalogue: Messages = taxMessages;
const sentences = Object.entries(cases).flatMap(([code, details]) =>
  details.map((known) => `${code}: ${catalogue[code]?.(known as never)}`),
);

test("formats the messages about tax tables", () => {
  expect(`\n${sentences.sort().join("\n")}\n`).toMatchInlineSnapshot(`
    "
    bracket-gap: A primeira faixa começa em 0, e não em 1001: do jeito que está, a receita menor fica sem faixa.
    bracket-gap: Há um buraco entre a faixa de cima, que termina em 180000, e esta, que começa em 1001. Qual dos dois está errado? Esta começa um centavo depois do fim da outra.
    bracket-limit: A última faixa deve terminar no limite anual ("limit"), que é 4.800.000.
    bracket-overlap: Esta faixa começa em 1001, e a de cima só termina em 180000. Qual dos dois está errado? Esta começa um centavo depois do fim da outra.
    expired-table: As tabelas de Simples Nacional valeram até 2026-12-31, e o site avisa isso a quem as usa. Cadastre as novas em outro item.
    falling-rate: A alíquota cai de 7,3 % para 4 %. A de uma faixa maior nunca é menor: confira as duas.
    leaping-tax: Com 9.990 de parcela a deduzir, o imposto daria um salto em 360.000,01; com 9.900, esta faixa continua a de cima. Confira na lei.
    overlapping-dates: O prazo desta tabela cruza o de "simples-nacional-2018", do mesmo regime (Simples Nacional). Em cada dia só vale uma: mude uma das datas.
    reversed-bracket: Esta faixa termina antes de começar (em 180000.01). Confira "from" e "to".
    reversed-dates: O prazo termina (2018-12-31) antes de começar (2026-01-01). Confira as duas datas.
    sublimit-edge: Nenhuma faixa termina no sublimite ("sublimit"), que é 3.600.000,5. Confira os valores de "to".
    table-limit: O limite anual é 480.000, mas todas as tabelas vão até 4.800.000. Corrija o que estiver errado.
    uneven-shares: A partilha tem 5 partes, e a lista "taxes" tem 6 tributos. Escreva uma parte para cada tributo, 0 onde não há.
    wrong-sum: A soma da partilha é 99,5 %, e deve ser 100 %. Confira as partes.
    "
  `);
});

test("writes each message as a whole sentence of at most 220 characters with its code", () => {
  const faulty = sentences.filter(
    (sentence) => sentence.length > 220 || !/^[\w-]+: \p{Lu}.*[.?]$/u.test(sentence),
  );
  expect(faulty).toEqual([]);
});
