import { expect, inject } from "vitest";
import {
  desktopViewport,
  type JourneySuite,
  phoneViewport,
} from "../../testing/engines/journey-types.ts";
import { findObscuredFocus } from "../../testing/engines/obscured-focus.ts";
import type { Tab } from "../../testing/engines/tab.ts";

const link = "header nav a";

const scrollTo = (tab: Tab, top: number) =>
  tab.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
const readScrollPosition = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));
const readTitle = (tab: Tab) => tab.evaluate(() => document.title);

export const navigation: JourneySuite = (journey) => {
  journey(
    "a link updates the page, title, current link, focus and announcement without a page load",
    async (visit) => {
      const tab = await visit("/");
      await tab.evaluate(() => Object.assign(window, { same: true }) && undefined);
      await scrollTo(tab, 600);
      await tab.click(link, "Sobre");
      await tab.waitForUrl("/sobre");
      await expect.poll(() => tab.hasFocus("h1")).toBe(true);
      await expect.poll(() => readTitle(tab)).toContain("Sobre");
      await expect.poll(() => tab.text("#_announcer")).toContain("Sobre");
      await expect.poll(() => tab.text(`${link}[aria-current=page]`)).toBe("Sobre");
      await expect.poll(() => readScrollPosition(tab)).toBe(0);
      await expect
        .poll(() => tab.evaluate(() => "same" in window), { message: "one document all the way" })
        .toBe(true);
    },
  );

  journey(
    "back restores the scroll position, and forward returns to the next page",
    async (visit) => {
      const tab = await visit("/");
      const home = await readTitle(tab);
      await scrollTo(tab, 900);
      await tab.click(link, "Blog");
      await tab.waitForUrl("/blog");
      await expect.poll(() => readTitle(tab)).toContain("Blog");
      await tab.back();
      await expect.poll(() => readTitle(tab)).toBe(home);
      await expect.poll(() => readScrollPosition(tab)).toBe(900);
      await tab.forward();
      await tab.waitForUrl("/blog");
      await expect.poll(() => tab.text("h1")).toContain("Blog");
    },
  );

  journey("a reload keeps the scroll position", async (visit) => {
    const tab = await visit("/sobre");
    await scrollTo(tab, 700);
    await tab.reload();
    await tab.waitForHydration();
    await expect.poll(() => readScrollPosition(tab)).toBe(700);
  });

  journey(
    "back from another site restores the scroll position, and links still work",
    async (visit) => {
      const tab = await visit("/servicos");
      await scrollTo(tab, 800);
      const elsewhere = new URL(inject("address"));
      elsewhere.hostname = "localhost";
      await tab.navigate(elsewhere.href);
      // Wait for the other site. Going back earlier would leave `/servicos` itself.
      await tab.waitForUrl(elsewhere.href);
      await tab.back();
      await tab.waitForUrl("/servicos");
      await expect.poll(() => tab.text("h1")).toContain("Serviços");
      await expect.poll(() => readScrollPosition(tab)).toBe(800);
      await tab.waitForHydration();
      await tab.click(link, "Blog");
      await tab.waitForUrl("/blog");
      await expect.poll(() => tab.hasFocus("h1")).toBe(true);
    },
  );

  for (const look of [phoneViewport, desktopViewport]) {
    journey(
      `never hides the focused element under the header at ${look.width} px`,
      async (visit) => {
        const tab = await visit("/servicos", look);
        await tab.evaluate(() => document.querySelector<HTMLElement>("body > footer a")?.focus());
        const covered: string[] = [];
        for (let step = 0; step < 16; step += 1) {
          await tab.key("Shift+Tab");
          const found = await tab.evaluate(findObscuredFocus, "some");
          if (found) covered.push(found);
        }
        await expect.poll(() => tab.hasFocus("main *")).toBe(true);
        expect(covered).toEqual([]);
      },
    );
  }

  journey(
    "a link to a section of another page shows its heading below the header",
    async (visit) => {
      const tab = await visit("/servicos", phoneViewport);
      await tab.click("#consultoria-fiscal a", "Solicitar Orçamento");
      await tab.waitForUrl("/contato?servico=consultoria-fiscal#formulario");
      const top = () =>
        tab.evaluate(() => document.querySelector("#formulario h2")?.getBoundingClientRect().top);
      const edge = await tab.evaluate(
        () => document.querySelector("header.header")?.getBoundingClientRect().bottom ?? 0,
      );
      await expect.poll(top).toBeGreaterThanOrEqual(edge);
      await expect.poll(top).toBeLessThan(phoneViewport.height);
    },
  );

  journey("the first tab stop skips to the content", async (visit) => {
    const tab = await visit("/");
    await tab.key("Tab");
    await expect.poll(() => tab.hasFocus("[href='#_content']")).toBe(true);
    await tab.key("Enter");
    await expect.poll(() => tab.hasFocus("#_content, #_content *")).toBe(true);
  });

  journey("pages show and links work if the scripts fail to load", async (visit) => {
    const options = { blocked: /assets\/(main|react)/, expected: /assets|import|module/i };
    const tab = await visit("/", options);
    await tab.click(link, "Sobre");
    await tab.waitForUrl("/sobre");
    await expect.poll(() => tab.text("main")).toContain("2009");
  });
};
