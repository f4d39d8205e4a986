import { expect } from "vitest";
import {
  collapseWhiteSpace,
  journey,
  phoneContext,
  waitForHydration,
} from "../../testing/browser/journey.ts";

const labels = ["Home", "Sobre", "Serviços", "Contato", "Blog"];
const routes = ["/", "/sobre", "/servicos", "/contato", "/blog"];

const isFocused = (element: Element) => document.activeElement === element;

journey("the header stays in view while the page scrolls", async ({ visit }) => {
  const page = await visit("/");
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  const box = await page.locator("header nav").first().boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(120);
});

journey(
  "the header shows phone number, e-mail address and registration, the first two as links",
  async ({ visit }) => {
    const page = await visit("/");
    const header = page.locator("header");
    expect(collapseWhiteSpace(await header.textContent())).toContain("(38) 90000-0000");
    expect(collapseWhiteSpace(await header.textContent())).toMatch(/MG.?012345\/O-8/);
    await expect.poll(() => header.locator("a[href='tel:+5538900000000']").isVisible()).toBe(true);
    await expect
      .poll(() => header.locator("a[href='mailto:contato@chronos.example']").isVisible())
      .toBe(true);
  },
);

journey("the logo links to the home page, and five links are in order", async ({ visit }) => {
  const page = await visit("/sobre");
  await expect.poll(() => page.locator("header .logo").getAttribute("href")).toBe("/");
  const links = page.locator("header nav").first().locator("a").filter({ hasNotText: "Orçamento" });
  await expect.poll(() => links.allTextContents()).toEqual(labels);
  await expect
    .poll(() => links.evaluateAll((all) => all.map((a) => a.getAttribute("href"))))
    .toEqual(routes);
});

journey(
  "only the link of the current page has aria-current and a double line",
  async ({ visit }) => {
    for (const [index, route] of routes.entries()) {
      const page = await visit(route);
      const marked = page.locator("header nav").first().locator("[aria-current]");
      await expect.poll(() => marked.allTextContents()).toEqual([labels[index]]);
      const line = (link: Element) => getComputedStyle(link, "::after").borderBottomStyle;
      await expect.poll(() => marked.evaluate(line)).toBe("double");
    }
  },
);

journey("the mark of the current page moves on a client-side navigation", async ({ visit }) => {
  const page = await visit("/");
  await page.locator("header nav a", { hasText: "Blog" }).first().click();
  await page.waitForURL("**/blog");
  const marked = page.locator("header nav").first().locator("[aria-current]");
  await expect.poll(() => marked.allTextContents()).toEqual(["Blog"]);
});

journey("the phone menu opens and closes, and its button shows the state", async ({ visit }) => {
  const page = await visit("/", phoneContext);
  const toggle = page.locator("header button[aria-expanded]");
  const menu = page.locator("#_menu");
  await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => menu.isVisible()).toBe(false);
  await expect.poll(() => toggle.getAttribute("aria-label")).toBe("Abrir menu");
  await toggle.click();
  await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("true");
  await expect.poll(() => toggle.getAttribute("aria-label")).toBe("Fechar menu");
  expect((await menu.locator("a").allTextContents()).slice(0, 5)).toEqual(labels);
  await expect.poll(() => menu.getByText("Solicitar Orçamento").isVisible()).toBe(true);
  await toggle.click();
  await expect.poll(() => menu.isVisible()).toBe(false);
});

journey(
  "the menu opens right below the header, scrolled or not, with and without JavaScript",
  async ({ visit }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit("/", { ...phoneContext, javaScriptEnabled });
      for (const scrolled of [0, 900]) {
        await page.mouse.wheel(0, scrolled);
        await page.locator("header button").click();
        const head = await page.locator("header").boundingBox();
        const menu = await page.locator("#_menu").boundingBox();
        expect(menu?.y).toBeCloseTo((head?.y ?? 0) + (head?.height ?? 0), 0);
        await page.keyboard.press("Tab");
        await expect.poll(() => page.locator("#_menu a").first().evaluate(isFocused)).toBe(true);
        await page.keyboard.press("Escape");
        await expect.poll(() => page.locator("#_menu").isVisible()).toBe(false);
      }
    }
  },
);

journey("the quote button leads to the form on desktop and on a phone", async ({ visit }) => {
  const wide = await visit("/");
  const button = wide.locator("header").getByText("Solicitar Orçamento").locator("visible=true");
  await expect.poll(() => button.first().getAttribute("href")).toMatch(/^\/contato.*#formulario$/);
  await button.first().click();
  await wide.waitForURL("**/contato#formulario");
  const narrow = await visit("/", phoneContext);
  await narrow.locator("header button[aria-expanded]").click();
  await narrow.locator("#_menu").getByText("Solicitar Orçamento").click();
  await narrow.waitForURL("**/contato#formulario");
});

journey("the page works in a browser without popover support", async ({ open }) => {
  const page = await open(phoneContext);
  await page.addInitScript(() => {
    const { matches } = Element.prototype;
    function matchesOld(this: Element, selector: string): boolean {
      if (selector.includes(":popover-open")) throw new DOMException(selector, "SyntaxError");
      return matches.call(this, selector);
    }
    Object.assign(Element.prototype, { matches: matchesOld });
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
  });
  await page.goto("/");
  await waitForHydration(page);
  await expect.poll(() => page.locator("main h1").count()).toBe(1);
});
