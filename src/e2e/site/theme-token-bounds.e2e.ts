import fc from "fast-check";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import "../../testing/seed.ts";
import { frameUrl } from "../../studio/block-gallery/browser/gallery-urls.ts";
import { type BoundaryTheme, createBoundaryThemes } from "../../testing/blocks/boundary-themes.ts";
import { type RunningGallery, serveGallery } from "../../testing/blocks/serve-gallery.ts";
import { journey } from "../../testing/browser/journey.ts";
import { findPageOverflow } from "../../testing/browser/page-overflow.ts";
import { findUnreadableText } from "../../testing/browser/unreadable-text.ts";
import { type PackName, packNames } from "../../theme/packs/pack-names.ts";

const widths = [320, 768, 1440];
/** A run tests one in forty variants. With PRELO_MEASURES=all it tests every variant. */
const part = process.env.PRELO_MEASURES === "all" ? 1 : 40;

let gallery: RunningGallery;

beforeAll(async () => {
  gallery = await serveGallery();
});

afterAll(() => gallery.close());

/** Chooses a random selection of the variants; the seed determines which. */
function chosen(pack: PackName): BoundaryTheme[] {
  const all = createBoundaryThemes(pack);
  if (part === 1) return all;
  const size = Math.ceil(all.length / part);
  const [some = []] = fc.sample(fc.shuffledSubarray(all, { minLength: size, maxLength: size }), 1);
  return some;
}

/** Applies token values to the page, and hides the blocks that they do not change. */
function dress(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const places = [...document.querySelectorAll<HTMLElement>("[data-sample]")];
    for (const place of places) place.hidden = false;
    const style = document.querySelector("style[data-measures]") ?? document.createElement("style");
    style.setAttribute("data-measures", "");
    const looks = () => places.map((place) => lookOf(place));
    const lookOf = (place: Element) =>
      [...place.querySelectorAll("*")].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const top = place.getBoundingClientRect().y;
        return `${x} ${y - top} ${width} ${height} ${getComputedStyle(each).letterSpacing}`;
      });
    style.textContent = "";
    document.head.append(style);
    const before = looks();
    style.textContent = text;
    const after = looks();
    places.forEach((place, index) => {
      place.hidden = String(before[index]) === String(after[index]);
    });
  }, css);
}

async function faultsAt(page: Page, css: string): Promise<Map<number, string[]>> {
  const faults = new Map<number, string[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await dress(page, css);
    const found = [...(await findPageOverflow(page)), ...(await findUnreadableText(page))];
    faults.set(
      width,
      found.map((each) => each.replace(/ at -?\d+, -?\d+/, "")),
    );
  }
  return faults;
}

for (const pack of packNames) {
  journey(
    `text fits and stays readable in ${pack} with each numeric theme token at its limits`,
    { timeout: part === 1 ? 3_600_000 : 120_000 },
    async ({ open }) => {
      const page = await open({ reducedMotion: "reduce" });
      await page.goto(new URL(frameUrl({ pack }), gallery.address).href);
      const faults: string[] = [];
      for (const { name, css } of chosen(pack)) {
        for (const [width, found] of await faultsAt(page, css)) {
          const told = found.map((each) => `${name} at ${width}: ${each}`);
          if (part === 1 && told.length > 0) console.log(pack, told.slice(0, 3).join("\n   "));
          faults.push(...told);
        }
      }
      expect(faults).toEqual([]);
    },
  );
}
