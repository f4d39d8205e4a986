import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

test("warns about a very long text", async () => {
  const workspace = await createWorkspace();
  const text = "Check the chain, and oil it well.\n\n    ".repeat(5000);
  const page = `route: /long\ntitle: Long\ndescription: Very long\nblocks:\n- type: prose\n  body: |\n    ${text}`;
  await workspace.file("pages/long.yaml", page);
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/pages/long.yaml:7:5  (bloco 1, Texto corrido)
      Aviso: Este texto tem 35.001 palavras, e demora a abrir no celular. Divida-o em partes, cada uma em uma página ou um artigo, e ligue uma à outra com links.
      6 |   body: |
      7 |     Check the chain, and oil it well.
        |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
  `);
});

test("warns about a list of more than 300 entries, at the first excess entry", async () => {
  const workspace = await createWorkspace();
  const question = (index: number) =>
    `- {id: q${index}, question: "Why ${index}?", answer: Because.}\n`;
  const questions = Array.from({ length: 299 }, (_, index) => question(index));
  const known = readFileSync(join(workspace.directory, "faq.yaml"), "utf8");
  await workspace.file("faq.yaml", `${known.trimEnd()}\n${questions.join("")}`);
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/faq.yaml:306:3  (item 301, q298)
      Aviso: Esta lista tem 301 itens: uma página com todos demora a abrir no celular. Mostre até 300 em cada página.
      305 | - {id: q297, question: "Why 297?", answer: Because.}
      306 | - {id: q298, question: "Why 298?", answer: Because.}
          |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
  `);
});

test("warns about an image of several megabytes, wherever it is used", async () => {
  const workspace = await createWorkspace();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><!--${"x".repeat(5_000_000)}--></svg>`;
  await workspace.file("media/wheel.svg", drawing);
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/services.yaml:5:16  (item 1, Tune-up)
      Aviso: A imagem "wheel.svg" tem 4,8 MB, muito mais do que uma tela mostra. Exporte-a com até 2.400 pixels de largura, e ponha a menor no lugar dela.
      4 |   features: [Brakes, Gears]
      5 |   image: {src: wheel.svg, alt: A wheel}
        |                ^^^^^^^^^

    content/services.yaml:10:16  (item 2, Overhaul)
      Aviso: A imagem "wheel.svg" tem 4,8 MB, muito mais do que uma tela mostra. Exporte-a com até 2.400 pixels de largura, e ponha a menor no lugar dela.
       9 |   features: [Bearings]
      10 |   image: {src: wheel.svg, alt: A wheel}
         |                ^^^^^^^^^"
  `);
});
