// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DOMSerializer } from "prosemirror-model";
import { expect, test } from "vitest";
import { parseBodyDocument } from "../source/body-document.ts";
import { bodySchema } from "../source/body-schema.ts";
import { writeBody } from "../source/write-body.ts";
import { readPastedContent } from "./read-pasted-content.ts";

function pasted(sample: string) {
  const text = readFileSync(join(import.meta.dirname, "samples", sample), "utf8");
  const given = sample.endsWith(".html.txt")
    ? { html: text, words: "" }
    : { html: "", words: text };
  const { nodes, pictures } = readPastedContent(given);
  const { source, isLost } = writeBody(bodySchema.node("doc", null, nodes), parseBodyDocument(""));
  expect(isLost).toBe(false);
  return { source, missing: pictures.missing };
}

test("converts content from Word, and counts its missing picture", () => {
  const { source, missing } = pasted("word.html.txt");
  expect(missing).toBe(1);
  expect(source).toMatchInlineSnapshot(`
    "## Férias coletivas

    A empresa pode dar férias a **todos ao mesmo tempo**, desde que avise o sindicato com *quinze
    dias* de antecedência. Veja o [portal do governo](https://www.gov.br/trabalho-e-emprego).

    ### O que preparar

    - Lista dos empregados
      - com a data de admissão
    - Aviso ao **sindicato**

    1. Escolha o período.
    2. Comunique.

    | Prazo | Quem avisa |
    |---|---|
    | 15 dias | A empresa |"
  `);
});

test("converts a table from Excel", () => {
  expect(pasted("excel.html.txt").source).toMatchInlineSnapshot(`
    "| Mês | Receita |
    |---|---|
    | Janeiro | R$ 1.200,00 |
    | Fevereiro \\| parcial | R$ 980,50 |"
  `);
});

test("converts headings, lists, marks and links from Google Docs", () => {
  expect(pasted("google-docs.html.txt").source).toMatchInlineSnapshot(`
    "## Nota fiscal

    Emita a nota **no mesmo dia** *do serviço*, pelo [portal nacional](https://www.nfse.gov.br/).

    - dados do tomador
      - CNPJ ou CPF
    - valor do serviço"
  `);
});

test("converts marks and lists in plain text from WhatsApp", () => {
  expect(pasted("whatsapp.txt").source).toMatchInlineSnapshot(`
    "**Aviso importante**\\
    O prazo da guia é *sexta-feira*, dia 20.

    Leve:

    - o boleto
    - o comprovante de 2*3 parcelas

    1. Pague a guia_do_mes
    2. Mande o comprovante"
  `);
});

test("converts content from a web page, and removes its scripts", () => {
  const { source } = pasted("web-page.html.txt");
  expect(source).not.toMatch(/javascript|steal|alert|Redação/);
  expect(source).toMatchInlineSnapshot(`
    "## Coleta de lixo muda em 2026

    A Comarca publicou as **novas regras** na quinta-feira. Leia a
    [íntegra](https://www.gov.br/cidadeexemplar).

    ## Quem é atingido

    Lojas de *esquina* do Setor V.\\
    E as do Setor III.

    ### Exceções

    > “Ninguém paga a mais”, diz o órgão.

    ---

    3. Confira o setor.
    4. Refaça a conta."
  `);
});

test("converts tab-separated plain text to a table", () => {
  const { nodes } = readPastedContent({ html: "", words: "Mês\tValor\nMaio\t10\n" });
  expect(
    writeBody(bodySchema.node("doc", null, nodes), parseBodyDocument("")).source,
  ).toMatchInlineSnapshot(`
    "| Mês | Valor |
    |---|---|
    | Maio | 10 |"
  `);
});

test("reads WhatsApp marks if the HTML has no more formatting than the plain text", () => {
  const html = '<span class="copyable-text" style="font-size:14px">*Aviso:* amanhã</span>';
  const { nodes } = readPastedContent({ html, words: "*Aviso:* amanhã" });
  expect(nodes.map(String)).toEqual(['paragraph(strong("Aviso:"), " amanhã")']);
});

