import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { createTestFolder } from "../../testing/command.ts";
import { createDeveloperGit, hasGit } from "../../testing/studio/git-folder.ts";
import { defineOfficeTask, type OfficeTaskUser } from "../../testing/studio/office-task.ts";
import {
  commitVersion,
  createFocusPredicate,
  pressKeyUntil,
  submitNewArticleDialog,
} from "../../testing/studio/studio-actions.ts";
import type { StudioFixture } from "../../testing/studio/studio-fixture.ts";

/* Everyday office tasks: showing a preview to somebody else, undoing, committing. */

/** Presses the button that creates the file. Returns the content of the file. */
async function downloaded({ page }: OfficeTaskUser, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent("download");
  await press();
  const path = join(await createTestFolder(), "previa.html");
  await (await coming).saveAs(path);
  return readFile(path, "utf8");
}

/**
 * Asserts that the file contains the draft. `single-file-export.e2e.ts` tests the rest of the file.
 */
function isDraftShown(markup: string): void {
  const has = (words: string) => markup.includes(words);
  expect(["Mudamos de endereço", "Rascunho", "default-src 'none'"].filter(has)).toHaveLength(3);
}

defineOfficeTask("a draft for the boss, in one file", {
  most: 6,
  async byPointer(desk) {
    const { page } = desk;
    await page.getByRole("button", { name: "Novo", exact: true }).click();
    await page.getByRole("button", { name: "Novo artigo" }).click();
    await submitNewArticleDialog(desk, "Mudamos de endereço");
    await page.getByRole("button", { name: "Mostrar a alguém" }).first().click();
    const make = page.getByRole("button", { name: "Baixar o arquivo" });
    isDraftShown(await downloaded(desk, () => make.click()));
  },
  async byKeys(desk) {
    const { page } = desk;
    await page.keyboard.press("Control+k");
    await desk.tabTo(page.getByRole("dialog").getByRole("button", { name: "Novo artigo" }));
    await page.keyboard.press("Enter");
    await submitNewArticleDialog(desk, "Mudamos de endereço");
    await page.keyboard.press("Control+k");
    const show = page.getByRole("dialog").getByRole("button", { name: /^Mostrar/ });
    await show.waitFor();
    await desk.tabTo(show);
    await page.keyboard.press("Enter");
    const make = page.getByRole("button", { name: "Baixar o arquivo" });
    await make.waitFor();
    await desk.tabTo(make);
    isDraftShown(await downloaded(desk, () => page.keyboard.press("Enter")));
  },
  leaves(lines) {
    const own = "articles/mudamos-de-endereco.yaml + ";
    expect(lines.filter((line) => !line.startsWith(own))).toEqual([]);
    expect(lines).toContain(`${own}draft: true`);
  },
});

/**
 * Makes two commits: the content by Célia two days ago, and one edited question by Ana yesterday.
 */
async function keptYesterday(content: StudioFixture["content"]): Promise<void> {
  const top = dirname(content.folder);
  const at = (daysAgo: number) => {
    const date = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString();
    return createDeveloperGit(top, { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
  };
  const old = at(2);
  old("init", "--quiet", "--initial-branch=main");
  old("config", "user.name", "Célia Souza");
  old("add", "content");
  old("commit", "--quiet", "--message", "O site", "--author", "Célia <c@c.example>");
  const answer = "Quanto custa?";
  await content.edit("faq.yaml", answer, "Quanto custa por mês?");
  const commit = ["commit", "--quiet", "--message", "Pergunta", "--author", "Ana <a@c.example>"];
  at(1)(...commit, "content/faq.yaml");
}

defineOfficeTask("yesterday's change of one text is undone", {
  most: 5,
  prepare: keptYesterday,
  isSkipped: !hasGit,
  async byPointer(desk) {
    const { page } = desk;
    await page.getByRole("button", { name: "O que mudou" }).click();
    const dialog = page.getByRole("dialog", { name: "O que mudou" });
    const since = dialog.getByLabel("Desde quando");
    await since.waitFor();
    const older = since.locator("option", { hasText: "Célia" }).first();
    await desk.choose(since, (await older.getAttribute("value")) ?? "");
    await dialog.getByRole("button", { name: /^Voltar ao que era/ }).click();
  },
  async byKeys(desk) {
    const { page } = desk;
    await desk.searchField("pergunta quanto custa");
    const versions = page.getByRole("button", { name: /^Versões.*Pergunta$/ });
    await versions.waitFor();
    await desk.tabTo(page.locator(".studio-field", { has: versions }).locator("textarea"));
    await desk.toHelper(versions);
    await page.keyboard.press("Enter");
    const back = page.getByRole("button", { name: /^Voltar a esta versão/ }).last();
    await back.waitFor();
    await desk.tabTo(back);
    await page.keyboard.press("Enter");
  },
  leaves(lines) {
    expect(lines).toEqual([
      "faq.yaml - question: Quanto custa por mês?",
      "faq.yaml + question: Quanto custa?",
    ]);
  },
});

defineOfficeTask("all is published: a version with its words", {
  most: 4,
  isFinal: true,
  prepare: keptYesterday,
  isSkipped: !hasGit,
  async byPointer(desk) {
    const { page } = desk;
    await desk.site.locator('[data-fact="firm.phone"]').first().click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("(38) 3221-4455");
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await commitVersion(page.getByRole("dialog", { name: "Publicar" }));
  },
  async byKeys(desk) {
    const { page } = desk;
    await desk.searchField("telefone");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("(38) 3221-4455");
    await page.keyboard.press("F6");
    await pressKeyUntil(page, createFocusPredicate(page.locator(".bar-main")), { most: 21 });
    await page.keyboard.press("Enter");
    const summary = page.getByLabel("Esta versão em uma linha");
    await expect.poll(() => summary.evaluate((own) => own === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Guardar mesmo assim" }).waitFor();
    await page.keyboard.press("Enter");
  },
  leaves(lines) {
    expect(lines).toEqual([
      "site.yaml - phone: (38) 90000-0000",
      "site.yaml + phone: (38) 3221-4455",
    ]);
  },
  async expectPage({ page, content }) {
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    await expect.poll(() => dialog.textContent()).toMatch(/Versão guardada hoje .* Célia Souza/);
    const git = createDeveloperGit(dirname(content.folder));
    expect(git("log", "-1", "--format=%an: %s").trim()).toMatch(
      /^Célia Souza: .*telefone “\(38\) 90000-0000” → “\(38\) 3221-4455”$/,
    );
    expect(git("log", "-1", "-p", "--format=").match(/^[-+](?![-+]).*$/gm)).toEqual([
      "-  phone: (38) 90000-0000",
      "+  phone: (38) 3221-4455",
    ]);
    expect(git("status", "--porcelain", "--", "content")).toBe("");
  },
});
