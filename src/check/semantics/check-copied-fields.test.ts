import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const before = "      - {name: email, type: email, label: E-mail}\n";

/** Returns the diagnostics of a form that starts with these fields. */
async function toldOf(...fields: string[]): Promise<string[]> {
  const workspace = await createWorkspace();
  const lines = fields.map((field) => `      - {${field}}\n`).join("");
  await workspace.edit("pages/contact.yaml", before, lines);
  const found = await workspace.check();
  return found.map(({ severity, message }) => `${severity}: ${message}`);
}

const required = (message: string) => `rules: [{type: required, message: ${message}}]`;
const name = `name: name, type: text, label: Nome, autocomplete: name, ${required("Nome é obrigatório")}`;
const email = "name: email, type: email, label: E-mail, autocomplete: email";

describe("a form field copied from another one", () => {
  test("gets a warning if its message names the label of the other field", async () => {
    expect(
      await toldOf(
        name,
        `name: firm, type: text, label: Empresa, ${required("Nome é obrigatório")}`,
      ),
    ).toMatchInlineSnapshot(`
      [
        "warning: Este aviso fala de "Nome", mas o campo é "Empresa". Escreva o aviso deste campo.",
      ]
    `);
  });

  test("gets a warning if its message names a part of the other label", async () => {
    const whole = name.replace("label: Nome,", "label: Nome completo,");
    const told = await toldOf(
      whole,
      `name: firm, type: text, label: Empresa, ${required("Nome é obrigatório")}`,
    );
    expect(told).toHaveLength(1);
  });

  test("gets a warning if its autocomplete is that of the other field or does not fit its type", async () => {
    expect(
      await toldOf(name, "name: firm, type: text, label: Empresa, autocomplete: name"),
    ).toMatchInlineSnapshot(`
      [
        "warning: O navegador já preenche "name" em "Nome", e poria o mesmo aqui. Troque, ou apague esta linha.",
      ]
    `);
    expect(
      await toldOf(email, "name: phone, type: tel, label: Telefone, autocomplete: email"),
    ).toMatchInlineSnapshot(`
      [
        "warning: O navegador preencheria aqui "email", mas o campo é do tipo tel. Troque, ou apague esta linha.",
      ]
    `);
  });

  test("gets a warning if its label is that of the other field", async () => {
    expect(await toldOf(name, "name: firm, type: text, label: nome")).toMatchInlineSnapshot(`
      [
        "warning: Este formulário já tem uma pergunta "nome". Troque o texto desta.",
      ]
    `);
  });
});

describe("reports nothing for", () => {
  test.each([
    [
      "messages that name no field",
      `name: firm, type: text, label: Empresa, ${required("Preencha este campo")}`,
    ],
    [
      "messages that name their own field too",
      `name: firm, type: text, label: Empresa, ${required("O nome da empresa é obrigatório")}`,
    ],
    [
      "a label that has the other's word",
      `name: firm, type: text, label: Nome da empresa, ${required("Nome é obrigatório")}`,
    ],
    [
      "an e-mail in another spelling",
      `name: email, type: email, label: E-mail, ${required("Email é obrigatório")}`,
    ],
    [
      "a line of text for a telephone",
      "name: phone, type: text, label: Telefone, autocomplete: tel",
    ],
    ["no filling in at all", "name: phone, type: tel, label: Telefone, autocomplete: off"],
    [
      "an address with its section",
      "name: street, type: text, label: Rua, autocomplete: shipping street-address",
    ],
  ])("%s", async (_, field) => {
    expect(await toldOf(name, field)).toEqual([]);
  });

  test("two phone fields with the same autocomplete", async () => {
    const phone = (id: string, label: string) =>
      `name: ${id}, type: tel, label: ${label}, autocomplete: tel`;
    expect(await toldOf(phone("phone", "Telefone"), phone("mobile", "Celular"))).toEqual([]);
  });
});
