import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { Theme } from "../model/types.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { type CardText, cardSize } from "../theme/social-cards/card-parts.ts";
import { buildCard, createCardFontLoader } from "./social-card.ts";

let theme: Theme;

beforeAll(async () => {
  const workspace = await createWorkspace();
  const { site } = await workspace.load();
  await workspace.dispose();
  if (!site) throw new Error("The sample site does not load.");
  ({ theme } = site);
}, 60_000);

const text: CardText = {
  title: "Chá",
  name: "Spoke",
  host: "spoke.example",
  place: "Wheelton, MG",
};

async function draw(changes: Partial<CardText> = {}, directory?: string, backdrop?: string) {
  const cache = directory ?? (await mkdtemp(join(tmpdir(), "prelo-cards-")));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const all = { ...text, ...changes };
  return buildCard(all, createCardFontLoader(theme, [all]), { theme, cache, backdrop });
}

/** Measures how much the brightness of a region of a card varies. 0 is bare paper. */
async function ink(
  card: Buffer,
  area: { left: number; top: number; width: number; height: number },
) {
  const { channels } = await sharp(await sharp(card).extract(area).toBuffer()).stats();
  return channels[0]?.stdev ?? 0;
}

const margin = { left: 20, top: 200, width: 100, height: 300 };
const lastLine = { left: 204, top: 400, width: 900, height: 110 };
const firstLine = { left: 204, top: 190, width: 900, height: 100 };
const head = { left: 900, top: 60, width: 260, height: 60 };

test("draws a PNG of the size that social networks expect, below 100 KB", async () => {
  const card = await draw({ title: "Obrigações acessórias: a mão à obra já às três da manhã" });
  expect(await sharp(card).metadata()).toMatchObject({ ...cardSize, format: "png" });
  expect(card.length).toBeLessThan(100_000);
});

test("draws the same bytes for the same text, even if the fonts also cover other texts", async () => {
  const first = await draw();
  expect(await draw()).toEqual(first);
  const fonts = createCardFontLoader(theme, [text, { ...text, title: "Ÿ other letters 0123" }]);
  const cache = await mkdtemp(join(tmpdir(), "prelo-cards-"));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  expect(await buildCard(text, fonts, { theme, cache })).toEqual(first);
});

test("draws accents, also from combining characters", async () => {
  expect(await draw({ title: "Cha" })).not.toEqual(await draw());
  expect(await draw({ title: "Cha\u0301" })).toEqual(await draw());
});

test("places the title at the bottom, growing upwards, and the label in the header", async () => {
  const short = await draw();
  expect(await ink(short, lastLine)).toBeGreaterThan(20);
  expect(await ink(short, firstLine)).toBe(0);
  expect(await ink(short, head)).toBe(0);
  const long = await draw({
    title: "Uma frase longa o bastante para encher o cartão",
    label: "Dicas",
  });
  expect(await ink(long, firstLine)).toBeGreaterThan(20);
  expect(await ink(long, head)).toBeGreaterThan(10);
});

test("returns a cached card without loading fonts", async () => {
  const cache = await mkdtemp(join(tmpdir(), "prelo-cards-"));
  const first = await draw({}, cache);
  const never = () => Promise.reject(new Error("The fonts were opened."));
  expect(await buildCard(text, never, { theme, cache })).toEqual(first);
});

test("draws a backdrop with theme colours behind the text", async () => {
  const stripe = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path stroke="${color}" stroke-width="60" d="M70 0V630"/></svg>`;
  expect(await ink(await draw(), margin)).toBe(0);
  for (const color of ["currentColor", "var(--ill-metal,#956617)"]) {
    const card = await draw({}, undefined, stripe(color));
    expect(await ink(card, margin)).toBeGreaterThan(20);
    expect(await ink(card, head)).toBe(0);
  }
});
