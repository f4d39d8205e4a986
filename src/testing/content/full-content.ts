import { join } from "node:path";
import { buildArtifacts } from "../../builder/artifacts/build-artifacts.ts";
import { prepareAssets } from "../../builder/assets/prepare-assets.ts";
import { buildPages } from "../../builder/pages/build-pages.ts";
import { openStaging } from "../../builder/staging.ts";
import { WorkerPool } from "../../builder/workers/pool.ts";
import type { SiteResult } from "../../load/assemble.ts";
import { loadRules, readContents } from "../../load/load-folder.ts";
import { temporaryFolder } from "../command.ts";
import { acceptedChanges, omittedTexts, withEveryBlockType } from "./hostile-content.ts";

/** The shipped site with all that any schema lets an editor write, and the rules it follows. */
export async function fullContent() {
  const rules = await loadRules("content");
  const shipped = await readContents("content");
  if (!shipped) throw new Error("There is no content.");
  let contents = withEveryBlockType(shipped, rules.schemas);
  // What fills a gap may have gaps itself.
  for (let depth = 0; depth < 2; depth++) {
    contents = acceptedChanges(contents, omittedTexts(contents, rules.schemas), rules).contents;
  }
  return { contents, rules };
}

/**
 * Makes a site of assembled content, in a folder that the test's end removes.
 *
 * @returns the folder
 */
export async function buildFromContent({ site }: Pick<SiteResult, "site">): Promise<string> {
  if (!site) throw new Error("The content is not a site.");
  const out = join(await temporaryFolder(), "dist");
  const staging = await openStaging(out);
  const prepared = await prepareAssets({ site, base: "", origins: new Map() }, staging, {});
  const pages = await buildPages(prepared, staging, { out, pool: new WorkerPool() });
  await staging.write(
    await buildArtifacts(prepared.site, pages, { content: await temporaryFolder() }),
  );
  await staging.release();
  return out;
}
