import { expect } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";

journey(
  "the footer lists five services, all with a link to the services page",
  async ({ visit }) => {
    const footer = (await visit("/")).locator("body > footer");
    const links = footer.locator("a[href='/servicos']");
    expect(await links.allTextContents()).toEqual([
      "Contabilidade Geral",
      "Abertura de Empresa",
      "Planejamento Tributário",
      "Assessoria Empresarial",
      "Consultoria Fiscal",
      "Serviços",
    ]);
    expect(await footer.textContent()).not.toContain("Departamento Pessoal");
  },
);

journey("the footer shows the quick links in their own order", async ({ visit }) => {
  const footer = (await visit("/")).locator("body > footer");
  const list = footer.locator("ul", { has: footer.page().getByText("Sobre Nós") });
  expect(await list.locator("a").allTextContents()).toEqual([
    "Home",
    "Sobre Nós",
    "Serviços",
    "Blog",
    "Contato",
  ]);
});

journey("the footer shows the address and only the weekday hours", async ({ visit }) => {
  const text = collapseWhiteSpace(await (await visit("/")).locator("body > footer").textContent());
  expect(text).toContain("Canelas");
  expect(text).toMatch(/\d{5}-\d{3}/);
  expect(text).toMatch(/Segunda a sexta.*8h às 18h/i);
  expect(text).not.toMatch(/sábado|domingo/i);
});

journey("social links have names and lead to example addresses", async ({ visit }) => {
  const footer = (await visit("/")).locator("body > footer");
  for (const name of ["Facebook", "Instagram", "LinkedIn"]) {
    const href = await footer.getByRole("link", { name }).getAttribute("href");
    expect(href).toMatch(/^https:\/\/[\w.]+\.example/);
  }
});

journey(
  "the footer shows the year of its text and links to the privacy, terms and accessibility pages",
  async ({ visit }) => {
    const page = await visit("/");
    const footer = page.locator("body > footer");
    const text = collapseWhiteSpace(await footer.textContent());
    expect(text).toContain("© 2024");
    expect(text).toContain("12.ABC.345/01DE-35");
    const hrefs = await footer
      .locator("a")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(hrefs).toEqual(expect.arrayContaining(["/privacidade", "/termos", "/acessibilidade"]));
  },
);
