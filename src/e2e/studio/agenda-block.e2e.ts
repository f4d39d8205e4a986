import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import { waitForSaveState } from "../../testing/browser/studio-page.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

journey(
  "shows an empty agenda for a site without events, and creates their file with the first one",
  { timeout: 120_000 },
  async ({ open }) => {
    const { page, site, differences } = await openStudio(open, async ({ edit }) => {
      const block = "blocks:\n  - type: events\n    title: Na agenda\n    entries: all\n";
      await edit("pages/sobre.yaml", "blocks:\n", block);
    });
    page.setDefaultTimeout(10_000);
    await page.evaluate(() => {
      location.hash = "#/sobre";
    });
    const agenda = site.locator(".events");
    await agenda.waitFor();
    await expect.poll(() => agenda.textContent()).toContain("Nenhuma data marcada");
    await agenda.locator("h1, h2").click();
    await page.getByRole("button", { name: /^Abrir a lista/ }).click();
    await page
      .getByRole("button", { name: /Adicionar|\+ Data da agenda/ })
      .first()
      .click();

    await page.locator('.panel [data-field="events.yaml#/0/title"]').fill("Oficina aberta");
    await page.locator('.panel [data-field="events.yaml#/0/date"]').fill("2099-12-12");
    await expect.poll(differences).toContainEqual(expect.stringMatching(/^events\.yaml \+ /));
    await waitForSaveState(page, "saved");
    await expect.poll(() => agenda.textContent()).toContain("Oficina aberta");
    expect(await findAccessibilityErrors(page)).toEqual([]);
  },
);
