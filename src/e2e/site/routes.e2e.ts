import { expect, inject } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";

const pages = [
  ["/", "Home"],
  ["/sobre", "Sobre"],
  ["/servicos", "Serviços"],
  ["/contato", "Contato"],
  ["/blog", "Blog"],
] as const;

journey(
  "a direct visit to each of the five routes shows the header, its current link and the footer",
  async ({ visit }) => {
    for (const [route, label] of pages) {
      const page = await visit(route);
      const current = page.locator("header nav [aria-current=page]").first();
      expect(await current.textContent()).toBe(label);
      expect(await page.locator("header").count()).toBe(1);
      expect(await page.locator("body > footer").count()).toBe(1);
    }
  },
);

journey("an unknown address gets a 404 page with links to the five routes", async ({ visit }) => {
  const page = await visit("/nada-aqui", { raw: true });
  expect((await page.request.get(page.url())).status()).toBe(404);
  const links = await page
    .locator("main a")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  for (const [route] of pages) expect(links).toContain(route);
});

journey("an address with a trailing slash leads to the page without it", async ({ visit }) => {
  const page = await visit("/sobre/");
  expect(new URL(page.url()).pathname).toBe("/sobre");
});

journey("an address in the wrong case leads to the correct page", async ({ visit }) => {
  const page = await visit("/Sobre", { raw: true });
  await page.waitForURL("**/sobre");
  expect(collapseWhiteSpace(await page.locator("main").textContent())).toContain("2009");
});

journey(
  "client navigation animates blocks for 0.6 s, each 0.1 s after the previous one, at full opacity",
  async ({ visit }) => {
    const page = await visit("/");
    await page.locator("header nav a", { hasText: "Serviços" }).first().click();
    await page.waitForFunction(() =>
      document.querySelector("h1")?.textContent?.includes("Serviços"),
    );
    const timings = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const { duration, delay } = animation.effect?.getTiming() ?? {};
        return {
          duration,
          delay,
          keys: Object.keys((animation.effect as KeyframeEffect).getKeyframes()[0] ?? {}),
        };
      }),
    );
    const moves = timings.filter(({ duration }) => duration === 600);
    expect(moves.slice(0, 3).map(({ delay }) => delay)).toEqual([0, 100, 200]);
    expect(moves.every(({ keys }) => !keys.includes("opacity"))).toBe(true);
  },
);

journey("a page load shows the page without animation", async ({ visit }) => {
  const page = await visit("/", { raw: true });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

journey(
  "every link of every page has a valid address, and internal links resolve",
  async ({ visit }) => {
    const address = inject("address");
    const page = await visit("/");
    const seen = new Set<string>(["/"]);
    for (const route of seen) {
      const html = await (await page.request.get(address + route)).text();
      for (const [, href = ""] of html.matchAll(/<a[^>]* href="?([^"\s>]*)/g)) {
        expect(href, `${route} → ${href}`).toMatch(/^(\/|#.|https:|mailto:|tel:)/);
        if (href.startsWith("/")) seen.add(href.replaceAll("&amp;", "&").replace(/#.*$/, ""));
      }
      const response = await page.request.get(address + route);
      expect(response.status(), route).toBe(route === "/404" ? 404 : 200);
    }
    expect(seen.size).toBeGreaterThan(20);
  },
);
