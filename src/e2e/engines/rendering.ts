import { expect } from "vitest";
import {
  desktopViewport,
  type JourneySuite,
  phoneViewport,
} from "../../testing/engines/journey-types.ts";
import {
  capturePixels,
  findElementBoxes,
  readLeftEdgeColors,
} from "../../testing/engines/pixels.ts";
import type { Tab } from "../../testing/engines/tab.ts";

/** Tests the pixels that the engines draw. */
export const rendering: JourneySuite = (journey) => {
  journey(
    "a double border is drawn as two lines with the background between them",
    async (visit) => {
      const tab = await visit("/sobre", phoneViewport);
      const pixels = await capturePixels(tab);
      const rules = await findDoubleBottomBorders(tab);
      expect(rules.length).toBeGreaterThan(4);
      const solid = rules.filter(
        ({ box }) => !hasOtherColorBetweenEnds(readLeftEdgeColors(pixels, box)),
      );
      expect(solid.map(({ name }) => name)).toEqual([]);
    },
  );

  for (const { route, box } of checkboxCases) {
    journey(
      `an unchecked control has an edge and no fill in dark mode, a checked one a fill: ${box}`,
      async (visit) => {
        const tab = await visit(route, { ...phoneViewport, dark: true });
        const empty = await readCheckboxColors(tab, box);
        expect(empty.inside).toBe(empty.around);
        expect(empty.edge).not.toBe(empty.around);
        await tab.click(box);
        const ticked = await readCheckboxColors(tab, box);
        expect(ticked.inside).not.toBe(ticked.around);
      },
    );
  }

  journey("the hatching of the map has evenly spaced lines", async (visit) => {
    const tab = await visit("/contato", desktopViewport);
    await tab.evaluate(() => document.querySelector(".map .ground svg")?.remove());
    const [ground] = await findElementBoxes(tab, ".map .ground");
    if (!ground) throw new Error("The page has no map.");
    const right = { ...ground, x: ground.x + ground.width - 20, y: ground.y + 2, height: 300 };
    const colors = readLeftEdgeColors(await capturePixels(tab), right);
    const lines = colors.flatMap((color, row) => (color === colors[0] ? [] : [row]));
    const steps = lines.slice(1).map((row, index) => row - (lines[index] ?? 0));
    expect(steps.length).toBeGreaterThan(50);
    expect(new Set(steps)).toEqual(new Set([5]));
  });

  journey("a page title is drawn with the largest optical size of its font", async (visit) => {
    const tab = await visit("/blog", desktopViewport);
    const [own, largest] = await tab.evaluate(measureTitleWidths);
    expect(Math.abs((own ?? 0) - (largest ?? 0))).toBeLessThan(2);
  });

  journey(
    "the scrollbar track of a table of contents has the background of the page",
    async (visit) => {
      const tab = await visit("/blog/abertura-de-empresa-passo-a-passo", desktopViewport);
      const [list] = await findElementBoxes(tab, ".contents");
      if (!list) throw new Error("The article has no list of contents.");
      const corner = { width: 1, height: 1, y: list.y + list.height - 3 };
      const pixels = await capturePixels(tab);
      const [left, right] = [list.x + 2, list.x + list.width - 4].map((x) =>
        readLeftEdgeColors(pixels, { ...corner, x }),
      );
      expect(right).toEqual(left);
    },
  );
};

const checkboxCases = [
  { route: "/blog", box: "[type=checkbox]" },
  { route: "/calculadora-simples-nacional", box: "[type=radio]" },
];

/** Reads the colours in the middle of a checkbox, on its upper edge, and just above it. */
async function readCheckboxColors(tab: Tab, selector: string) {
  const [box] = await findElementBoxes(tab, selector);
  if (!box) throw new Error(`The page has no ${selector}.`);
  const pixels = await capturePixels(tab);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    inside: pixels.at(x, y),
    edge: pixels.at(x, box.y),
    around: pixels.at(x, box.y - 4),
  };
}

/**
 * Runs in the page: measures the width of its title, as it is and with the largest optical size of
 * the font.
 */
function measureTitleWidths(): number[] {
  const title = document.querySelector("h1");
  const range = document.createRange();
  if (!title) return [];
  range.selectNodeContents(title);
  const own = range.getBoundingClientRect().width;
  title.style.fontVariationSettings = '"opsz" 72';
  return [own, range.getBoundingClientRect().width];
}

/**
 * Finds the elements with a double bottom border. The box of each is a strip of that border, 1 px
 * wide.
 */
function findDoubleBottomBorders(tab: Tab) {
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

/** Whether any colour between the first and the last one differs from both. */
function hasOtherColorBetweenEnds(colors: readonly string[]): boolean {
  return colors.slice(1, -1).some((color) => color !== colors[0] && color !== colors.at(-1));
}
