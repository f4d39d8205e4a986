import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import { createTestFolder } from "../../testing/command.ts";
import { hostContract } from "../../testing/storage-backends/backend-contract.ts";
import { directoryCases } from "../../testing/storage-backends/directory-backend-cases.ts";
import type { CaseResults } from "../../testing/storage-backends/run-cases.ts";
import { serveFiles } from "../../testing/studio/static-studio/static-server.ts";

/*
 * The directory backend meets the contract of all backends. After any failure the folder is
 * consistent.
 */

declare const window: { runCases(): Promise<CaseResults> };

async function servedCases(): Promise<string> {
  const folder = await createTestFolder();
  await build({
    entryPoints: ["src/testing/storage-backends/run-cases.ts"],
    bundle: true,
    outfile: join(folder, "cases.js"),
    platform: "browser",
    format: "esm",
    alias: { svgo: "svgo/browser" },
    logLevel: "silent",
  });
  const page = '<!doctype html><title>Cases</title><script type="module" src="cases.js"></script>';
  await writeFile(join(folder, "index.html"), page);
  return (await serveFiles(folder)).address;
}

journey(
  "a browser folder fulfils the host contract, and never keeps a partly written set of files",
  async ({ open }) => {
    const page = await open();
    await page.goto(await servedCases());
    await page.waitForFunction(() => "runCases" in window);
    const outcomes = await page.evaluate(() => window.runCases());
    const told = [...hostContract, ...directoryCases].map(({ name, expected }) => [name, expected]);
    expect(outcomes).toEqual(Object.fromEntries(told));
  },
  120_000,
);
