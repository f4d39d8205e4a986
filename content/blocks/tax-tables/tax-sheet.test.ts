import fc from "fast-check";
import type { Spreadsheet } from "prelo/rules";
import { type CellValue, createGrid, loadSite } from "prelo/testing";
import { expect, test } from "vitest";
import { compute } from "../tax-calculator/compute.ts";
import type { TaxTable } from "../types.ts";

const { site } = await loadSite("content");
const shipped = site?.spreadsheets.find(({ id }) => id === "calculadora-simples-nacional");
const [table] = (site?.own["tax-tables"] ?? []) as TaxTable[];
if (!shipped || !table) throw new Error("The shipped calculator is missing.");

interface Inputs {
  atividade: string;
  receita: number;
  mes: number;
  meses?: number;
  folha?: number;
}

/** The results of the first sheet for a visitor's inputs, by row id. */
function fillIn(inputs: Inputs): Record<string, CellValue> {
  const [first, ...others] = shipped?.sheets ?? [];
  const rows = first?.rows.map((row) => {
    const value = inputs[(row.id ?? "") as keyof Inputs];
    return value === undefined ? row : { ...row, value };
  });
  const sheets = [{ ...first, rows }, ...others];
  const [grid] = createGrid({ ...shipped, sheets } as Spreadsheet);
  const results = grid?.cells.map((row) => [row[1]?.row.id ?? "", row[1]?.value]) ?? [];
  return Object.fromEntries(results);
}

test.each([
  // (200,000 × 7.30 % − 5,940) ÷ 200,000 = 4.33 %; × 10,000
  ["Anexo I", 200_000, 10_000, 2, 0.0433, 433],
  // (2,800,000 × 14.30 % − 87,300) ÷ 2,800,000 = 11.1821…%; × 300,000
  ["Anexo I", 2_800_000, 300_000, 5, 0.111821, 33_546.43],
  // 240,000 × 11.2 % = 26,880 − 9,360 = 17,520 → 7.3 %; × 20,000
  ["Anexo III", 240_000, 20_000, 2, 0.073, 1460],
  // 4,000,000 × 33 % = 1,320,000 − 828,000 = 492,000 → 12.3 %; × 333,333.33 = 40,999.99959
  ["Anexo IV", 4_000_000, 333_333.33, 6, 0.123, 41_000],
  // 960,000 × 20.5 % = 196,800 − 17,100 = 179,700 → 18.71875 %; × 80,000
  ["Anexo V", 960_000, 80_000, 4, 0.1871875, 14_975],
  ["Anexo II", 0, 10_000, 1, 0.045, 450],
])("%s with %d a year and %d this month", (atividade, receita, mes, faixa, efetiva, das) => {
  const found = fillIn({ atividade, receita, mes });
  expect(found).toMatchObject({ faixa, das });
  expect(found.efetiva).toBeCloseTo(efetiva, 6);
});

test("uses Anexo III from the payroll threshold on, and Anexo V below it", () => {
  const given = { atividade: "Fator R", receita: 100_000, mes: 9000 };
  expect(fillIn({ ...given, folha: 28_000 }).anexo).toBe("Anexo III");
  expect(fillIn({ ...given, folha: 27_999.99 }).anexo).toBe("Anexo V");
  expect(fillIn({ ...given, folha: 0, receita: 0 }).anexo).toBe("Anexo V");
});

test("projects the revenue of a new firm to twelve months", () => {
  const given = { atividade: "Anexo I", receita: 49_000, mes: 6000, meses: 2 };
  expect(fillIn(given)).toMatchObject({ base: 294_000, faixa: 2, das: 316.78 });
  expect(fillIn({ ...given, meses: 0, mes: 9000 })).toMatchObject({ base: 108_000, faixa: 1 });
});

test("shows a note above the sublimit and above the limit", () => {
  const given = { atividade: "Anexo I", mes: 1000 };
  expect(fillIn({ ...given, receita: 3_600_000 }).aviso).toBe("nenhum");
  expect(fillIn({ ...given, receita: 3_600_000.01 }).aviso).toBe("ICMS ou ISS por fora");
  expect(fillIn({ ...given, receita: 4_800_000.01 })).toMatchObject({
    das: "acima do limite",
    aviso: "fale com um contador",
  });
});

/** The exact tax in whole cents (LC 123/2006, art. 18, §§ 1º and 1º-A). */
function exactDue(schedule: number, base: number, amount: number): number {
  const brackets = table?.schedules[schedule]?.brackets ?? [];
  const bracket = brackets.find(({ to }) => base <= Math.round(to * 100));
  const rate = BigInt(Math.round((bracket?.rate ?? 0) * 100));
  const deduction = BigInt(Math.round((bracket?.deduction ?? 0) * 100)) * 10_000n;
  const part = base === 0 ? rate : BigInt(base) * rate - deduction;
  const whole = base === 0 ? 10_000n : BigInt(base) * 10_000n;
  return Number((2n * BigInt(amount) * part + whole) / (2n * whole));
}

test("matches the tax in exact integer arithmetic to the cent", () => {
  const cents = fc.integer({ min: 0, max: 480_000_000 });
  fc.assert(
    fc.property(fc.nat({ max: 4 }), cents, cents, (schedule, base, amount) => {
      const atividade = table.schedules[schedule]?.name ?? "";
      const { das } = fillIn({ atividade, receita: base / 100, mes: amount / 100 });
      expect(Math.round(Number(das) * 100)).toBe(exactDue(schedule, base, amount));
    }),
    { numRuns: 300 },
  );
});

test.each([0, 1, 2, 3, 4])("matches the exact tax at the limits of schedule %d", (schedule) => {
  const { name = "", brackets = [] } = table.schedules[schedule] ?? {};
  for (const edge of brackets.flatMap(({ from, to }) => [from, to])) {
    const { das } = fillIn({ atividade: name, receita: edge, mes: 10_000 });
    expect(Math.round(Number(das) * 100)).toBe(
      exactDue(schedule, Math.round(edge * 100), 1_000_000),
    );
  }
});

/** The page's result for the same inputs: the applicable schedule, and the tax in reais. */
function onThePage({ atividade, receita, mes, meses, folha }: Inputs) {
  const schedule = table?.schedules.find(({ name }) => name === atividade)?.id;
  const outcome = compute(table as NonNullable<typeof table>, {
    base: Math.round(receita * 100),
    amount: Math.round(mes * 100),
    months: meses ?? 12,
    schedule: schedule ?? table?.choice?.id ?? "",
    weight: folha === undefined ? undefined : Math.round(folha * 100),
  });
  if (outcome.kind === "beyond") return { das: "acima do limite" };
  return { anexo: outcome.chosen.schedule.name, das: outcome.chosen.due / 100 };
}

test("returns the same result as the page for the same inputs", () => {
  const money = fc.integer({ min: 0, max: 500_000_000 }).map((cents) => cents / 100);
  const names = [...table.schedules.map(({ name }) => name), table.choice?.name ?? ""];
  const inputs = fc.record({
    atividade: fc.constantFrom(...names),
    receita: money,
    mes: money.map((amount) => Math.round(amount * 10) / 100),
    meses: fc.integer({ min: 0, max: 12 }),
    folha: money,
  });
  fc.assert(
    fc.property(inputs, (given) => {
      const { das, anexo } = fillIn(given);
      const page = onThePage(given);
      if ("anexo" in page) expect({ das, anexo }).toEqual(page);
      else expect(das).toBe(page.das);
    }),
    { numRuns: 500 },
  );
});
