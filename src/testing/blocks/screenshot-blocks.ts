import type { Browser, Page } from "playwright-core";
import type { ColorScheme } from "../../studio/block-gallery/browser/gallery-urls.ts";
import type { PackName } from "../../theme/packs/pack-names.ts";

/** How to render blocks. */
export interface VariantMatrix {
  /** Sample names, such as "hero.full". */
  samples: readonly string[];
  packs: readonly PackName[];
  widths: readonly number[];
  schemes: readonly ColorScheme[];
}

/** A block as a browser renders it. */
export interface BlockScreenshot {
  picture: Buffer;
  /** Why it failed: the server refuses it, its script throws, or nothing is visible. */
  fault?: string;
}

/** Opens a page without motion whose clock is fixed at noon of a date. */
export async function openPage(
  browser: Browser,
  { scheme, width, date }: { scheme: ColorScheme; width: number; date: string },
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

/** Takes a screenshot of a block in its gallery frame after all fonts and images have loaded. */
export async function screenshotBlock(page: Page, address: string): Promise<BlockScreenshot> {
  const faults: string[] = [];
  const hear = (error: Error) => faults.push(error.message);
  page.on("pageerror", hear);
  const answer = await page.goto(address);
  if (!answer?.ok()) faults.push(`its frame answers ${answer?.status()}`);
  faults.push(...(await page.evaluate(loadMediaAndFindFaults)));
  const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
  page.off("pageerror", hear);
  const [fault] = faults;
  return fault === undefined ? { picture } : { picture, fault };
}

/** Runs in the page. Loads all images and fonts, and returns what is wrong. */
async function loadMediaAndFindFaults(): Promise<string[]> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
  const places = [...document.querySelectorAll("[data-sample]")];
  // If a site's own block throws, an error message replaces it.
  const thrown = places.map((place) => place.querySelector(":scope > [role=alert]:only-child"));
  const isSeen = places.some((place) => place.getBoundingClientRect().height > 0);
  const [words] = thrown.flatMap((each) => each?.textContent ?? []);
  return words !== undefined ? [words] : isSeen ? [] : ["nothing of it is to be seen"];
}
