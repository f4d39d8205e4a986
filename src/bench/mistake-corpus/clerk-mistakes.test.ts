// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { applyEdits } from "../../yaml/edits.ts";
import { createContentCopy } from "./blind-cases/content-copy.ts";
import type { EditStep } from "./blind-cases/read-blind-set.ts";

const copy = await createContentCopy();
afterAll(() => copy.dispose());

function change(file: string, find: string, text: string): EditStep {
  return { do: "replace", file, find, with: text };
}

function inAnswer(words: string): EditStep {
  return change("faq.yaml", "    Sim. Atendemos toda", `    ${words} Sim. Atendemos toda`);
}

function inLede(words: string): EditStep {
  return change("pages/contato.yaml", "lede: Quatro linhas bastam para começar.", `lede: ${words}`);
}

function inBody(lines: string): EditStep {
  const text = lines.replace(/^(?=.)/gm, "  ");
  return change("articles/guia-pratico-esocial.yaml", "body: |\n", `body: |\n${text}\n\n`);
}

function notice(words: string, end = ""): EditStep {
  const before = "  - type: contact\n    id: dados";
  const block = `  - type: notice\n    title: Plantão\n    description: ${words}\n${end}`;
  return change("pages/contato.yaml", before, `${block}\n${before}`);
}

function menu(target: string): EditStep {
  const link = "    - label: Sobre\n      to: ";
  return change("site.yaml", `${link}/sobre\n`, `${link}${target}\n`);
}

const weekdayHours =
  'value: 8h às 18h\n      days: [monday, tuesday, wednesday, thursday, friday]\n      opens: "08:00"\n      closes: "18:00"';

type Slip = readonly [what: string, step: EditStep, code: string, mended?: string];

const pasted: readonly Slip[] = [
  ["emphasis of a chat", inAnswer("É _muito_ simples."), "chat-marks", "É *muito* simples."],
  ["words struck out in a chat", inAnswer("De ~R$ 200~ por R$ 150."), "chat-marks"],
  ["a bare address", inAnswer("Veja https://www.gov.br/receita e volte."), "bare-address"],
  ["an error of Excel", inAnswer("O total é #REF! e pronto."), "excel-error"],
  ["an amount of Excel in English", inLede("Custa R$ 1,234.50 por mês."), "odd-amount"],
  [
    "an address of a mail program",
    inAnswer("contato@chronos.example<mailto:contato@chronos.example>"),
    "angle-address",
  ],
  ["text that fills a gap", inLede("Lorem ipsum dolor sit amet."), "filler-text"],
  ["a number that fills a gap", inLede("Ligue para (38) XXXX-XXXX."), "filler-text"],
  ["a heading in a line", inLede('"## Escreva"'), "heading-in-line", 'lede: "Escreva"'],
  ["bullets of Word's own font", inBody("\uf0b7 RG\n\uf0b7 CPF"), "pasted-bullet", "- RG\n  - CPF"],
  ["arrows of Word", inBody("➢ RG\n➢ CPF"), "pasted-bullet", "- RG\n  - CPF"],
  ["numbers of Word", inBody("1 - RG\n2 - CPF"), "pasted-numbers", "1. RG\n  2. CPF"],
  ["letters of Word", inBody("a) RG\nb) CPF"), "pasted-numbers"],
  ["a word parted in a PDF", inBody("A empresa de contabi-\nlidade faz."), "parted-word"],
  [
    "a numbered name of a step",
    change("pages/servicos.yaml", "- title: Análise Inicial", "- title: 1. Análise Inicial"),
    "own-number",
    "- title: Análise Inicial",
  ],
  [
    "two lines from Word with its spaces",
    change(
      "faq.yaml",
      "- id: preco\n  question: Quanto custa?\n",
      "- id: preco\n\u00a0\u00a0question: Quanto custa?\n\u00a0\u00a0answer: A partir daqui.\n- id: outra\n  question: Outra?\n",
    ),
    "invisible-space",
  ],
];

