import { expect } from "vitest";
import { type JourneySuite, phoneViewport } from "../../testing/engines/journey-types.ts";

/** Runs in the page: returns the protocols of the visible links. */
function readVisibleLinkProtocols(selector: string): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  return links.filter((link) => link.checkVisibility()).map(({ protocol }) => protocol);
}

export const withoutScripts: JourneySuite = (journey) => {
  journey(
    "the menu opens, closes with Escape and its links work without scripts",
    async (visit) => {
      const tab = await visit("/", { ...phoneViewport, scripts: false });
      expect(await tab.visibleCount("#_menu a")).toBe(0);
      await tab.click("header button");
      await expect.poll(() => tab.visibleCount("#_menu a")).toBeGreaterThan(4);
      await tab.key("Escape");
      await expect.poll(() => tab.visibleCount("#_menu a")).toBe(0);
      await tab.click("header button");
      await tab.click("#_menu a", "Serviços");
      await tab.waitForUrl("/servicos");
      expect(await tab.text("h1")).toContain("Serviços");
    },
  );

  journey("category links lead to pages and questions open without scripts", async (visit) => {
    const tab = await visit("/blog", { scripts: false });
    await tab.click("main .article-list nav a", "Contabilidade");
    await tab.waitForUrl("/blog/categoria/contabilidade");
    expect(await tab.visibleCount("main article")).toBe(1);
    await tab.navigate("/contato");
    await tab.click(".faq summary");
    await expect.poll(() => tab.visibleCount(".faq details[open] p")).toBeGreaterThan(0);
  });

  journey(
    "a form shows contact links and field labels, but no controls, without scripts",
    async (visit) => {
      const tab = await visit("/contato", { scripts: false });
      expect(await tab.visibleCount("#formulario :is(input, select, textarea, button)")).toBe(0);
      expect(await tab.evaluate(readVisibleLinkProtocols, "#formulario .ways a")).toEqual([
        "mailto:",
        "https:",
        "tel:",
      ]);
      expect(await tab.text("#formulario .ways noscript")).toBe("Ao escrever ou ligar, informe:");
      expect(await tab.visibleCount("#formulario .field label")).toBe(6);
    },
  );

  journey(
    "a form stays on its page with its input and contact links if the scripts fail to load",
    async (visit) => {
      const options = { blocked: /assets\//, expected: /assets|import|module/i };
      const tab = await visit("/contato", options);
      await tab.fill("[name=name]", "Ana de Assis");
      await tab.click("#formulario form button");
      expect(await tab.evaluate(() => location.pathname + location.search)).toBe("/contato");
      expect(await tab.value("[name=name]")).toBe("Ana de Assis");
      expect(await tab.visibleCount("#formulario .ways a")).toBe(3);
    },
  );

  journey("the calculator shows its example and all tables without scripts", async (visit) => {
    const tab = await visit("/calculadora-simples-nacional", { scripts: false });
    expect(await tab.text(".tax-calculator .sheet .numeral")).toBe("R$ 3.930,00");
    expect(await tab.visibleCount(".tax-calculator .way a")).toBe(1);
    expect(await tab.visibleCount("#tabelas tbody tr")).toBe(30);
  });
};
