import { createWorkspace } from "prelo/testing";
import { describe, expect, test } from "vitest";

const code = "content/blocks";

const tables = `- id: road-2018
  name: Road tax
  validFrom: 2018-01-01
  validUntil: 2026-12-31
  sources: [{label: The law, to: "https://law.example"}]
  limit: 3000
  sublimit: 2000
  choice: {id: weighed, name: Weighed, title: Weighed wheels, threshold: 28, reached: city, missed: tour}
  schedules:
    - id: city
      name: City
      title: City wheels
      taxes: [North, South]
      apart: South
      brackets:
        - {from: 0, to: 1000, rate: 4, deduction: 0, shares: [60, 40]}
        - {from: 1000.01, to: 2000, rate: 7.3, deduction: 33, shares: [62.75, 37.25]}
        - {from: 2000.01, to: 3000, rate: 9.5, deduction: 77, shares: [100, 0]}
    - id: tour
      name: Tour
      title: Tour wheels
      brackets:
        - {from: 0, to: 2000, rate: 5, deduction: 0}
        - {from: 2000.01, to: 3000, rate: 6, deduction: 20}
`;

/** The report for editors after some edits of the tables, on a date. */
async function reportAfter(
  edits: [part: string, replacement: string][],
  date = "2026-12-31",
): Promise<string> {
  const workspace = await createWorkspace(code);
  await workspace.file("tax-tables.yaml", tables);
  for (const [part, replacement] of edits) {
    await workspace.edit("tax-tables.yaml", part, replacement);
  }
  return workspace.report({ date });
}

const after = (part: string, replacement: string) => reportAfter([[part, replacement]]);

test("reports nothing for valid tables", async () => {
  expect(await reportAfter([])).toBe("");
});

test("reports only one problem for a limit with a missing digit", async () => {
  const report = await after("limit: 3000", "limit: 300");
  expect(report).toContain("O limite anual é 300, mas todas as tabelas vão até 3.000.");
  expect(report.match(/^content/gm)).toHaveLength(1);
});

describe("brackets", () => {
  test("reports a gap between two brackets", async () => {
    expect(await after("from: 1000.01", "from: 1001")).toMatchInlineSnapshot(`
      "content/tax-tables.yaml:17:18  (item 1, Road tax)
        Há um buraco entre a faixa de cima, que termina em 1000, e esta, que começa em 1001. Qual dos dois está errado? Esta começa um centavo depois do fim da outra.
        16 |         - {from: 0, to: 1000, rate: 4, deduction: 0, shares: [60, 40]}
        17 |         - {from: 1001, to: 2000, rate: 7.3, deduction: 33, shares: [62.75, 37.25]}
           |                  ^^^^"
    `);
  });

  test("reports a first bracket that does not start at 0", async () => {
    expect(await after("{from: 0, to: 1000", "{from: 0.01, to: 1000")).toContain(
      "A primeira faixa começa em 0, e não em 0.01: do jeito que está, a receita menor fica sem faixa.",
    );
  });

  test("reports two brackets that overlap", async () => {
    expect(await after("from: 1000.01", "from: 1000")).toMatchInlineSnapshot(`
      "content/tax-tables.yaml:17:18  (item 1, Road tax)
        Esta faixa começa em 1000, e a de cima só termina em 1000. Qual dos dois está errado? Esta começa um centavo depois do fim da outra.
        16 |         - {from: 0, to: 1000, rate: 4, deduction: 0, shares: [60, 40]}
        17 |         - {from: 1000, to: 2000, rate: 7.3, deduction: 33, shares: [62.75, 37.25]}
           |                  ^^^^"
    `);
  });

  test("reports a bracket that ends before it starts", async () => {
    expect(await after("to: 3000, rate: 6", "to: 1500, rate: 6")).toContain(
      'Esta faixa termina antes de começar (em 2000.01). Confira "from" e "to".',
    );
  });

  test("reports a rate lower than that of the bracket before", async () => {
    expect(await after("rate: 9.5", "rate: 5.9")).toMatchInlineSnapshot(`
      "content/tax-tables.yaml:18:43  (item 1, Road tax)
        A alíquota cai de 7,3 % para 5,9 %. A de uma faixa maior nunca é menor: confira as duas.
        17 |         - {from: 1000.01, to: 2000, rate: 7.3, deduction: 33, shares: [62.75, 37.25]}
        18 |         - {from: 2000.01, to: 3000, rate: 5.9, deduction: 77, shares: [100, 0]}
           |                                           ^^^"
    `);
  });

  test("reports one schedule that does not end at the annual limit", async () => {
    expect(await after("to: 3000, rate: 6", "to: 4000, rate: 6")).toContain(
      'A última faixa deve terminar no limite anual ("limit"), que é 3.000.',
    );
  });

  test("reports the annual limit itself if all schedules end at another amount", async () => {
    expect(await after("limit: 3000", "limit: 300")).toContain(
      "O limite anual é 300, mas todas as tabelas vão até 3.000. Corrija o que estiver errado.",
    );
  });

  test("reports a sublimit at which no bracket ends", async () => {
    expect(await after("sublimit: 2000", "sublimit: 2500")).toContain(
      'Nenhuma faixa termina no sublimite ("sublimit"), que é 2.500. Confira os valores de "to".',
    );
  });

  test("reports an amount with fractions of a cent", async () => {
    expect(await after("deduction: 33", "deduction: 33.333")).toMatchInlineSnapshot(`
      "content/tax-tables.yaml:17:59  (item 1, Road tax)
        O campo "deduction" (Parcela a deduzir) está com 33.333, que tem casas decimais demais.
        16 |         - {from: 0, to: 1000, rate: 4, deduction: 0, shares: [60, 40]}
        17 |         - {from: 1000.01, to: 2000, rate: 7.3, deduction: 33.333, shares: [62.75, 37.25]}
           |                                                           ^^^^^^"
    `);
  });
});

