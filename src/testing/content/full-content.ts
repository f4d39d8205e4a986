import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildAssets } from "../../press/assets/build-assets.ts";
import type { OutputFile } from "../../press/assets/bundle.ts";
import { renderSite } from "../../press/pages/render-site.ts";
import type { LoadResult } from "../../site/assemble.ts";
import { loadRules, readContents } from "../../site/load.ts";
import { temporaryFolder } from "../command.ts";
import { accepted, gapsOf, withEveryKind } from "./hostile-content.ts";

/** The shipped site with all that any schema lets an editor write, and the rules it follows. */
export async function fullContent() {
  const rules = await loadRules("content");
  const shipped = await readContents("content");
  if (!shipped) throw new Error("There is no content.");
  let contents = withEveryKind(shipped, rules.schemas);
  // What fills a gap may have gaps itself.
  for (let depth = 0; depth < 2; depth++) {
    contents = accepted(contents, gapsOf(contents, rules.schemas), rules).contents;
  }
  return { contents, rules };
}

/**
 * Makes a site without asking what its pages weigh, in a folder that the test's end removes.
 *
 * @returns the folder
 */
export async function buildUnweighed({ site }: Pick<LoadResult, "site">): Promise<string> {
  if (!site) throw new Error("The content is not a site.");
  const out = join(await temporaryFolder(), "dist");
  const made = await buildAssets(site, "");
  const write = async (files: OutputFile[]) => {
    for (const { path, data } of files) {
      mkdirSync(dirname(join(out, path)), { recursive: true });
      writeFileSync(join(out, path), data);
    }
  };
  await write(made.assets.files);
  await renderSite(made.site, made.assets, { write });
  return out;
}
