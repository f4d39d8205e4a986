import { expect } from "vitest";
import { type JourneySuite, phoneViewport } from "../../testing/engines/journey-types.ts";

const toggle = "header button[aria-expanded]";
const links = "#_menu a";

export const menu: JourneySuite = (journey) => {
  journey(
    "the menu button opens and closes the menu and updates its label and state",
    async (visit) => {
      const tab = await visit("/", phoneViewport);
      await expect.poll(() => tab.visibleCount(links)).toBe(0);
      await expect.poll(() => tab.attribute(toggle, "aria-label")).toBe("Abrir menu");
      await tab.click(toggle);
      await expect.poll(() => tab.attribute(toggle, "aria-expanded")).toBe("true");
      await expect.poll(() => tab.attribute(toggle, "aria-label")).toBe("Fechar menu");
      await expect.poll(() => tab.visibleCount(links)).toBeGreaterThan(4);
      await tab.click(toggle);
      await expect.poll(() => tab.visibleCount(links)).toBe(0);
    },
  );

  journey("Escape closes the menu and returns the focus to its button", async (visit) => {
    const tab = await visit("/", phoneViewport);
    await tab.click(toggle);
    await tab.key("Tab");
    await expect.poll(() => tab.hasFocus(links)).toBe(true);
    await tab.key("Escape");
    await expect.poll(() => tab.visibleCount(links)).toBe(0);
    await expect.poll(() => tab.hasFocus(toggle)).toBe(true);
  });

  journey("a menu link opens its page, closes the menu and focuses the heading", async (visit) => {
    const tab = await visit("/", phoneViewport);
    await tab.click(toggle);
    await tab.click(links, "Serviços");
    await tab.waitForUrl("/servicos");
    await expect.poll(() => tab.visibleCount(links)).toBe(0);
    await expect.poll(() => tab.hasFocus("h1")).toBe(true);
  });
};
