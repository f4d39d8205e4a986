import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import { fieldSelector, waitForSaveState } from "../../testing/browser/studio-page.ts";
import { runCliCommand } from "../../testing/command.ts";
import { createArticleByKeyboard, undoEverything } from "../../testing/studio/studio-actions.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/*
 * Users create, copy, move, delete and restore whole pages and articles. Only the intended files
 * change on disk, and the check finds nothing.
 */

const timeout = 120_000;

async function checked({ content }: StudioFixture): Promise<string> {
  const { code, text } = await runCliCommand("check", ["--content", content.folder]);
  return code === 0 ? "" : text;
}

function textOf({ content }: StudioFixture, path: string): Promise<string> {
  return readFile(join(content.folder, path), "utf8");
}

async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#${to}`;
  }, route);
}

async function deed(page: Page, name: string): Promise<void> {
  const deeds = page.getByRole("group", { name: "O que fazer com ela" });
  await deeds.getByRole("button", { name }).click();
}

journey(
  "creates an article from a title as a draft and lets the user type on the page at once",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, differences } = opened;
    await createArticleByKeyboard(opened, "Férias de julho");
    await page.keyboard.type(", sem susto");
    await waitForSaveState(page, "saved");
    const lines = (await differences()).filter((line) => / \+ (?:id|title|draft):/.test(line));
    expect(lines).toEqual([
      "articles/ferias-de-julho.yaml + id: ferias-de-julho",
      "articles/ferias-de-julho.yaml + title: Férias de julho, sem susto",
      "articles/ferias-de-julho.yaml + draft: true",
    ]);
    expect(await checked(opened)).toBe("");
    await undoEverything(opened);
  },
  timeout,
);

journey(
  "duplicates a page under another title as a draft",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site, differences } = opened;
    await goTo(page, "/termos");
    await deed(page, "Duplicar");
    const title = page.getByRole("textbox", { name: "Título", exact: true });
    await expect.poll(() => title.inputValue()).toBe("Termos de Uso (cópia)");
    await title.fill("Termos da loja");
    await page.getByRole("button", { name: "Criar rascunho" }).click();
    await expect.poll(() => site.locator("[data-typing]").count()).toBe(1);
    await waitForSaveState(page, "saved");
    const [before, after] = await Promise.all(
      ["termos", "termos-da-loja"].map((name) => textOf(opened, `pages/${name}.yaml`)),
    );
    expect(after).toBe(
      before
        ?.replace("route: /termos\n", "route: /termos-da-loja\n")
        .replace("title: Termos de Uso\n", "title: Termos da loja\n")
        .replace("\nblocks:", "\ndraft: true\nblocks:"),
    );
    expect((await differences()).every((line) => line.startsWith("pages/termos-da-loja"))).toBe(
      true,
    );
    expect(await checked(opened)).toBe("");
    await undoEverything(opened);
  },
  timeout,
);

journey(
  "renames an article's file when its address changes, and redirects the old address",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, differences } = opened;
    await goTo(page, "/blog/guia-pratico-esocial");
    await deed(page, "Mudar endereço");
    const dialog = page.getByRole("dialog", { name: /^Mudar o endereço de “eSocial/ });
    await dialog.getByRole("textbox").fill("eSocial na prática");
    await expect.poll(() => dialog.textContent()).toContain("Endereço: /blog/esocial-na-pratica");
    await dialog.getByRole("button", { name: "Mudar o endereço" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#/blog/esocial-na-pratica");
    await waitForSaveState(page, "saved");
    const lines = await differences();
    expect(lines.filter((line) => !line.startsWith("articles/"))).toEqual([
      "addresses.yaml + - route: /blog/esocial-na-pratica",
      "redirects.yaml + # yaml-language-server: $schema=../.vscode/schemas/redirects.json",
      "redirects.yaml + - from: /blog/guia-pratico-esocial",
      "redirects.yaml + to: /blog/esocial-na-pratica",
    ]);
    expect(lines).toContain("articles/esocial-na-pratica.yaml + id: esocial-na-pratica");
    expect(await checked(opened)).toBe("");
    await undoEverything(opened);
  },
  timeout,
);

