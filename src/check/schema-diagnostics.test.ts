import { expect, test } from "vitest";
import { loadRules } from "../load/load-folder.ts";
import { formatDiagnostics } from "../testing/content/format-diagnostics.ts";
import { applyEdits } from "../yaml/edits.ts";
import { parseYaml } from "../yaml/parse/parse.ts";

const { validate } = await loadRules();

function check(text: string, schemaId: string) {
  return validate(parseYaml("file.yaml", text), schemaId);
}

const opening = "route: /a\ntitle: A\ndescription: Um texto.\n";

test("reports an article in the pages folder as one error", () => {
  const text =
    "id: ferias\ntitle: Férias\nexcerpt: Um.\ncategory: a\ndate: 2026-11-16\nauthor: b\nbody: Um.\n";
  expect(formatDiagnostics(text, check(text, "page.json"))).toMatchInlineSnapshot(`
    "wrong-folder 1:1 «id»: ferias
      Pelos campos, este arquivo é de outro tipo: artigo. Mova-o para a pasta articles."
  `);
});

test("checks a page with an unknown field as a page", () => {
  const text = `${opening}author: Ana\nblocks:\n  - type: prose\n    body: Um.\n`;
  expect(check(text, "page.json").map(({ code }) => code)).toEqual(["unknown-field"]);
});

test("advises cutting a page field out of a block, instead of changing its indentation", () => {
  const text = `${opening}blocks:\n  - type: prose\n    draft: true\n    body: Um.\n`;
  expect(formatDiagnostics(text, check(text, "page.json"))).toMatchInlineSnapshot(`
    "misplaced-field 6:5 «draft»: true
      O campo "draft" não é desta parte: pertence a "Página". Recorte a linha, e cole-a acima da linha 1, com o mesmo recuo dela; ou apague-a."
  `);
});

test("rejects the name of a colour", () => {
  const text = "colors:\n  light:\n    paper: verde\n";
  const found = check(text, "theme.json").filter(({ code }) => code === "color");
  expect(formatDiagnostics(text, found)).toMatchInlineSnapshot(`
    "color 3:12 paper: «verde»
      "verde" não é uma cor como o site as lê. Escreva # e seis algarismos ou letras de A a F, entre aspas, como "#faf7f0"."
  `);
});

test("the fix for a paragraph with a colon makes it part of the text above", () => {
  const text =
    "- id: a\n  question: Quando?\n  answer: >-\n    De manhã.\n  E também: aos sábados.\n";
  const found = check(text, "faq.json");
  expect(formatDiagnostics(text, found)).toMatchInlineSnapshot(`
    "text-as-field 5:3 «E também»: aos sábados.
      "E também: aos sábados." seria lido como um campo, por causa dos dois-pontos. Se continua o texto da linha 4, dê a esta linha o mesmo recuo dele.
      →     E também: aos sábados."
  `);
  const after = applyEdits(text, found[0]?.fix?.edits ?? []);
  expect(check(after, "faq.json")).toEqual([]);
  expect(parseYaml("faq.yaml", after).value).toMatchObject([
    { answer: "De manhã. E também: aos sábados." },
  ]);
});

test("reports one item too many at its position", () => {
  const action = (label: string) => `      - {label: ${label}, to: /}\n`;
  const actions = ["A", "B", "C", "D"].map(action).join("");
  const text = `${opening}blocks:\n  - type: cta\n    title: Um\n    actions:\n${actions}`;
  const found = check(text, "page.json").filter(({ code }) => code === "too-many");
  expect(formatDiagnostics(text, found)).toMatchInlineSnapshot(`
    "too-many 11:10 - {«label»: D, to: /}
      O campo "actions" (Botões) tem 4 itens; o máximo é 3."
  `);
});
