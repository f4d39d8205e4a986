import { expect, test } from "vitest";
import { loadSite } from "../../load/load-folder.ts";
import { buildAssets } from "./build-assets.ts";

test("builds no script with a regex lookbehind, which older browsers cannot parse", async () => {
  const { site } = await loadSite("content");
  if (!site) throw new Error("The shipped content has mistakes.");
  const { assets } = await buildAssets(site, "");
  const scripts = assets.files.filter(({ path }) => path.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  const looking = scripts.filter(({ data }) => /\(\?<[=!]/.test(String(data)));
  expect(looking.map(({ path }) => path)).toEqual([]);
});
