import { join } from "node:path";
import sharp, { type Region, type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { toRoutes } from "../../layout/routes.ts";
import { loadSite } from "../../load/load-folder.ts";
import type { Site } from "../../model/site.ts";
import { drawPhotograph } from "../../testing/content/photographs.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { packNames } from "../../theme/packs/pack-names.ts";
import { buildSocialCards, cardText } from "./social-cards.ts";

async function cardsWith(articles?: number) {
  const workspace = await createWorkspace();
  const { site } = await workspace.load();
  if (!site) throw new Error("The sample site does not load.");
  const openGraph = articles === undefined ? undefined : { articles };
  const limited: Site = { ...site, settings: { ...site.settings, openGraph } };
  return buildSocialCards(limited, toRoutes(limited, site.labels), "https://spoke.example");
}

test("creates a social card for each page, category and article", async () => {
  const { addresses, files } = await cardsWith();
  expect([...addresses.keys()].sort()).toEqual([
    "/",
    "/contact",
    "/journal",
    "/journal/brakes",
    "/journal/chains",
    "/journal/topic/care",
  ]);
  expect(files).toHaveLength(6);
  expect(addresses.get("/")).toMatch(/^\/cards\/index-[0-9a-f]{10}\.png$/);
});

test("uses the category's card for articles beyond the limit", async () => {
  const { addresses, files } = await cardsWith(1);
  expect(addresses.get("/journal/brakes")).toMatch(/brakes/);
  expect(addresses.get("/journal/chains")).toBe(addresses.get("/journal/topic/care"));
  expect(files).toHaveLength(5);
});

test("shows the town on a card, and the state if the address has one", async () => {
  const { site } = await loadSite(join(import.meta.dirname, "../../testing/sites/physio"));
  if (!site) throw new Error("The site of the practice does not load.");
  const [view] = toRoutes(site, site.labels);
  if (!view) throw new Error("The practice has no page.");
  const { title } = view;
  expect(cardText(view, site, "https://noonmark.example/repo")).toEqual({
    title,
    name: "Noonmark",
    label: undefined,
    host: "noonmark.example/repo",
    place: "Hexham",
  });
  const address = { ...site.settings.firm.address, state: "Northumberland" };
  const elsewhere = { ...site.settings, firm: { ...site.settings.firm, address } };
  expect(cardText(view, { settings: elsewhere }, "https://x.example").place).toBe(
    "Hexham, Northumberland",
  );
});

/** Returns the colour statistics of a region of a card. */
async function statsOf(card: Sharp, area: Region) {
  return sharp(await card.clone().extract(area).png().toBuffer()).stats();
}

describe.each(packNames)("social cards with a picture, in the style pack %s", (pack) => {
  async function cardWith(name: string, data: string | Buffer, focus = "") {
    const workspace = await createWorkspace();
    await workspace.file("theme.yaml", `pack: ${pack}\n`);
    await workspace.file(`media/${name}`, data);
    const image = `{src: ${name}, alt: ""${focus}}`;
    await workspace.edit(
      "site.yaml",
      "claims:\n",
      `openGraph: {articles: 0, image: ${image}}\nclaims:\n`,
    );
    const errors = (await workspace.check()).filter(({ severity }) => severity === "error");
    expect(errors).toEqual([]);
    const { site } = await workspace.load();
    if (!site) throw new Error("The sample site does not load.");
    const home = toRoutes(site, site.labels).filter(({ route }) => route === "/");
    const { files } = await buildSocialCards(site, home, "https://spoke.example");
    const [file] = files;
    if (!file) throw new Error("There is no card.");
    return { path: file.path, card: sharp(Buffer.from(file.data)) };
  }

  test.each(["jpeg", "png", "webp"] as const)(
    "shows a photograph (%s) beside the text, and saves the card as JPEG",
    async (kind) => {
      const photo = drawPhotograph({ width: 900, height: 600 }).toFormat(kind);
      const { path, card } = await cardWith(`shop-front.${kind}`, await photo.toBuffer());
      expect(path).toMatch(/^cards\/index-[0-9a-f]{10}\.jpg$/);
      const { width, height, format } = await card.metadata();
      expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
      const edge = { left: 1100, top: 300, width: 80, height: 200 };
      const { channels } = await statsOf(card, edge);
      expect(channels.every(({ stdev }) => stdev > 3)).toBe(true);
    },
    60_000,
  );

  test("crops the picture around its focus", { timeout: 60_000 }, async () => {
    const halves = sharp({
      create: { width: 1000, height: 500, channels: 3, background: "#ff0000" },
    }).composite([
      {
        input: { create: { width: 400, height: 500, channels: 3, background: "#0000ff" } },
        gravity: "east",
      },
    ]);
    const data = await halves.png().toBuffer();
    const slot = { left: 820, top: 20, width: 360, height: 590 };
    const hues = [];
    for (const focus of ["0% 50%", "100% 50%"]) {
      const { card } = await cardWith("halves.png", data, `, focus: ${focus}`);
      const { dominant } = await statsOf(card, slot);
      hues.push(dominant.r > dominant.b ? "red" : "blue");
    }
    expect(hues).toEqual(["red", "blue"]);
  });

  test("accepts a drawing with an XML declaration and a doctype", { timeout: 60_000 }, async () => {
    const drawing =
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n' +
      '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1260"><path fill="#c00" d="M1800 0h600v1260h-600z"/></svg>';
    const { path, card } = await cardWith("wall.svg", drawing);
    expect(path).toMatch(/\.png$/);
    const right = { left: 1180, top: 300, width: 10, height: 10 };
    const { dominant } = await statsOf(card, right);
    // The sundial card has no free space.
    expect(dominant.r > 150 && dominant.g < 60).toBe(pack !== "relogio-de-sol");
  });
});
