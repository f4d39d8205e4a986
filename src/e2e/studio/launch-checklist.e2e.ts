import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import { waitForSaveState } from "../../testing/browser/studio-page.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

/* The checklist before the first publication, shown in the publish dialog. */

journey(
  "shows the progress of the checklist, and an open point leads to its field",
  async ({ open }) => {
    const { page } = await openStudio(open);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    const list = dialog.locator(".ready");
    await list.waitFor();
    await expect
      .poll(() => list.locator("summary").textContent())
      .toBe("Antes de ir ao ar: faltam 6 de 15");
    await expect.poll(() => list.getByText("Feito: ").count()).toBe(9);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    const folder = process.env.PRELO_SHOTS;
    if (folder)
      for (const width of [1440, 768, 360])
        for (const colorScheme of ["light", "dark"] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await page.screenshot({ path: `${folder}/ready-${width}-${colorScheme}.png` });
        }
    const place = list.getByRole("button", { name: /Endereço do site/ });
    await place.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => dialog.count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value))
      .toBe("https://chronos.example");
  },
);

journey(
  "lists a new page that still has template text, with a link to the field",
  async ({ open }) => {
    const { page, content } = await openStudio(open);
    await page.keyboard.press("Control+k");
    await page.getByRole("button", { name: "Nova página" }).click();
    await page.keyboard.type("Nossa história");
    const asked = page.getByRole("dialog", { name: "Nova página" });
    await expect.poll(() => asked.textContent(), { timeout: 15_000 }).toContain("Endereço: /");
    await page.keyboard.press("Enter");
    await expect.poll(() => asked.count()).toBe(0);
    await waitForSaveState(page, "saved");
    await content.edit("pages/nossa-historia.yaml", "draft: true\n", "");
    const list = page.getByRole("dialog", { name: "Publicar" }).locator(".ready");
    const look = async () => {
      await page.getByRole("button", { name: "Publicar", exact: true }).click();
      await list.waitFor();
      const text = await list.textContent();
      if (!text?.includes("Falta: Textos do modelo")) await page.keyboard.press("Escape");
      return text;
    };
    await expect
      .poll(look, { timeout: 20_000 })
      .toContain("Falta: Textos do modelo: escreva o seu no lugar de cada um.");
    const place = list.getByRole("button", { name: /Descrição.*Conte aqui/ });
    await place.click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.outerHTML), { timeout: 10_000 })
      .toContain("Conte aqui");
  },
);
