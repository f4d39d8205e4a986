import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findBarriers } from "../browser/barriers.ts";
import { desktop, journey, phone, type Visit } from "../browser/journey.ts";

const quiet = { reducedMotion: "reduce" } as const;

/** The states in which pages can be brought, each by what a visitor does. */
const states: readonly [name: string, reach: (visit: Visit) => Promise<Page>][] = [
  [
    "the menu of a phone is open",
    async (visit) => {
      const page = await visit("/servicos", { ...phone, ...quiet });
      await page.locator("header .toggle").click();
      await page.locator("#_menu:popover-open").waitFor();
      return page;
    },
  ],
  [
    "the form tells what is missing",
    async (visit) => {
      const page = await visit("/contato", { ...desktop, ...quiet });
      await page.locator("#formulario [type=submit]").first().click();
      await page.locator("#formulario form [aria-invalid=true]").first().waitFor();
      return page;
    },
  ],
  [
    "a question is open",
    async (visit) => {
      const page = await visit("/contato", { ...phone, ...quiet });
      await page.locator("details summary").first().click();
      await page.locator("details[open]").first().waitFor();
      return page;
    },
  ],
  [
    "articles are filtered",
    async (visit) => {
      const page = await visit("/blog", { ...desktop, ...quiet });
      await page.locator(".filter a").nth(1).click();
      await page.waitForURL(/blog\/.+|blog\?/);
      return page;
    },
  ],
  [
    "another page came without loading anew",
    async (visit) => {
      const page = await visit("/", { ...desktop, ...quiet });
      await page.locator("header nav a", { hasText: "Contato" }).first().click();
      await page.waitForURL("**/contato");
      await page.locator("#formulario form").first().waitFor();
      return page;
    },
  ],
];

for (const [name, reach] of states) {
  journey(`nothing bars anybody while ${name}`, { timeout: 60_000 }, async ({ visit }) => {
    const page = await reach(visit);
    expect(await findBarriers(page)).toEqual([]);
  });
}

journey("nothing bars anybody once the form is sent", async ({ visit }) => {
  const page = await visit("/contato", { ...desktop, ...quiet });
  const form = page.locator("#formulario form").first();
  await form.locator("[name=name]").fill("Ana Souza");
  await form.locator("[name=email]").fill("ana@empresa.example");
  await form.locator("[name=message]").fill("Quero abrir uma empresa de software em Minas.");
  await fillRequired(page);
  await form.locator("[type=submit]").click();
  await expect.poll(() => form.locator("[role=status]").textContent()).not.toBe("");
  expect(await findBarriers(page)).toEqual([]);
});

/** Whatever else the form asks for: a choice, a box. */
async function fillRequired(page: Page) {
  for (const field of await page.locator("#formulario form select").all()) {
    await field.selectOption({ index: 1 });
  }
  for (const field of await page.locator("#formulario form [type=checkbox]").all())
    await field.check();
  for (const field of await page.locator("#formulario form [type=tel]").all()) {
    await field.fill("(38) 99999-0000");
  }
}
