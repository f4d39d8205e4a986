import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { zipSync } from "fflate";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import {
  createStatusTextReader,
  waitForSaveState,
  waitForStudio,
} from "../../testing/browser/studio-page.ts";
import { runCliCommand } from "../../testing/command.ts";
import {
  cameraMetadata,
  createCameraPhoto,
  findMetadata,
} from "../../testing/pictures/camera-photo.ts";
import { chooseFile, dropOrPaste, type FileToUpload } from "../../testing/pictures/file-input.ts";
import { harmlessDrawing } from "../../testing/pictures/malicious-svg.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";
import { valueAt } from "../../yaml/json-pointer.ts";
import { readTree } from "../../yaml/parse/tree.ts";

/* Users import photos, drawings and documents from their computer. */

const timeout = 120_000;
const heroSrc = "pages/inicio.yaml#/blocks/0/image/src";
const heroAlt = "pages/inicio.yaml#/blocks/0/image/alt";

async function checked({ content }: StudioFixture): Promise<string> {
  const { code, text } = await runCliCommand("check", ["--content", content.folder]);
  return code === 0 ? "" : text;
}

function mediaIn({ content }: StudioFixture): Promise<string[]> {
  return readdir(join(content.folder, "media"));
}

/**
 * Waits until the media folder has exactly these files. It does not use the save status, which is
 * still "saved" for a moment after a click.
 */
async function hasMedia(opened: StudioFixture, names: readonly string[]): Promise<void> {
  const wanted = [...names].sort();
  await expect.poll(async () => (await mediaIn(opened)).sort()).toEqual(wanted);
}

/** Returns the value at a path of a content file. */
async function saidAt({ content }: StudioFixture, file: string, path: string): Promise<unknown> {
  const tree = readTree(await readFile(join(content.folder, file), "utf8"));
  return "offset" in tree ? undefined : valueAt(tree.value, path);
}

const heroOf = (opened: StudioFixture) => saidAt(opened, "pages/inicio.yaml", "/blocks/0/image");

/** Clicks the hero picture of the home page, which opens its field. */
async function pressHero({ site }: StudioFixture): Promise<void> {
  await site.locator(`[data-picture="${heroSrc}"]`).first().click();
}

const fromComputer = (page: Page) =>
  page.getByRole("button", { name: "Escolher do computador: Arquivo da imagem" });

const focusedField = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.field);

const altIsAsked = (page: Page) =>
  expect.poll(() => focusedField(page), { timeout: 30_000 }).toBe(heroAlt);

const undo = (page: Page) => page.getByRole("button", { name: "Desfazer" }).click();

async function small(name: string, color = "#305070"): Promise<FileToUpload> {
  const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background: color } });
  return { name, buffer: await drawn.jpeg().toBuffer(), type: "image/jpeg" };
}

journey(
  "replaces a picture with a phone photo, which is rotated, resized and stripped of metadata",
  async ({ open }) => {
    const buffer = await createCameraPhoto({ width: 4032, height: 3024 });
    expect(findMetadata(buffer)).toContain("Exif\0");
    const opened = await openStudio(open);
    const { page } = opened;
    await pressHero(opened);
    const name = "Fachada do escritório (2).JPG";
    await chooseFile(page, fromComputer(page), { name, buffer });
    const told = (words: RegExp) =>
      expect
        .poll(async () => (await createStatusTextReader(page)()).join("\n"), { timeout: 60_000 })
        .toMatch(words);
    // Start waiting for both messages now. On a slow machine the first may disappear before the
    // second appears.
    const said = Promise.all([
      told(/hero\.svg.*lixeira/),
      told(/as fotos aparecem nas duas cores/),
    ]);
    await altIsAsked(page);
    await page.keyboard.type("Fachada com a porta aberta");
    await waitForSaveState(page, "saved");
    const src = "fachada-do-escritorio-2.jpg";
    const bytes = await readFile(join(opened.content.folder, "media", src));
    expect(findMetadata(bytes)).toEqual([]);
    expect(bytes.length).toBeLessThan(1_000_000);
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect([width, height, orientation]).toEqual([1920, 2560, undefined]);
    await expect
      .poll(() => heroOf(opened))
      .toMatchObject({ src, alt: "Fachada com a porta aberta" });
    await expect.poll(() => mediaIn(opened)).not.toContain("hero.svg");
    expect(await checked(opened)).toBe("");
    // The page shows the resized pictures that visitors get.
    const shown = opened.site.locator(`[data-picture="${heroSrc}"]`).first();
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.currentSrc), { timeout: 60_000 })
      .toMatch(/\/media\/fachada-do-escritorio-2-[0-9a-z]+-\d+\.\w+$/);
    await said;
  },
  timeout,
);

