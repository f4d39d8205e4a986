import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

/** Returns the report for a spreadsheet with these rows and the columns item, a and b. */
async function report(...rows: string[]): Promise<string> {
  const workspace = await createWorkspace();
  const lines = [
    "id: cash",
    "title: Cash",
    "date: 2026-01-02",
    "sheets:",
    "  - id: one",
    "    name: One",
    "    columns:",
    "      - { id: item, width: 20 }",
    "      - { id: a, width: 9 }",
    "      - { id: b, width: 9 }",
    "    rows:",
    ...rows.map((row) => `      - ${row}`),
  ];
  await workspace.file("spreadsheets/cash.yaml", `${lines.join("\n")}\n`);
  return workspace.report();
}

const sales = "{ id: sales, label: Sales, style: input }";

test("accepts a formula with existing references", async () => {
  expect(await report(sales, '{ label: Sum, value: "=SUM({sales..sales})*{sales@a}" }')).toBe("");
});

test("reports an unknown row at its place in the formula, with a suggestion", async () => {
  expect(await report(sales, '{ label: Sum, value: "={sale}*2" }')).toMatchInlineSnapshot(`
    "content/spreadsheets/cash.yaml:13:32  (Folhas, item 1, One)
      A fórmula cita {sale}, mas não há linha com o código (id) "sale". Você quis dizer "sales"?
      12 |       - { id: sales, label: Sales, style: input }
      13 |       - { label: Sum, value: "={sale}*2" }
         |                                ^^^^^^
      Escreva assim:
          - { label: Sum, value: "={sales}*2" }"
  `);
});

test("reports an unknown column or sheet in a formula", async () => {
  expect(
    await report(sales, '{ value: "={sales@c}" }', '{ value: "={two!sales}" }'),
  ).toMatchInlineSnapshot(`
    "content/spreadsheets/cash.yaml:13:20  (Folhas, item 1, One)
      A fórmula cita {sales@c}, mas não há coluna com o código (id) "c".
      12 |       - { id: sales, label: Sales, style: input }
      13 |       - { value: "={sales@c}" }
         |                    ^^^^^^^^^

    content/spreadsheets/cash.yaml:14:20  (Folhas, item 1, One)
      A fórmula cita {two!sales}, mas não há folha com o código (id) "two".
      13 |       - { value: "={sales@c}" }
      14 |       - { value: "={two!sales}" }
         |                    ^^^^^^^^^^^"
  `);
});

test("reports a formula that cannot be parsed", async () => {
  const rows = ['{ value: "=SUM(1,2" }', '{ value: "={sales}*0,5" }', '{ value: "={sales:b}" }'];
  expect(await report(sales, ...rows)).toMatchInlineSnapshot(`
    "content/spreadsheets/cash.yaml:13:18  (Folhas, item 1, One)
      A fórmula está incompleta: falta um valor ou um parêntese no fim.
      12 |       - { id: sales, label: Sales, style: input }
      13 |       - { value: "=SUM(1,2" }
         |                  ^^^^^^^^^^

    content/spreadsheets/cash.yaml:14:29  (Folhas, item 1, One)
      A fórmula não se entende a partir de ",". Números usam ponto (0.5), e textos ficam entre aspas duplas.
      13 |       - { value: "=SUM(1,2" }
      14 |       - { value: "={sales}*0,5" }
         |                             ^

    content/spreadsheets/cash.yaml:15:20  (Folhas, item 1, One)
      "{sales:b}" não serve em uma fórmula. Cite uma linha {vendas}, várias {vendas..outras}, ou uma coluna {vendas@jan}.
      14 |       - { value: "={sales}*0,5" }
      15 |       - { value: "={sales:b}" }
         |                    ^^^^^^^^^"
  `);
});

test("reports a localised function name, with the English one or the options", async () => {
  expect(
    await report(sales, '{ value: "=SOMA({sales})" }', '{ value: "=PROCV(1)" }'),
  ).toMatchInlineSnapshot(`
    "content/spreadsheets/cash.yaml:13:20  (Folhas, item 1, One)
      A função "SOMA" não existe aqui. Você quis dizer "SUM"?
      12 |       - { id: sales, label: Sales, style: input }
      13 |       - { value: "=SOMA({sales})" }
         |                    ^^^^
      Escreva assim:
          - { value: "=SUM({sales})" }

    content/spreadsheets/cash.yaml:14:20  (Folhas, item 1, One)
      A função "PROCV" não existe aqui. Opções: SUM, MIN, MAX, COUNT, COUNTIF, AVERAGE, ABS, ROUND, ROUNDDOWN, AND, OR, NOT, INDEX, MATCH, IF, IFERROR.
      13 |       - { value: "=SOMA({sales})" }
      14 |       - { value: "=PROCV(1)" }
         |                    ^^^^^"
  `);
});

test("reports a circular formula", async () => {
  expect(
    await report('{ id: x, cells: { a: "={y}" } }', '{ id: y, cells: { a: "={x}" } }'),
  ).toMatchInlineSnapshot(`
    "content/spreadsheets/cash.yaml:12:30  (Folhas, item 1, One)
      Esta fórmula depende do próprio resultado, sem fim. Confira quais linhas ela cita.
      11 |     rows:
      12 |       - { id: x, cells: { a: "={y}" } }
         |                              ^^^^^^"
  `);
});

test("reports a formula that results in an error", async () => {
  expect(await report(sales, '{ value: "=1/{sales}" }')).toMatchInlineSnapshot(`
    "content/spreadsheets/cash.yaml:13:18  (Folhas, item 1, One)
      Esta fórmula não dá resultado (#DIV/0!) em One B2. Confira o que ela cita, ou use IFERROR.
      12 |       - { id: sales, label: Sales, style: input }
      13 |       - { value: "=1/{sales}" }
         |                  ^^^^^^^^^^^^"
  `);
});

test("reports a cell in an unknown column", async () => {
  expect(await report("{ id: x, cells: { aa: 1 } }")).toMatchInlineSnapshot(`
    "content/spreadsheets/cash.yaml:12:27  (Folhas, item 1, One)
      Esta folha não tem a coluna "aa".
      11 |     rows:
      12 |       - { id: x, cells: { aa: 1 } }
         |                           ^^"
  `);
});

test("reports an unknown fact once, without an error about the formula", async () => {
  const told = await report(
    `{ id: sale, label: "\${firm.nothing}" }`,
    '{ label: Sum, value: "={sales}" }',
  );
  expect(told.match(/^ {2}\S.*"firm.nothing".*$/gm)).toHaveLength(1);
  expect(told).not.toContain("{sales}, mas");
});
