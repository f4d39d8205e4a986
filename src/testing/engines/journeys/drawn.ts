import { expect } from "vitest";
import { desktop, type Journeys, phone } from "../journey.ts";
import { boxesOf, column, pixelsOf } from "../pixels.ts";
import type { Tab } from "../tab.ts";

/** What the engines draw, told by its pixels. */
export const drawn: Journeys = (journey) => {
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
