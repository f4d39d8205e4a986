import { join } from "node:path";
import { expect, test } from "vitest";
import { blockSchemaIds } from "../../model/schema/schemas.ts";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { placeholderPath } from "./browser/gallery-urls.ts";
import { type BlockGallery, readGallery } from "./read-gallery.ts";

const shipped = join(import.meta.dirname, "../../../content");

function read(content: string): Promise<BlockGallery> {
  return readGallery(content, { date: "2026-11-24", known: new Map() });
}

/** Returns the blocks whose example is invalid, with the error. */
function faulty({ blocks }: BlockGallery): string[] {
  return blocks.flatMap(({ name, error }) => (error === undefined ? [] : [`${name}: ${error}`]));
}

test("shows every block type, with variants from its schema, without errors", async () => {
  const gallery = await read(shipped);
  expect(faulty(gallery)).toEqual([]);
  const types = new Set(gallery.blocks.map(({ id }) => id));
  expect([...types]).toEqual(blockSchemaIds(gallery.schemas));
  const looks = gallery.blocks.flatMap(({ id, look }) => {
    const options = look && gallery.schemas[id]?.properties?.[look.field]?.enum;
    return look ? [{ id, isKnown: options?.includes(look.value) }] : [];
  });
  expect(looks.filter(({ isKnown }) => !isKnown)).toEqual([]);
  expect(looks.length).toBeGreaterThan(10);
}, 60_000);

test("shows all blocks of a site, including its own block type, with examples for missing lists", async () => {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  const gallery = await read(workspace.directory);
  expect(faulty(gallery)).toEqual([]);
  expect(gallery.blocks.map(({ type }) => type)).toContain("bell");
  const { blocks, visualAssets } = await gallery.siteInPack("azulejo");
  expect(blocks).toHaveLength(gallery.blocks.length);
  expect(visualAssets.site.theme.pack).toBe("azulejo");
  expect(visualAssets.site.testimonials.length).toBeGreaterThan(1);
  expect(JSON.stringify(blocks)).toContain(placeholderPath);
}, 60_000);
