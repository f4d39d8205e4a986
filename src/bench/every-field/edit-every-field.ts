import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../testing/browser/launch-browser.ts";
import {
  readYamlFiles,
  waitForStudio,
  waitForStudioAddress,
} from "../../testing/browser/studio-page.ts";
import { readDiskContent } from "../../testing/studio/every-field/disk-content.ts";
import { type SweepOptions, sweepFields } from "../../testing/studio/every-field/field-sweep.ts";
import type { SweepReport } from "../../testing/studio/every-field/sweep-report.ts";

type SweepCallbacks = Pick<SweepOptions, "onRow" | "onFault">;

/**
 * Sets and clears all fields of the project's content in the studio, in a real browser. Each file
 * gets its own studio and folder, so that failures are isolated.
 *
 * @param wanted path prefixes of the files to test; all files if empty
 * @param options number of files tested in parallel, and callbacks for results
 */
export async function sweepContentFields(
  wanted: readonly string[],
  options: SweepCallbacks & { together: number },
): Promise<SweepReport> {
  const { together, ...hearers } = options;
  const whole: SweepReport = { rows: [], kept: [], refused: [], faults: [] };
  const browser = await launchBrowser();
  try {
    const files = [...(await readYamlFiles("content")).keys()];
    const isWanted = (file: string) => wanted.some((start) => file.startsWith(start));
    const left = wanted.length > 0 ? files.filter(isWanted) : files;
    const work = async () => {
      for (let file = left.shift(); file !== undefined; file = left.shift())
        addToReport(whole, await sweepFile(browser, file, hearers));
    };
    await Promise.all(Array.from({ length: together }, work));
  } finally {
    await browser.close();
  }
  return whole;
}

function addToReport(whole: SweepReport, { rows, kept, refused, faults }: SweepReport): void {
  whole.rows.push(...rows);
  whole.kept.push(...kept);
  whole.refused.push(...refused);
  whole.faults.push(...faults);
}

async function sweepFile(
  browser: Browser,
  file: string,
  hearers: SweepCallbacks,
): Promise<SweepReport> {
  const root = await mkdtemp(join(tmpdir(), "prelo-fields-"));
  const folder = join(root, "content");
  await cp("content", folder, { recursive: true });
  const args = ["scripts/run.mjs", "studio", "--content", folder, "--port", "45300"];
  const studio = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ locale: "pt-BR", viewport });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(await waitForStudioAddress(studio.stdout), { timeout: 60_000 });
    await waitForStudio(page);
    const disk = await readDiskContent(folder);
    const takes = (name: string) => name.startsWith(`${file}#`);
    return await sweepFields({ page, disk, takes, ...hearers });
  } finally {
    await context.close();
    studio.kill();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
}
