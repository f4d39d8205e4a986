import { expect } from "vitest";
import { type Journeys, phoneViewport } from "../../testing/engines/visit.ts";

const toggle = "header button[aria-expanded]";
const links = "#_menu a";

export const menu: Journeys = (journey) => {
  journey("the menu opens, says so, and closes by its button", async (visit) => {
    const tab = await visit("/", phoneViewport);
    await expect.poll(() => tab.seen(links)).toBe(0);
    await expect.poll(() => tab.attribute(toggle, "aria-label")).toBe("Abrir menu");
    await tab.press(toggle);
    await expect.poll(() => tab.attribute(toggle, "aria-expanded")).toBe("true");
    await expect.poll(() => tab.attribute(toggle, "aria-label")).toBe("Fechar menu");
    await expect.poll(() => tab.seen(links)).toBeGreaterThan(4);
    await tab.press(toggle);
    await expect.poll(() => tab.seen(links)).toBe(0);
  });

  journey("Escape closes the menu and returns the focus to its button", async (visit) => {
    const tab = await visit("/", phoneViewport);
    await tab.press(toggle);
    await tab.key("Tab");
    await expect.poll(() => tab.focused(links)).toBe(true);
    await tab.key("Escape");
    await expect.poll(() => tab.seen(links)).toBe(0);
    await expect.poll(() => tab.focused(toggle)).toBe(true);
  });

  journey("a choice in the menu closes it and goes there", async (visit) => {
    const tab = await visit("/", phoneViewport);
    await tab.press(toggle);
    await tab.press(links, "Serviços");
    await tab.arrive("/servicos");
    await expect.poll(() => tab.seen(links)).toBe(0);
    await expect.poll(() => tab.focused("h1")).toBe(true);
  });
};
