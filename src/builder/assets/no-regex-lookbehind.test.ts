import { expect, test } from "vitest";
import { loadSite } from "../../load/load-folder.ts";
import { buildAssets } from "./build-assets.ts";

test("no script holds a pattern that looks back: it ends the script where it is not known", async () => {
  const { site } = await loadSite("content");
  if (!site) throw new Error("The shipped content has mistakes.");
  const { assets } = await buildAssets(site, "");
  const scripts = assets.files.filter(({ path }) => path.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  const looking = scripts.filter(({ data }) => /\(\?<[=!]/.test(String(data)));
  expect(looking.map(({ path }) => path)).toEqual([]);
});
