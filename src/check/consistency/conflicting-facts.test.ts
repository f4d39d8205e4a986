import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

type Edit = [path: string, part: string, replacement: string];

/** Returns the sample site with its language set to Portuguese. */
async function portuguese(...edits: Edit[]) {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "language: en", "language: pt-BR");
  for (const edit of edits) await workspace.edit(...edit);
  return workspace;
}

async function reportAfter(...edits: Edit[]): Promise<string> {
  return (await portuguese(...edits)).report();
}

/** Returns the severity, code, path and hint of each diagnostic after the edits. */
async function toldAfter(...edits: Edit[]): Promise<string[]> {
  const found = await (await portuguese(...edits)).check();
  return found.map(({ code, severity, path, hint = "" }) =>
    [severity, code, path, hint].join(" ").trim(),
  );
}

const price = "price: 19\n  period";
const hours = "{label: Monday to Friday, value: 9 to 6}";
const footer = "  hours: Monday to Friday\n";

function hoursEntry(entry: string): Edit {
  return ["site.yaml", hours, entry];
}

describe("a price in words", () => {
  test("is reported with the correct words if it differs from the price", async () => {
    expect(
      await reportAfter(["plans.yaml", price, "price: 19\n  priceInWords: vinte reais\n  period"]),
    ).toMatchInlineSnapshot(`
      "content/plans.yaml:5:17  (item 1, City)
        Aviso: O preço é 19, e por extenso está "vinte reais". Corrija o que estiver errado, ou apague esta linha: o site escreve o preço por extenso.
        4 |   price: 19
        5 |   priceInWords: vinte reais
          |                 ^^^^^^^^^^^
        Por exemplo:
        priceInWords: dezenove reais"
    `);
  });

  test.each([
    "dezenove reais por mês",
    "Dezenove reais",
    "só o preço de uma câmara de ar",
    "nineteen reals",
  ])("is accepted: %s", async (words) => {
    expect(
      await toldAfter(["plans.yaml", price, `price: 19\n  priceInWords: ${words}\n  period`]),
    ).toEqual([]);
  });

  test("is generated in supported languages if it is missing", async () => {
    const { site } = await (await portuguese()).load();
    expect(site?.plans.map(({ priceInWords }) => priceInWords)).toEqual([
      "dezenove reais",
      "quarenta e nove reais e cinquenta centavos",
    ]);
    const english = await (await createWorkspace()).load();
    expect(english.site?.plans[0]).not.toHaveProperty("priceInWords");
  });
});

