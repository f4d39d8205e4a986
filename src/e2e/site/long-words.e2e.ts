import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import { findPageOverflow } from "../../testing/browser/page-overflow.ts";

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

/** Inserts a word of sixty letters into every text of the page. */
function lengthen(page: Page) {
  return page.evaluate((word) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // Skip invisible texts, and unbreakable spans, which are always short.
    const other = "script, style, .visually-hidden, .whole";
    const isShown = (node: Node) => !node.parentElement?.closest(other);
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

journey(
  "words of sixty letters do not overflow a screen of 320 px",
  { timeout: 120_000 },
  async ({ visit }) => {
    const offences: string[] = [];
    const note = async (page: Page, state: string) => {
      for (const element of await findPageOverflow(page)) offences.push(`${state}: ${element}`);
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
