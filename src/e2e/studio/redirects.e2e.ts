import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import { waitForSaveState } from "../../testing/browser/studio-page.ts";
import { createDeveloperGit, hasGit } from "../../testing/studio/git-folder.ts";
import { commitVersion } from "../../testing/studio/studio-actions.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/* The studio adds an address to the list of published addresses only when it is published. */

const timeout = 180_000;

const gitOf = ({ content }: Pick<StudioFixture, "content">) =>
  createDeveloperGit(dirname(content.folder));

async function keepFirstVersion(content: StudioFixture["content"]): Promise<void> {
  const git = gitOf({ content });
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Célia Souza");
  git("add", "content");
  git("commit", "--quiet", "--message", "O site como foi ao ar");
}

async function moveTo(page: Page, route: string): Promise<void> {
  const deeds = page.getByRole("group", { name: "O que fazer com ela" });
  await deeds.getByRole("button", { name: "Mudar endereço" }).click();
  const dialog = page.getByRole("dialog", { name: /^Mudar o endereço/ });
  await dialog.getByRole("textbox").fill(route);
  await expect.poll(() => dialog.textContent()).toContain(`Endereço: ${route}`);
  await dialog.getByRole("button", { name: "Mudar o endereço" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${route}`);
  await waitForSaveState(page, "saved");
}

async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#${to}`;
  }, route);
}

async function copyTerms(page: Page): Promise<void> {
  await goTo(page, "/termos");
  await page
    .getByRole("group", { name: "O que fazer com ela" })
    .getByRole("button", { name: "Duplicar" })
    .click();
  const title = page.getByRole("textbox", { name: "Título", exact: true });
  await expect.poll(() => title.inputValue()).toBe("Termos de Uso (cópia)");
  await title.fill("Termos da loja");
  await page.getByRole("button", { name: "Criar rascunho" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#/termos-da-loja");
  await waitForSaveState(page, "saved");
}

journey.skipIf(!hasGit)(
  "addresses are recorded only on publishing, and only the last one of a page or draft that moved",
  async ({ open }) => {
    const opened = await openStudio(open, keepFirstVersion);
    const { page, content } = opened;
    const list = () => readFile(join(content.folder, "addresses.yaml"), "utf8");
    const before = await list();
    await goTo(page, "/sobre");
    await moveTo(page, "/quem-somos");
    await moveTo(page, "/a-casa");
    await copyTerms(page);
    // The caret is in the title. Navigating away and back shows the fields of the whole page.
    await goTo(page, "/contato");
    await goTo(page, "/termos-da-loja");
    await moveTo(page, "/regras");
    await page.locator('.panel [data-field="pages/termos-da-loja.yaml#/draft"]').click();
    await waitForSaveState(page, "saved");
    expect(await list()).toBe(before);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    await dialog.getByLabel("Esta versão em uma linha").waitFor();
    // Opening the dialog publishes nothing.
    expect(await list()).toBe(before);
    await commitVersion(dialog);
    await expect.poll(() => dialog.textContent()).toMatch(/Versão guardada hoje/);
    expect(await list()).toBe(`${before}- route: /a-casa\n- route: /regras\n`);
    const git = gitOf(opened);
    expect(git("show", "HEAD:content/addresses.yaml")).toBe(await list());
    expect(git("status", "--porcelain", "content")).toBe("");
    await dialog.getByRole("button", { name: "Fechar" }).last().click();
    await expect.poll(() => page.locator(".bar-save").textContent()).toBe("Guardado; falta enviar");
  },
  timeout,
);
