import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadRules } from "../../../load/load-folder.ts";
import { copyContent } from "../../../testing/command.ts";
import { createCachedAssetBuilder } from "./site-assets.ts";

test("builds the site assets without an error while pictures appear and disappear", async () => {
  const { folder } = await copyContent();
  const rules = await loadRules(folder);
  const look = createCachedAssetBuilder(folder, undefined, () => ({ mark: "", rules }));
  await look();
  const shown = join(folder, "media/hero.svg");
  const aside = join(folder, "hero.svg");
  const passing = join(folder, "media/passageira.svg");
  let isOver = false;
  const coming = (async () => {
    for (let round = 0; round < 25; round += 1) {
      await writeFile(passing, `<svg xmlns="http://www.w3.org/2000/svg" id="_${round}"/>`);
      await rename(shown, aside);
      await pause(round * 3);
      await rename(aside, shown);
      await rm(passing);
      await pause(round);
    }
    isOver = true;
  })();
  while (!isOver) {
    await look();
    await pause(2);
  }
  await coming;
  const { pictures } = (await look()).initialMedia;
  expect(Object.keys(pictures)).toContain("hero.svg");
  expect(Object.keys(pictures)).not.toContain("passageira.svg");
});

const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));