journey(
  "converts a HEIC photo to JPEG without metadata",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page } = opened;
    await pressHero(opened);
    const buffer = await readFile(
      join(import.meta.dirname, "../../testing/pictures/telephone.heic"),
    );
    await chooseFile(page, fromComputer(page), { name: "IMG_2034.HEIC", buffer });
    await altIsAsked(page);
    await waitForSaveState(page, "saved");
    const { src } = (await heroOf(opened)) as { src: string };
    expect(src).toBe("chronos-contabilidade-suas-contas-em-dia-seu.jpg");
    const bytes = await readFile(join(opened.content.folder, "media", src));
    expect(findMetadata(bytes)).toEqual([]);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([640, 480, "jpeg"]);
    const corner = sharp(bytes).extract({ left: 20, top: 20, width: 200, height: 200 });
    const { dominant } = await sharp(await corner.png().toBuffer()).stats();
    expect(dominant.r).toBeGreaterThan(150);
    expect(dominant.g).toBeLessThan(60);
  },
  timeout,
);

journey(
  "rejects a file that is no valid picture with a message and keeps the old picture",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page } = opened;
    await pressHero(opened);
    const photo = await createCameraPhoto({ width: 800, height: 600 });
    const cases: [string, Buffer, string][] = [
      ["meio.jpg", photo.subarray(0, photo.length / 2), "está estragado ou incompleto"],
      ["enorme.jpg", Buffer.concat([photo], 60 * 1024 * 1024), "o limite é 40 MB"],
      ["ferias.jpg", Buffer.from("\0\0\0\x20ftypisom\0\0\0\0isomiso2mp41", "latin1"), "é um vídeo"],
      ["capa.png", Buffer.from("8BPS\0\x01\0\0\0\0\0\0", "latin1"), "camadas do Photoshop"],
      ["foto.jpg", Buffer.from("MZ\x90\0\x03\0\0\0", "latin1"), "é um programa"],
      ["texto.jpg", Buffer.from("Olá."), "não é uma imagem"],
      ["vazio.jpg", Buffer.alloc(0), "está estragado ou incompleto"],
    ];
    for (const [name, buffer, told] of cases) {
      await chooseFile(page, fromComputer(page), { name, buffer });
      const alert = page.locator(".studio-media [role=alert]", { hasText: `“${name}”` });
      await expect.poll(() => alert.textContent()).toContain(told);
    }
    await expect.poll(() => opened.differences()).toEqual([]);
    expect(await findAccessibilityErrors(page)).toEqual([]);
  },
  timeout,
);

journey(
  "imports a dropped and pasted photo as one file, and restores the old picture on undo",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site } = opened;
    const before = await mediaIn(opened);
    const photo = await small("Recepção.jpeg");
    await dropOrPaste(site.locator(`[data-picture="${heroSrc}"]`).first(), "drop", photo);
    await altIsAsked(page);
    await waitForSaveState(page, "saved");
    await expect.poll(() => heroOf(opened)).toMatchObject({ src: "recepcao.jpg", alt: "" });
    const gone = before.filter((name) => /^hero[-.]/.test(name));
    expect(gone.length).toBe(4);
    expect((await mediaIn(opened)).sort()).toEqual(
      [...before.filter((name) => !gone.includes(name)), "recepcao.jpg"].sort(),
    );
    // Imports the same photo under another name, in another field.
    const other = "pages/inicio.yaml#/blocks/5/image/src";
    const field = site.locator(`[data-picture]:not([data-picture="${heroSrc}"])`).first();
    const place = (await field.getAttribute("data-picture")) ?? other;
    await field.click();
    const input = page.locator(`[data-field="${place}"]`);
    await dropOrPaste(input, "paste", { ...photo, name: "outra.jpg" });
    await expect.poll(() => input.inputValue()).toBe("recepcao.jpg");
    await waitForSaveState(page, "saved");
    await undo(page);
    await undo(page);
    await waitForSaveState(page, "saved");
    await expect.poll(opened.differences).toEqual([]);
    await hasMedia(opened, before);
  },
  timeout,
);

