import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OpenBrowserPage, OpenOptions } from "../browser/journey.ts";
import { getSiteFrame, waitForStudio, waitForStudioAddress } from "../browser/studio-page.ts";
import { startCommand } from "../command.ts";
import { createWorkspace } from "../content/workspace.ts";
import { addMenu } from "./menu-site.ts";

/**
 * Opens the studio over the site with a price menu of its own, in a folder with an accent and a
 * space in its name.
 */
export async function openMenu(open: OpenBrowserPage, options?: OpenOptions) {
  const workspace = await createWorkspace();
  await addMenu(workspace);
  const folder = join(dirname(workspace.directory), "Cardápio da casa");
  await rename(workspace.directory, folder);
  const studio = startCommand("studio", [
    ...["--content", folder, "--port", "45310"],
    ...["--language", "pt-BR"],
  ]);
  const page = await open(options);
  await page.goto(`${await waitForStudioAddress(studio.stdout)}`);
  await waitForStudio(page);
  await page.evaluate(() => {
    location.hash = "#/cardapio";
  });
  await getSiteFrame(page).locator(".cardapio").waitFor();
  const textOf = (path: string) => readFile(join(folder, path), "utf8");
  return {
    page,
    folder,
    textOf,
    /** Replaces a part of a file, as another program does. */
    async edit(path: string, part: string, replacement: string): Promise<void> {
      const text = await textOf(path);
      if (!text.includes(part)) throw new Error(`${path} holds no ${part}`);
      await writeFile(
        join(folder, path),
        text.replace(part, () => replacement),
      );
    },
  };
}
