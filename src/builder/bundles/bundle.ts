import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OwnBlocks } from "../../blocks/own.ts";
import { blockTraits } from "../../blocks/traits.ts";
import { loadOwnBlocks } from "../../load/site-code/load-own.ts";
import { OwnCodeFault, ownMark } from "../../load/site-code/own-files.ts";
import { ownCodeWords } from "../../load/site-code/words.pt-br.ts";
import { cachedForUser } from "../../media/cache.ts";
import { librariesMark } from "../../media/libraries.ts";
import { budget } from "../html/budget.ts";
import type { OutputFile } from "../html/output-file.ts";
import { weigh } from "../html/weight.ts";
import { type Chunk, checkModules, withImports } from "./chunk-budget.ts";
import { packagesIn, withNotice } from "./licenses.ts";
import { stemFile } from "./search-modules.ts";
import { isDelivery, type LinkedScript, scriptsOfParts, usedScripts } from "./used-scripts.ts";

/** The scripts of the site and the address of the one that pages load. */
export interface Bundle {
  files: OutputFile[];
  boot: string;
  /** The packages of others that stand in the scripts. */
  packages: string[];
}

/** All scripts that the site's source gives, whatever stands on its pages. */
interface WholeBundle extends Bundle {
  links: LinkedScript[];
  /** The types of the site's own blocks that live by scripts. */
  own: string[];
}

interface BundleOptions {
  /** The language of a site with a search; scripts of others hold nothing of it. */
  search?: string;
  /** What of the site may bring a script (`partsOf`); without it, there are those of all blocks and deliveries. */
  parts?: ReadonlySet<string>;
}

/** The scripts of all pages, and those that each part of a page brings; their bytes by address. */
interface ScriptWeights {
  page: Record<string, number>;
  parts: Record<string, Record<string, number>>;
}

/**
 * Bundles the client: the boot script, and the chunks that it brings when the browser is idle. The
 * result is kept from build to build, until a file that it may be made from changes.
 *
 * @param own the folder of the site's own code
 * @throws Error where a module stands in a script that does not name it, or the engine's scripts are too heavy
 * @throws OwnCodeFault where those of a block of the site's own are
 */
export async function bundleClient(
  own: string,
  { search, parts }: BundleOptions = {},
): Promise<Bundle> {
  const key = [
    // The result names folders of libraries, and each installation has its own.
    root,
    ...readSources(),
    ownMark(own),
    `search: ${search !== undefined && stemFile(search)}`,
  ];
  const made = await cachedForUser("client", key, async () => {
    return Buffer.from(JSON.stringify(await makeBundle(own, search)));
  });
  const kept: WholeBundle = JSON.parse(made.toString());
  const bundle = isWhole(kept) ? kept : await makeBundle(own, search);
  if (!parts) return bundle;
  const used = usedScripts(bundle.links, bundle.boot, { parts, own: bundle.own });
  return { ...bundle, files: bundle.files.filter(({ path }) => used.has(path)) };
}

/** Whether the libraries are still where they were: npm may have put them elsewhere since. */
function isWhole({ packages }: Bundle): boolean {
  return packages.every((folder) => existsSync(folder));
}

const root = join(import.meta.dirname, "../../..");
const folders = ["blocks", "builder/bundles", "client", "layout", "model", "ui"];

/** All that decides what the scripts are: our source, and the versions of the libraries. */
function readSources(): (string | Buffer)[] {
  const paths = folders.flatMap((folder) => {
    const names = readdirSync(join(root, "src", folder), { recursive: true, encoding: "utf8" });
    const sources = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).sort();
    return sources.map((name) => join("src", folder, name));
  });
  const files = ["src/block.ts", ...paths];
  return [librariesMark(), ...files.flatMap((path) => [path, readFileSync(join(root, path))])];
}

