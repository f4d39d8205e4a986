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

test("a formula that names what is there is right", async () => {
  expect(await report(sales, '{ label: Sum, value: "=SUM({sales..sales})*{sales@a}" }')).toBe("");
});

test("a formula that names a row that is not there is refused where it does so", async () => {
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

test("a formula that names no column or no sheet of the file is refused", async () => {
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

test("a formula that nobody can read is refused", async () => {
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

test("a function has the name that stands in files, not the one on the screen", async () => {
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

test("a formula that comes back to itself is refused", async () => {
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

test("a formula that fails with what is written in the sheet is refused", async () => {
  expect(await report(sales, '{ value: "=1/{sales}" }')).toMatchInlineSnapshot(`
    "content/spreadsheets/cash.yaml:13:18  (Folhas, item 1, One)
      Esta fórmula não dá resultado (#DIV/0!) em One B2. Confira o que ela cita, ou use IFERROR.
      12 |       - { id: sales, label: Sales, style: input }
      13 |       - { value: "=1/{sales}" }
         |                  ^^^^^^^^^^^^"
  `);
});

test("a cell of a column that is not there is refused", async () => {
  expect(await report("{ id: x, cells: { aa: 1 } }")).toMatchInlineSnapshot(`
    "content/spreadsheets/cash.yaml:12:27  (Folhas, item 1, One)
      Esta folha não tem a coluna "aa".
      11 |     rows:
      12 |       - { id: x, cells: { aa: 1 } }
         |                           ^^"
  `);
});

test("a fact that is not there is told once, and no formula is blamed for it", async () => {
  const told = await report(
    `{ id: sale, label: "\${firm.nothing}" }`,
    '{ label: Sum, value: "={sales}" }',
  );
  expect(told.match(/^ {2}\S.*"firm.nothing".*$/gm)).toHaveLength(1);
  expect(told).not.toContain("{sales}, mas");
});
