import { expect } from "vitest";
import { floating } from "../browser/studio-page.ts";
import type { Opened } from "./opened-studio.ts";

/** Goes to a page by the site's own menu, with two presses of the pointer. */
export async function openByMenu(
  { page, site }: Opened,
  label: string,
  route: string,
): Promise<void> {
  await site.locator("header nav a", { hasText: label }).first().click();
  const opener = floating(site, ".opener button");
  await opener.click();
  await page.waitForURL((url) => url.hash === `#${route}`);
  await expect.poll(() => opener.isVisible()).toBe(false);
}

/** The field that has the focus beside the page. */
export function focusedField({ page }: Opened): () => Promise<string> {
  return () => page.evaluate(() => document.activeElement?.getAttribute("data-field") ?? "");
}

/** In the dialog that asks for it: the title of a new article, which is then opened with the caret in its heading. */
export async function startArticle({ page, site }: Opened, title: string): Promise<void> {
  await page.keyboard.type(title);
  const dialog = page.getByRole("dialog", { name: "Novo artigo" });
  await expect.poll(() => dialog.textContent(), { timeout: 15_000 }).toContain("Endereço: /");
  await page.keyboard.press("Enter");
  await expect.poll(() => site.locator("h1").textContent(), { timeout: 10_000 }).toBe(title);
  await expect.poll(() => site.locator("h1[data-typing], h1 [data-typing]").count()).toBe(1);
}
