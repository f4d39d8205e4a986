import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { addTrades } from "../../testing/sites/trades-site.ts";

/**
 * Returns the diagnostics of the sample site with an additional page that consists of this block.
 */
async function told(block: string, events?: string): Promise<string[]> {
  const workspace = await createWorkspace();
  const head = "route: /mais\ntitle: Mais\ndescription: Mais blocos de teste.\nblocks:\n";
  await workspace.file("pages/mais.yaml", `${head}  - ${block}\n`);
  if (events) await workspace.file("events.yaml", events);
  const found = await workspace.check({ date: "2026-11-24" });
  return found.map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
}

const menu = (item: string) =>
  told(`{type: price-menu, title: Menu, sections: [{items: [${item}]}]}`);

test("warns about a price list without prices and an item with both a price and sizes", async () => {
  expect([
    ...(await menu("{name: Bread}")),
    ...(await menu("{name: Bread, price: 3, sizes: [{label: Small, price: 2}]}")),
  ]).toMatchInlineSnapshot(`
    [
      "warning /blocks/0/sections: Nenhum item desta lista tem preço. Escreva os preços, ou use outro bloco, como a lista em colunas.",
      "warning /blocks/0/sections/0/items/0/price: "Bread" tem um preço e também tamanhos: só os preços dos tamanhos aparecem. Apague um dos dois.",
    ]
  `);
  expect(await menu("{name: Bread, price: 3}, {name: On demand}")).toEqual([]);
  expect(await menu("{name: Water, price: 0}")).toEqual([]);
});

const video = (url: string) =>
  told(`{type: video, title: Film, url: "${url}", poster: {src: shop.svg, alt: A shop}}`);

test("reports a video that is not on YouTube or Vimeo", async () => {
  expect(await video("https://films.example/1")).toMatchInlineSnapshot(`
    [
      "error /blocks/0/url: "https://films.example/1" não é a página de um vídeo do YouTube ou do Vimeo. Abra o vídeo no navegador e copie o endereço dele.",
    ]
  `);
  expect(await video("https://www.youtube.com/watch?v=abcdefghij")).toHaveLength(1);
  expect(await video("https://youtu.be/abcdefghijk")).toEqual([]);
});

test("requires alternative text for a picture that is a link", async () => {
  const gallery = '{type: gallery, title: Shop, items: [{image: {src: shop.svg, alt: ""}}]}';
  expect(await told(gallery)).toMatchInlineSnapshot(`
    [
      "error /blocks/0/items/0/image/alt: Esta imagem é um link, e quem não a vê precisa saber o que ela é. Escreva isso em "alt".",
    ]
  `);
  const logos = (more: string) =>
    told(`{type: logos, title: Us, items: [{image: {src: shop.svg, alt: ""}${more}}]}`);
  expect(await logos(', to: "https://partner.example/"')).toHaveLength(1);
  expect(await logos("")).toEqual([]);
});

test("reports an event that ends before it starts, but not one that ends at night", async () => {
  const agenda = "{type: events, title: Agenda, entries: all}";
  const of = (fields: string) => told(agenda, `- {id: a, title: Fair, ${fields}}\n`);
  expect([
    ...(await of("date: 2026-12-12, until: 2026-12-10")),
    ...(await of('date: 2026-12-12, starts: "19:00", ends: "19:00"')),
    ...(await of('date: 2026-12-12, starts: "18:30", ends: "18:00"')),
  ]).toMatchInlineSnapshot(`
    [
      "error /0/until: Esta data começaria em 2026-12-12 e terminaria antes, em 2026-12-10. Corrija uma das duas.",
      "error /0/ends: Esta data começaria e terminaria às 19:00. Corrija uma das duas horas, ou apague "ends".",
      "warning /0/ends: Das 18:30 às 18:00, esta data atravessaria a noite, até o dia seguinte. Confira as duas horas.",
    ]
  `);
  expect(await of('date: 2026-12-12, starts: "22:00", ends: "03:00"')).toEqual([]);
});

test("reports nothing for an agenda without events or with only past events", async () => {
  const agenda = "{type: events, title: Agenda, entries: all}";
  expect(await told(agenda)).toEqual([]);
  expect(await told(agenda, "- {id: a, title: Fair, date: 2026-01-12}\n")).toEqual([]);
  expect(
    await told(agenda.replace("all", "[a]"), "- {id: a, title: Fair, date: 2026-01-12}\n"),
  ).toEqual([]);
});