journey(
  "restores an unreferenced picture from the bin, and by undo, even after a reload",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page } = opened;
    const drawing = await readFile(join(opened.content.folder, "media/hero-dark.svg"));
    await pressHero(opened);
    await chooseFile(page, fromComputer(page), await small("nova.jpg"));
    await altIsAsked(page);
    // The studio removes an unreferenced file shortly after the change.
    await expect.poll(() => mediaIn(opened)).not.toContain("hero.svg");
    await waitForSaveState(page, "saved");
    await page.reload();
    await waitForStudio(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("button", { name: "Lixeira" }).click();
    const bin = page.getByRole("dialog");
    await bin.getByRole("button", { name: "Trazer de volta: hero.svg" }).click();
    await waitForSaveState(page, "saved");
    await expect.poll(() => mediaIn(opened)).toContain("hero-small-dark.svg");
    await expect
      .poll(() => readFile(join(opened.content.folder, "media/hero-dark.svg")))
      .toEqual(drawing);
    // The search for unreferenced files starts two seconds after the last change. It must keep a
    // restored file.
    await page.waitForTimeout(3500);
    await waitForSaveState(page, "saved");
    expect(await mediaIn(opened)).toContain("hero.svg");
    await undo(page);
    await expect.poll(() => mediaIn(opened)).not.toContain("hero.svg");
    await undo(page);
    await waitForSaveState(page, "saved");
    await expect.poll(opened.differences).toEqual([]);
    await expect.poll(() => mediaIn(opened)).not.toContain("nova.jpg");
    await expect
      .poll(() => readFile(join(opened.content.folder, "media/hero-dark.svg")))
      .toEqual(drawing);
  },
  timeout,
);

journey(
  "finds a picture of the site by its description and sets its focal point by keyboard alone",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page } = opened;
    await pressHero(opened);
    await page.getByRole("button", { name: "Imagens do site: Arquivo da imagem" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Imagens do site" });
    await page.keyboard.type("luminária");
    await expect.poll(() => dialog.locator("[data-found]").count()).toBe(1);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await altIsAsked(page);
    const alt = page.locator(`[data-field="${heroAlt}"]`);
    await expect.poll(() => alt.inputValue()).toBe("Luminária de mesa acesa.");
    await expect
      .poll(() => page.locator(".studio-media").textContent())
      .toContain("Também aparece em");
    await page.getByRole("button", { name: "+ Ponto de interesse" }).press("Enter");
    const point = page.getByRole("button", { name: /^Ponto de interesse: 50%/ });
    await point.press("ArrowRight");
    await page.getByRole("button", { name: /^Ponto de interesse: 52%/ }).press("Shift+ArrowUp");
    await waitForSaveState(page, "saved");
    await expect.poll(() => heroOf(opened)).toMatchObject({ src: "abajur.svg", focus: "52% 40%" });
    expect(await findAccessibilityErrors(page)).toEqual([]);
    expect(await checked(opened)).toBe("");
  },
  timeout,
);

journey(
  "imports a document, but rejects one with macros and a program with a document's name",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page } = opened;
    const src = "resources.yaml#/0/file/src";
    await page.evaluate(() => {
      location.hash = "#/resources.yaml";
    });
    const field = page.locator(`[data-field="${src}"]`);
    await expect
      .poll(async () => {
        await page.locator("details > summary").first().waitFor();
        await page.evaluate(() => {
          for (const each of document.querySelectorAll("details")) each.open = true;
        });
        return field.count();
      })
      .toBe(1);
    const zone = page.locator(".studio-media", { has: field });
    const button = zone.getByRole("button", { name: /^Escolher do computador/ });
    const files = { "word/document.xml": new Uint8Array() };
    const running = Buffer.from(zipSync({ ...files, "word/vbaProject.bin": new Uint8Array() }));
    await chooseFile(page, button, { name: "Modelo.docx", buffer: running });
    await expect.poll(() => zone.getByRole("alert").textContent()).toContain("traz macros");
    await chooseFile(page, button, { name: "Modelo.pdf", buffer: Buffer.from("MZ") });
    await expect.poll(() => zone.getByRole("alert").textContent()).toContain("é um programa");
    await expect.poll(() => opened.differences()).toEqual([]);
    const buffer = Buffer.from(zipSync(files));
    await chooseFile(page, button, { name: "Modelo de Contrato.docx", buffer });
    await expect.poll(() => field.inputValue()).toBe("modelo-de-contrato.docx");
    await waitForSaveState(page, "saved");
    const written = await readFile(join(opened.content.folder, "media/modelo-de-contrato.docx"));
    expect(written).toEqual(buffer);
    await expect
      .poll(() => saidAt(opened, "resources.yaml", "/0/file/src"))
      .toBe("modelo-de-contrato.docx");
    await undo(page);
    await waitForSaveState(page, "saved");
    await expect.poll(() => mediaIn(opened)).not.toContain("modelo-de-contrato.docx");
    await expect.poll(opened.differences).toEqual([]);
  },
  timeout,
);

