import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { drawScenes, listSceneNames, renderScene } from "./draw-scenes.ts";

const drawings = "content/drawings";

const scenes = await Promise.all(
  ["content", "src/testing/sites/bakery"].map(async (content) => {
    const names = await listSceneNames(join(content, "drawings"));
    return names.map((name) => [content, name] as const);
  }),
);

test.each(scenes.flat())(
  "in %s, the SVG files of %s match their scene, with at most 12 KB each",
  { timeout: 120_000 },
  async (content, name) => {
    for (const { file, svg } of await renderScene(join(content, "drawings"), name)) {
      const kept = await readFile(join(content, "media", file), "utf8");
      expect(kept, `npm run draw -- --content ${content} ${name}`).toBe(svg);
      expect(Buffer.byteLength(svg), file).toBeLessThanOrEqual(12 * 1024);
    }
  },
);

test("draws the given scene in all variants, and returns the file sizes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "prelo-draw-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const drawn = await drawScenes(drawings, folder, ["vaso"]);
  const files = ["vaso-dark.svg", "vaso-small-dark.svg", "vaso-small.svg", "vaso.svg"];
  expect((await readdir(folder)).sort()).toEqual(files);
  const { byteLength } = await readFile(join(folder, "vaso.svg"));
  expect(drawn.find(({ file }) => file === "vaso.svg")?.bytes).toBe(byteLength);
});

test("reports an unknown drawing with the existing ones", async () => {
  await expect(drawScenes(drawings, "nowhere", ["heros"])).rejects.toThrow(
    /^There is no drawing "heros". There are: .*\bhero, /,
  );
});

test("reports a module that exports no drawing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "prelo-draw-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "empty.ts"), "export const other = 1;\n");
  await expect(drawScenes(folder, folder)).rejects.toThrow('empty.ts exports no "drawing".');
});
