import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import type { Frame, Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import {
  findAccessibilityErrors,
  findStudioAccessibilityErrors,
} from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import {
  createStatusTextReader,
  fieldSelector as field,
  getSiteFrame,
  waitForSaveState,
  waitForStudio,
} from "../../testing/browser/studio-page.ts";
import { chooseFile } from "../../testing/pictures/file-input.ts";
import {
  chooseFolder,
  listOpfsNames,
  openStaticStudio,
  openWelcomeScreen,
  revokePermission,
  writeContentText,
} from "../../testing/studio/static-studio/open-static-studio.ts";

/*
 * The studio runs as static files, without a Prelo server. The content is in a folder of the
 * browser.
 */

const timeout = 120_000;
const heroSrc = "pages/inicio.yaml#/blocks/0/image/src";
const label = field("pages/inicio.yaml#/blocks/0/actions/0/label");

const goTo = (page: Page, route: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#${route}`);

/** Types at the end of the first button's label. */
async function typeLabel(page: Page, site: Frame, words: string): Promise<void> {
  await site.locator(label).click();
  await page.keyboard.press("End");
  await page.keyboard.type(words);
}

journey(
  "saves a price changed on the page to the folder and leaves the rest of the file unchanged",
  async ({ open }) => {
    const { page, server, text, violations } = await openStaticStudio(open);
    // The limit is higher than with our own server, because two backends are included. The checks
    // of all block types are a third of the code. Most of the code loads while the user chooses a
    // folder.
    expect(server.transferredBytes()).toBeLessThan(410_000);
    const site = getSiteFrame(page);
    await goTo(page, "/servicos");
    await site.locator(field("plans.yaml#/0/name")).first().click();
    await page.locator(field("plans.yaml#/0/price")).fill("349");
    await expect.poll(() => site.locator("main").textContent()).toMatch(/R\$\s349/);
    await waitForSaveState(page, "saved");
    const before = await readFile("content/plans.yaml", "utf8");
    await expect
      .poll(() => text("plans.yaml"))
      .toBe(
        before
          .replace("price: 299", "price: 349")
          .replace("duzentos e noventa e nove", "trezentos e quarenta e nove"),
      );
    // Blocks of the site's own code are rendered.
    await goTo(page, "/calculadora-simples-nacional");
    await expect
      .poll(() => site.locator(".tax-calculator :is(input, select)").count())
      .toBeGreaterThan(0);
    expect(await violations()).toEqual([]);
  },
  timeout,
);

journey(
  "works offline, and reopens the folder with one click after a reload",
  async ({ open }) => {
    const { page, server, text, violations } = await openStaticStudio(open, {
      expected: /Failed to load resource|ERR_CONNECTION_REFUSED/,
    });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await server.stop();
    await typeLabel(page, getSiteFrame(page), " hoje");
    await waitForSaveState(page, "saved");
    await expect
      .poll(() => text("pages/inicio.yaml"))
      .toContain("label: Solicitar Orçamento hoje\n");
    await page.reload();
    await page.getByRole("button", { name: "Continuar em “content”" }).click();
    await waitForStudio(page);
    const site = getSiteFrame(page);
    await expect.poll(() => site.locator(label).textContent()).toBe("Solicitar Orçamento hoje");
    // One module loads only when a field becomes a draft. It must be available offline, too.
    await page.getByRole("button", { name: /^Destaque inicial/ }).click();
    const title = page.locator(field("pages/inicio.yaml#/blocks/0/title"));
    const words = await title.inputValue();
    await title.fill("");
    await waitForSaveState(page, "draft");
    await typeLabel(page, site, " cedo");
    await expect
      .poll(() => text("pages/inicio.yaml"))
      .toContain("label: Solicitar Orçamento hoje cedo\n");
    expect(await text("pages/inicio.yaml")).toContain("Suas contas | em dia.\n");
    await waitForSaveState(page, "draft");
    await page.locator(`.panel ${field("pages/inicio.yaml#/blocks/0/title")}`).fill(words);
    await waitForSaveState(page, "saved");
    expect(await violations()).toEqual([]);
  },
  timeout,
);

journey(
  "replaces a picture with a photograph, shows it, and includes it in the preview file",
  async ({ open }) => {
    const { page, text, violations } = await openStaticStudio(open, { appliesHeaders: true });
    const site = getSiteFrame(page);
    const picture = site.locator(`[data-picture="${heroSrc}"]`).first();
    await picture.click();
    const drawn = sharp({ create: { width: 900, height: 700, channels: 3, background: "#375" } });
    const button = page.getByRole("button", { name: "Escolher do computador: Arquivo da imagem" });
    await chooseFile(page, button, { name: "Fachada.JPG", buffer: await drawn.jpeg().toBuffer() });
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.field);
    await expect.poll(focused, { timeout: 30_000 }).toBe("pages/inicio.yaml#/blocks/0/image/alt");
    await page.keyboard.type("Fachada");
    await waitForSaveState(page, "saved");
    await expect.poll(() => listOpfsNames(page, "media")).toContain("fachada.jpg");
    await expect.poll(() => listOpfsNames(page, "media")).not.toContain("hero.svg");
    await expect.poll(() => text("pages/inicio.yaml")).toContain("src: fachada.jpg");
    const shown = () =>
      picture.evaluate(({ src, naturalWidth }: HTMLImageElement) => [
        src.slice(0, 5),
        naturalWidth,
      ]);
    await expect.poll(shown).toEqual(["blob:", 900]);
    await page.getByRole("button", { name: "Mostrar a alguém" }).first().click();
    const dialog = page.getByRole("dialog");
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      dialog
        .getByRole("button", { name: /^(Fazer|Baixar|Criar)/ })
        .first()
        .click(),
    ]);
    const made = await readFile(await download.path(), "utf8");
    const parts = ["data:image/jpeg;base64,", "data:font/woff2;base64,", "prelo:", "url(site/"];
    expect(parts.map((part) => made.includes(part))).toEqual([true, true, false, false]);
    const policies = await page.evaluate(async () => {
      const answers = ["./", "page.html", "app/worker.js", "app/heic.js"].map((path) =>
        fetch(path),
      );
      return (await Promise.all(answers)).map(
        ({ headers }) => headers.get("content-security-policy")?.slice(0, 18) ?? "",
      );
    });
    expect(new Set(policies)).toEqual(new Set(["default-src 'none'"]));
    expect(await violations()).toEqual([]);
  },
  timeout,
);

