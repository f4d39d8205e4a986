import { expect } from "vitest";
import { desktop, type Journeys, phone } from "../engine-journey.ts";
import { boxesOf, column, highestContrast, pixelsOf } from "../pixels.ts";
import type { Tab } from "../tab.ts";
import { leftEarly as expected } from "./left-early.ts";

/** What the engines draw, told by its pixels. */
export const drawn: Journeys = (journey) => {
  for (const dark of [false, true]) {
    const time = dark ? "in the dark" : "by day";
    journey(`every engraving is to be seen ${time}`, async (visit) => {
      const tab = await visit("/", { ...phone, dark, expected });
      for (const route of ["/", "/sobre", "/servicos"]) {
        await tab.go(route);
        await tab.ready();
        // A picture may be there and not be painted yet.
        await expect
          .poll(() => faintest(tab), { message: route, timeout: 20_000 })
          .toBeGreaterThan(5);
      }
    });
  }

  journey("a double rule is two rules with the ground between them", async (visit) => {
    const tab = await visit("/sobre", phone);
    const pixels = await pixelsOf(tab);
    const rules = await doubleRules(tab);
    expect(rules.length).toBeGreaterThan(4);
    const solid = rules.filter(({ box }) => !isParted(column(pixels, box)));
    expect(solid.map(({ name }) => name)).toEqual([]);
  });

  journey("the hatching of the map is even", async (visit) => {
    const tab = await visit("/contato", desktop);
    await tab.evaluate(() => document.querySelector(".map .ground svg")?.remove());
    const [ground] = await boxesOf(tab, ".map .ground");
    if (!ground) throw new Error("The page has no map.");
    const right = { ...ground, x: ground.x + ground.width - 20, y: ground.y + 2, height: 300 };
    const colors = column(await pixelsOf(tab), right);
    const lines = colors.flatMap((color, row) => (color === colors[0] ? [] : [row]));
    const steps = lines.slice(1).map((row, index) => row - (lines[index] ?? 0));
    expect(steps.length).toBeGreaterThan(50);
    expect(new Set(steps)).toEqual(new Set([5]));
  });
};

/** How far the faintest engraving of a page stands out from the ground. */
async function faintest(tab: Tab): Promise<number> {
  const pixels = await pixelsOf(tab);
  const boxes = await boxesOf(tab, 'main img[src$=".svg"]');
  expect(boxes.length).toBeGreaterThan(0);
  // Beside a picture there is only the ground that it stands on.
  const contrasts = boxes.map((box) =>
    highestContrast(pixels, box, pixels.at(box.x - 6, box.y + 9)),
  );
  return Math.min(...contrasts);
}

/** The borders of a page that are double, and where. */
function doubleRules(tab: Tab) {
  return tab.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
      const { x, bottom, width } = element.getBoundingClientRect();
      if (borderBottomStyle !== "double" || width === 0) return [];
      const height = Number.parseFloat(borderBottomWidth);
      const box = { x: x + width / 2, y: bottom + scrollY - height, width: 1, height };
      return [{ name: `${element.localName}.${element.className}`, box }];
    }),
  );
}

/** Whether something else stands between the first and the last colour. */
function isParted(colors: readonly string[]): boolean {
  return colors.slice(1, -1).some((color) => color !== colors[0] && color !== colors.at(-1));
}
