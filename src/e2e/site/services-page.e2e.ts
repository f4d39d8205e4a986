import { expect } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";

const services = [
  ["contabilidade-geral", "Contabilidade Geral"],
  ["abertura-empresa", "Abertura de Empresa"],
  ["planejamento-tributario", "Planejamento Tributário"],
  ["consultoria-fiscal", "Consultoria Fiscal"],
  ["departamento-pessoal", "Departamento Pessoal"],
  ["assessoria-empresarial", "Assessoria Empresarial"],
] as const;

journey(
  "shows six services in order, each with a picture, six features and a quote link",
  async ({ visit }) => {
    const page = await visit("/servicos");
    const places: number[] = [];
    for (const [id, title] of services) {
      const entry = page.locator(`#${id}`);
      expect(collapseWhiteSpace(await entry.textContent())).toContain(title);
      await expect.poll(() => entry.locator("img").count()).toBeGreaterThan(0);
      await expect.poll(() => entry.locator("li").count(), { message: id }).toBe(6);
      const quote = entry.getByRole("link", { name: /^Solicitar Orçamento/ });
      await expect.poll(() => quote.getAttribute("href")).toBe(`/contato?servico=${id}#formulario`);
      places.push(await entry.evaluate((element) => element.getBoundingClientRect().top));
    }
    expect(places).toEqual([...places].sort((a, b) => a - b));
  },
);

journey("shows four numbered steps in order", async ({ visit }) => {
  const steps = (await visit("/servicos")).locator("main .steps");
  expect(collapseWhiteSpace(await steps.textContent())).toContain("Como Trabalhamos");
  const items = (await steps.locator("li").allTextContents()).map(collapseWhiteSpace);
  const titles = ["Análise Inicial", "Proposta Personalizada", "Execução", "Acompanhamento"];
  expect(items).toHaveLength(4);
  for (const [index, title] of titles.entries()) {
    expect(items[index]).toContain(title);
    expect(items[index]).toContain(String(index + 1));
  }
});

const plans = [
  ["Essencial", "R$ 299/mês", "Contabilidade básica", "Relatórios mensais"],
  ["Profissional", "R$ 599/mês", "Planejamento tributário", "Relatórios gerenciais"],
  ["Empresarial", "R$ 999/mês", "Assessoria empresarial", "Gerente dedicado"],
] as const;

for (const width of [1280, 360]) {
  journey(`shows three plans with prices and features at ${width} px`, async ({ visit }) => {
    const page = await visit("/servicos", { viewport: { width, height: 800 } });
    const pricing = page.locator("main .pricing");
    const text = collapseWhiteSpace(await pricing.innerText());
    for (const words of plans) for (const word of words) expect(text).toContain(word);
    expect(text).toContain("Tudo do Essencial");
    expect(text).toContain("Tudo do Profissional");
    await expect
      .poll(() => pricing.getByText("Mais Popular").locator("visible=true").count())
      .toBe(1);
    const choose = pricing.getByRole("link", { name: /^Escolher Plano/ });
    await expect
      .poll(() => choose.evaluateAll((all) => all.map((a) => a.getAttribute("href"))))
      .toEqual([
        "/contato?plano=essencial#formulario",
        "/contato?plano=profissional#formulario",
        "/contato?plano=empresarial#formulario",
      ]);
  });
}

journey(
  "a chosen plan fills in the message of the form, which stays editable",
  async ({ visit }) => {
    const page = await visit("/servicos");
    await page.getByRole("link", { name: /Escolher Plano.*Profissional/ }).click();
    await page.waitForURL("**/contato?plano=profissional#formulario");
    const message = page.locator("[name=message]");
    await expect
      .poll(async () => collapseWhiteSpace(await message.inputValue()))
      .toMatch(/Profissional.*R\$ 599/);
    await message.fill("Outra coisa");
    await expect.poll(() => message.inputValue()).toBe("Outra coisa");
  },
);

journey(
  "a service's quote link selects the service in the form and fills in the message",
  async ({ visit }) => {
    const page = await visit("/servicos");
    await page
      .locator("#consultoria-fiscal")
      .getByRole("link", { name: /^Solicitar Orçamento/ })
      .click();
    await page.waitForURL("**/contato?servico=consultoria-fiscal#formulario");
    await expect.poll(() => page.locator("[name=service]").inputValue()).toBe("consultoria-fiscal");
    await expect
      .poll(() => page.locator("[name=message]").inputValue())
      .toContain("Consultoria Fiscal");
  },
);

journey("the closing section links to a quote and to a meeting request", async ({ visit }) => {
  const page = await visit("/servicos");
  const closing = page.locator("main .cta");
  await expect
    .poll(() => closing.getByText("Solicitar Orçamento").getAttribute("href"))
    .toMatch(/^\/contato/);
  await closing.getByText("Agendar Reunião").click();
  await page.waitForURL("**/contato?assunto=reuniao#formulario");
  await expect.poll(() => page.locator("[name=message]").inputValue()).toMatch(/reunião/i);
});
