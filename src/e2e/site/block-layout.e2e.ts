import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { frameUrl } from "../../studio/block-gallery/browser/gallery-urls.ts";
import { groupIntoPages, serveGallery } from "../../testing/blocks/serve-gallery.ts";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import { findPageOverflow } from "../../testing/browser/page-overflow.ts";
import { packNames } from "../../theme/packs/pack-names.ts";

const widths = [320, 360, 768, 1440];

/** Finds pictures that do not decode. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    const fetched = pictures.map((picture) =>
      picture.decode().then(
        () => "",
        () => picture.src,
      ),
    );
    return (await Promise.all(fetched)).filter(Boolean);
  });
}

/** Finds layout faults at all widths, and accessibility errors. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = [...(await findPageOverflow(page)), ...(await missingPictures(page))];
    // One narrow and one wide layout suffice for accessibility.
    if (width === 320 || width === 1440) found.push(...(await findAccessibilityErrors(page)));
    faults.push(...found.map((each) => `${width}: ${each}`));
  }
  return faults;
}

/** Returns the samples that are visible. */
function drawnOn(page: Page): Promise<string[]> {
  return page
    .locator("[data-sample]")
    .evaluateAll((places) =>
      places
        .filter((place) => place.getBoundingClientRect().height > 0)
        .map((place) => place.getAttribute("data-sample") ?? ""),
    );
}

for (const pack of packNames) {
  journey(
    `every block of ${pack} is shown without overflow, missing pictures or accessibility errors`,
    { timeout: 240_000 },
    async ({ open }) => {
      const { address, list, close } = await serveGallery();
      onTestFinished(close);
      const faults: string[] = [];
      const drawn: string[] = [];
      const page = await open({ reducedMotion: "reduce" });
      for (const samples of groupIntoPages(list)) {
        await page.goto(new URL(frameUrl({ pack, samples }), address).href);
        drawn.push(...(await drawnOn(page)));
        faults.push(...(await faultsOf(page)));
      }
      expect(faults).toEqual([]);
      expect(drawn.sort()).toEqual(list.samples.map(({ name }) => name).sort());
    },
  );
}
