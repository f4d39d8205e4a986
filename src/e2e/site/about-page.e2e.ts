import { expect } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";

journey("the about page names founding year, mission, vision and values", async ({ visit }) => {
  const page = await visit("/sobre");
  const text = collapseWhiteSpace(await page.locator("main").textContent());
  expect(text).toContain("2009");
  for (const word of ["Missão", "Visão", "Valores"]) {
    expect(
      await page.locator("main :is(h2, h3, dt)", { hasText: word }).count(),
      word,
    ).toBeGreaterThan(0);
  }
});

journey("the about page shows exactly four figures, each with a label", async ({ visit }) => {
  const stats = (await visit("/sobre")).locator("main .stats");
  const text = collapseWhiteSpace(await stats.textContent()).replace(/(\d)\s+(h|%|\+)/g, "$1$2");
  for (const number of ["15+", "500+", "98%", "24h"]) expect(text).toContain(number);
  expect(await stats.locator("li").count()).toBe(4);
  expect(await stats.locator("li .label").count()).toBe(4);
});

journey(
  "the team section mentions active registration, continuing education and over 15 years",
  async ({ visit }) => {
    const text = collapseWhiteSpace(
      await (await visit("/sobre")).locator("main .team").textContent(),
    );
    expect(text).toMatch(/registro ativo/i);
    expect(text).toMatch(/educação continuada|formação continuada|estudo contínuo/i);
    expect(text).toMatch(/15\+|mais de 15/);
  },
);

journey(
  "the credentials mention the council registration, the active CNPJ and training",
  async ({ visit }) => {
    const text = collapseWhiteSpace(
      await (await visit("/sobre")).locator("main .credentials").textContent(),
    );
    expect(text).toContain("12.ABC.345/01DE-35");
    expect(text).toMatch(/MG.?012345\/O-8/);
    expect(text).toMatch(/CNPJ ativo/i);
    expect(text).toMatch(/treinamento|capacitação|formação|educação/i);
  },
);
