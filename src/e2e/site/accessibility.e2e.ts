import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import {
  desktopContext,
  journey,
  phoneContext,
  type VisitRoute,
} from "../../testing/browser/journey.ts";
import { findKeyboardProblems } from "../../testing/shared-journeys/keyboard-access.ts";
import { expectPageFits, expectPagePrints } from "../../testing/shared-journeys/page-fit.ts";

const quiet = { reducedMotion: "reduce" } as const;

/** States of pages, each with the visitor's actions that lead to it. */
const states: readonly [name: string, reach: (visit: VisitRoute) => Promise<Page>][] = [
  [
    "the menu of a phone is open",
    async (visit) => {
      const page = await visit("/servicos", { ...phoneContext, ...quiet });
      await page.locator("header .toggle").click();
      await page.locator("#_menu:popover-open").waitFor();
      return page;
    },
  ],
  [
    "the form tells what is missing",
    async (visit) => {
      const page = await visit("/contato", { ...desktopContext, ...quiet });
      await page.locator("#formulario [type=submit]").first().click();
      await page.locator("#formulario form [aria-invalid=true]").first().waitFor();
      return page;
    },
  ],
  [
    "a question is open",
    async (visit) => {
      const page = await visit("/contato", { ...phoneContext, ...quiet });
      await page.locator("details summary").first().click();
      await page.locator("details[open]").first().waitFor();
      return page;
    },
  ],
  [
    "articles are filtered",
    async (visit) => {
      const page = await visit("/blog", { ...desktopContext, ...quiet });
      await page.locator(".filter a").nth(1).click();
      await page.waitForURL(/blog\/.+|blog\?/);
      return page;
    },
  ],
  [
    "another page came without loading anew",
    async (visit) => {
      const page = await visit("/", { ...desktopContext, ...quiet });
      await page.locator("header nav a", { hasText: "Contato" }).first().click();
      await page.waitForURL("**/contato");
      await page.locator("#formulario form").first().waitFor();
      return page;
    },
  ],
];

for (const [name, reach] of states) {
  journey(`has no accessibility errors while ${name}`, { timeout: 60_000 }, async ({ visit }) => {
    const page = await reach(visit);
    expect(await findAccessibilityErrors(page)).toEqual([]);
  });
}

journey("has no accessibility errors after the form is sent", async ({ visit }) => {
  const page = await visit("/contato", { ...desktopContext, ...quiet });
  const form = page.locator("#formulario form").first();
  await form.locator("[name=name]").fill("Ana Souza");
  await form.locator("[name=email]").fill("ana@empresa.example");
  await form.locator("[name=message]").fill("Quero abrir uma empresa de software em Minas.");
  await fillRequired(page);
  await form.locator("[type=submit]").click();
  await expect.poll(() => form.locator("[role=status]").textContent()).not.toBe("");
  expect(await findAccessibilityErrors(page)).toEqual([]);
});

/** Inserts an inaccessible element at the top of a page. */
async function plant(page: Page, tag: string, words: string, style: Record<string, string>) {
  await page.evaluate(
    (planted) => {
      const element = document.createElement(planted.tag);
      element.textContent = planted.words;
      if (planted.tag === "a") element.setAttribute("href", "/");
      Object.assign(element.style, planted.style);
      document.querySelector("main")?.prepend(element);
    },
    { tag, words, style },
  );
}

journey(
  "findKeyboardProblems names elements that Tab does not reach or whose focus is not visible",
  async ({ visit }) => {
    const page = await visit("/acessibilidade", { ...desktopContext, ...quiet });
    await plant(page, "a", "Sem marca", { outline: "none" });
    await plant(page, "a", "Longe", { position: "absolute", left: "-9999px" });
    await page.evaluate(() => {
      const late = document.createElement("button");
      late.textContent = "Tarde demais";
      const appear = () => document.querySelector("main")?.prepend(late);
      document.querySelector("main a")?.addEventListener("focus", appear);
    });
    expect(await findKeyboardProblems(page, false)).toEqual([
      'a "Longe" / is out of view',
      'a "Sem marca" / has no mark',
      "<button>Tarde demais</button> is no stop",
    ]);
  },
);

const faults = [
  ["a part that is too wide", { width: "400px" }, /at 320 px:/],
  ["a text of which a part is cut off", { height: "1em", overflow: "hidden" }, /at 320 px:/],
  ["a box that grows with the letters", { width: "12rem" }, /twice as large/],
] as const;

for (const [name, style, place] of faults) {
  journey(`expectPageFits rejects ${name}`, async ({ visit }) => {
    const page = await visit("/acessibilidade", { ...desktopContext, ...quiet });
    const words = "Trinta e seis letras cabem numa linha. "
      .repeat("overflow" in style ? 9 : 1)
      .trim();
    await plant(page, "p", words, style);
    await expect(expectPageFits(page, "/acessibilidade")).rejects.toThrow(place);
  });
}

journey(
  "expectPagePrints rejects a page whose paragraphs are hidden in print",
  async ({ visit }) => {
    const page = await visit("/acessibilidade", { ...desktopContext, ...quiet });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("@media print { main p { display: none } }");
      document.adoptedStyleSheets = [sheet];
    });
    await expect(expectPagePrints(page, "/acessibilidade")).rejects.toThrow(/on paper/);
  },
);

/** Fills in the form's required selects and checkboxes. */
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
