import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteCodeStrings } from "#lang/load/site-code/strings";
import type { OwnBlocks } from "../../blocks/site-blocks.ts";
import { blockTraits } from "../../blocks/traits.ts";
import { loadSiteBlocks } from "../../load/site-code/load-site-code.ts";
import { SiteCodeError, siteCodeHash } from "../../load/site-code/site-code-files.ts";
import { getOrCreateUserCached } from "../../media/cache.ts";
import { dependencyVersionsKey } from "../../media/installed-packages.ts";
import { budget } from "../html/budget.ts";
import { compressedSize } from "../html/compressed-size.ts";
import type { OutputFile } from "../html/output-file.ts";
import { type Chunk, checkAllowedModules, scriptPathsWithImports } from "./allowed-modules.ts";
import { appendLicenseReference, packageFoldersIn } from "./licenses.ts";
import { stemmerFile } from "./search-modules.ts";
import {
  featureScripts,
  isDeliveryMethod,
  type ScriptWithImports,
  usedScripts,
} from "./used-scripts.ts";

/** The scripts of the site and the address of the one that pages load. */
export interface Bundle {
  files: OutputFile[];
  boot: string;
  /** The folders of the third-party packages in the scripts. */
  packages: string[];
}

/** All scripts that can be built from the source, regardless of the content of the site. */
interface FullBundle extends Bundle {
  links: ScriptWithImports[];
  /** The types of the site's own interactive blocks. */
  own: string[];
}

interface BundleOptions {
  /** The language of the site if it has a search. Other sites get no search code. */
  search?: string;
  /**
   * The parts of the site that may need a script (see `usedFeatures`). Default: all blocks and
   * delivery methods.
   */
  parts?: ReadonlySet<string>;
}

/**
 * The compressed sizes of the scripts in bytes, by address. `page` has the scripts of all pages,
 * `parts` those of each part.
 */
interface ScriptSizes {
  page: Record<string, number>;
  parts: Record<string, Record<string, number>>;
}

/**
 * Bundles the scripts for the browser: the boot script, and the chunks that it loads when the
 * browser is idle. The result is cached until a source file changes.
 *
 * @param own the folder of the site's own code
 * @throws Error if a script contains a module that it must not contain, or if the scripts of the
 *   engine exceed their budget
 * @throws SiteCodeError if the scripts of a block of the site exceed their budget
 */
export async function bundleClient(
  own: string,
  { search, parts }: BundleOptions = {},
): Promise<Bundle> {
  const key = [
    // The result contains paths of library folders, which differ between installations.
    root,
    ...readBundleInputs(),
    siteCodeHash(own),
    `search: ${search !== undefined && stemmerFile(search)}`,
  ];
  const made = await getOrCreateUserCached("client", key, async () => {
    return Buffer.from(JSON.stringify(await buildBundle(own, search)));
  });
  const kept: FullBundle = JSON.parse(made.toString());
  const bundle = packageFoldersExist(kept) ? kept : await buildBundle(own, search);
  if (!parts) return bundle;
  const used = usedScripts(bundle.links, bundle.boot, { parts, own: bundle.own });
  return { ...bundle, files: bundle.files.filter(({ path }) => used.has(path)) };
}

/** Whether the libraries are still in the same folders. An installation with npm may move them. */
function packageFoldersExist({ packages }: Bundle): boolean {
  return packages.every((folder) => existsSync(folder));
}

const root = join(import.meta.dirname, "../../..");
const sourceFolders = ["blocks", "builder/bundles", "client", "layout", "model", "ui"];

/** Returns all inputs of the scripts: the source files and the versions of the libraries. */
function readBundleInputs(): (string | Buffer)[] {
  const paths = sourceFolders.flatMap((folder) => {
    const names = readdirSync(join(root, "src", folder), { recursive: true, encoding: "utf8" });
    const sources = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).sort();
    return sources.map((name) => join("src", folder, name));
  });
  const files = ["src/block.ts", ...paths];
  return [
    dependencyVersionsKey(),
    ...files.flatMap((path) => [path, readFileSync(join(root, path))]),
  ];
}

