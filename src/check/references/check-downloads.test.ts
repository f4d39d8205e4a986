import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const receipt = `id: receipt
title: Receipt
date: 2026-01-02
clauses:
  - {title: Sum, paragraphs: ["Paid: [[sum]]."]}
`;

/** Creates a workspace with a receipt, and a resource that offers a file with this name. */
async function offering(name: string) {
  const workspace = await createWorkspace();
  await workspace.file("documents/receipt.yaml", receipt);
  const image = "{src: wheel.svg, alt: A wheel}";
  const entry = `- {id: r, title: Receipt, description: For you., image: ${image}, to: /, file: {src: ${name}}}`;
  await workspace.file("resources.yaml", `${entry}\n`);
  return workspace;
}

test.each(["receipt.docx", "receipt.pdf", "wheel.svg"])(
  "a resource can offer %s as a download",
  async (name) => {
    const workspace = await offering(name);
    const { site, diagnostics } = await workspace.load();
    expect(diagnostics).toEqual([]);
    const format = name.replace(/.*\./, "").toUpperCase();
    expect(site?.resources[0]?.file).toEqual({ src: `/downloads/${name}`, format });
  },
);

test("rejects a download that does not exist, and suggests a similar name", async () => {
  expect(await (await offering("recept.pdf")).report()).toMatchInlineSnapshot(`
    "content/resources.yaml:1:108  (item 1, Receipt)
      Não há o que baixar com o nome "recept.pdf". Você quis dizer "receipt.pdf"?
      1 | .svg, alt: A wheel}, to: /, file: {src: recept.pdf}}
        |                                         ^^^^^^^^^^
      Escreva assim:
    - {id: r, title: Receipt, description: For you., image: {src: wheel.svg, alt: A wheel}, to: /, file: {src: receipt.pdf}}"
  `);
});

test("explains where downloads come from if no file has a similar name", async () => {
  expect(await (await offering("price-list.ods")).report()).toMatchInlineSnapshot(`
    "content/resources.yaml:1:108  (item 1, Receipt)
      Não há o que baixar com o nome "price-list.ods". Ele deve ser o de um arquivo de content/media, documents (.docx, .pdf) ou spreadsheets (.xlsx, .csv).
      1 | .svg, alt: A wheel}, to: /, file: {src: price-list.ods}}
        |                                         ^^^^^^^^^^^^^^"
  `);
});

test("rejects a document in a format that is not generated for it", async () => {
  expect((await (await offering("receipt.xlsx")).check()).map(({ code }) => code)).toEqual([
    "missing-download",
  ]);
});

test("rejects two documents with the same ID", async () => {
  const workspace = await offering("receipt.pdf");
  await workspace.file("documents/second.yaml", receipt);
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/documents/second.yaml:1:5
      "receipt" já é usado em content/documents/receipt.yaml:1. Cada um precisa de um nome só seu: troque um dos dois.
      1 | id: receipt
        |     ^^^^^^^"
  `);
});

test("reports a download whose address would be that of another file", async () => {
  const workspace = await offering("2025/ata.pdf");
  await workspace.file("media/2024/ata.pdf", "%PDF-1.4 of one year.");
  await workspace.file("media/2025/ata.pdf", "%PDF-1.4 of another.");
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/resources.yaml:1:108  (item 1, Receipt)
      Quem baixa "2025/ata.pdf" poderia receber "2024/ata.pdf": no site os dois teriam o mesmo endereço, /downloads/ata.pdf. Dê outro nome a um dos dois arquivos.
      1 | .svg, alt: A wheel}, to: /, file: {src: 2025/ata.pdf}}
        |                                         ^^^^^^^^^^^^"
  `);
});

/**
 * Creates a workspace whose article about brakes has these words, with a list of prices in the
 * media folder.
 */
async function saying(words: string) {
  const workspace = await createWorkspace();
  await workspace.file("documents/receipt.yaml", receipt);
  await workspace.file("media/prices-2026.pdf", "%PDF-1.4 of thirty bytes or so.");
  await workspace.edit("articles/brakes.yaml", "Clean them.", words);
  return workspace;
}