journey(
  "removes a page, redirects its links to another page, and restores it from the bin",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site, differences } = opened;
    await goTo(page, "/acessibilidade");
    await deed(page, "Remover");
    const dialog = page.getByRole("dialog", { name: /^Remover “/ });
    await dialog.getByRole("combobox").selectOption("/contato");
    await expect.poll(() => dialog.textContent()).toContain("1 lugar leva a este endereço");
    await dialog.getByRole("button", { name: "Remover" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#/contato");
    await waitForSaveState(page, "saved");
    const changed = await differences();
    expect(changed.filter((line) => !line.startsWith("pages/"))).toEqual([
      "site.yaml - to: /acessibilidade",
      "site.yaml + to: /contato",
      "redirects.yaml + # yaml-language-server: $schema=../.vscode/schemas/redirects.json",
      "redirects.yaml + - from: /acessibilidade",
      "redirects.yaml + to: /contato",
    ]);
    expect(await checked(opened)).toBe("");
    await page.keyboard.press("Control+k");
    await page.getByRole("button", { name: "Lixeira" }).click();
    await page.getByRole("button", { name: "Trazer de volta: Acessibilidade" }).click();
    await expect
      .poll(() => site.locator(fieldSelector("pages/acessibilidade.yaml#/blocks/0/title")).count())
      .toBe(1);
    await waitForSaveState(page, "saved");
    await expect
      .poll(differences)
      .toEqual(["site.yaml - to: /acessibilidade", "site.yaml + to: /contato"]);
    expect(await checked(opened)).toBe("");
    await undoEverything(opened);
  },
  timeout,
);

journey(
  "removes a page with its selected menu items, but refuses to remove the home page",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, differences } = opened;
    const before = await textOf(opened, "site.yaml");
    await deed(page, "Remover");
    const dialog = page.getByRole("dialog", { name: /^Remover “/ });
    await expect
      .poll(() => dialog.getByRole("status").allTextContents())
      .toContainEqual(expect.stringContaining('Nenhuma página tem o endereço "/"'));
    await dialog.getByRole("button", { name: "Remover" }).press("Enter");
    await page.keyboard.press("Escape");
    await expect.poll(differences).toEqual([]);
    await goTo(page, "/sobre");
    await expect.poll(() => page.title()).toBeTruthy();
    await deed(page, "Remover");
    const items = page.getByRole("checkbox", { name: "Tirar este item" });
    await expect.poll(() => items.count()).toBe(3);
    await items.nth(1).press("Space");
    await items.nth(2).press("Space");
    await page.getByRole("dialog").getByRole("button", { name: "Remover" }).press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe("#/");
    await waitForSaveState(page, "saved");
    await expect
      .poll(() => textOf(opened, "site.yaml"))
      .toBe(
        before
          .replace("    - label: Sobre\n      to: /sobre\n", "")
          .replace("        - label: Sobre Nós\n          to: /sobre\n", ""),
      );
    expect(await checked(opened)).toBe("");
    await undoEverything(opened);
  },
  timeout,
);

journey(
  "the page dialogs are accessible and fit a phone, and a page shows whether visitors see it",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, differences } = opened;
    await goTo(page, "/termos");
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ["Duplicar", "Mudar endereço", "Remover", "Onde é usado"]) {
      await deed(page, name);
      const dialog = page.getByRole("dialog");
      await expect
        .poll(() => dialog.textContent())
        .toMatch(/Endereço: |Novo endereço|lugar(?:es)? lev|Em 1 lugar/);
      expect([name, await findAccessibilityErrors(page)]).toEqual([name, []]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.keyboard.press("Escape");
      await expect.poll(() => dialog.count()).toBe(0);
    }
    const seen = page.getByRole("group", { name: "Para os visitantes" });
    await expect.poll(() => seen.textContent()).toContain("Os visitantes veem esta página.");
    await seen.getByRole("switch", { name: "Rascunho" }).press("Space");
    await expect.poll(() => seen.textContent()).toContain("Os visitantes ainda não veem");
    await seen.getByRole("switch", { name: "Rascunho" }).press("Space");
    await waitForSaveState(page, "saved");
    await expect.poll(differences).toEqual([]);
  },
  timeout,
);

journey(
  "lists the places that use a phone number, and a place leads to its field",
  async ({ open }) => {
    const { page, differences } = await openStudio(open);
    await goTo(page, "/site.yaml");
    await page.getByRole("button", { name: "Onde é usado: Telefone" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: /^Onde é usado: / });
    await expect.poll(() => dialog.getByRole("status").textContent()).toBe("Em 5 lugares:");
    await dialog.getByRole("link", { name: /^Acessibilidade › Texto corrido/ }).press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe("#/acessibilidade");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-field")))
      .toMatch(/^pages\/acessibilidade\.yaml#\/blocks\/\d+\/body$/);
    await expect.poll(differences).toEqual([]);
  },
  timeout,
);