describe("opening hours", () => {
  const days = "days: [monday, tuesday, wednesday, thursday, friday]";

  test("are reported if their text differs from opens and closes", async () => {
    expect(
      await reportAfter(
        hoursEntry(
          `{label: Segunda a sexta, value: 8h às 17h, ${days}, opens: "08:00", closes: "18:00"}`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "content/site.yaml:16:128  (O estabelecimento, item 1, Segunda a sexta)
        Aviso: Os visitantes leem "8h às 17h", mas o site conta com 08:00 a 18:00 ("opens" e "closes"). Deixe os dois iguais.
        15 |
        16 | rsday, friday], opens: "08:00", closes: "18:00"}
           |                                         ^^^^^^^
        Por exemplo:  closes: "17:00""
    `);
  });

  test.each([
    [
      `{label: Seg., value: fechado, ${days}, opens: "08:00", closes: "18:00"}`,
      "warning closed-but-open /firm/hours/0/value",
    ],
    [
      `{label: Sábado, value: 8h às 12h, days: [sunday], opens: "08:00", closes: "12:00"}`,
      "warning days-differ /firm/hours/0/days days: [saturday]",
    ],
    [
      `{label: Loja, value: 9h30 às 18h, ${days}, opens: "08:30", closes: "18:00"}`,
      'warning hours-differ /firm/hours/0/opens opens: "09:30"',
    ],
    [
      `{label: Loja, value: 9h às 19h, ${days}, opens: "08:00", closes: "18:00"}`,
      "warning hours-differ /firm/hours/0/value",
    ],
  ])("are reported if they are inconsistent: %s", async (entry, told) => {
    expect(await toldAfter(hoursEntry(entry))).toEqual([told]);
  });

  test.each([
    `{label: Segunda a sexta, value: 8h às 18h, ${days}, opens: "08:00", closes: "18:00"}`,
    `{label: Loja, value: "das 8 às 12h e das 14 às 18h", ${days}, opens: "08:00", closes: "18:00"}`,
    `{label: Loja, value: das 8 às 6 da tarde, ${days}, opens: "08:00", closes: "18:00"}`,
    `{label: Loja, value: 9 to 6 p.m., ${days}, opens: "09:00", closes: "18:00"}`,
    `{label: Segunda a sexta (exceto feriados), value: o dia todo, days: [monday], opens: "08:00", closes: "18:00"}`,
    "{label: Loja, value: 8h às 18h}",
  ])("are accepted: %s", async (entry) => {
    expect(await toldAfter(hoursEntry(entry))).toEqual([]);
  });

  test("are reported if they are only text next to structured hours", async () => {
    expect(
      await toldAfter(
        hoursEntry(
          `{label: Loja, ${days}, opens: "08:00", closes: "18:00"}\n    - {label: Sábado, value: 8h às 12h, days: [saturday]}`,
        ),
      ),
    ).toEqual(['warning hours-not-reckoned /firm/hours/1/value opens: "08:00"\ncloses: "12:00"']);
  });

  test("are reported in the footer if they differ from the hours of the firm", async () => {
    const entry = hoursEntry(`{label: Loja, ${days}, opens: "08:00", closes: "17:00"}`);
    const told = await toldAfter(entry, ["site.yaml", footer, "  hours: Loja, 8h às 18h\n"]);
    expect(told).toEqual(["warning footer-hours /footer/hours"]);
    const right = await toldAfter(entry, ["site.yaml", footer, "  hours: Loja, 8h às 17h\n"]);
    expect(right).toEqual([]);
  });

  test("are generated as text, also in the footer, if the text is missing", async () => {
    const workspace = await portuguese(
      hoursEntry(
        `{label: Loja, ${days}, opens: "08:30", closes: "17:00"}\n    - {label: Domingo, days: [sunday]}`,
      ),
      ["site.yaml", footer, ""],
    );
    const { site, diagnostics } = await workspace.load();
    expect(diagnostics).toEqual([]);
    expect(site?.settings.firm.hours.map(({ value }) => value)).toEqual(["8h30 às 17h", "fechado"]);
    expect(site?.settings.footer.hours).toBe("Loja, 8h30 às 17h");
  });

  test("are reported as missing if their text cannot be generated", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("site.yaml", hours, `{label: Shop, ${days}}`);
    expect((await workspace.check()).map(({ code, path }) => [code, path])).toEqual([
      ["missing-field", "/firm/hours/0"],
    ]);
    expect(await toldAfter(hoursEntry("{label: Loja}"))).toEqual([
      "error missing-field /firm/hours/0",
    ]);
  });
});

describe("a count in a title", () => {
  const prices = (title: string): Edit => ["pages/home.yaml", "title: Prices", `title: ${title}`];

  test("is reported if it differs from the number of entries", async () => {
    expect(await reportAfter(prices("Três planos, uma só conta"))).toMatchInlineSnapshot(`
      "content/pages/home.yaml:15:12  (bloco 3, Planos e preços)
        Aviso: O título diz "Três planos", e o bloco mostra 2. Corrija o que estiver errado.
        14 |     id: prices
        15 |     title: Três planos, uma só conta
           |            ^^^^^^^^^^^^^^^^^^^^^^^^^"
    `);
  });

  test.each(["5 planos", "Nossos quatro planos", "Conheça os três planos"])(
    "is reported in other wordings: %s",
    async (title) => {
      expect(await toldAfter(prices(title))).toHaveLength(1);
    },
  );

  test.each([
    "Dois planos",
    "Três passos para escolher",
    "Três perguntas antes de escolher",
    "Três motivos para ficar",
    "Três minutos bastam",
    "Planos de três meses",
    "Um plano para cada um",
    "30 planos em um",
  ])("is accepted: %s", async (title) => {
    expect(await toldAfter(prices(title))).toEqual([]);
  });
});

describe("a number of the firm in a text", () => {
  const title = (text: string): Edit => ["pages/home.yaml", "title: Prices", `title: ${text}`];
  const label: Edit = ["site.yaml", "label: bicycles mended", "label: bicicletas consertadas"];

  test("is reported if it differs from the claims", async () => {
    expect(await reportAfter(label, title("Mais de 800 bicicletas"))).toMatchInlineSnapshot(`
      "content/pages/home.yaml:15:12  (bloco 3, Planos e preços)
        Aviso: Aqui está "Mais de 800 bicicletas", mas o número do site ("bicicletas consertadas", em claims) é 900+. Corrija o que estiver errado.
        14 |     id: prices
        15 |     title: Mais de 800 bicicletas
           |            ^^^^^^^^^^^^^^^^^^^^^^"
    `);
  });

  test.each([
    "Mais de 900 bicicletas",
    "Mais de 20 anos",
    "Mais de 800 bicicletas por ano",
    "800 bicicletas",
  ])("is accepted: %s", async (text) => {
    expect(await toldAfter(label, title(text))).toEqual([]);
  });

  test.each([
    "Com mais de oitocentas bicicletas consertadas, sabemos.",
    "Já são 800+ bicicletas consertadas",
  ])("is reported in a longer text: %s", async (text) => {
    const lede: Edit = ["pages/home.yaml", "title: Prices", `title: Prices\n    lede: "${text}"`];
    const told = await toldAfter(label, lede);
    expect(told).toHaveLength(1);
  });

  test("is compared together with its unit", async () => {
    const percent: Edit = [
      "site.yaml",
      "value: 900+, label: bicycles mended",
      "value: 98%, label: de clientes satisfeitos",
    ];
    expect(await toldAfter(percent, title("São 97% de clientes satisfeitos"))).toHaveLength(1);
    expect(await toldAfter(percent, title("São 98% de clientes satisfeitos"))).toEqual([]);
  });
});

describe("the reading time", () => {
  test("is calculated from the text if it is missing", async () => {
    const workspace = await createWorkspace();
    const text = "word ".repeat(700);
    await workspace.edit("articles/chains.yaml", "readingMinutes: 2\n", "");
    await workspace.edit("articles/chains.yaml", "body: |\n", `body: |\n  ${text}\n\n`);
    const { site, diagnostics } = await workspace.load();
    expect(diagnostics).toEqual([]);
    expect(site?.articles.find(({ id }) => id === "chains")?.readingMinutes).toBe(4);
  });
});
