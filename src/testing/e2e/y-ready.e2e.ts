import { expect } from "vitest";
import { findBarriers } from "../browser/barriers.ts";
import { journey } from "../browser/journey.ts";
import { openStudio } from "../studio/opened-studio.ts";

/* What is worked off before the site goes live for the first time, where somebody publishes. */

journey(
  "the list before the first publication: how far, and each point leads to its field",
  async ({ open }) => {
    const { page } = await openStudio(open);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    const list = dialog.locator(".ready");
    await list.waitFor();
    await expect
      .poll(() => list.locator("summary").textContent())
      .toBe("Antes de ir ao ar: faltam 6 de 14");
    await expect.poll(() => list.getByText("Feito: ").count()).toBe(8);
    expect(await findBarriers(page)).toEqual([]);
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