journey(
  "converts a HEIC photograph in the static studio",
  async ({ open }) => {
    const { page, violations } = await openStaticStudio(open, { appliesHeaders: true });
    const site = getSiteFrame(page);
    await site.locator(`[data-picture="${heroSrc}"]`).first().click();
    const buffer = await readFile(
      join(import.meta.dirname, "../../testing/pictures/telephone.heic"),
    );
    const button = page.getByRole("button", { name: "Escolher do computador: Arquivo da imagem" });
    await chooseFile(page, button, { name: "IMG_2034.HEIC", buffer });
    await expect
      .poll(() => listOpfsNames(page, "media"), { timeout: 30_000 })
      .toContain("chronos-contabilidade-suas-contas-em-dia-seu.jpg");
    expect(await violations()).toEqual([]);
  },
  timeout,
);

journey(
  "reports lost access to the folder, keeps all edits, and restores access with one click",
  async ({ open }) => {
    const { page, text } = await openStaticStudio(open);
    const site = getSiteFrame(page);
    await revokePermission(page);
    await typeLabel(page, site, " hoje");
    const again = page.getByRole("button", { name: "Permitir o acesso de novo" });
    await again.waitFor();
    expect((await createStatusTextReader(page)()).join()).toContain("não tem mais acesso à pasta");
    await page.keyboard.type(" cedo");
    await again.click();
    await waitForSaveState(page, "saved");
    await expect
      .poll(() => text("pages/inicio.yaml"))
      .toContain("label: Solicitar Orçamento hoje cedo\n");
    await expect.poll(() => again.count()).toBe(0);
    // Reloading while the folder is inaccessible loses no input.
    await revokePermission(page);
    await typeLabel(page, site, " mesmo");
    await again.waitFor();
    expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
    await page.reload();
    await page.getByRole("button", { name: "Continuar em “content”" }).click();
    await waitForStudio(page);
    await expect
      .poll(() => getSiteFrame(page).locator(label).textContent())
      .toBe("Solicitar Orçamento hoje cedo mesmo");
    await expect
      .poll(() => text("pages/inicio.yaml"))
      .toContain("label: Solicitar Orçamento hoje cedo mesmo\n");
  },
  timeout,
);