describe("shares", () => {
  test("reports shares whose sum is not 100 %", async () => {
    expect(await after("[62.75, 37.25]", "[62.75, 32.75]")).toContain(
      "A soma da partilha é 95,5 %, e deve ser 100 %. Confira as partes.",
    );
  });

  test("reports shares whose number differs from that of the taxes", async () => {
    expect(await after("[100, 0]", "[100]")).toContain(
      'A partilha tem 1 parte, e a lista "taxes" tem 2 tributos. Escreva uma parte para cada tributo, 0 onde não há.',
    );
  });
});

describe("names", () => {
  test("reports an unknown schedule and suggests a similar one", async () => {
    expect(await after("missed: tour", "missed: tours")).toContain(
      'Não existe a tabela "tours". Você quis dizer "tour"?',
    );
  });

  test("reports an unknown tax", async () => {
    expect(await after("apart: South", "apart: West")).toContain('Não existe o tributo "West".');
  });
});

describe("dates", () => {
  test("reports a validity that ends before it starts", async () => {
    expect(await after("validUntil: 2026-12-31", "validUntil: 2016-12-31")).toMatchInlineSnapshot(`
      "content/tax-tables.yaml:4:15  (item 1, Road tax)
        O prazo termina (2016-12-31) antes de começar (2018-01-01). Confira as duas datas.
        3 |   validFrom: 2018-01-01
        4 |   validUntil: 2016-12-31
          |               ^^^^^^^^^^"
    `);
  });

  test("warns about expired tables, without an error", async () => {
    const workspace = await createWorkspace(code);
    await workspace.file("tax-tables.yaml", tables);
    const found = await workspace.check({ date: "2027-01-01" });
    expect(found.map(({ code, severity, message }) => ({ code, severity, message }))).toEqual([
      {
        code: "expired-table",
        severity: "warning",
        message:
          "As tabelas de Road tax valeram até 2026-12-31, e o site avisa isso a quem as usa. Cadastre as novas em outro item.",
      },
    ]);
  });

  const next = tables.replace("road-2018", "road-2027").replace("2018-01-01", "2027-01-01");

  test("does not warn about expired tables if others follow", async () => {
    const workspace = await createWorkspace(code);
    await workspace.file("tax-tables.yaml", tables + next.replace("2026-12-31", "2028-12-31"));
    expect(await workspace.report({ date: "2027-01-01" })).toBe("");
  });

  test("reports overlapping dates of two tables of the same regime", async () => {
    const workspace = await createWorkspace(code);
    const overlapping = next.replace("2027-01-01", "2026-12-31");
    await workspace.file("tax-tables.yaml", tables + overlapping);
    expect(await workspace.report({ date: "2026-01-01" })).toContain(
      'O prazo desta tabela cruza o de "road-2018", do mesmo regime (Road tax). Em cada dia só vale uma: mude uma das datas.',
    );
  });
});

describe("a deduction that makes the tax jump", () => {
  const tour = `        - {from: 0, to: 2000, rate: 5, deduction: 0}
        - {from: 2000.01, to: 3000, rate: 6, deduction: 20}
`;
  const brackets = (second: number, third: number, last: number) =>
    [
      "{from: 0, to: 500, rate: 4, deduction: 0}",
      `{from: 500.01, to: 1000, rate: 6, deduction: ${second}}`,
      "{from: 1000.01, to: 2000, rate: 8, deduction: 30}",
      `{from: 2000.01, to: 2500, rate: 10, deduction: ${third}}`,
      `{from: 2500.01, to: 3000, rate: 12, deduction: ${last}}`,
    ]
      .map((line) => `        - ${line}\n`)
      .join("");

  test.each([
    ["in the middle", brackets(20, 70, 120), "deduction: 20}"],
    ["before the last", brackets(10, 17, 120), "deduction: 17}"],
  ])("is reported once %s", async (_, lines, marked) => {
    const found = await reportAfter([[tour, lines]]);
    expect(found).toContain(marked);
    expect(found.match(/o imposto daria um salto/g)).toHaveLength(1);
  });

  test("is not reported in the last bracket or in tables with few brackets", async () => {
    expect(await reportAfter([[tour, brackets(10, 70, 500)]])).toBe("");
    expect(await reportAfter([["deduction: 33", "deduction: 34"]])).toBe("");
  });
});
