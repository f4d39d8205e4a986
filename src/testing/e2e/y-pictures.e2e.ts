import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { valueAt } from "../../text/pointer.ts";
import { readTree } from "../../text/yaml/tree.ts";
import { journey } from "../browser/journey.ts";
import { savedAs } from "../browser/studio-page.ts";
import { runCommand } from "../command.ts";
import { cameraPhoto, notesIn } from "../pictures/camera-photo.ts";
import { type Opened, openStudio } from "../studio/opened-studio.ts";

/* Photographs, drawings and documents come from the computer to where they are shown. */

const timeout = 120_000;
const heroSrc = "pages/inicio.yaml#/blocks/0/image/src";
const fromComputer = "Escolher do computador: Arquivo da imagem";
const heroAlt = "pages/inicio.yaml#/blocks/0/image/alt";

async function checked({ content }: Opened): Promise<string> {
  const { code, text } = await runCommand("check", ["--content", content.folder]);
  return code === 0 ? "" : text;
}

function mediaIn({ content }: Opened): Promise<string[]> {
  return readdir(join(content.folder, "media"));
}

async function textOf({ content }: Opened, path: string): Promise<string> {
  return readFile(join(content.folder, path), "utf8");
}

/** What the first block of the first page says of its picture. */
async function heroOf(opened: Opened): Promise<unknown> {
  const value = readTree(await textOf(opened, "pages/inicio.yaml"));
  return "offset" in value ? undefined : valueAt(value.value, "/blocks/0/image");
}

/** Chooses a file in the dialog of the system. */
async function choose(page: Page, button: string, file: { name: string; buffer: Buffer }) {
  const [dialog] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await dialog.setFiles({ ...file, mimeType: "application/octet-stream" });
}

const focusedField = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.field);

journey(
  "a photograph of a telephone takes the place of a picture: turned, small, without place and camera",
  async ({ open }) => {
    const photo = await cameraPhoto({ width: 4032, height: 3024 });
    expect(notesIn(photo)).toContain("Exif\0");
    const opened = await openStudio(open);
    const { page, site } = opened;
    await site.locator(`[data-picture="${heroSrc}"]`).first().click();
    await choose(page, fromComputer, {
      name: "Fachada do escritório (2).JPG",
      buffer: photo,
    });
    await expect.poll(() => focusedField(page), { timeout: 30_000 }).toBe(heroAlt);
    await page.keyboard.type("Fachada com a porta aberta");
    await savedAs(page, "saved");
    const name = "fachada-do-escritorio-2.jpg";
    const bytes = await readFile(join(opened.content.folder, "media", name));
    expect(notesIn(bytes)).toEqual([]);
    expect(bytes.length).toBeLessThan(1_000_000);
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect({ width, height, orientation }).toEqual({
      width: 1920,
      height: 2560,
      orientation: undefined,
    });
    expect(await heroOf(opened)).toMatchObject({ src: name, alt: "Fachada com a porta aberta" });
    expect(await mediaIn(opened)).not.toContain("hero.svg");
    expect(await checked(opened)).toBe("");
  },
  timeout,
);

journey(
  "a photograph in HEIC is converted where it is chosen",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site } = opened;
    await site.locator(`[data-picture="${heroSrc}"]`).first().click();
    const buffer = await readFile(join(import.meta.dirname, "../pictures/telephone.heic"));
    await choose(page, fromComputer, { name: "IMG_2034.HEIC", buffer });
    await expect.poll(() => focusedField(page), { timeout: 30_000 }).toBe(heroAlt);
    await savedAs(page, "saved");
    const { src } = (await heroOf(opened)) as { src: string };
    expect(src).toBe("chronos-contabilidade-suas-contas-em-dia-seu.jpg");
    const bytes = await readFile(join(opened.content.folder, "media", src));
    expect(notesIn(bytes)).toEqual([]);
    expect(await sharp(bytes).metadata()).toMatchObject({
      width: 640,
      height: 480,
      format: "jpeg",
    });
    const { dominant } = await sharp(bytes)
      .extract({ left: 20, top: 20, width: 200, height: 200 })
      .stats();
    expect(dominant.r).toBeGreaterThan(150);
    expect(dominant.g).toBeLessThan(60);
  },
  timeout,
);
