import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "../../testing/browser/launch-browser.ts";
import { studioAddress, studioReady } from "../../testing/browser/studio-page.ts";
import { diskOf } from "../../testing/studio/sweep/content-disk.ts";
import type { SweepReport } from "../../testing/studio/sweep/coverage.ts";
import { type SweepOptions, sweepFields } from "../../testing/studio/sweep/field-sweep.ts";

/**
 * Sets and clears all fields of the project's content in the studio, in a real browser and a folder of its own.
 * Fails where the studio cannot be opened.
 */
export async function fieldRounds(
  options: Pick<SweepOptions, "takes" | "onRow" | "onFault">,
): Promise<SweepReport> {
  const root = await mkdtemp(join(tmpdir(), "prelo-fields-"));
  const folder = join(root, "content");
  await cp("content", folder, { recursive: true });
  const args = ["scripts/run.mjs", "studio", "--content", folder, "--port", "45300"];
  const studio = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: "pt-BR", viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(3000);
    await page.goto(await studioAddress(studio.stdout));
    await studioReady(page);
    return await sweepFields({ page, disk: await diskOf(folder), ...options });
  } finally {
    await browser.close();
    studio.kill();
    await rm(root, { recursive: true, force: true });
  }
}
