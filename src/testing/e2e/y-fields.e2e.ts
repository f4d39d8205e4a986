import { expect } from "vitest";
import { createChance } from "../../bench/corpus/random.ts";
import { journey } from "../browser/journey.ts";
import { studioAddress, studioReady } from "../browser/studio-page.ts";
import { copyContent, startCommand } from "../command.ts";
import { wholeOf } from "../studio/sweep/coverage.ts";
import { diskOf } from "../studio/sweep/disk-files.ts";
import { sweepFields } from "../studio/sweep/field-sweep.ts";

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
    const { rows, faults } = await sweepFields({
      page,
      disk: await diskOf(folder),
      takes: () => chance.below(share) === 0,
    });
    const all = wholeOf(rows);
    expect(faults).toEqual([]);
    expect(all.fields).toBeGreaterThan(100);
    expect(all.set + all.kept).toBe(all.fields);
    expect(all.cleared + all.held + all.always).toBe(all.fields);
    expect(all.back).toBe(all.fields);
  },
  300_000,
);
