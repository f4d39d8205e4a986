// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

type Edit = [path: string, part: string, replacement: string];

const lede = "title: Prices";

/**
 * Returns the diagnostics of the sample site in Portuguese, with this sentence on its home page.
 */
async function toldOf(sentence: string, ...edits: Edit[]): Promise<string[]> {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "language: en", "language: pt-BR");
  for (const edit of edits) await workspace.edit(...edit);
  await workspace.edit("pages/home.yaml", lede, `${lede}\n    lede: ${JSON.stringify(sentence)}`);
  const found = await workspace.check({ date: "2026-11-22" });
  return found.map(({ code, severity, message }) => `${severity} ${code}: ${message}`);
}

async function codesOf(sentence: string, ...edits: Edit[]): Promise<string[]> {
  return (await toldOf(sentence, ...edits)).map((told) => told.split(/[ :]/)[1] ?? "");
}

describe("a day in prose", () => {
  test.each([
    "Na sexta-feira, 24 de dezembro de 2026, atendemos até o meio-dia.",
    "Dia 24/12/2026 (sexta) atendemos até o meio-dia.",
    "Voltamos na segunda-feira, 5/1/2027.",
    "Na quarta-feira, 24 de dezembro, saímos **mais cedo**, e em 25 de dezembro, terça-feira, não abrimos.",
  ])("is reported if the weekday is wrong: %s", async (sentence) => {
    expect(new Set(await codesOf(sentence))).toEqual(new Set(["weekday-differs"]));
  });

  test.each([
    "Na quinta-feira, 24 de dezembro de 2026, atendemos.",
    "Voltamos na segunda-feira, 4/1/2027.",
    "Na sexta-feira, 24 de dezembro, saímos mais cedo.",
    "A primeira parcela vence em 30 de novembro; a segunda, 20 de dezembro de 2026.",
    "Fechado na quinta-feira, 24/12/2026, sexta-feira, 25/12/2026, e no sábado.",
  ])("is accepted: %s", async (sentence) => {
    expect(await codesOf(sentence)).toEqual([]);
  });

  test("is reported if it does not exist", async () => {
    expect(await toldOf("Até 31 de novembro, sem juros.")).toEqual([
      'warning impossible-day: O dia "31 de novembro" não existe: novembro tem 30 dias. Confira a data.',
    ]);
    expect(await codesOf("Até 29/02/2027, sem juros.")).toEqual(["impossible-day"]);
    expect(await codesOf("Até 29 de fevereiro, ou 31/6 do terreno.")).toEqual([]);
  });
});

describe("the text of a link", () => {
  test.each([
    "Ligue [(38) 90001-2345](tel:+5538900000000).",
    "Escreva a [ola@wheels.example](mailto:contato@wheels.example).",
    "Veja [outra.com.br](https://esta.com.br/mapa).",
  ])("is reported if it differs from the target: %s", async (sentence) => {
    expect(await codesOf(sentence)).toEqual(["label-differs"]);
  });

  test.each([
    "Ligue [90000-0000](tel:+5538900000000), ou [(38) 9 0000-0000](tel:38900000000).",
    "Escreva a [Contato@wheels.example](mailto:contato@wheels.example?subject=Oi).",
    "Veja [www.esta.com.br](https://esta.com.br/mapa), [esta.com.br](https://loja.esta.com.br).",
    "A [Lei 10.406/2002](https://leis.example/l10406.htm) e o [Node.js](https://nodejs.example).",
  ])("is accepted: %s", async (sentence) => {
    expect(await codesOf(sentence)).toEqual([]);
  });

  test("is reported on a button", async () => {
    const link = '{label: "(38) 90001-2345", to: "tel:38900000000"}';
    const told = await codesOf("Um texto.", [
      "site.yaml",
      "    - {label: Journal,",
      `    - ${link}\n    - {label: Journal,`,
    ]);
    expect(told).toEqual(["label-differs"]);
  });
});

describe("a price in prose", () => {
  const names: Edit = ["plans.yaml", "name: City", "name: Essencial"];

  test.each([
    "O plano Essencial custa R$ 29 por mês.",
    "O plano **Essencial**, de R$ 29, serve a todos.",
    "O plano Essencial: R$ 190",
  ])("is reported if it differs from the plan: %s", async (sentence) => {
    expect(await codesOf(sentence, names)).toEqual(["price-differs"]);
  });

  test("is reported if it is below the lowest price", async () => {
    expect(await codesOf("Temos planos a partir de R$ 9,90 por mês.", names)).toEqual([
      "lowest-price",
    ]);
  });

  test.each([
    "O plano Essencial custa R$ 19 por mês, e R$ 190 por ano.",
    "O plano Essencial sai por R$ 190 por ano.",
    "No plano Essencial, cada roda a mais custa R$ 5.",
    "Temos planos a partir de R$ 19,00.",
    "O essencial custa R$ 5.",
  ])("is accepted: %s", async (sentence) => {
    expect(await codesOf(sentence, names)).toEqual([]);
  });
});

describe("hours in prose", () => {
  const hours: Edit = [
    "site.yaml",
    "{label: Monday to Friday, value: 9 to 6}",
    '{label: Segunda a sexta, days: [monday, tuesday, wednesday, thursday, friday], opens: "08:00", closes: "18:00"}',
  ];

  test.each([
    "Atendemos de segunda a sexta, das 9h às 17h.",
    "Abrimos segunda a sexta-feira das 8h às 17h30.",
  ])("are reported if they differ from the settings: %s", async (sentence) => {
    expect(await codesOf(sentence, hours)).toEqual(["typed-hours"]);
  });

  test.each([
    "Atendemos de segunda a sexta, das 8h às 18h.",
    "Atendemos de segunda a sexta, das 8h às 12h e das 14h às 18h.",
    "O curso é de segunda a sexta, das 19h às 22h.",
    "No recesso atendemos de segunda a sexta, das 9h às 12h.",
    "Atendemos aos sábados, das 9h às 12h.",
  ])("are accepted: %s", async (sentence) => {
    expect(await codesOf(sentence, hours)).toEqual([]);
  });
});

test("does not compare hours in prose with invalid settings", async () => {
  const broken: Edit = ["site.yaml", "{label: Monday to Friday, value: 9 to 6}", "- null"];
  const told = await codesOf("Atendemos de segunda a sexta, das 9h às 17h.", broken);
  expect(told).not.toContain("typed-hours");
  expect(told.length).toBeGreaterThan(0);
});

test("reports a reply time that differs from the claims, but no other period", async () => {
  const claim: Edit = [
    "site.yaml",
    "value: 900+, label: bicycles mended",
    "value: 24h, label: de tempo médio de resposta",
  ];
  expect(await codesOf("Respondemos por e-mail em até 48 horas.", claim)).toEqual([
    "delay-differs",
  ]);
  expect(await codesOf("Respondemos em até 24 horas.", claim)).toEqual([]);
  expect(await codesOf("A roda fica pronta em até 48 horas.", claim)).toEqual([]);
});
