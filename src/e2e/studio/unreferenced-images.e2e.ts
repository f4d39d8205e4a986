import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import { waitForSaveState, waitForStudio } from "../../testing/browser/studio-page.ts";
import { runCliCommand } from "../../testing/command.ts";
import { dropOrPaste } from "../../testing/pictures/file-input.ts";
import { createFocusPredicate } from "../../testing/studio/studio-actions.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/* The studio removes a picture with its last reference. Undo restores both. */

const timeout = 120_000;

const inMedia = ({ content }: StudioFixture) => readdir(join(content.folder, "media"));

const undo = (page: Page) =>
  page.getByRole("button", { name: "Desfazer", exact: true }).press("Enter");

async function isClean({ content }: StudioFixture): Promise<void> {
  const { code, text } = await runCliCommand("check", ["--content", content.folder]);
  expect(code === 0 ? "" : text).toBe("");
}

/** Undoes once and expects the original content and media. */
async function comesBack(opened: StudioFixture, before: readonly string[]): Promise<void> {
  const { page, differences } = opened;
  await undo(page);
  await expect.poll(differences).toEqual([]);
  await expect.poll(async () => (await inMedia(opened)).sort()).toEqual(before);
  await expect
    .poll(() => page.getByRole("button", { name: "Desfazer", exact: true }).isEnabled())
    .toBe(false);
}

journey(
  "removes a section's picture with all its variants, and restores both with one undo",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page } = opened;
    const before = (await inMedia(opened)).sort();
    const first = page.locator(".block-list > li").first();
    await first.hover();
    await first.getByRole("button", { name: /^Remover/ }).click();
    await expect.poll(async () => (await inMedia(opened)).join()).not.toContain("hero");
    await expect
      .poll(async () => (await page.getByRole("status").allTextContents()).join("\n"))
      .toContain("A imagem hero.svg não aparece em mais nenhum lugar e foi para a lixeira.");
    await waitForSaveState(page, "saved");
    await isClean(opened);
    await comesBack(opened, before);
  },
  timeout,
);

journey(
  "removes a list entry's photo only once no reference to the entry is broken",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page } = opened;
    const before = (await inMedia(opened)).sort();
    await page.evaluate(() => {
      location.hash = "#/team.yaml";
    });
    const helena = page.locator(".panel li").filter({ hasText: "Helena Prates" }).first();
    await helena.locator("summary").first().press("Enter");
    await helena.getByRole("button", { name: "Remover", exact: true }).first().press("Enter");
    // Two articles still name her as author. While a reference is broken, the studio does not know
    // which files are unreferenced.
    await waitForSaveState(page, "draft");
    await page.waitForTimeout(3000);
    await expect.poll(() => inMedia(opened)).toContain("abajur.svg");
    for (const article of ["escolha-do-regime-tributario", "planejamento-tributario-2024"])
      await opened.content.edit(`articles/${article}.yaml`, "helena-prates", "rui-andrade");
    await expect.poll(() => inMedia(opened)).not.toContain("abajur.svg");
    await waitForSaveState(page, "saved");
    await isClean(opened);
    await undo(page);
    await expect.poll(async () => (await inMedia(opened)).sort()).toEqual(before);
    await waitForSaveState(page, "saved");
    await expect.poll(() => opened.differences()).toHaveLength(4);
  },
  timeout,
);

journey(
  "removes a picture's file when it is cut from a text, and restores it when it is pasted",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site, content } = opened;
    const [name = ""] = (await readdir(join(content.folder, "articles"))).filter((each) =>
      each.endsWith(".yaml"),
    );
    await page.evaluate(
      (to) => {
        location.hash = `#/blog/${to}`;
      },
      name.replace(/\.yaml$/, ""),
    );
    const body = site.locator(`[data-field="articles/${name}#/body"]`);
    await body.waitFor();
    await body.locator("p").first().click();
    await site.getByRole("toolbar", { name: "Formatação do texto" }).waitFor();
    const drawn = sharp({
      create: { width: 640, height: 400, channels: 3, background: "#306050" },
    });
    const buffer = await drawn.jpeg().toBuffer();
    await dropOrPaste(body, "paste", { name: "balcao.jpg", buffer, type: "image/jpeg" });
    const alt = site.getByRole("group", { name: "Imagem do texto" }).getByLabel("Descrição");
    await expect.poll(() => alt.evaluate((own) => own.matches(":focus"))).toBe(true);
    await page.keyboard.type("O balcão");
    await waitForSaveState(page, "saved");
    await expect.poll(() => inMedia(opened)).toContain("balcao.jpg");
    await body.locator("figure").first().click();
    // Wait until the focus is back in the body. Only then do keys act on the picture.
    await expect.poll(createFocusPredicate(body)).toBe(true);
    await body.locator(".ProseMirror-selectednode").waitFor();
    await page.keyboard.press("Control+x");
    await expect.poll(() => inMedia(opened)).not.toContain("balcao.jpg");
    await body.locator("p").nth(2).click();
    await page.keyboard.press("End");
    await page.keyboard.press("Control+v");
    await expect.poll(() => inMedia(opened)).toContain("balcao.jpg");
    await waitForSaveState(page, "saved");
    await expect
      .poll(() => readFile(join(content.folder, "articles", name), "utf8"))
      .toContain("![O balcão](balcao.jpg)");
    await isClean(opened);
  },
  timeout,
);

journey(
  "reports that a page was removed with its picture, and restores both from the bin after a reload",
  async ({ open }) => {
    // For a moment the page requests the removed picture by its address on the site. The studio
    // does not serve that address.
    const opened = await openStudio(open, undefined, { expected: /status of 403/ });
    const { page } = opened;
    const before = (await inMedia(opened)).sort();
    await page.evaluate(() => {
      location.hash = "#/termos";
    });
    await page.getByRole("button", { name: "Remover", exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: /^Remover “/ });
    await dialog.getByRole("combobox").selectOption("/privacidade");
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Remover", exact: true }).click();
    await expect.poll(() => inMedia(opened)).not.toContain("apito.svg");
    await expect
      .poll(async () => (await page.getByRole("status").allTextContents()).join("\n"))
      .toMatch(/Termos de Uso.*apito\.svg.*lixeira/);
    await waitForSaveState(page, "saved");
    await page.reload();
    await waitForStudio(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("button", { name: "Lixeira" }).click();
    await page.getByRole("button", { name: "Trazer de volta: Termos de Uso" }).click();
    await expect.poll(async () => (await inMedia(opened)).sort()).toEqual(before);
    await waitForSaveState(page, "saved");
    await isClean(opened);
  },
  timeout,
);
