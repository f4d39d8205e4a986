import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import { fieldSelector as field } from "../../testing/browser/studio-page.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

/* For a firm abroad, the phone rules of its country load after the page, but must still apply. */

const timeout = 180_000;

journey(
  "a phone number that is invalid in the firm's country is reported until it is corrected",
  async ({ open }) => {
    const { page } = await openStudio(open, async (content) => {
      const text = await readFile(join(content.folder, "site.yaml"), "utf8");
      const american = text
        .replace("phone: (38) 90000-0000", 'phone: "(212) 555-012"')
        .replace("state: MG", "state: CA")
        .replace("postalCode: 39400-000", 'postalCode: "94103"')
        .replace("country: BR", "country: US");
      await content.write("site.yaml", american);
    });
    await page.evaluate(() => {
      location.hash = "#/site.yaml";
    });
    const phone = page.locator(field("site.yaml#/firm/phone")).first();
    const told = page.getByText("nenhum telefone deste país (Estados Unidos)").first();
    await told.waitFor({ timeout: 60_000 });
    await phone.fill("(212) 555-0123");
    await expect.poll(() => told.count(), { timeout: 60_000 }).toBe(0);
  },
  timeout,
);
