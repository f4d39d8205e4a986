import { expect } from "vitest";
import { createChance } from "../../bench/corpus/random.ts";
import { journey } from "../browser/journey.ts";
import { studioAddress, studioReady } from "../browser/studio-page.ts";
import { copyContent, startCommand } from "../command.ts";
import { diskOf } from "../studio/sweep/disk-files.ts";
import { coverageLines, sweepFields } from "../studio/sweep/field-sweep.ts";

/* All fields take minutes: `npm run fuzz -- --fields`. */
const share = 10;
const chance = createChance(Number(process.env.PRELO_SEED ?? 2009));

journey(
  "of all fields a tenth: each is set by its control, and cleared where it may be left out; the file says just that",
  async ({ open }) => {
    const { folder } = await copyContent();
    const studio = startCommand("studio", ["--content", folder, "--port", "45300"]);
    const page = await open();
    page.setDefaultTimeout(10_000);
    await page.goto(await studioAddress(studio.stdout));
    await studioReady(page);
    const disk = await diskOf(folder);
    const coverage = await sweepFields({
      page,
      disk,
      takes: () => chance.below(share) === 0,
      say: () => undefined,
    });
    console.log(coverageLines(coverage).join("\n"));
    expect(coverage.faults).toEqual([]);
    expect(coverage.found).toBeGreaterThan(100);
    expect(coverage.reached).toBe(coverage.found);
  },
  300_000,
);