async function makeBundle(own: string, search?: string): Promise<WholeBundle> {
  // The bundler is needed for a change of the source only, and takes a while to load.
  const { bundleChunks } = await import("./bundle-chunks.ts");
  const blocks = await loadOwnBlocks(own);
  const chunks = (await bundleChunks(own, search)).map(withNotice);
  checkModules(chunks, own);
  const sizes = new Map<string, number>();
  await Promise.all(chunks.map(async ({ path, code }) => sizes.set(path, await weigh(code))));
  const entry = chunkNamed(chunks, "boot");
  const live = Object.keys(blocks.interactive);
  checkWeights(weighScripts(chunks, { sizes, own: live }), blocks);
  checkSearch(chunks, sizes);
  checkEngine("boot script", sizes.get(entry.path) ?? 0, budget.boot);
  return {
    files: chunks.map(({ path, code }) => ({ path, data: code })),
    boot: entry.path,
    packages: chunks.flatMap(packagesIn),
    links: chunks.map(({ name, path, imports, dynamicImports }) => {
      return { name, path, imports, dynamicImports };
    }),
    own: live,
  };
}

/**
 * Holds scripts to their budgets whatever stands on a page: those of all blocks of the engine together with the heaviest
 * way of sending forms, and these with each block of the site's own. So no choice of blocks makes a page too heavy.
 */
function checkWeights({ page, parts }: ScriptWeights, { interactive, budgets }: OwnBlocks): void {
  const isOwn = (type: string) => Object.hasOwn(interactive, type);
  const engine = Object.keys(parts).filter((type) => !isOwn(type) && !isDelivery(type));
  const common = Object.assign({}, page, ...engine.map((type) => parts[type]), heaviestWay(parts));
  checkEngine("scripts of the engine", sumOf(common), budget.scripts);
  for (const type of Object.keys(interactive)) {
    const bytes = sumOf({ ...common, ...parts[type] });
    const limit = Math.max(budget.scripts, budgets[type] ?? 0);
    if (bytes > limit) throw new OwnCodeFault(ownCodeWords.scripts({ type, bytes, limit }));
  }
}

/** The scripts of the heaviest way of sending forms: a page has one, not all of them. */
function heaviestWay(parts: ScriptWeights["parts"]): Record<string, number> {
  const ways = Object.keys(parts).filter(isDelivery);
  const weights = ways.map((way) => parts[way] ?? {});
  return weights.sort((one, other) => sumOf(other) - sumOf(one))[0] ?? {};
}

/** The page of the search has no blocks: beside what stands on every page it brings its own script alone. */
function checkSearch(chunks: readonly Chunk[], sizes: ReadonlyMap<string, number>): void {
  if (!chunks.some(({ name }) => name === searchScript)) return;
  const names = ["boot", "main", "behaviours", searchScript];
  const paths = new Set(
    names.flatMap((name) => withImports(chunks, chunkNamed(chunks, name).path)),
  );
  const bytes = [...paths].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  checkEngine("scripts of the search", bytes, budget.scripts);
}

function checkEngine(what: string, bytes: number, limit: number): void {
  if (bytes > limit) throw new Error(`${what}: ${bytes} bytes of ${limit}.`);
}

function sumOf(sizes: Readonly<Record<string, number>>): number {
  return Object.values(sizes).reduce((sum, size) => sum + size, 0);
}

function chunkNamed(chunks: readonly Chunk[], name: string): Chunk {
  const found = chunks.find((chunk) => chunk.name === name);
  if (!found) throw new Error(`The client bundle has no script ${name}.`);
  return found;
}

/** The script of the search, on sites that have one. */
const searchScript = "show-search";

function weighScripts(
  chunks: readonly Chunk[],
  { sizes, own }: { sizes: ReadonlyMap<string, number>; own: readonly string[] },
): ScriptWeights {
  const pathsOf = (name: string) => withImports(chunks, chunkNamed(chunks, name).path);
  const base = new Set([...pathsOf("boot"), ...pathsOf("main")]);
  const weigh = (paths: Iterable<string>) =>
    Object.fromEntries([...paths].map((path) => [path, sizes.get(path) ?? 0]));
  const behaving = blockTraits.flatMap(([type, { behaves }]) =>
    behaves ? [[type, "behaviours"] as const] : [],
  );
  const parts = [...behaving, ...scriptsOfParts(own)].map(([type, name]) => {
    return [type, weigh(pathsOf(name).filter((path) => !base.has(path)))] as const;
  });
  return { page: weigh(base), parts: Object.fromEntries(parts) };
}
