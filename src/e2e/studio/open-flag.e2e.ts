import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { launchBrowser } from "../../testing/browser/launch-browser.ts";
import { createTestFolder, startCommand } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

test.skipIf(process.platform !== "linux")(
  "studio --open gives the browser a file that leads to the studio, which can then be reloaded",
  async () => {
    const folder = await createTestFolder();
    const { directory } = await createWorkspace();
    const opened = join(folder, "opened");
    await mkdir(join(folder, "programs"));
    await writeFile(join(folder, "programs/xdg-open"), `#!/bin/sh\necho "$@" > "${opened}"\n`);
    await chmod(join(folder, "programs/xdg-open"), 0o755);
    startCommand("studio", ["--open", "--port", "0", "--content", directory], {
      PATH: `${folder}/programs:${process.env.PATH}`,
      HOME: folder,
      XDG_DATA_HOME: join(folder, "data"),
    });
    const read = () => readFile(opened, "utf8").catch(() => "");
    await expect.poll(read, { timeout: 60_000 }).toMatch(/^file:.*\n$/);
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto((await read()).trim());
    await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/(?!.*token)/, { timeout: 30_000 });
    await page.locator("#studio > *").first().waitFor({ timeout: 60_000 });
    expect((await page.reload())?.status()).toBe(200);
  },
  120_000,
);
