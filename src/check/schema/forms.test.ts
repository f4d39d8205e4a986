import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const delivery = "delivery: {type: demo}";

async function reportWith(part: string, replacement: string): Promise<string> {
  const workspace = await createWorkspace();
  await workspace.edit("pages/contact.yaml", part, replacement);
  return workspace.report();
}

test("reports a delivery address that does not use https", async () => {
  const written = "delivery: {type: http, address: http://forms.example/firm}";
  expect(await reportWith(delivery, written)).toMatchInlineSnapshot(`
    "content/pages/contact.yaml:20:37  (bloco 1, Formulário)
      Este endereço deve começar com https:// e não pode ter espaços.
      19 |     success: Thank you.
      20 |     delivery: {type: http, address: http://forms.example/firm}
         |                                     ^^^^^^^^^^^^^^^^^^^^^^^^^
      Escreva assim:
        delivery: {type: http, address: https://forms.example/firm}"
  `);
});

test("reports a delivery without its required address", async () => {
  expect(await reportWith(delivery, "delivery: {type: http}")).toMatchInlineSnapshot(`
    "content/pages/contact.yaml:20:16  (bloco 1, Formulário)
      Falta o campo obrigatório "address" (Endereço de entrega).
      19 |     success: Thank you.
      20 |     delivery: {type: http}
         |                ^^^^
      Por exemplo:  address: https://formularios.example/aurora"
  `);
});

test("reports an unknown delivery type and a timeout of 0", async () => {
  const written = "delivery: {type: https, address: https://forms.example, timeout: 0}";
  expect(await reportWith(delivery, written)).toMatchInlineSnapshot(`
    "content/pages/contact.yaml:20:22  (bloco 1, Formulário)
      "https" não é uma opção de "type" (Como entregar). Você quis dizer "http"?
      19 |     success: Thank you.
      20 |     delivery: {type: https, address: https://forms.example, timeout: 0}
         |                      ^^^^^
      Escreva assim:
        delivery: {type: http, address: https://forms.example, timeout: 0}

    content/pages/contact.yaml:20:70  (bloco 1, Formulário)
      O campo "timeout" (Espera) está com 0; deve ser de 1 a 120.
      19 |     success: Thank you.
      20 |     delivery: {type: https, address: https://forms.example, timeout: 0}
         |                                                                      ^"
  `);
});

test("reports a pattern that browsers cannot compile", async () => {
  const rule = (pattern: string) =>
    `label: E-mail, rules: [{type: pattern, pattern: '${pattern}', message: No}]`;
  expect(await reportWith("label: E-mail", rule("[0-9"))).toMatchInlineSnapshot(`
    "content/pages/contact.yaml:9:84  (bloco 1, Formulário, item 1, E-mail)
      Este modelo (expressão regular) não está certo, e nenhuma resposta serviria. Confira parênteses, colchetes e chaves: cada um que abre precisa fechar.
      8 |
      9 | -mail, rules: [{type: pattern, pattern: '[0-9', message: No}]}
        |                                         ^^^^^^
      Por exemplo:  pattern: "[0-9]{5}-?[0-9]{3}""
  `);
  expect(await reportWith("label: E-mail", rule("[0-9.-]+"))).toMatchInlineSnapshot(`
    "content/pages/contact.yaml:9:84  (bloco 1, Formulário, item 1, E-mail)
      Este modelo (expressão regular) não está certo, e nenhuma resposta serviria. Dentro de colchetes, ponha "\\" antes de ( ) { } / | e do traço que não indica intervalo.
      8 |
      9 | -mail, rules: [{type: pattern, pattern: '[0-9.-]+', message: No}]}
        |                                         ^^^^^^^^^^"
  `);
  expect(await reportWith("label: E-mail", rule("[0-9.\\-]+"))).toBe("");
});
