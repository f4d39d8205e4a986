import { expect } from "vitest";
import {
  desktopViewport,
  type JourneySuite,
  phoneViewport,
} from "../../testing/engines/journey-types.ts";
import type { Tab } from "../../testing/engines/tab.ts";

/** Finds the elements that cover the focused field. */
const findCoveringElements = (tab: Tab) =>
  tab.evaluate(() => {
    const field = document.activeElement;
    const { x, y, width, height } = field?.getBoundingClientRect() ?? new DOMRect();
    const places = [y + 1, y + height - 1];
    const covers = places.map((at) => document.elementFromPoint(x + width / 2, at));
    return covers.filter((cover) => !field?.contains(cover)).map((cover) => cover?.localName);
  });

/** The routes and forms that report errors. */
const forms = [
  ["/contato", "#formulario form"],
  ["/calculadora-simples-nacional", "main form"],
] as const;

export const formErrors: JourneySuite = (journey) => {
  for (const [route, form] of forms) {
    for (const look of [phoneViewport, { ...desktopViewport, height: 420 }]) {
      journey(
        `focuses the first invalid field of ${route} with nothing covering it at ${look.width} px`,
        async (visit) => {
          const tab = await visit(route, look);
          await tab.click(`${form} [type=submit]`);
          await expect.poll(() => tab.hasFocus(`${form} [aria-invalid=true]`)).toBe(true);
          await expect.poll(() => findCoveringElements(tab)).toEqual([]);
        },
      );
    }
  }
};