test("reads a table with a single cell as a paragraph", () => {
  const { nodes } = readPastedContent({
    html: "<table><tr><td>R$ 10</td></tr></table>",
    words: "",
  });
  expect(nodes.map(String)).toEqual(['paragraph("R$ 10")']);
});

test("restores a picture that was cut from a body text of the site", () => {
  const attrs = { file: "a.svg", alt: "A bell", caption: "Ours" };
  const cut = document.createElement("div");
  const node = bodySchema.node("picture", attrs);
  cut.append(DOMSerializer.fromSchema(bodySchema).serializeNode(node));
  const { nodes, pictures } = readPastedContent({ html: cut.innerHTML, words: "" });
  expect(nodes.map((each) => each.attrs)).toEqual([attrs]);
  expect(pictures).toEqual({ embedded: [], missing: 0 });
});

test("removes invisible characters, reads Word bullets as list items, and keeps joiners", () => {
  const words =
    "\u202a(38) 90000-0000\u202c\u2066\u061c\ufffc R$\u00a0649 می\u200cخواهم\n\n\uf0b7 um\n\uf0b7 dois";
  const { nodes } = readPastedContent({ html: "", words });
  const { source } = writeBody(bodySchema.node("doc", null, nodes), parseBodyDocument(""));
  expect(source).toBe("(38) 90000-0000 R$\u00a0649 می\u200cخواهم\n\n- um\n- dois");
});

test("extracts embedded pictures, counts remote and broken ones, and ignores tracking pixels", () => {
  const html =
    '<p>Um<img alt="Dois" src="data:image/svg+xml,%3Csvg/%3E">três</p><img src="https://example.com/a.png">' +
    '<picture><img src="data:image/png;base64,AAEC"></picture><img width="1" height="1" src="https://example.com/seen">' +
    '<ul><li>quatro <img src="data:image/png;base64,AA=="></li></ul><img src="data:image/png;base64,%">';
  const { nodes, pictures } = readPastedContent({ html, words: "" });
  const blocks = nodes.map((node) => (node.type.name === "picture" ? node.attrs.file : `${node}`));
  expect(blocks).toEqual([
    'paragraph("Um")',
    "pasted:0",
    'paragraph("três")',
    "pasted:1",
    'bullet_list(list_item(paragraph("quatro")))',
  ]);
  expect(pictures.embedded.map(({ file, alt }) => [alt, file.type, file.size])).toEqual([
    ["Dois", "image/svg+xml", 6],
    ["", "image/png", 3],
    ["", "image/png", 1],
  ]);
  expect(pictures.missing).toBe(2);
});

test.each(["div", "b", "span", "blockquote"])(
  "keeps the visible text of 10,000 nested %s elements, and drops scripts and styles",
  (name) => {
    const html = `<p>Antes</p>${`<${name}>`.repeat(10_000)}<p>No fundo</p><script>alert(1)</script><style>p{}</style><p><img src="file:///a.png"></p><p>Ainda <i>mais</i></p>${`</${name}>`.repeat(10_000)}<p>Depois</p>`;
    const { nodes, pictures } = readPastedContent({ html, words: "" });
    expect(pictures.missing).toBe(1);
    const texts = nodes.map((node) => node.textBetween(0, node.content.size, " ", " ").trim());
    expect(texts.join(" ")).toBe("Antes No fundo Ainda mais Depois");
  },
);

test("keeps a nested list inside 40 nested div elements", () => {
  const html = `${"<div>".repeat(40)}<ul><li>um<ul><li>dois</li></ul></li></ul>${"</div>".repeat(40)}`;
  expect(readPastedContent({ html, words: "" }).nodes.map(String)).toEqual([
    'bullet_list(list_item(paragraph("um"), bullet_list(list_item(paragraph("dois")))))',
  ]);
});
