import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { waitForSaveState } from "../../testing/browser/studio-page.ts";
import { createTestFolder } from "../../testing/command.ts";
import { createCameraPhoto, findMetadata } from "../../testing/pictures/camera-photo.ts";
import { dropOrPaste } from "../../testing/pictures/file-input.ts";
import { defineOfficeTask, type OfficeTaskUser } from "../../testing/studio/office-task.ts";
import {
  createFocusedFieldReader,
  createFocusPredicate,
  openPageFromMenu,
  pressKeyUntil,
  submitNewArticleDialog,
} from "../../testing/studio/studio-actions.ts";

/* Everyday office tasks: replacing a photo, and writing a complete article. */

const photograph = createCameraPhoto({ width: 4032, height: 3024 });

async function photographFile(): Promise<string> {
  const path = join(await createTestFolder(), "Helena na janela.JPG");
  await writeFile(path, await photograph);
  return path;
}

const fromComputer = ({ page }: OfficeTaskUser) =>
  page.getByRole("button", { name: "Escolher do computador: Arquivo da imagem" }).first();

async function describePortrait(desk: OfficeTaskUser): Promise<void> {
  await expect
    .poll(createFocusedFieldReader(desk), { timeout: 30_000 })
    .toBe("team.yaml#/0/image/alt");
  await desk.page.keyboard.press("Control+a");
  await desk.page.keyboard.type("Helena Prates na janela do escritório");
}

/** Returns the files of the new photo. Added again after an undo, the photo gets another name. */
async function broughtIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, "media"));
  return names.filter((name) => /^helena-na-janela(?:-2)?\.jpg$/.test(name));
}

defineOfficeTask("a photograph of twelve megapixels, as a telephone takes it", {
  most: 6,
  async byPointer(desk) {
    const path = await photographFile();
    await openPageFromMenu(desk, "Sobre", "/sobre");
    await desk.site.locator('[data-picture="team.yaml#/0/image/src"]').first().click();
    await desk.chooseFile(() => fromComputer(desk).click(), path);
    await describePortrait(desk);
  },
  async byKeys(desk) {
    const path = await photographFile();
    await desk.searchField("equipe helena retrato");
    // A search result for a picture focuses the button "replace", not the button "remove".
    await expect.poll(createFocusPredicate(fromComputer(desk))).toBe(true);
    await desk.chooseFile(() => desk.page.keyboard.press("Enter"), path, "keys");
    await describePortrait(desk);
  },
  leaves(lines) {
    expect(lines).toEqual([
      "team.yaml - src: abajur.svg",
      "team.yaml - alt: Luminária de mesa acesa.",
      expect.stringMatching(/^team\.yaml \+ src: helena-na-janela(?:-2)?\.jpg$/),
      "team.yaml + alt: Helena Prates na janela do escritório",
    ]);
  },
  async expectPage({ content }) {
    const [name = ""] = await broughtIn(content.folder);
    const bytes = await readFile(join(content.folder, "media", name));
    expect(findMetadata(bytes)).toEqual([]);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1920, 2560]);
  },
});

const samples = join(import.meta.dirname, "../../studio/rich-text/clipboard/samples");

