import { join } from "node:path";
import { openStaging } from "../../builder/output/staging.ts";
import { buildArtifacts } from "../../builder/pipeline/build-artifacts.ts";
import { buildPages } from "../../builder/pipeline/build-pages.ts";
import { prepareAssets } from "../../builder/pipeline/run-stages.ts";
import { WorkerPool } from "../../builder/workers/pool.ts";
import { toRoutes } from "../../layout/routes.ts";
import { loadRules, readContents } from "../../load/load-folder.ts";
import type { SiteResult } from "../../load/validate-site.ts";
import { createTestFolder } from "../command.ts";
import {
  addMissingListsAndBlocks,
  dropRejectedChanges,
  listOmittedTextFields,
} from "./content-changes.ts";

/**
 * Returns the shipped content and its rules. Adds all fields that any schema allows, if the check
 * accepts them.
 */
export async function createFullContent() {
  const rules = await loadRules("content");
  const shipped = await readContents("content");
  if (!shipped) throw new Error("There is no content.");
  let contents = addMissingListsAndBlocks(shipped, rules.schemas);
  // An added value may itself have optional fields without a value.
  for (let depth = 0; depth < 2; depth++) {
    contents = dropRejectedChanges(
      contents,
      listOmittedTextFields(contents, rules.schemas),
      rules,
    ).contents;
  }
  return { contents, rules };
}

/**
 * Builds a site from assembled content into a folder that is removed when the test ends.
 *
 * @returns the output folder
 */
export async function buildSiteFromContent({ site }: Pick<SiteResult, "site">): Promise<string> {
  if (!site) throw new Error("The content is not a site.");
  const out = join(await createTestFolder(), "dist");
  const staging = await openStaging(out);
  const prepared = await prepareAssets({ site, base: "", origins: new Map() }, staging, {});
  const routes = toRoutes(prepared.site, prepared.site.labels);
  const pages = await buildPages(prepared, routes, staging, { out, pool: new WorkerPool() });
  await staging.write(
    await buildArtifacts(prepared.site, pages, { content: await createTestFolder() }),
  );
  await staging.release();
  return out;
}
