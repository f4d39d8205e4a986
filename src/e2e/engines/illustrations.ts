import { expect } from "vitest";
import { type ElementBox, measureInkCoverage } from "../../testing/engines/ink-coverage.ts";
import type { JourneySuite } from "../../testing/engines/journey-types.ts";
import type { Tab } from "../../testing/engines/tab.ts";

/** Routes that together show every illustration of the site. */
const routes = ["/", "/sobre", "/servicos", "/contato", "/blog", "/calculadora-simples-nacional"];

const pictureSelector = "main :is(img, svg), body > footer :is(img, svg)";

/** Runs in the page: returns a name for each picture; `undefined` for icons and hidden pictures. */
function listPictureNames(selector: string): (string | undefined)[] {
  return [...document.querySelectorAll(selector)].map((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const isSeen = picture.checkVisibility({ visibilityProperty: true });
    if (!isSeen || Math.min(width, height) < 40) return undefined;
    return picture.getAttribute("src") ?? picture.innerHTML.slice(0, 80);
  });
}

/** Runs in the page: scrolls a picture to the middle of the window and returns its box. */
async function scrollToPicture(selector: string, index: number): Promise<ElementBox> {
  const picture = document.querySelectorAll(selector)[index] as Element;
  picture.scrollIntoView({ block: "center", behavior: "instant" });
  if (picture instanceof HTMLImageElement) {
    picture.loading = "eager";
    await picture.decode();
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = picture.getBoundingClientRect();
  return { x, y, width, height };
}

async function measurePictureInk(tab: Tab, index: number): Promise<number> {
  const box = await tab.evaluate(scrollToPicture, pictureSelector, index);
  return measureInkCoverage(await tab.screenshot(), box);
}

export const illustrations: JourneySuite = (journey) => {
  journey(
    "every illustration is visible in the light and in the dark colour scheme",
    async (visit) => {
      const light = await visit("/");
      const dark = await visit("/", { dark: true });
      const known = new Set<string>();
      const faint: string[] = [];
      for (const route of routes) {
        for (const tab of [light, dark]) await tab.navigate(route);
        const names = await light.evaluate(listPictureNames, pictureSelector);
        for (const [index, name] of names.entries()) {
          if (!name || known.has(name)) continue;
          known.add(name);
          const inks = [
            await measurePictureInk(light, index),
            await measurePictureInk(dark, index),
          ] as const;
          // The dark rendition inverts the tones but keeps the lines.
          const isSeen = Math.min(...inks) > 0.02 && inks[1] > inks[0] * 0.4;
          if (!isSeen) faint.push(`${route} ${name}: ${inks.map((ink) => ink.toFixed(3))}`);
        }
      }
      expect(known.size).toBeGreaterThan(12);
      expect(faint).toEqual([]);
    },
    180_000,
  );
};
