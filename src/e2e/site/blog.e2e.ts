import { expect } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";

const filter = "main .article-list nav a";
const cards = "main article:visible";

journey(
  "features the newest article with its category, date, reading time, link and picture",
  async ({ visit }) => {
    const page = await visit("/blog");
    expect(collapseWhiteSpace(await page.locator("h1").textContent())).toBe("Blog Chronos");
    const featured = page.locator("main .featured-article");
    const text = collapseWhiteSpace(await featured.textContent());
    for (const part of ["Destaque", "Tributário", "15 de janeiro de 2024", "8 min", "Ler mais"]) {
      expect(text).toContain(part);
    }
    await expect.poll(() => featured.locator("img").count()).toBe(1);
  },
);

journey("lists the five other articles in the grid, newest first", async ({ visit }) => {
  const page = await visit("/blog");
  const grid = page.locator("main .article-list article");
  await expect.poll(() => grid.count()).toBe(5);
  const texts = (await grid.allTextContents()).map(collapseWhiteSpace);
  const facts = [
    ["Tributário", "6 min", "10 de janeiro de 2024"],
    ["Empresarial", "10 min", "5 de janeiro de 2024"],
    ["Gestão", "7 min", "28 de dezembro de 2023"],
    ["Contabilidade", "5 min", "20 de dezembro de 2023"],
    ["Trabalhista", "9 min", "15 de dezembro de 2023"],
  ];
  for (const [index, words] of facts.entries()) {
    for (const word of [...words, "Ler mais"]) expect(texts[index]).toContain(word);
  }
});

journey("limits card titles to two lines and excerpts to three", async ({ visit }) => {
  const page = await visit("/blog");
  const clamps = await page
    .locator("main .article-list article")
    .first()
    .evaluate((card) => {
      const lines = (element: Element | null) =>
        element && getComputedStyle(element).webkitLineClamp;
      const clamped = [...card.querySelectorAll("*")]
        .map(lines)
        .filter((value) => value && value !== "none");
      return clamped.sort();
    });
  expect(clamps).toEqual(["2", "3"]);
});

journey(
  "shows the number of articles in each category, and selects all categories at first",
  async ({ visit }) => {
    const page = await visit("/blog");
    const choices = (await page.locator(filter).allTextContents()).map(collapseWhiteSpace);
    expect(choices.map((text) => text.replace(/\s/g, ""))).toEqual([
      "Todos6",
      "Tributário2",
      "Contabilidade1",
      "Empresarial1",
      "Gestão1",
      "Trabalhista1",
    ]);
    const current = page.locator(`${filter}[aria-current=true]`);
    expect(collapseWhiteSpace(await current.textContent())).toMatch(/^Todos/);
  },
);

journey(
  "a category filters all articles in place, including the featured one, and announces their number",
  async ({ visit }) => {
    const page = await visit("/blog");
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await page.locator(filter, { hasText: "Tributário" }).click();
    await page.waitForURL("**/blog?categoria=tributario");
    await expect.poll(() => page.locator(cards).count()).toBe(2);
    await expect.poll(() => page.locator("#_announcer").textContent()).toBe("2 artigos");
    expect(
      collapseWhiteSpace(await page.locator(`${filter}[aria-current=true]`).textContent()),
    ).toMatch(/^Tributário/);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^Tributário/);
    await page.locator(filter, { hasText: "Gestão" }).click();
    await page.waitForURL("**/blog?categoria=gestao");
    await expect.poll(() => page.locator(cards).count()).toBe(1);
    await expect.poll(() => page.locator("#_announcer").textContent()).toBe("1 artigo");
    await page.goBack();
    await expect.poll(() => page.locator(cards).count()).toBe(2);
    await page.locator(filter, { hasText: "Todos" }).click();
    await expect.poll(() => page.locator(cards).count()).toBe(6);
  },
);

journey("a category in the address filters the articles when the page loads", async ({ visit }) => {
  const page = await visit("/blog?categoria=trabalhista");
  await expect.poll(() => page.locator(cards).count()).toBe(1);
  expect(collapseWhiteSpace(await page.locator(cards).textContent())).toContain("eSocial");
});

journey(
  "an unknown category shows all articles and requests no category list",
  async ({ visit }) => {
    const page = await visit("/blog?categoria=nada");
    const asked: string[] = [];
    // The header's pages are prefetched whenever the browser is idle.
    page.on("request", (request) => {
      asked.push(new URL(request.url()).pathname);
    });
    await page.waitForTimeout(300);
    await expect.poll(() => page.locator(cards).count()).toBe(6);
    // Links in the header and in visible headings are prefetched, but no category list.
    expect(asked.filter((path) => path.startsWith("/blog/categoria"))).toEqual([]);
  },
);

journey(
  "a category link leads to the category's own page without JavaScript",
  async ({ visit }) => {
    const page = await visit("/blog", { javaScriptEnabled: false });
    await page.locator(filter, { hasText: "Contabilidade" }).click();
    await page.waitForURL("**/blog/categoria/contabilidade");
    await expect.poll(() => page.locator("main article").count()).toBe(1);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toBe("https://chronos.example/blog/categoria/contabilidade");
  },
);

journey("filtering keeps the text in the newsletter field", async ({ visit }) => {
  const page = await visit("/blog");
  await page.locator("main .newsletter input[type=email]").fill("ana@empresa.com.br");
  await page.locator(filter, { hasText: "Gestão" }).click();
  await expect.poll(() => page.locator(cards).count()).toBe(1);
  await expect
    .poll(() => page.locator("main .newsletter input[type=email]").inputValue())
    .toBe("ana@empresa.com.br");
});

journey("every article opens from its card", async ({ visit }) => {
  const page = await visit("/blog");
  const links = page.getByRole("link", { name: /^Ler mais/ });
  await expect.poll(() => links.count()).toBe(6);
  const names = (await links.allTextContents()).map(collapseWhiteSpace);
  expect(new Set(names).size).toBe(6);
  for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")))) {
    const article = await visit(href ?? "");
    await expect.poll(() => article.locator("h1").count()).toBe(1);
    expect(collapseWhiteSpace(await article.locator("main").textContent())).toMatch(
      /\d+ de \p{L}+ de 202[34]/u,
    );
  }
});

journey("shows the newsletter form and three free downloads", async ({ visit }) => {
  const page = await visit("/blog");
  const newsletter = page.locator("main .newsletter");
  expect(collapseWhiteSpace(await newsletter.textContent())).toContain("Receba conteúdo exclusivo");
  await expect.poll(() => newsletter.locator("input[type=email]").count()).toBe(1);
  await expect.poll(() => newsletter.locator("input[type=email][required]").count()).toBe(0);
  await expect
    .poll(() => newsletter.getByRole("button", { name: "Assinar" }).isVisible())
    .toBe(true);
  const resources = page.locator("main .resources");
  expect(collapseWhiteSpace(await resources.textContent())).toContain("Recursos Úteis");
  const links = resources.getByRole("link", { name: /^Baixar Grátis/ });
  await expect.poll(() => links.count()).toBe(3);
});