/** Pastes Word's clipboard HTML, as Ctrl+V does. */
async function pasteWord(body: Locator): Promise<void> {
  const html = await readFile(join(samples, "word.html.txt"), "utf8");
  await body.evaluate((element, given) => {
    const data = new DataTransfer();
    data.setData("text/html", given);
    const event = { clipboardData: data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", event));
  }, html);
}

/** Replaces the body with text from Word, and adds a line that links to the contact page. */
async function writeBody(desk: OfficeTaskUser, body: Locator): Promise<void> {
  const { page } = desk;
  await page.keyboard.press("Control+a");
  await pasteWord(body);
  await page.keyboard.press("Control+End");
  // The text ends with a table. Move the caret below it.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("Fale conosco");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("Control+e");
  await page.keyboard.type("contato");
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await waitForSaveState(page, "saved");
}

async function describeFigure({ page, site }: OfficeTaskUser): Promise<void> {
  const alt = site.getByRole("group", { name: "Imagem do texto" }).getByLabel("Descrição");
  await expect.poll(() => alt.evaluate((field) => field.matches(":focus"))).toBe(true);
  await page.keyboard.type("Calendário de dezembro na parede");
}

const comesOut = "2031-11-24";
/** 24 November 2031. The browser has an English locale, so the month comes first. */
const typedDay = "11242031";

async function setDay({ page }: OfficeTaskUser): Promise<void> {
  const file = "articles/ferias-coletivas-de-fim-de-ano.yaml#/publishAt";
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-field")))
    .toBe(file);
  await page.keyboard.type(typedDay);
}

defineOfficeTask(
  "an article with a list, a link, a table and a picture, which comes out on a Monday",
  {
    most: 12,
    async byPointer(desk) {
      const { page, site } = desk;
      const path = await photographFile();
      await page.getByRole("button", { name: "Novo", exact: true }).click();
      await page.getByRole("button", { name: "Novo artigo" }).click();
      await submitNewArticleDialog(desk, "Férias coletivas de fim de ano");
      const body = site.locator("[data-body]").first();
      await body.locator("p").first().click();
      await expect.poll(() => site.locator("[data-body][data-typing]").count()).toBe(1);
      await writeBody(desk, body);
      await site.getByRole("button", { name: "Imagem", exact: true }).click();
      const dialog = page.getByRole("dialog");
      await desk.chooseFile(
        () => dialog.getByRole("button", { name: /^Escolher do computador/ }).click(),
        path,
      );
      await describeFigure(desk);
      await page.getByRole("button", { name: "Voltar", exact: true }).click();
      await page.getByRole("button", { name: "+ Publicar em" }).first().click();
      await setDay(desk);
      await page.getByRole("button", { name: "Deixar sair em 24/11/2031" }).click();
    },
    async byKeys(desk) {
      const { page, site } = desk;
      await page.keyboard.press("Control+k");
      await desk.tabTo(page.getByRole("button", { name: "Novo artigo" }));
      await page.keyboard.press("Enter");
      await submitNewArticleDialog(desk, "Férias coletivas de fim de ano");
      const body = site.locator("[data-body]").first();
      await pressKeyUntil(page, createFocusPredicate(body), { most: 13 });
      await expect.poll(() => site.locator("[data-body][data-typing]").count()).toBe(1);
      await writeBody(desk, body);
      const buffer = await photograph;
      await dropOrPaste(body, "paste", {
        name: "Helena na janela.JPG",
        buffer,
        type: "image/jpeg",
      });
      await describeFigure(desk);
      await page.keyboard.press("F6");
      await desk.tabTo(page.getByRole("button", { name: "Voltar", exact: true }));
      await page.keyboard.press("Enter");
      await desk.tabTo(page.getByRole("button", { name: "+ Publicar em" }).first());
      await page.keyboard.press("Enter");
      await setDay(desk);
      await desk.tabTo(page.getByRole("button", { name: "Deixar sair em 24/11/2031" }));
      await page.keyboard.press("Enter");
    },
    leaves(lines) {
      const own = "articles/ferias-coletivas-de-fim-de-ano.yaml + ";
      const text = lines.map((line) => line.slice(own.length)).join("\n");
      expect(lines.filter((line) => !line.startsWith(own))).toEqual([]);
      for (const part of [
        "id: ferias-coletivas-de-fim-de-ano",
        `publishAt: "${comesOut}"`,
        "## Férias coletivas",
        "**todos ao mesmo tempo**",
        "- Lista dos empregados",
        "| Prazo | Quem avisa |",
        "[Fale conosco](/contato)",
        "![Calendário de dezembro na parede](helena-na-janela",
      ])
        expect(text).toContain(part);
      expect(text).not.toContain("draft");
      expect(text).not.toContain("Comece aqui");
    },
    async expectPage({ content }) {
      await expect.poll(() => broughtIn(content.folder)).toHaveLength(1);
    },
  },
);
