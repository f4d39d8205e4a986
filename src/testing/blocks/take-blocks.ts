import type { Browser, Page } from "playwright-core";
import { frameOf, type Scheme } from "../../studio/gallery/live/gallery-addresses.ts";
import type { PackName } from "../../theme/packs/pack-names.ts";

/** How blocks are taken. */
export interface BlockLooks {
  /** Their names, "hero.full". */
  samples: readonly string[];
  packs: readonly PackName[];
  widths: readonly number[];
  schemes: readonly Scheme[];
}

/** What a picture shows. */
export interface TakenBlock {
  /** The name of the block's look. */
  sample: string;
  /** Tells pack, width and scheme. */
  look: string;
}

/**
 * Takes a picture of each block as its frame in the gallery shows it.
 *
 * @param address of the live preview
 * @param date the day, and noon of it, that scripts of blocks find
 * @param onTaken is given each picture with what it shows
 */
export async function takeBlocks(
  browser: Browser,
  { address, date }: { address: string; date: string },
  looks: BlockLooks,
  onTaken: (shown: TakenBlock, picture: Buffer) => Promise<void>,
): Promise<void> {
  for (const scheme of looks.schemes) {
    for (const width of looks.widths) {
      const page = await openPage(browser, { scheme, width, date });
      for (const pack of looks.packs) {
        for (const sample of looks.samples) {
          const frame = frameOf({ pack, samples: [sample] });
          await page.goto(new URL(frame, address).href);
          await onTaken({ sample, look: `${pack}-${width}-${scheme}` }, await takeWhole(page));
        }
      }
      await page.context().close();
    }
  }
}

/** A page on which nothing moves and the clock stands. */
async function openPage(
  browser: Browser,
  { scheme, width, date }: { scheme: Scheme; width: number; date: string },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(`${date}T12:00:00-03:00`));
  return page;
}

/** The page with all its letters and pictures. */
async function takeWhole(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: "disabled" });
}
