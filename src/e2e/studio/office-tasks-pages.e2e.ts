import { expect } from "vitest";
import { defineOfficeTask, type OfficeTaskUser } from "../../testing/studio/office-task.ts";
import { openPageFromMenu } from "../../testing/studio/studio-actions.ts";

/* Everyday office tasks: whole pages, entries and forms. */

async function nameCopy({ page }: OfficeTaskUser): Promise<void> {
  const named = () => page.evaluate(() => document.activeElement?.getAttribute("data-field") ?? "");
  await expect.poll(named).toBe("services.yaml#/5/title");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Folha para domésticas");
}

defineOfficeTask("a service like another", {
  most: 4,
  async byPointer(desk) {
    const { page, site } = desk;
    await openPageFromMenu(desk, "Serviços", "/servicos");
    await site.locator("main").getByText("Departamento Pessoal", { exact: true }).first().click();
    const deeds = page.getByRole("group", { name: /Departamento Pessoal$/ });
    await deeds.getByRole("button", { name: "Duplicar" }).click();
    await nameCopy(desk);
  },
  async byKeys(desk) {
    const { page } = desk;
    await desk.searchField("nome do serviço departamento pessoal");
    const deeds = page.getByRole("group", { name: /Departamento Pessoal$/ });
    const copy = deeds.getByRole("button", { name: "Duplicar" });
    for (let press = 0; press < 6; press += 1) {
      if (await copy.evaluate((own) => own === document.activeElement)) break;
      await page.keyboard.press("Shift+Tab");
    }
    await page.keyboard.press("Enter");
    await nameCopy(desk);
  },
  leaves(lines) {
    expect(lines.filter((line) => !line.startsWith("services.yaml + "))).toEqual([]);
    expect(lines.slice(0, 2)).toEqual([
      "services.yaml + - id: folha-para-domesticas",
      "services.yaml + title: Folha para domésticas",
    ]);
    expect(lines).toHaveLength(20);
  },
});

async function removeTerms(desk: OfficeTaskUser): Promise<void> {
  const dialog = desk.page.getByRole("dialog", { name: /^Remover “/ });
  await expect.poll(() => dialog.textContent()).toContain("lugar leva");
}

defineOfficeTask("a page is removed, its address leads to another", {
  most: 6,
  async byPointer(desk) {
    const { page } = desk;
    await desk.find("termos");
    await page
      .getByRole("link", { name: /^Termos de Uso/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Remover", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: /^Remover “/ });
    await desk.choose(dialog.getByRole("combobox"), "/privacidade");
    await removeTerms(desk);
    await dialog.getByRole("button", { name: "Remover" }).click();
  },
  async byKeys(desk) {
    const { page } = desk;
    await desk.searchField("termos");
    await desk.tabTo(page.getByRole("button", { name: "Remover", exact: true }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: /^Remover “/ });
    await desk.tabTo(dialog.getByRole("combobox"));
    await page.keyboard.type("Polí");
    await removeTerms(desk);
    await desk.tabTo(dialog.getByRole("button", { name: "Remover" }));
    await page.keyboard.press("Enter");
  },
  leaves(lines) {
    expect(lines.filter((line) => !line.startsWith("pages/termos.yaml - "))).toEqual([
      "site.yaml - to: /termos",
      "site.yaml + to: /privacidade",
      "redirects.yaml + # yaml-language-server: $schema=../.vscode/schemas/redirects.json",
      "redirects.yaml + - from: /termos",
      "redirects.yaml + to: /privacidade",
    ]);
  },
});

defineOfficeTask("an article gets another name, and its address with it", {
  most: 6,
  async byPointer(desk) {
    const { page, site } = desk;
    await desk.find("esocial");
    await page
      .getByRole("link", { name: /^eSocial na prática/ })
      .first()
      .click();
    await site.locator("main h1").click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("eSocial sem mistério");
    await page.getByRole("button", { name: "Mudar endereço" }).click();
    await page.getByRole("button", { name: "Usar o título: esocial-sem-misterio" }).click();
    await page.keyboard.press("Enter");
  },
  async byKeys(desk) {
    const { page } = desk;
    await desk.searchField("esocial");
    await desk.tabTo(page.getByRole("textbox", { name: "Título", exact: true }));
    await page.keyboard.press("Control+a");
    await page.keyboard.type("eSocial sem mistério");
    await page.keyboard.press("F6");
    await desk.tabTo(page.getByRole("button", { name: "Mudar endereço" }));
    await page.keyboard.press("Enter");
    await desk.tabTo(page.getByRole("button", { name: "Usar o título: esocial-sem-misterio" }));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
  },
  leaves(lines) {
    expect(lines).toContain('articles/esocial-sem-misterio.yaml + title: "eSocial sem mistério"');
    expect(lines.filter((line) => !line.startsWith("articles/"))).toEqual([
      "addresses.yaml + - route: /blog/esocial-sem-misterio",
      "redirects.yaml + # yaml-language-server: $schema=../.vscode/schemas/redirects.json",
      "redirects.yaml + - from: /blog/guia-pratico-esocial",
      "redirects.yaml + to: /blog/esocial-sem-misterio",
    ]);
  },
});

for (const [field, kept] of [
  ["Consentimento, com link", ["name: consent", "](/privacidade)"]],
  ["CPF", ["name: cpf", "label: CPF"]],
] as const)
  defineOfficeTask(`a field of a form: ${field}`, {
    most: 5,
    async byPointer(desk) {
      const { page, site } = desk;
      await openPageFromMenu(desk, "Contato", "/contato");
      await site.locator("main form label", { hasText: "Mensagem" }).click();
      await page.getByRole("button", { name: "Adicionar: Campo do formulário" }).click();
      await page.locator(".panel").getByRole("button", { name: field, exact: true }).click();
    },
    async byKeys(desk) {
      const { page } = desk;
      await desk.searchField("formulário");
      await desk.tabTo(page.getByRole("button", { name: "Adicionar: Campo do formulário" }));
      await page.keyboard.press("Enter");
      await page.keyboard.type(field.split(",")[0] ?? "");
      await page.keyboard.press("Enter");
    },
    leaves(lines) {
      expect(lines.filter((line) => !line.startsWith("pages/contato.yaml + "))).toEqual([]);
      for (const part of kept) expect(lines.join("\n")).toContain(part);
    },
  });
