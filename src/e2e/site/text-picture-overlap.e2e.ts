import type { Page } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect } from "vitest";
import { Headline } from "../../blocks/hero/headline.tsx";
import { frameUrl } from "../../studio/block-gallery/browser/gallery-urls.ts";
import {
  groupIntoPages,
  type RunningGallery,
  serveGallery,
} from "../../testing/blocks/serve-gallery.ts";
import { journey } from "../../testing/browser/journey.ts";
import { findPageOverflow } from "../../testing/browser/page-overflow.ts";
import { findUnreadableText } from "../../testing/browser/unreadable-text.ts";
import { drawPhotograph } from "../../testing/content/photographs.ts";
import { type PackName, packNames } from "../../theme/packs/pack-names.ts";

const widths = [360, 1000, 1440];

/** A fully opaque picture, which would hide any text behind it. */
interface Opaque {
  name: string;
  src: string;
  width: number;
  height: number;
  /** The classes that the build gives to a picture of this kind. */
  classes: string[];
}

const shapes = { portrait: [600, 900], wide: [1600, 600], square: [800, 800] } as const;
const pictures: Opaque[] = [];
let gallery: RunningGallery;

beforeAll(async () => {
  gallery = await serveGallery();
  for (const [name, [width, height]] of Object.entries(shapes)) {
    const data = await drawPhotograph({ width, height }).jpeg().toBuffer();
    const src = `data:image/jpeg;base64,${data.toString("base64")}`;
    pictures.push({ name, src, width, height, classes: ["photo"] });
  }
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360"><path fill="#a55" d="M0 0h480v360H0z"/></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  const classes = ["colored", "field"];
  pictures.push({ name: "drawing", src, width: 480, height: 360, classes });
});

afterAll(() => gallery.close());

/** Keeps only blocks with pictures, and replaces each picture with an opaque one. */
function showOpaque(page: Page, opaque: Opaque): Promise<void> {
  return page.evaluate(async ({ src, width, height, classes }) => {
    for (const place of document.querySelectorAll("[data-sample]")) {
      if (!place.querySelector("img")) place.remove();
    }
    for (const source of document.querySelectorAll("picture source")) source.remove();
    for (const picture of document.images) {
      Object.assign(picture, { loading: "eager", src, width, height });
      picture.classList.remove("photo", "cutout", "colored", "field");
      picture.classList.add(...classes);
    }
    await Promise.all([...document.images].map((picture) => picture.decode()));
  }, opaque);
}

async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = [...(await findPageOverflow(page)), ...(await findUnreadableText(page))];
    faults.push(...found.map((each) => `${name} at ${width}: ${each}`));
  }
  return faults;
}

for (const pack of packNames) {
  journey(
    `no text lies on or under an opaque picture in ${pack}`,
    { timeout: 120_000 },
    async ({ open }) => {
      const { address, list } = gallery;
      const page = await open({ reducedMotion: "reduce" });
      const faults: string[] = [];
      for (const samples of groupIntoPages(list)) {
        await page.goto(new URL(frameUrl({ pack, samples }), address).href);
        for (const picture of pictures) {
          await showOpaque(page, picture);
          faults.push(...(await faultsOf(page, picture.name)));
        }
      }
      expect(faults).toEqual([]);
    },
  );
}

const titles = [
  "Panificadora artesanal | mineira",
  "Barbear\nsempre",
  "Otorrinolaringologia pediátrica | e fonoaudiologia\npara todas as idades",
  "Um título que alguém escreveu sem pensar em quantas linhas ele vai ocupar na página",
  "Pneumoultramicroscopicossilicovulcanoconiótico",
];

/**
 * Runs in the page: finds the texts of the opening block that overlap the sun, if the theme draws
 * one.
 */
function findEclipsed(): string[] {
  const hero = document.querySelector(".hero") ?? document.body;
  const dial = getComputedStyle(hero, "::before");
  if (!dial.backgroundImage.includes("dial")) return [];
  const [left = 0, top = 0, width = 0, height = 0] = [
    dial.left,
    dial.top,
    dial.width,
    dial.height,
  ].map(Number.parseFloat);
  // The sun is above the middle of its drawing, which leaves room for the hours below.
  const sun = { x: left + width / 2, y: top + (height * 50) / 120, radius: (width * 46) / 140 };
  const upper = hero.getBoundingClientRect().top;
  const range = document.createRange();
  return [...hero.querySelectorAll(".line > span, .remark")].flatMap((words) => {
    range.selectNodeContents(words);
    const size = Number.parseFloat(getComputedStyle(words).fontSize);
    return [...range.getClientRects()].flatMap((line) => {
      const blank = (line.height - size * 0.7) / 2;
      const across = Math.max(0, line.left - sun.x, sun.x - line.right);
      const y = sun.y + upper;
      const down = Math.max(0, line.top + blank - y, y - line.bottom + blank);
      return Math.hypot(across, down) < sun.radius ? [`the sun on “${words.textContent}”`] : [];
    });
  });
}

/** Replaces the title of the opening block, and adds a remark above the title. */
function retitle(page: Page, title: string): Promise<void> {
  const headline = renderToStaticMarkup(createElement(Headline, { title, id: "title" }));
  return page.evaluate((markup) => {
    const title = document.querySelector(".hero h1");
    if (title) title.outerHTML = markup;
    document.querySelector(".hero > .remark")?.remove();
    const remark = `<p class="remark">Desde 1962, na rua de sempre, com o mesmo forno</p>`;
    document.querySelector(".hero")?.insertAdjacentHTML("afterbegin", remark);
  }, headline);
}

async function faultsOfTitles(page: Page, pack: PackName): Promise<string[]> {
  const faults: string[] = [];
  for (const variant of ["side", "full", "centered"]) {
    const frame = frameUrl({ pack, samples: [`hero.${variant}`] });
    await page.goto(new URL(frame, gallery.address).href);
    await showOpaque(page, pictures[0] as Opaque);
    for (const title of titles) {
      await retitle(page, title);
      faults.push(...(await faultsOf(page, `${variant} “${title.slice(0, 20)}”`)));
      faults.push(...(await page.evaluate(findEclipsed)));
    }
  }
  return faults;
}

for (const pack of packNames) {
  journey(
    `headlines of various lengths stay readable and do not overflow in ${pack}`,
    { timeout: 120_000 },
    async ({ open }) => {
      const page = await open({ reducedMotion: "reduce" });
      expect(await faultsOfTitles(page, pack)).toEqual([]);
    },
  );
}
