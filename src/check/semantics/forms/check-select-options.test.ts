import { expect, test } from "vitest";
import { createWorkspace } from "../../../testing/content/workspace.ts";

const required = "rules: [{type: required, message: Choose one}]";

/** Returns the diagnostics of the sample site with one more form field. */
async function told(field: string, events?: string): Promise<string[]> {
  const workspace = await createWorkspace();
  const email = "      - {name: email, type: email, label: E-mail}\n";
  await workspace.edit(
    "pages/contact.yaml",
    email,
    `${email}      - {name: extra, label: Extra, ${field}}\n`,
  );
  if (events !== undefined) await workspace.file("events.yaml", events);
  const found = await workspace.check({ date: "2026-11-24" });
  return found.map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
}

const over = "- {id: fair, title: Fair, date: 2026-11-01}\n";
const next = "- {id: fair, title: Fair, date: 2026-12-01}\n";

test("reports a select field without options, and that the form cannot be sent if it is required", async () => {
  const dates = `type: select, optionsFrom: events, ${required}`;
  expect([
    ...(await told(dates)),
    ...(await told(dates, over)),
    ...(await told("type: select, optionsFrom: events", over)),
    ...(await told(`type: select, optionsFrom: resources, ${required}`)),
    ...(await told(`type: select, options: [{value: "", label: Choose}], ${required}`)),
  ]).toMatchInlineSnapshot(`
    [
      "warning /blocks/0/fields/1/optionsFrom: Não há o que escolher: em content/events.yaml não há data que ainda venha, e sem resposta ninguém consegue enviar o formulário. Escreva lá a próxima data, ou aqui uma opção em "options", ou apague o campo.",
      "warning /blocks/0/fields/1/optionsFrom: Não há o que escolher: em content/events.yaml não há data que ainda venha, e sem resposta ninguém consegue enviar o formulário. Escreva lá a próxima data, ou aqui uma opção em "options", ou apague o campo.",
      "warning /blocks/0/fields/1/optionsFrom: Não há o que escolher: em content/events.yaml não há data que ainda venha. Escreva lá a próxima data, ou aqui uma opção em "options", ou apague o campo.",
      "error /blocks/0/fields/1/optionsFrom: Não há o que escolher: em content/resources.yaml não há itens, e sem resposta ninguém consegue enviar o formulário. Escreva lá um item, ou aqui uma opção em "options", ou apague o campo.",
      "error /blocks/0/fields/1/options: Não há o que escolher, e sem resposta ninguém consegue enviar o formulário. Ponha em "options" uma opção com valor, ou apague o campo.",
    ]
  `);
});

test("accepts a select field with an option of its own or a future event", async () => {
  expect(await told(`type: select, optionsFrom: events, ${required}`, next)).toEqual([]);
  const other = "options: [{value: other, label: Another day}]";
  expect(await told(`type: select, optionsFrom: events, ${other}, ${required}`, over)).toEqual([]);
});

test("warns about properties without effect for the type of the field or rule", async () => {
  expect([
    ...(await told("type: text, optionsFrom: services")),
    ...(await told("type: text, options: [{value: a, label: A}]")),
    ...(await told("type: date, rows: 4")),
    ...(await told("type: checkbox, placeholder: Yes please")),
    ...(await told("type: text, rules: [{type: required, value: 3, message: Write it}]")),
    ...(await told("type: text, rules: [{type: required, pattern: a+, message: Write it}]")),
  ]).toMatchInlineSnapshot(`
    [
      "warning /blocks/0/fields/1/optionsFrom: O campo "optionsFrom" (Opções vindas do site) só vale com select, e aqui o tipo é text. Apague a linha, ou troque o tipo.",
      "warning /blocks/0/fields/1/options: O campo "options" (Opções) só vale com select, e aqui o tipo é text. Apague a linha, ou troque o tipo.",
      "warning /blocks/0/fields/1/rows: O campo "rows" (Linhas) só vale com textarea, e aqui o tipo é date. Apague a linha, ou troque o tipo.",
      "warning /blocks/0/fields/1/placeholder: O campo "placeholder" (Exemplo dentro do campo) só vale com text, email, tel, number ou textarea, e aqui o tipo é checkbox. Apague a linha, ou troque o tipo.",
      "warning /blocks/0/fields/1/rules/0/value: O campo "value" (Número) só vale com minimum, maximum ou days-ahead, e aqui o tipo é required. Apague a linha, ou troque o tipo.",
      "warning /blocks/0/fields/1/rules/0/pattern: O campo "pattern" (Modelo) só vale com pattern, e aqui o tipo é required. Apague a linha, ou troque o tipo.",
    ]
  `);
});

test("warns about an open-day rule if the opening hours have no days", async () => {
  const day = "type: date, rules: [{type: open-day, message: We are closed}]";
  expect(await told(day)).toMatchInlineSnapshot(`
    [
      "warning /blocks/0/fields/1/rules/0/type: A regra "open-day" não recusa nenhum dia: os horários (hours, em site.yaml) não dizem em que dias se abre. Preencha neles days, opens e closes, ou apague a regra.",
    ]
  `);
  const workspace = await createWorkspace();
  await workspace.edit(
    "site.yaml",
    "label: Monday to Friday, value: 9 to 6}",
    'label: Mondays, value: 9h às 18h, days: [monday], opens: "09:00", closes: "18:00"}',
  );
  const email = "      - {name: email, type: email, label: E-mail}\n";
  await workspace.edit(
    "pages/contact.yaml",
    email,
    `${email}      - {name: day, label: Day, ${day}}\n`,
  );
  expect(await workspace.report({ date: "2026-11-24" })).toBe("");
});
