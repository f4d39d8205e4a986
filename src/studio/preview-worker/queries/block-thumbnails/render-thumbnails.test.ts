import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { createDiskFileStore } from "../../../../load/files/disk-files.ts";
import { loadContentFiles } from "../../../../load/files/read-files.ts";
import { loadRules } from "../../../../load/load-folder.ts";
import { loadSiteBlocks } from "../../../../load/site-code/load-site-code.ts";
import { siteCodeFolder } from "../../../../load/site-code/site-code-files.ts";
import { checkContents } from "../../../../load/validate-content.ts";
import type { BlockThumbnailData } from "../../messages.ts";
import { removeSourceMarkers } from "../../source-markers.ts";
import { renderThumbnails } from "./render-thumbnails.ts";

const content = join(import.meta.dirname, "../../../../../content");
let samples: BlockThumbnailData[];

/** Renders the blocks that can be added to a page of the shipped site. */
async function samplesFor(page: string): Promise<BlockThumbnailData[]> {
  const rules = await loadRules(content);
  const contents = await loadContentFiles(createDiskFileStore(content), {}, { rules });
  if (!contents) throw new Error("the content is not there");
  const { draft } = checkContents(contents, rules, { date: "2026-11-22" });
  const own = await loadSiteBlocks(siteCodeFolder(content));
  const file = `${contents.folder}/pages/${page}`;
  return renderThumbnails({
    contents,
    rules,
    siteBlocks: own,
    draft,
    file,
    applyRenditions: (site) => site,
  });
}

beforeAll(async () => {
  samples = await samplesFor("inicio.yaml");
}, 60_000);

test("renders a thumbnail without errors for every block", () => {
  const left = samples.filter(({ html, told }) => html === "" || told !== undefined);
  expect(left.map(({ id, told }) => [id, told])).toEqual([]);
});

test("renders one thumbnail per value of an option that changes the look, otherwise a single one", () => {
  const looks = new Map<string, unknown[]>();
  for (const { id, look } of samples) looks.set(id, [...(looks.get(id) ?? []), look?.value]);
  expect(looks.get("blocks/grid.json")).toEqual(["ledger", "columns", "cards", "tiles"]);
  expect(looks.get("blocks/services.json")).toEqual(["front", "index", "full"]);
  expect(looks.get("blocks/hero.json")).toEqual(["side", "full", "centered"]);
  expect(looks.get("blocks/notice.json")).toEqual([undefined]);
});

test("marks blocks that need the article list as absent on any other page", async () => {
  const absent = (all: BlockThumbnailData[]) =>
    all.filter(({ isAbsent }) => isAbsent).map(({ id }) => id);
  expect(absent(samples)).toEqual(["blocks/article-list.json", "blocks/featured-article.json"]);
  expect(absent(await samplesFor("blog.yaml"))).toEqual([]);
});

test("thumbnails show the content of the site, and contain no source markers", () => {
  const testimonials = samples.find(({ id }) => id === "blocks/testimonials.json");
  expect(testimonials?.html).toContain("Cartas de clientes");
  expect(samples.filter(({ html }) => removeSourceMarkers(html) !== html)).toEqual([]);
});