const halfDone: readonly Slip[] = [
  ["a word twice", inAnswer("Isto é para para você."), "doubled-word", "Isto é para você."],
  ["a sentence that stops", inLede("Quatro linhas bastam para começar e"), "cut-text"],
  ["a sentence that stops at a comma", inLede("Quatro linhas bastam para começar,"), "cut-text"],
  ["a notice of last year", notice("Fechado.", "    expiresAt: 2025-12-25\n"), "long-over"],
  ["a notice for tomorrow", notice("Amanhã não haverá atendimento."), "relative-day"],
  [
    "a choice twice",
    change(
      "pages/contato.yaml",
      "            label: Outros",
      "            label: Outros\n          - value: parcerias\n            label: Outros",
    ),
    "option-twice",
  ],
  [
    "a link twice in the menu",
    change(
      "site.yaml",
      "    - label: Blog\n      to: /blog\n  action",
      "    - label: Blog\n      to: /blog\n    - label: Contato\n      to: /contato\n  action",
    ),
    "copied-label",
  ],
  [
    "a line of a list twice",
    change(
      "services.yaml",
      "- Fluxo de caixa e orçamento",
      "- Leitura dos resultados com os sócios",
    ),
    "line-twice",
  ],
  [
    "the name of a first field that got lost",
    change("pages/servicos.yaml", "  - type: steps\n", "  - steps\n"),
    "lost-name",
    "  - type: steps\n",
  ],
  [
    "a dash that got lost",
    change("services.yaml", "    - Alvará e licenças", "      Alvará e licenças"),
    "joined-item",
    "    - Alvará e licenças",
  ],
];

const contradicted: readonly Slip[] = [
  ["the name of a profile", menu("@chronos"), "name-as-address"],
  ["the name of another page", menu("/servicos"), "other-page"],
  ["a page of the site by its whole address", menu("https://chronos.example/sobre"), "own-address"],
  ["the same of a page that is none", menu("https://chronos.example/sobrre"), "broken-link"],
  ["an address of the preview", menu("http://localhost:4321/sobre"), "local-address"],
  ["a file of one's own computer", menu("C:\\site\\sobre.yaml"), "local-address"],
  ["an e-mail with a comma", inAnswer("[Escreva](mailto:contato@chronos,example)."), "half-mail"],
  ["an e-mail without its end", inAnswer("[Escreva](mailto:contato@chronos)."), "half-mail"],
  ["a letter in a telephone", inAnswer("[Ligue](tel:(38) 90000-000O)."), "odd-phone"],
  [
    "the name of another network",
    change("site.yaml", "to: https://facebook.example", "to: https://instagram.com.example"),
    "label-differs",
  ],
  [
    "a picture called by its file",
    change("team.yaml", "alt: Luminária de mesa acesa.", "alt: IMG_2031.jpg"),
    "bare-alt",
  ],
  [
    "a closing hour that lost its afternoon",
    change(
      "site.yaml",
      weekdayHours,
      weekdayHours.replace("value: 8h às 18h\n      ", "").replace("18:00", "06:00"),
    ),
    "long-hours",
  ],
  ["a year to come", change("site.yaml", "foundedYear: 2009", "foundedYear: 2029"), "future-year"],
  [
    "a place without its sign",
    change("pages/contato.yaml", "latitude: -16.7286", "latitude: 16.7286"),
    "far-place",
  ],
  ["a date in the order of others", inAnswer("Até 12/24/2026 estamos aqui."), "impossible-day"],
  [
    "a page due later, linked from everywhere",
    change("pages/sobre.yaml", "route: /sobre\n", "route: /sobre\npublishAt: 2026-12-10\n"),
    "due-link",
  ],
  [
    "Christmas a day late",
    change("site.yaml", "label: Natal, date: 2024-12-25", "label: Natal, date: 2024-12-26"),
    "holiday-date",
    "label: Natal, date: 2024-12-25",
  ],
];

const expectToldOnce = async ([, step, code, mended]: Slip) => {
  await copy.withSteps([step], async () => {
    const told = await copy.check();
    expect(told.map((each) => `${each.code} ${each.message}`)).toEqual([
      expect.stringMatching(new RegExp(`^${code} `)),
    ]);
    const [{ file = "", fix = undefined } = {}] = told;
    if (mended === undefined && !fix) return;
    const path = join(copy.directory, file);
    const repaired = applyEdits(readFileSync(path, "utf8"), fix?.edits ?? []);
    expect(repaired).toContain(mended ?? "");
    // After the suggested fix there are no diagnostics.
    writeFileSync(path, repaired);
    expect((await copy.check()).map(({ message }) => message)).toEqual([]);
    await copy.restore([file]);
  });
};

