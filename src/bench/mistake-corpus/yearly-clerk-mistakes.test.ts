// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { applyEdits } from "../../yaml/edits.ts";
import { createContentCopy } from "./blind-cases/content-copy.ts";
import type { EditStep } from "./blind-cases/read-blind-set.ts";

const copy = await createContentCopy();
afterAll(() => copy.dispose());

const content = join(import.meta.dirname, "../../../content");

function change(file: string, find: string, text: string): EditStep {
  return { do: "replace", file, find, with: text };
}

type Slip = readonly [what: string, step: EditStep, code: string, mended?: string];

const calendar = "articles/obrigacoes-acessorias-2024.yaml";

// Mistakes that clerks make in the course of a year. If the fix is certain, `mended` is the
// corrected line.
const slips: readonly Slip[] = [
  [
    "days of the week in Portuguese",
    change(
      "site.yaml",
      "[monday, tuesday, wednesday, thursday, friday]",
      "[segunda, monday, sábado]",
    ),
    "not-an-option",
  ],
  [
    "hours as people say them",
    change("site.yaml", 'opens: "08:00"\n      closes: "18:00"', "opens: 8h\n      closes: 18h"),
    "clock",
    "      opens: 08:00\n      closes: 18:00",
  ],
  [
    "two sizes in pixels",
    change("theme.yaml", "{ phone: 17, desktop: 17,", "{ phone: 17px, desktop: 17px,"),
    "number-expected",
    "{ phone: 17, desktop: 17,",
  ],
  [
    "a comma between braces",
    change(
      "theme.yaml",
      "line: 1.6, tracking: 0, weight: 400 }\n  small",
      "line: 1,6, tracking: 0, weight: 400 }\n  small",
    ),
    "decimal-comma",
    "line: 1.6, tracking: 0, weight: 400 }\n  small",
  ],
  [
    "a comma in a list of shares",
    change("tax-tables.yaml", "[4, 3.5, 14.05, 3.05, 43.4, 32]", "[4, 3,5, 14.05, 3.05, 43.4, 32]"),
    "decimal-comma",
    "[4, 3.5, 14.05, 3.05, 43.4, 32]",
  ],
  [
    "a colour without quotes, and its remark",
    change("theme.yaml", '"#0f3d3e" # fundo', "#0f3d3e # fundo"),
    "comment-in-text",
    '"#0f3d3e" # fundo',
  ],
  [
    "fields with names in Portuguese",
    { do: "create", file: "redirects.yaml", text: "- de: /planos\n  para: /servicos\n" },
    "foreign-fields",
  ],
  [
    "one name in Portuguese",
    change(
      "team.yaml",
      "  role: Contadora, área tributária",
      "  cargo: Contadora, área tributária",
    ),
    "unknown-field",
    "  role: Contadora, área tributária",
  ],
  [
    "choices as plain words",
    change(
      "pages/contato.yaml",
      '          - value: ""\n            label: Selecione um serviço\n          - value: outros\n            label: Outros',
      "          - Folha\n          - Outros assuntos",
    ),
    "items-expected",
    "          - value: folha\n            label: Folha\n          - value: outros-assuntos\n            label: Outros assuntos",
  ],
  [
    "items without dashes",
    change(
      "plans.yaml",
      "    - Contabilidade básica\n    - Demonstrações financeiras\n    - Obrigações acessórias\n    - Suporte por e-mail\n    - Relatórios mensais",
      "    Contabilidade básica\n    Relatórios mensais",
    ),
    "list-expected",
    "    - Contabilidade básica\n    - Relatórios mensais",
  ],
  [
    "bullets before the first items of a list",
    change(
      "plans.yaml",
      "    - Contabilidade básica\n    - Demonstrações",
      "    • Contabilidade básica\n    • Demonstrações",
    ),
    "other-dash",
    "    - Contabilidade básica\n    - Demonstrações",
  ],
  [
    "the two numbers of a map in one field",
    change(
      "pages/contato.yaml",
      "latitude: -16.7286\n      longitude: -43.8582",
      "latitude: -16.7286, -43.8582\n      longitude:",
    ),
    "two-numbers",
    "latitude: -16.7286\n      longitude: -43.8582",
  ],
  [
    "a date in words",
    change(calendar, "date: 2023-12-20", "date: 20 de dezembro de 2023"),
    "date",
    "date: 2023-12-20",
  ],
  [
    "a date with its hour",
    change(calendar, "date: 2023-12-20", "date: 2023-12-20 10:00"),
    "date",
    "date: 2023-12-20",
  ],
  [
    "a date with its hour and offset",
    change(calendar, "date: 2023-12-20", "date: 2023-12-20T23:30:00-03:00"),
    "date",
    "date: 2023-12-20",
  ],
  [
    "a space in an e-mail",
    change("site.yaml", "email: contato@chronos.example", "email: contato @chronos.example"),
    "email",
    "email: contato@chronos.example",
  ],
  [
    "two e-mails",
    change(
      "site.yaml",
      "email: contato@chronos.example",
      "email: contato@chronos.example / fiscal@chronos.example",
    ),
    "email",
  ],
  [
    "a translated place in a label",
    change("labels.yaml", 'countOther: "{n} artigos"', 'countOther: "{número} textos"'),
    "pattern",
    'countOther: "{n} textos"',
  ],
  [
    "a translated place in a message",
    change("pages/contato.yaml", "({price} por mês)", "({preço} por mês)"),
    "unknown-slot",
    "({price} por mês)",
  ],
  [
    "the folder before the name of a picture",
    change("team.yaml", "src: relogio.svg", "src: media/relogio.svg"),
    "missing-file",
    "src: relogio.svg",
  ],
  [
    "the way to a picture on a computer",
    change("team.yaml", "src: relogio.svg", "src: C:\\Users\\Marcia\\relogio.svg"),
    "unsafe-path",
    "src: relogio.svg",
  ],
  [
    "a code that other files name",
    change("services.yaml", "- id: abertura-empresa", "- id: abertura-de-empresa"),
    "broken-anchor",
  ],
  [
    "from and to exchanged",
    { do: "create", file: "redirects.yaml", text: "- from: /servicos\n  to: /planos\n" },
    "redirect-swapped",
    "- from: /planos\n  to: /servicos",
  ],
  [
    "a slash behind an address",
    change("pages/sobre.yaml", "route: /sobre", "route: /sobre/"),
    "pattern",
    "route: /sobre",
  ],
  [
    "another ending of a file",
    { do: "rename", from: "faq.yaml", to: "faq.yaml.txt" },
    "unused-file",
  ],
  [
    "an article beside the folder of articles",
    { do: "rename", from: "articles/guia-pratico-esocial.yaml", to: "guia-pratico-esocial.yaml" },
    "unused-file",
  ],
  [
    "a question twice",
    change(
      "faq.yaml",
      "- id: regiao\n",
      "- id: regiao-2\n  question: Vocês atendem fora de Montes Claros?\n  answer: Sim.\n\n- id: regiao\n",
    ),
    "copied-text",
  ],
  [
    "a telephone with two digits exchanged, typed by hand",
    change(
      "pages/contato.yaml",
      "phoneNote: Ligue ou escreva por WhatsApp",
      "phoneNote: Ligue para (38) 09000-0000",
    ),
    "typed-fact",
  ],
  [
    "an e-mail typed by hand",
    change(
      "pages/contato.yaml",
      "emailNote: Resposta em até ${claims.response}",
      "emailNote: contato@chrono.example",
    ),
    "typed-fact",
  ],
  [
    "a promise changed in one of two places",
    change(
      "pages/privacidade.yaml",
      "apagamos em até 12 meses depois do último contato",
      "apagamos em até 24 meses depois do último contato",
    ),
    "promise-differs",
  ],
  [
    "thousands with a point, where a table ends",
    change(
      "tax-tables.yaml",
      "{from: 0, to: 180000, rate: 6, deduction: 0,",
      "{from: 0, to: 180.000, rate: 6, deduction: 0,",
    ),
    "thousands-point",
    "{from: 0, to: 180000, rate: 6, deduction: 0,",
  ],
  [
    "a picture exchanged under its old description",
    change("team.yaml", "src: abajur.svg", "src: lapis.svg"),
    "old-alt",
  ],
];

