import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import { waitForSaveState } from "../../testing/browser/studio-page.ts";
import { createDeveloperGit, hasGit } from "../../testing/studio/git-folder.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

/* A form without a recipient is reported when it is added, and when the site is published. */

const timeout = 120_000;

journey(
  "adding a form focuses its delivery field and asks where its messages go",
  { timeout },
  async ({ open }) => {
    const { page, content } = await openStudio(open);
    await page.evaluate(() => {
      location.hash = "#/sobre";
    });
    await page.getByRole("button", { name: "Adicionar", exact: true }).click();
    const choice = page.locator(".picker-choice", {
      has: page.getByRole("button", { name: /^Formulário/ }),
    });
    await choice.first().getByRole("button").click({ timeout: 30_000 });
    const field = () =>
      page.evaluate(() =>
        document.activeElement?.closest("[data-field]")?.getAttribute("data-field"),
      );
    await expect.poll(field).toMatch(/^pages\/sobre\.yaml#\/blocks\/\d+\/delivery\/type/);
    await expect
      .poll(() => page.locator("[role=status]").allTextContents())
      .toContainEqual(expect.stringContaining("Escolha aonde vão as mensagens"));
    await waitForSaveState(page, "saved");
    const text = await readFile(join(content.folder, "pages/sobre.yaml"), "utf8");
    expect(text).toContain("delivery:");
  },
);

journey.skipIf(!hasGit)(
  "publishing stops at a form without a recipient, leads to its field and goes on if confirmed",
  { timeout },
  async ({ open }) => {
    const { page, content } = await openStudio(open, async ({ folder }) => {
      const git = createDeveloperGit(dirname(folder));
      git("init", "--quiet", "--initial-branch=main");
      git("config", "user.name", "Célia Souza");
      git("add", "content");
      git("commit", "--quiet", "--message", "O site como foi ao ar");
    });
    await content.edit("pages/sobre.yaml", "Sobre nós: contas", "Sobre a casa: contas");
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    const press = () => dialog.getByRole("button", { name: "Guardar esta versão" }).click();
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await press();
    const alert = dialog.locator(".keep-stop");
    await expect.poll(() => alert.textContent()).toContain("não chega a ninguém");
    expect(await dialog.locator(".ready").getAttribute("open")).toBe("");
    expect(await findAccessibilityErrors(page)).toEqual([]);
    const folder = process.env.PRELO_SHOTS;
    if (folder)
      for (const width of [1440, 768, 360])
        for (const colorScheme of ["light", "dark"] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await alert.scrollIntoViewIfNeeded();
          await page.screenshot({ path: `${folder}/stop-${width}-${colorScheme}.png` });
        }
    await alert.getByRole("button").first().click();
    await expect.poll(() => dialog.count()).toBe(0);
    const field = () =>
      page.evaluate(() =>
        document.activeElement?.closest("[data-field]")?.getAttribute("data-field"),
      );
    await expect.poll(field).toMatch(/delivery/);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await press();
    await dialog.getByRole("button", { name: "Guardar mesmo assim" }).click();
    await expect.poll(() => dialog.textContent()).toMatch(/Versão guardada hoje/);
  },
);
