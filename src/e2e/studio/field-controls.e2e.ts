import { expect } from "vitest";
import { createRandom } from "../../bench/mistake-corpus/random.ts";
import { journey } from "../../testing/browser/journey.ts";
import { waitForStudio, waitForStudioAddress } from "../../testing/browser/studio-page.ts";
import { copyContent, startCommand } from "../../testing/command.ts";
import { readDiskContent } from "../../testing/studio/every-field/disk-content.ts";
import { sweepFields } from "../../testing/studio/every-field/field-sweep.ts";
import { sumFieldCounts } from "../../testing/studio/every-field/sweep-report.ts";

/* Tests the fields of one list. `npm run fuzz -- --fields` tests all fields, but takes long. */
const lists = ["categories.yaml", "faq.yaml", "team.yaml", "testimonials.yaml"];
const list = createRandom(Number(process.env.PRELO_SEED ?? 2009)).pick(lists);

journey(
  "sets and clears fields with their controls, writes only that, and restores the file on undo",
  async ({ open }) => {
    const { folder } = await copyContent();
    const studio = startCommand("studio", ["--content", folder, "--port", "45310"]);
    const page = await open();
    page.setDefaultTimeout(10_000);
    await page.goto(await waitForStudioAddress(studio.stdout));
    await waitForStudio(page);
    const { rows, faults } = await sweepFields({
      page,
      disk: await readDiskContent(folder),
      takes: (name) => name.startsWith(`${list}#`),
    });
    const all = sumFieldCounts(rows);
    expect(faults).toEqual([]);
    expect(all.fields).toBeGreaterThan(9);
    expect(all.set + all.kept).toBe(all.fields);
    expect(all.cleared + all.held + all.always).toBe(all.fields);
    expect(all.back).toBe(all.fields);
  },
  120_000,
);