journey(
  "strips metadata from pictures and logos, but keeps transparency and the pixels of small PNG files",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page } = opened;
    const clear = { width: 3000, height: 1500, channels: 4 as const };
    const glass = sharp({ create: { ...clear, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } });
    const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: "#204060" } });
    const noted = await plain.clone().withExif(cameraMetadata).png().toBuffer();
    const given: [string, Buffer, string][] = [
      ["Vidro.png", await glass.png().toBuffer(), "vidro.png"],
      ["Placa.png", noted, "placa.png"],
      ["Quadro.avif", await plain.clone().avif().toBuffer(), "quadro.jpg"],
      ["Folha.webp", await plain.clone().withExif(cameraMetadata).webp().toBuffer(), "folha.webp"],
      ["Logo da firma.svg", Buffer.from(harmlessDrawing), "logo-da-firma.svg"],
    ];
    const made = new Map<string, Buffer>();
    for (const [name, buffer, src] of given) {
      await pressHero(opened);
      await chooseFile(page, fromComputer(page), { name, buffer });
      const field = page.locator(`[data-field="${heroSrc}"]`);
      await expect.poll(() => field.inputValue()).toBe(src);
      await waitForSaveState(page, "saved");
      made.set(src, await readFile(join(opened.content.folder, "media", src)));
    }
    for (const bytes of made.values()) expect(findMetadata(bytes)).toEqual([]);
    const large = await sharp(made.get("vidro.png")).metadata();
    expect([large.width, large.height, large.hasAlpha]).toEqual([2560, 1280, true]);
    const pixels = (bytes?: Buffer) => sharp(bytes).raw().toBuffer();
    expect(await pixels(made.get("placa.png"))).toEqual(await pixels(noted));
    expect(made.get("logo-da-firma.svg")?.toString()).toContain('d="M0 0h120v60H0z"');
    // Of all the files that were tried, only the last one remains.
    const left = (await mediaIn(opened)).filter((name) => made.has(name));
    expect(left).toEqual(["logo-da-firma.svg"]);
    expect(await checked(opened)).toBe("");
  },
  timeout,
);

journey(
  "deletes a removed picture's file and entry, and restores both with one undo",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page } = opened;
    const before = await mediaIn(opened);
    await pressHero(opened);
    await page.getByRole("button", { name: "Remover: Imagem" }).first().click();
    await expect.poll(() => mediaIn(opened)).not.toContain("hero.svg");
    await expect.poll(() => heroOf(opened)).toBeUndefined();
    await undo(page);
    await hasMedia(opened, before);
    await expect.poll(opened.differences).toEqual([]);
    await waitForSaveState(page, "saved");
  },
  timeout,
);

journey(
  "reports at an import that the studio was stopped, and keeps the text and the old picture",
  async ({ open }) => {
    const opened = await openStudio(open, undefined, { expected: /ERR_|status of/ });
    const { page } = opened;
    await pressHero(opened);
    const alt = page.locator(`[data-field="${heroAlt}"]`);
    await alt.fill("Uma ampulheta que ninguém vira");
    await waitForSaveState(page, "saved");
    await page.waitForTimeout(500);
    await opened.kill();
    const told = page.locator(".studio-media [role=alert]");
    for (const buffer of [(await small("a.jpg")).buffer, Buffer.from(harmlessDrawing)]) {
      await chooseFile(page, fromComputer(page), { name: "qualquer", buffer });
      await expect.poll(() => told.textContent()).toMatch(/Confira se (?:o estúdio|a janela)/);
    }
    await expect.poll(() => alt.inputValue()).toBe("Uma ampulheta que ninguém vira");
    await expect
      .poll(() => page.locator(`[data-field="${heroSrc}"]`).inputValue())
      .toBe("hero.svg");
  },
  timeout,
);
