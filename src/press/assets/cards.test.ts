import { expect, test } from "vitest";
import type { Site } from "../../content/site.ts";
import { toViews } from "../../page/views.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { buildCards } from "./cards.ts";

async function cardsWith(articles?: number) {
  const workspace = await createWorkspace();
  const { site } = await workspace.load();
  if (!site) throw new Error("The sample site does not load.");
  const openGraph = articles === undefined ? undefined : { articles };
  const limited: Site = { ...site, settings: { ...site.settings, openGraph } };
  return buildCards(limited, toViews(limited, site.labels), "https://spoke.example");
}

test("each page, category and article has a card of its own", async () => {
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

test("an older article has that of its category", async () => {
  const { addresses, files } = await cardsWith(1);
  expect(addresses.get("/journal/brakes")).toMatch(/brakes/);
  expect(addresses.get("/journal/chains")).toBe(addresses.get("/journal/topic/care"));
  expect(files).toHaveLength(5);
});