describe("a link in a long text", () => {
  test.each(["prices-2026.pdf", "receipt.docx"])(
    "offers %s as a download by its file name",
    async (name) => {
      const { site, diagnostics } = await (await saying(`See [our list](${name}).`)).load();
      expect(diagnostics).toEqual([]);
      const article = site?.articles.find(({ id }) => id === "brakes");
      const known = name.endsWith(".pdf") ? { bytes: 31 } : {};
      const format = name.replace(/.*\./, "").toUpperCase();
      expect(article?.bodyFiles).toEqual([{ src: `/downloads/${name}`, format, ...known }]);
      expect(article?.body).toContain(`[our list](/downloads/${name})`);
    },
  );

  test("is reported with a suggestion if the file does not exist", async () => {
    expect(
      await (await saying("See [prices-2025.pdf](prices-2025.pdf).")).report(),
    ).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:9:29
        Não há o que baixar com o nome "prices-2025.pdf". Você quis dizer "prices-2026.pdf"?
        8 | readingMinutes: 1
        9 | body: See [prices-2025.pdf](prices-2025.pdf).
          |                             ^^^^^^^^^^^^^^^
        Escreva assim:
      body: See [prices-2025.pdf](prices-2026.pdf)."
    `);
  });

  test("is reported with the possible sources if no file has a similar name", async () => {
    expect(await (await saying("See [it](estimate.ods).")).report()).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:9:16
        Não há o que baixar com o nome "estimate.ods". Ele deve ser o de um arquivo de content/media, documents (.docx, .pdf) ou spreadsheets (.xlsx, .csv).
        8 | readingMinutes: 1
        9 | body: See [it](estimate.ods).
          |                ^^^^^^^^^^^^"
    `);
  });

  test("is reported if it points outside the media folder", async () => {
    expect(await (await saying("See [it](../site.zip).")).report()).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:9:16
        "../site.zip" aponta para fora de content/media. Escreva só o nome do arquivo.
        8 | readingMinutes: 1
        9 | body: See [it](../site.zip).
          |                ^^^^^^^^^^^"
    `);
    expect(
      await (await saying("See [it](../media/prices-2026.pdf).")).report(),
    ).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:9:16
        "../media/prices-2026.pdf" aponta para fora de content/media. Você quis dizer "prices-2026.pdf"?
        8 | readingMinutes: 1
        9 | body: See [it](../media/prices-2026.pdf).
          |                ^^^^^^^^^^^^^^^^^^^^^^^^
        Escreva assim:
      body: See [it](prices-2026.pdf)."
    `);
  });

  test("is reported if it leads to an image", async () => {
    expect(await (await saying("See [it](wheel.svg).")).report()).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:9:16
        "wheel.svg" é uma imagem, e um link leva a uma página. Imagens ficam no campo "image" de um bloco.
        8 | readingMinutes: 1
        9 | body: See [it](wheel.svg).
          |                ^^^^^^^^^"
    `);
  });

  test("is reported if it uses the download address of a file that is not offered, with the name as a fix", async () => {
    const workspace = await saying("See [it](/downloads/prices-2026.pdf).");
    expect(await workspace.report()).toMatchInlineSnapshot(`
      "content/articles/brakes.yaml:9:16
        Para oferecer um arquivo em um texto, basta o nome dele. No lugar de "/downloads/prices-2026.pdf", escreva "prices-2026.pdf".
        8 | readingMinutes: 1
        9 | body: See [it](/downloads/prices-2026.pdf).
          |                ^^^^^^^^^^^^^^^^^^^^^^^^^^
        Escreva assim:
      body: See [it](prices-2026.pdf)."
    `);
    await workspace.edit("articles/brakes.yaml", "/downloads/", "");
    expect(await workspace.check()).toEqual([]);
  });

  test("may use the download address of a file that another article offers", async () => {
    const workspace = await saying("See [it](/downloads/prices-2026.pdf).");
    await workspace.edit(
      "articles/chains.yaml",
      "body: |\n",
      "body: |\n  [A](prices-2026.pdf)\n\n",
    );
    expect(await workspace.check()).toEqual([]);
  });

  test("may not use the download address of a file that only a draft offers", async () => {
    const workspace = await saying("See [it](/downloads/prices-2026.pdf).");
    const offer = "draft: true\nbody: |\n  [A](prices-2026.pdf)\n\n";
    await workspace.edit("articles/chains.yaml", "body: |\n", offer);
    expect((await workspace.check()).map(({ code }) => code)).toContain("file-address");
  });
});

test("reports a web address without a scheme as a broken link, not as a missing download", async () => {
  const workspace = await saying(
    "See [the law](www.gov.example/law.pdf) and [more](gov.example/more.pdf).",
  );
  const told = await workspace.check();
  expect(told.map(({ code }) => code)).toEqual(["broken-link", "broken-link"]);
  expect(await workspace.report()).toContain("https://www.gov.example/law.pdf");
});

test("rejects a file link in a single-line text, and explains how to offer the file", async () => {
  const workspace = await saying("See.");
  await workspace.edit("pages/home.yaml", "title: Prices", 'title: "[Prices](prices-2026.pdf)"');
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/pages/home.yaml:15:22  (bloco 3, Planos e preços)
      "prices-2026.pdf" é um arquivo, e um link leva a uma página. Para oferecê-lo, ponha-o na pasta media e use o bloco "downloads", ou escreva [palavras](nome-do-arquivo) em um texto longo.
      14 |     id: prices
      15 |     title: "[Prices](prices-2026.pdf)"
         |                      ^^^^^^^^^^^^^^^"
  `);
});
