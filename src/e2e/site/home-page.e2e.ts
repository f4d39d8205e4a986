import { expect } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";

journey(
  "the hero links to the contact page and the services, and shows the badge",
  async ({ visit }) => {
    const hero = (await visit("/")).locator("main section").first();
    expect(await hero.getByText("Solicitar Orçamento").getAttribute("href")).toMatch(/^\/contato/);
    expect(await hero.getByText("Nossos Serviços").getAttribute("href")).toBe("/servicos");
    expect(collapseWhiteSpace(await hero.innerText())).toContain("500+ empresas atendidas");
  },
);

journey("shows six reasons in order", async ({ visit }) => {
  const text = collapseWhiteSpace(
    await (await visit("/")).locator("main .grid").first().textContent(),
  );
  const reasons = [
    "Atendimento ágil",
    "Segurança total",
    "Equipe especializada",
    "Tecnologia avançada",
    "Qualidade certificada",
    "Resultados comprovados",
  ];
  const places = reasons.map((reason) => text.indexOf(reason));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

journey(
  "shows three featured services, each with a uniquely named link to the services page",
  async ({ visit }) => {
    const services = (await visit("/")).locator("main .services");
    const more = services.getByRole("link", { name: /^Saiba mais/ });
    expect(await more.count()).toBe(3);
    const names = (await more.allTextContents()).map(collapseWhiteSpace);
    expect(new Set(names).size).toBe(3);
    for (const link of await more.all())
      expect(await link.getAttribute("href")).toMatch(/^\/servicos(#.+)?$/);
    expect(await services.getByText("Ver Todos os Serviços").getAttribute("href")).toBe(
      "/servicos",
    );
  },
);

journey("shows three testimonials, each with a quote and five stars", async ({ visit }) => {
  const figures = (await visit("/")).locator("main .testimonials figure");
  expect(await figures.count()).toBe(3);
  for (const figure of await figures.all()) {
    expect(collapseWhiteSpace(await figure.textContent())).toContain("5 de 5 estrelas");
    expect((await figure.locator("blockquote").textContent())?.length).toBeGreaterThan(40);
    expect(await figure.locator(".stars path").count()).toBe(5);
  }
});

journey(
  "the closing section links to the contact page and the telephone number",
  async ({ visit }) => {
    const closing = (await visit("/")).locator("main .cta").last();
    expect(await closing.getByText("Fale Conosco").getAttribute("href")).toBe("/contato");
    expect(await closing.locator("a[href^='tel:']").getAttribute("href")).toBe(
      "tel:+5538900000000",
    );
  },
);

journey(
  "pictures load and have width and alt attributes, and the first one is not lazy",
  async ({ visit }) => {
    const page = await visit("/");
    for (const picture of await page.locator("main img").all()) {
      expect(Number(await picture.getAttribute("width"))).toBeGreaterThan(0);
      expect(await picture.getAttribute("alt")).not.toBeNull();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(await page.locator("main img").first().getAttribute("loading")).not.toBe("lazy");
  },
);

journey("drawings use the variant for their colour scheme and slot", async ({ visit }) => {
  const shown = async (colorScheme: "light" | "dark") => {
    const page = await visit("/", { colorScheme });
    const pictures = [
      page.locator(".hero img.art"),
      page.locator(".services .opener img"),
      page.locator(".services .side img").first(),
    ];
    const names: string[] = [];
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      const source = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
      names.push(source.replace(/.*\/media\/(.*)-[0-9a-f]{10}\.svg$/, "$1"));
    }
    return names;
  };
  expect(await shown("light")).toEqual(["hero", "contabilidade-geral", "abertura-empresa-small"]);
  expect(await shown("dark")).toEqual([
    "hero-dark",
    "contabilidade-geral-dark",
    "abertura-empresa-small-dark",
  ]);
});