test.each(slips.map(([what, step, code, mended]) => ({ what, step, code, mended })))(
  "$what: reports it once, with the right fix if it is certain",
  async ({ step, code, mended }) => {
    await copy.withSteps([step], async () => {
      const told = await copy.check();
      expect(told.map((each) => `${each.code} ${each.message}`)).toEqual([
        expect.stringMatching(new RegExp(`^${code} `)),
      ]);
      if (mended === undefined) return;
      const path = join(copy.directory, told[0]?.file ?? "");
      const repaired = applyEdits(readFileSync(path, "utf8"), told[0]?.fix?.edits ?? []);
      expect(repaired).toContain(mended);
    });
  },
);

test.each<readonly [string, EditStep]>([
  [
    "another telephone of the firm",
    change(
      "pages/contato.yaml",
      "phoneNote: Ligue ou escreva por WhatsApp",
      "phoneNote: Ou (38) 90000-0001",
    ),
  ],
  [
    "the telephone itself, typed by hand",
    change(
      "pages/contato.yaml",
      "phoneNote: Ligue ou escreva por WhatsApp",
      "phoneNote: Ou (38) 90000-0000",
    ),
  ],
  [
    "another promise in other words",
    change("faq.yaml", "Sim. Atendemos toda", "Sim, há 12 anos. Atendemos toda"),
  ],
])("reports nothing for %s", async (_, step) => {
  expect(await copy.withSteps([step], () => copy.check())).toEqual([]);
});

test("the shipped content has an entry that these mistakes need", () => {
  expect(readFileSync(join(content, "faq.yaml"), "utf8")).toContain("- id: regiao\n");
});
