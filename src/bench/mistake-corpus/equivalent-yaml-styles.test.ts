import { afterAll, expect, test } from "vitest";
import type { Site } from "../../load/load.ts";
import { equivalentStyles } from "./equivalent-yaml-styles.ts";
import { copyShippedSite, readShippedFiles } from "./shipped-site.ts";

const files = await readShippedFiles();
const site = await copyShippedSite();
afterAll(() => site.dispose());

const usual = (await site.checkAll(new Map())).site;

// The path of the media folder differs, because it is in the temporary copy.
function comparable(loaded: Site | undefined): unknown {
  return loaded && { ...loaded, media: "" };
}

test("covers at least 25 equivalent YAML styles", () => {
  expect(equivalentStyles.length).toBeGreaterThanOrEqual(25);
});

test.each(equivalentStyles)("$name: reports nothing, loads the same site", async ({ rewrite }) => {
  const texts = new Map(files.map((file) => [file.path, rewrite(file)]));
  expect(files.filter(({ path, text }) => texts.get(path) !== text)).not.toEqual([]);
  const { diagnostics, site: loaded } = await site.checkAll(texts);
  const told = diagnostics.map(({ file, code, range, message }) => {
    return `${file} ${code} ${range.start} ${message}`;
  });
  expect(told).toEqual([]);
  expect(comparable(loaded)).toEqual(comparable(usual));
});
