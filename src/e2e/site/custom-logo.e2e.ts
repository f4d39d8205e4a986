import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, onTestFinished } from "vitest";
import { journey, waitForHydration } from "../../testing/browser/journey.ts";
import { findPageOverflow } from "../../testing/browser/page-overflow.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { serveSite } from "../../testing/sites/served-site.ts";
import { packNames } from "../../theme/packs/pack-names.ts";

/*
 * A custom logo in every style keeps its proportions, fits, and is visible on its background.
 */

const shapes = [
  { name: "strip", width: 1600, height: 160 },
  { name: "wide", width: 900, height: 200 },
  { name: "square", width: 512, height: 512 },
  { name: "tall", width: 300, height: 600 },
];

type Shape = (typeof shapes)[number];

const colors = { day: "#14211f", night: "#f4eedf" };

function drawing({ width, height }: Shape, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${color}"/></svg>`;
}

/**
 * Creates a site in a style with a logo of this shape, optionally with a second file for dark mode.
 */
async function siteWith(pack: string, shape: Shape, { night }: { night: boolean }) {
  const workspace = await createWorkspace();
  const dark = night ? `, dark: { src: night.png, alt: "" }` : "";
  await workspace.file("theme.yaml", `pack: ${pack}\nlogo: { src: day.svg, alt: ""${dark} }\n`);
  await workspace.file("media/day.svg", drawing(shape, colors.day));
  const print = sharp(Buffer.from(drawing(shape, colors.night))).png();
  await workspace.file("media/night.png", await print.toBuffer());
  const site = await serveSite(workspace.directory);
  onTestFinished(site.close);
  return site.address;
}

/** Measures the boxes of the logo in header and footer, and the header's height. */
function measure(page: Page) {
  return page.evaluate(() => {
    const boxOf = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && { width: box.width, height: box.height, right: box.right };
    };
    return {
      logo: boxOf(".header .logo img"),
      foot: boxOf(".footer .logo img"),
      head: boxOf(".head")?.height ?? 0,
    };
  });
}

/**
 * Returns whether the logo's background is dark, and which logo file is shown: `day` or `night`.
 */
function shownOn(page: Page, area: string) {
  return page.evaluate((selector) => {
    const img = document.querySelector<HTMLImageElement>(`${selector} .logo img`);
    const ground = getComputedStyle(document.querySelector(selector) ?? document.body);
    const parts = ground.backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
    const isClear = parts[3] === 0;
    const paper = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g);
    const [red = 0, green = 0, blue = 0] = isClear ? (paper ?? []).map(Number) : parts;
    return {
      isDark: 0.3 * red + 0.6 * green + 0.1 * blue < 110,
      file: /day|night/.exec(img?.currentSrc ?? "")?.[0],
    };
  }, area);
}

for (const pack of packNames) {
  journey(
    `a custom logo keeps its proportions and fits the header in ${pack}`,
    { timeout: 240_000 },
    async ({ open }) => {
      const page = await open();
      for (const shape of shapes) {
        const address = await siteWith(pack, shape, { night: true });
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(address);
          await waitForHydration(page);
          const { logo, foot, head } = await measure(page);
          const message = `${shape.name} at ${width}`;
          for (const box of [logo, foot]) {
            expect(box?.width, message).toBeGreaterThan(20);
            const ratio = (box?.width ?? 0) / (box?.height ?? 1);
            expect(ratio / (shape.width / shape.height), message).toBeCloseTo(1, 1);
          }
          expect(logo?.height, message).toBeLessThanOrEqual(width > 900 ? 56 : 44);
          expect(head, message).toBeLessThan(width > 900 ? 100 : 70);
          expect(await findPageOverflow(page), message).toEqual([]);
        }
      }
    },
  );

  journey(
    `the logo in ${pack} uses its dark file on dark backgrounds and the other file elsewhere`,
    { timeout: 120_000 },
    async ({ open }) => {
      const address = await siteWith(pack, shapes[1] as Shape, { night: true });
      for (const colorScheme of ["light", "dark"] as const) {
        const page = await open({ colorScheme });
        await page.goto(address);
        await page.locator(".footer").scrollIntoViewIfNeeded();
        for (const area of [".header", ".footer"]) {
          await expect.poll(async () => (await shownOn(page, area)).file).toBeDefined();
          const { isDark, file } = await shownOn(page, area);
          expect(file, `${area} in ${colorScheme}`).toBe(isDark ? "night" : "day");
        }
      }
    },
  );
}

journey("the layout does not shift when the logo loads", { timeout: 120_000 }, async ({ open }) => {
  const address = await siteWith("azulejo", shapes[1] as Shape, { night: true });
  const page = await open({ expected: /ERR_FAILED|status of 404/ });
  await page.route(/media\//, (route) => route.abort());
  await page.goto(address);
  const before = await measure(page);
  await page.unroute(/media\//);
  await page.reload();
  await waitForHydration(page);
  expect(await measure(page)).toEqual(before);
});

journey(
  "a dark footer shows the name of the site as text if the logo has no dark file",
  { timeout: 120_000 },
  async ({ open }) => {
    const page = await open();
    await page.goto(await siteWith("azulejo", shapes[1] as Shape, { night: false }));
    expect(await page.locator(".header .logo img").count()).toBe(1);
    expect(await page.locator(".footer .logo").innerText()).toBe("Spoke");
    await page.goto(await siteWith("livro-razao", shapes[1] as Shape, { night: false }));
    expect(await page.locator(".footer .logo img").count()).toBe(1);
  },
);
