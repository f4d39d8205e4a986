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
