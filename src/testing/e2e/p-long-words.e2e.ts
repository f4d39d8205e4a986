import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../journey.ts";

const routes = [
  "/",
  "/sobre",
  "/servicos",
  "/contato",
  "/blog",
  "/blog/categoria/tributario",
  "/blog/planejamento-tributario-2024",
  "/calculadora-simples-nacional",
  "/modelos-de-contratos",
  "/acessibilidade",
  "/nada",
];
const longest = "Pneumoultramicroscopicossilicovulcanoconioticamentedesconheço";

/** Puts a word of sixty letters into every text of the page. */
function lengthen(page: Page) {
  return page.evaluate((word) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isShown = (node: Node) => !node.parentElement?.closest("script, style, .visually-hidden");
    let count = 0;
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (!isShown(node) || !/\p{L}{3}/u.test(node.data)) continue;
      node.data = node.data.replace(/\p{L}{3,}/u, word);
      count += 1;
    }
    return count;
  }, longest);
}

/** What reaches beyond the right edge of the screen, and is not scrolled there by itself. */
function overflowing(page: Page) {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const isWide = (element: Element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().right > edge &&
      !element.closest(".visually-hidden, [aria-hidden=true], svg");
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null &&
        element.parentElement !== document.body &&
        scrolls(element.parentElement));
    return [...document.body.querySelectorAll("*")]
      .filter((element) => isWide(element) && !scrolls(element))
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className || element.parentElement?.className}`,
      );
  });
}

journey(
  "words of sixty letters stay on a screen of 320 px",
  { timeout: 120_000 },
  async ({ visit }) => {
    const offences: string[] = [];
    const note = async (page: Page, state: string) => {
      for (const element of await overflowing(page)) offences.push(`${state}: ${element}`);
    };
    for (const route of routes) {
      const page = await visit(route, { viewport: { width: 320, height: 640 } });
      await note(page, route);
      expect(await lengthen(page)).toBeGreaterThan(20);
      await note(page, `${route}, long`);
      await page.context().close();
    }
    expect(offences).toEqual([]);
  },
);