async function buildBundle(own: string, search?: string): Promise<FullBundle> {
  // The bundler loads slowly, and is needed only after the source has changed.
  const { bundleChunks } = await import("./bundle-chunks.ts");
  const blocks = await loadSiteBlocks(own);
  const chunks = (await bundleChunks(own, search)).map(appendLicenseReference);
  checkAllowedModules(chunks, own);
  const sizes = new Map<string, number>();
  await Promise.all(
    chunks.map(async ({ path, code }) => sizes.set(path, await compressedSize(code))),
  );
  const entry = requireChunk(chunks, "boot");
  const live = Object.keys(blocks.interactive);
  checkScriptSizes(measureScripts(chunks, { sizes, own: live }), blocks);
  checkSearchBudget(chunks, sizes);
  assertWithinBudget("boot script", sizes.get(entry.path) ?? 0, budget.boot);
  return {
    files: chunks.map(({ path, code }) => ({ path, data: code })),
    boot: entry.path,
    packages: chunks.flatMap(packageFoldersIn),
    links: chunks.map(({ name, path, imports, dynamicImports }) => {
      return { name, path, imports, dynamicImports };
    }),
    own: live,
  };
}

/**
 * Enforces the script budgets for the worst case: all engine blocks together with the largest
 * delivery method. Then adds the blocks of the site, one at a time. Several of them on one page are
 * not checked.
 */
function checkScriptSizes({ page, parts }: ScriptSizes, { interactive, budgets }: OwnBlocks): void {
  const isOwn = (type: string) => Object.hasOwn(interactive, type);
  const engine = Object.keys(parts).filter((type) => !isOwn(type) && !isDeliveryMethod(type));
  const common = Object.assign(
    {},
    page,
    ...engine.map((type) => parts[type]),
    findLargestDeliveryMethodScripts(parts),
  );
  assertWithinBudget("scripts of the engine", totalSize(common), budget.scripts);
  for (const type of Object.keys(interactive)) {
    const bytes = totalSize({ ...common, ...parts[type] });
    const limit = Math.max(budget.scripts, budgets[type] ?? 0);
    if (bytes > limit) throw new SiteCodeError(siteCodeStrings.scripts({ type, bytes, limit }));
  }
}

/** Returns the scripts of the largest delivery method. A page uses only one delivery method. */
function findLargestDeliveryMethodScripts(parts: ScriptSizes["parts"]): Record<string, number> {
  const ways = Object.keys(parts).filter(isDeliveryMethod);
  const weights = ways.map((way) => parts[way] ?? {});
  return weights.sort((one, other) => totalSize(other) - totalSize(one))[0] ?? {};
}

/**
 * Checks the budget of the search page. It has no blocks. It loads the common scripts and the
 * search script.
 */
function checkSearchBudget(chunks: readonly Chunk[], sizes: ReadonlyMap<string, number>): void {
  if (!chunks.some(({ name }) => name === searchScript)) return;
  const names = ["boot", "main", "behaviours", searchScript];
  const paths = new Set(
    names.flatMap((name) => scriptPathsWithImports(chunks, requireChunk(chunks, name).path)),
  );
  const bytes = [...paths].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  assertWithinBudget("scripts of the search", bytes, budget.scripts);
}

function assertWithinBudget(what: string, bytes: number, limit: number): void {
  if (bytes > limit) throw new Error(`${what}: ${bytes} bytes of ${limit}.`);
}

function totalSize(sizes: Readonly<Record<string, number>>): number {
  return Object.values(sizes).reduce((sum, size) => sum + size, 0);
}

function requireChunk(chunks: readonly Chunk[], name: string): Chunk {
  const found = chunks.find((chunk) => chunk.name === name);
  if (!found) throw new Error(`The client bundle has no script ${name}.`);
  return found;
}

/** The name of the search script. Only sites with a search have it. */
const searchScript = "live-search";

function measureScripts(
  chunks: readonly Chunk[],
  { sizes, own }: { sizes: ReadonlyMap<string, number>; own: readonly string[] },
): ScriptSizes {
  const pathsOf = (name: string) => scriptPathsWithImports(chunks, requireChunk(chunks, name).path);
  const base = new Set([...pathsOf("boot"), ...pathsOf("main")]);
  const weigh = (paths: Iterable<string>) =>
    Object.fromEntries([...paths].map((path) => [path, sizes.get(path) ?? 0]));
  const behaving = blockTraits.flatMap(([type, { hasBehaviour }]) =>
    hasBehaviour ? [[type, "behaviours"] as const] : [],
  );
  const parts = [...behaving, ...featureScripts(own)].map(([type, name]) => {
    return [type, weigh(pathsOf(name).filter((path) => !base.has(path)))] as const;
  });
  return { page: weigh(base), parts: Object.fromEntries(parts) };
}