test("reports nothing for the pages of a bakery and a clinic", async () => {
  const workspace = await createWorkspace();
  await addTrades(workspace);
  expect(await workspace.report({ date: "2026-11-24" })).toBe("");
});

test("removes past events, even from a block that names them, and loads coming special days", async () => {
  const workspace = await createWorkspace();
  await addTrades(workspace);
  await workspace.edit("pages/clinica.yaml", "entries: all", "entries: [passada, feira]");
  const { site } = await workspace.load({ date: "2026-11-24" });
  expect(site?.events.map(({ id }) => id)).toEqual(["feira", "palestra"]);
  const blocks = site?.pages.flatMap((page) => page.blocks) ?? [];
  const agenda = blocks.find(({ type }) => type === "events");
  expect(agenda).toMatchObject({ entries: [{ id: "feira" }] });
  const hours = blocks.find(({ type }) => type === "opening-hours");
  expect(hours).toMatchObject({
    comingDays: [
      { label: "Véspera de Natal", from: "2026-12-24", opens: "08:00" },
      { label: "Natal", from: "2026-12-25", until: "2026-12-25" },
      { label: "Recesso", from: "2026-12-28", until: "2027-01-02" },
    ],
  });
});

const form = (field: string) =>
  told(
    `{type: form, title: Order, submit: Send, success: Sent, delivery: {type: demo}, fields: [{name: n, label: N, ${field}}]}`,
  );

test("reports field rules with the wrong type, without a value or with contradictory limits", async () => {
  expect([
    ...(await form("type: text, rules: [{type: minimum, value: 1, message: Mais}]")),
    ...(await form("type: date, rules: [{type: days-ahead, message: Antes}]")),
    ...(await form(
      "type: number, rules: [{type: minimum, value: 9, message: A}, {type: maximum, value: 3, message: B}]",
    )),
  ]).toMatchInlineSnapshot(`
    [
      "error /blocks/0/fields/0/rules/0/type: A regra "minimum" só serve em um campo do tipo "number". Troque o tipo do campo, ou apague a regra.",
      "error /blocks/0/fields/0/rules/0: Falta o número da regra "days-ahead". Preencha o campo Número dela.",
      "error /blocks/0/fields/0/rules/1/value: Nenhum número serve: o menor é 9 e o maior é 3. Corrija um dos dois.",
    ]
  `);
  expect(await form("type: date, rules: [{type: days-ahead, value: 1, message: Antes}]")).toEqual(
    [],
  );
});

test("loads field options from any list, and rules for dates from the firm's hours", async () => {
  const workspace = await createWorkspace();
  await addTrades(workspace);
  await workspace.edit(
    "pages/contact.yaml",
    "      - {name: email, type: email, label: E-mail}\n",
    `      - {name: talk, type: select, label: Data, optionsFrom: events}
      - {name: who, type: select, label: Pessoa, optionsFrom: team}
      - name: day
        type: date
        label: Dia
        rules: [{type: days-ahead, value: 2, message: Antes}, {type: open-day, message: Fechado}]
`,
  );
  const { site, diagnostics } = await workspace.load({ date: "2026-11-24" });
  expect(diagnostics).toEqual([]);
  const block = site?.pages.flatMap((page) => page.blocks).find(({ type }) => type === "form");
  const fields = block?.type === "form" ? block.fields : [];
  expect(fields.find(({ name }) => name === "talk")?.options).toEqual([
    { value: "feira", label: "Feira de saúde, 12 de dezembro de 2026" },
    { value: "palestra", label: "Palestra sobre diabetes, 3 de dezembro de 2026" },
  ]);
  expect(fields.find(({ name }) => name === "who")?.options?.length).toBeGreaterThan(0);
  const rules = fields.find(({ name }) => name === "day")?.rules;
  expect(rules?.[0]).toMatchObject({ earliest: "2026-11-26" });
  expect(rules?.[1]?.closed?.weekdays).toEqual([0]);
  expect(rules?.[1]?.closed?.days[0]).toEqual({
    from: "2026-12-25",
    until: "2026-12-25",
    open: false,
  });
});
