import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const receipt = `id: receipt
title: Receipt
date: 2026-01-02
clauses:
  - {title: Sum, paragraphs: ["Paid: [[sum]]."]}
`;

/** A workspace with a receipt, and a list of things that offers a file of that name. */
async function offering(name: string) {
  const workspace = await createWorkspace();
  await workspace.file("documents/receipt.yaml", receipt);
  const image = "{src: wheel.svg, alt: A wheel}";
  const entry = `- {id: r, title: Receipt, description: For you., image: ${image}, to: /, file: {src: ${name}}}`;
  await workspace.file("resources.yaml", `${entry}\n`);
  return workspace;
}

test.each(["receipt.docx", "receipt.pdf", "wheel.svg"])("%s can be offered", async (name) => {
  const workspace = await offering(name);
  const { site, diagnostics } = await workspace.load();
  expect(diagnostics).toEqual([]);
  const format = name.replace(/.*\./, "").toUpperCase();
  expect(site?.resources[0]?.file).toEqual({ src: `/downloads/${name}`, format });
});

test("a file that nothing gives is refused, with the name that is near", async () => {
  expect(await (await offering("recept.pdf")).report()).toMatchInlineSnapshot(`
    "content/resources.yaml:1:108  (item 1, r)
      Não há o que baixar com o nome "recept.pdf". Você quis dizer "receipt.pdf"?
      1 | .svg, alt: A wheel}, to: /, file: {src: recept.pdf}}
        |                                         ^^^^^^^^^^
      Escreva assim:
    - {id: r, title: Receipt, description: For you., image: {src: wheel.svg, alt: A wheel}, to: /, file: {src: receipt.pdf}}"
  `);
});

test("a file of a name like no other is refused, with where files come from", async () => {
  expect(await (await offering("price-list.ods")).report()).toMatchInlineSnapshot(`
    "content/resources.yaml:1:108  (item 1, r)
      Não há o que baixar com o nome "price-list.ods". Ele deve ser o de um arquivo de content/media, documents (.docx, .pdf) ou spreadsheets (.xlsx, .csv).
      1 | .svg, alt: A wheel}, to: /, file: {src: price-list.ods}}
        |                                         ^^^^^^^^^^^^^^"
  `);
});

test("a document is not offered in a format that is not made from it", async () => {
  expect((await (await offering("receipt.xlsx")).check()).map(({ code }) => code)).toEqual([
    "missing-download",
  ]);
});

test("two files of the same name are refused", async () => {
  const workspace = await offering("receipt.pdf");
  await workspace.file("documents/second.yaml", receipt);
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/documents/second.yaml:1:5
      "receipt" já é usado em content/documents/receipt.yaml:1. Cada um precisa de um nome só seu: troque um dos dois.
      1 | id: receipt
        |     ^^^^^^^"
  `);
});