journey(
  "shows changes that another program writes to the folder",
  async ({ open }) => {
    const { page, text } = await openStaticStudio(open);
    const site = getSiteFrame(page);
    const before = (await text("pages/inicio.yaml")) ?? "";
    await writeContentText(
      page,
      "pages/inicio.yaml",
      before.replace("Solicitar Orçamento", "Pedir preço"),
    );
    // On a slow machine the folder is polled less often.
    await expect
      .poll(() => site.locator(label).textContent(), { timeout: 60_000 })
      .toBe("Pedir preço");
  },
  timeout,
);

journey(
  "reports changed site code, and offers all content as a download when publishing",
  async ({ open }) => {
    const opened = await openWelcomeScreen(open);
    const { page } = opened;
    await writeContentText(page, "blocks/rules.ts", "export const rules = {};\n");
    await chooseFolder(page);
    await waitForStudio(page);
    await expect
      .poll(async () => (await createStatusTextReader(page)()).join())
      .toContain("O código próprio do site mudou desde que este estúdio foi feito");
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("os visitantes ainda não veem nada disso").waitFor();
    await expect.poll(() => dialog.textContent()).not.toContain("avise quem cuida");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Baixar todo o conteúdo" }).click(),
    ]);
    const packed = unzipSync(await readFile(await download.path()));
    expect(strFromU8(packed["plans.yaml"] ?? new Uint8Array())).toBe(
      await readFile("content/plans.yaml", "utf8"),
    );
    expect(strFromU8(packed["blocks/rules.ts"] ?? new Uint8Array())).toBe(
      "export const rules = {};\n",
    );
    expect(await findStudioAccessibilityErrors(page, getSiteFrame(page))).toEqual([]);
  },
  timeout,
);

journey(
  "the start screen works by keyboard, has no accessibility errors, and explains each failure",
  async ({ open }) => {
    const opened = await openWelcomeScreen(open, { viewport: { width: 320, height: 640 } });
    const { page } = opened;
    expect(await findAccessibilityErrors(page)).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0);
    // The message names the chosen folder, which contains no site. The user can then choose
    // another.
    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const empty = await root.getDirectoryHandle("Fotos", { create: true });
      const content = await root.getDirectoryHandle("content");
      let asked = 0;
      Object.assign(window, {
        showDirectoryPicker: async () => {
          asked += 1;
          if (asked === 1) throw new DOMException("The user aborted a request.", "AbortError");
          return asked === 2 ? empty : content;
        },
      });
    });
    await page.keyboard.press("Tab");
    const alert = page.locator("[role=alert]");
    await page.keyboard.press("Enter");
    const folder = page.getByRole("button", { name: "Escolher a pasta…" });
    await expect.poll(() => folder.isEnabled()).toBe(true);
    await expect.poll(() => alert.textContent()).toBe("");
    await page.keyboard.press("Enter");
    await expect.poll(() => alert.textContent()).toMatch(/Em “Fotos” não há o conteúdo de um site/);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await waitForStudio(page);
    // A second window finds the folder locked.
    const other = await page.context().newPage();
    await other.goto(opened.server.address);
    await other.getByRole("button", { name: "Continuar em “content”" }).click();
    await expect
      .poll(() => other.getByRole("alert").textContent())
      .toContain("já está aberta em outra janela");
    // A browser without a folder picker lists the browsers that have one, and the alternatives.
    await other.addInitScript(() => Reflect.deleteProperty(window, "showDirectoryPicker"));
    await other.reload();
    await other.getByText("o Chrome, o Edge").waitFor();
    await expect.poll(() => other.getByRole("button", { name: /pasta|“content”/ }).count()).toBe(0);
  },
  timeout,
);