describe.each([
  ["what other programs bring along", pasted],
  ["what was half done", halfDone],
  ["what the calendar, the map or another file says otherwise", contradicted],
])("one diagnostic and, if certain, a fix for %s", (_, slips) => {
  test.each(slips.map((slip) => ({ what: slip[0], slip })))("$what", ({ slip }) =>
    expectToldOnce(slip),
  );
});

test.each<readonly [string, EditStep]>([
  ["names with underscores", inAnswer("O arquivo notas_de_maio_2026.pdf, de ~10 a ~20 linhas.")],
  ["an address that is a link", inAnswer("[https://www.gov.br](https://www.gov.br/receita).")],
  ["a Roman thirty", inAnswer("No XXX Congresso de Contabilidade.")],
  ["a hyphen that waits for another word", inBody("A pré-\ne a pós-venda.")],
  ["amounts as they are", inLede("Custa R$ 1.234,50, e não R$ 1,25.")],
  ["a line that goes on", inBody("de segunda\na sexta, das 8h\nàs 18h")],
  ["spans of figures", inBody("10 - 20 pessoas por sala.\n\n20 - 30 no auditório.")],
  ["a notice with its day", notice("Amanhã, 24 de dezembro, fechamos mais cedo.")],
  [
    "an item on two full lines",
    change(
      "services.yaml",
      "    - Fluxo de caixa e orçamento",
      "    - Fluxo de caixa e orçamento, com a leitura de tudo o que entra e sai na\n      Empresa",
    ),
  ],
  [
    "a recess around a holiday",
    change(
      "site.yaml",
      "    - { label: Tiradentes,",
      "    - { label: Carnaval, date: 2027-02-08, until: 2027-02-10 }\n    - { label: Tiradentes,",
    ),
  ],
])("reports nothing for %s", async (_, step) => {
  expect(await copy.withSteps([step], () => copy.check())).toEqual([]);
});

test.each<readonly [string, EditStep, string]>([
  [
    "an article in the folder of the pages",
    {
      do: "rename",
      from: "articles/guia-pratico-esocial.yaml",
      to: "pages/guia-pratico-esocial.yaml",
    },
    "pages/guia-pratico-esocial.yaml wrong-folder",
  ],
  [
    "a category by its label",
    change(
      "articles/guia-pratico-esocial.yaml",
      "category: trabalhista",
      "category: Contabilidade",
    ),
    "articles/guia-pratico-esocial.yaml missing-entry",
  ],
  [
    "a first question that lost its id",
    change(
      "faq.yaml",
      readFileSync("content/faq.yaml", "utf8").match(/^- id: .*\n/m)?.[0] ?? "",
      "",
    ),
    "faq.yaml lost-start",
  ],
  [
    "a first plan that lost its id",
    change(
      "plans.yaml",
      readFileSync("content/plans.yaml", "utf8").match(/^- id: .*\n/m)?.[0] ?? "",
      "",
    ),
    "plans.yaml lost-start",
  ],
  [
    "a list whose file is gone",
    { do: "delete", file: "services.yaml" },
    "pages/servicos.yaml empty-collection",
  ],
  [
    "a list whose file has another ending",
    { do: "rename", from: "services.yaml", to: "services.yml" },
    "services.yml unused-file",
  ],
  ["a home page that is gone", { do: "delete", file: "pages/inicio.yaml" }, "pages no-home"],
])("reports %s once", async (_, step, told) => {
  expect(await toldOf([step])).toEqual([told]);
});

test("reports two articles in one file once", async () => {
  const names = ["guia-pratico-esocial", "planejamento-tributario-2024"];
  const files = names.map((name) => `articles/${name}.yaml`);
  const text = files.map((file) => readFileSync(join(copy.directory, file), "utf8")).join("");
  const removed = files.map((file): EditStep => ({ do: "delete", file }));
  const both: EditStep = { do: "create", file: "articles/dois.yaml", text };
  expect(await toldOf([...removed, both])).toEqual(["articles/dois.yaml duplicate-key"]);
});

async function toldOf(steps: readonly EditStep[]): Promise<string[]> {
  const found = await copy.withSteps(steps, () => copy.check());
  return found.map(({ file, code }) => `${file} ${code}`);
}
