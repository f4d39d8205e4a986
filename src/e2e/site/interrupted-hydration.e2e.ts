import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { journey, waitForHydration } from "../../testing/browser/journey.ts";

const routes = ["/contato", "/blog", "/calculadora-simples-nacional"];

/** Returns the text of the page's main part. It is the same for every visitor. */
async function wordsOf(page: Page): Promise<string> {
  return page.locator("main").evaluate((main) => (main.textContent ?? "").replace(/\s+/g, " "));
}

for (const route of routes) {
  journey(
    `keeps the content and typed text of ${route} if an extension adds elements before hydration`,
    async ({ open }) => {
      const bare = await open({ javaScriptEnabled: false });
      await bare.goto(route);
      const links = await bare.locator("main a:not(noscript *, .way *)").count();
      const page = await open({ expected: /React error #418/ });
      await page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => {
          const input = document.querySelector<HTMLInputElement>("main input:not([type=checkbox])");
          input?.after(document.createElement("div"));
          document.querySelector("main")?.prepend(document.createElement("div"));
        }),
      );
      await page.goto(route, { waitUntil: "commit" });
      const field = page.locator("main form :is([type=email], [inputmode=decimal])").first();
      await field.fill("ana@example.org");
      await waitForHydration(page);
      expect(await page.locator("main a:not(noscript *, .way *)").count()).toBeGreaterThanOrEqual(
        links,
      );
      expect((await wordsOf(page)).length).toBeGreaterThan(500);
      expect(await field.inputValue()).toBe("ana@example.org");
      expect(page.url()).toBe(inject("address") + route);
    },
  );
}

journey(
  "focuses the contact links on submit if the form script fails to load, and navigation still works",
  async ({ open }) => {
    const page = await open({ expected: /ERR_FAILED|Failed to fetch/ });
    await page.route("**/form-*.js", (route) => route.abort());
    await page.goto("/contato");
    await page.locator("[name=message]").fill("secret");
    await waitForHydration(page);
    await page.locator("main form button").click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href") ?? ""))
      .toMatch(/^mailto:/);
    expect(await page.locator("[name=message]").inputValue()).toBe("secret");
    expect(page.url()).toBe(`${inject("address")}/contato`);
    await page.locator("header nav a", { hasText: "Sobre" }).click();
    await expect.poll(() => page.locator("main h1").count()).toBe(1);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/sobre");
  },
);

journey(
  "keeps the focus and selection in a field when React renders a changed form again",
  async ({ open }) => {
    const page = await open({ expected: /React error #418/ });
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => {
        for (const label of document.querySelectorAll("main label"))
          label.after(document.createElement("div"));
      }),
    );
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/main*.js", (route) => held.then(() => route.continue()));
    await page.goto("/contato");
    const message = page.locator("[name=message]");
    await message.fill("Bom tarde");
    await message.evaluate((field: HTMLTextAreaElement) => {
      field.dataset.old = "";
      field.setSelectionRange(2, 3);
    });
    release();
    await waitForHydration(page);
    expect(await page.locator("[data-old]").count()).toBe(0);
    await page.keyboard.type("a");
    expect(await message.inputValue()).toBe("Boa tarde");
  },
);
