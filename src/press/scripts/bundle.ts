import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { interactive } from "../../blocks/interactive.ts";
import { blockTraits } from "../../blocks/traits.ts";
import { cached } from "../../media/cache.ts";
import { loadOwnBlocks } from "../../site/own/load-own.ts";
import { ownMark } from "../../site/own/own-files.ts";
import { budget } from "../file/budget.ts";
import type { OutputFile } from "../file/output-file.ts";
import { weigh } from "../file/weight.ts";
import { type Chunk, checkModules, withImports } from "./chunk-budget.ts";
import { packagesIn, withNotice } from "./licenses.ts";

/** The scripts of the site and the address of the one that pages load. */
export interface Bundle {
  files: OutputFile[];
  boot: string;
  /** The bytes of each script, compressed, by the part of the site that brings it. */
  weights: ScriptWeights;
  /** The packages of others that stand in the scripts. */
  packages: string[];
}

/** What the scripts of a page weigh: those of all pages, and for each interactive block what it adds. */
export interface ScriptWeights {
  page: number;
  blocks: Record<string, Record<string, number>>;
}

/**
 * Bundles the client: the boot script, and the chunks that it brings when the browser is idle. The
 * result is kept from build to build, until a file that it may be made from changes.
 *
 * @param own the folder of the site's own code
 * @throws Error where a module stands in a script that does not name it, or the boot script is too heavy
 */
export async function bundleClient(own: string): Promise<Bundle> {
  const key = [...readSources(), own, ownMark(own)];
  const made = await cached(".cache/client", key, async () => {
    return Buffer.from(JSON.stringify(await makeBundle(own)));
  });
  return JSON.parse(made.toString());
}

const root = join(import.meta.dirname, "../../..");
const folders = ["blocks", "client", "content", "page", "press/scripts", "ui"];

/** All that decides what the scripts are: our source, and the versions of the libraries. */
function readSources(): (string | Buffer)[] {
  const paths = folders.flatMap((folder) => {
    const names = readdirSync(join(root, "src", folder), { recursive: true, encoding: "utf8" });
    const sources = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).sort();
    return sources.map((name) => join("src", folder, name));
  });
  return ["package-lock.json", "src/block.ts", ...paths].flatMap((path) => [
    path,
    readFileSync(join(root, path)),
  ]);
}

async function makeBundle(own: string): Promise<Bundle> {
  // The bundler is needed for a change of the source only, and takes a while to load.
  const { bundleChunks } = await import("./bundle-chunks.ts");
  const types = Object.keys({ ...interactive, ...(await loadOwnBlocks(own)).interactive });
  const chunks = (await bundleChunks(own)).map(withNotice);
  checkModules(chunks, own);
  const sizes = new Map<string, number>();
  await Promise.all(chunks.map(async ({ path, code }) => sizes.set(path, await weigh(code))));
  const entry = chunkNamed(chunks, "boot");
  const size = sizes.get(entry.path) ?? 0;
  if (size > budget.boot) throw new Error(`The boot script has ${size} bytes of ${budget.boot}.`);
  return {
    files: chunks.map(({ path, code }) => ({ path, data: code })),
    boot: entry.path,
    weights: weighScripts(types, chunks, sizes),
    packages: chunks.flatMap(packagesIn),
  };
}

function chunkNamed(chunks: readonly Chunk[], name: string): Chunk {
  const found = chunks.find((chunk) => chunk.name === name);
  if (!found) throw new Error(`The client bundle has no script ${name}.`);
  return found;
}

/** Other parts of pages that are markup alone, and deliveries of forms, with the script that gives them more. */
const behaviours = [
  ["article", "share"],
  ["http", "http-delivery"],
  ["demo", "direct-delivery"],
  ["mailto", "direct-delivery"],
  ["whatsapp", "direct-delivery"],
];

function weighScripts(
  types: readonly string[],
  chunks: readonly Chunk[],
  sizes: ReadonlyMap<string, number>,
): ScriptWeights {
  const pathsOf = (name: string) => withImports(chunks, chunkNamed(chunks, name).path);
  const base = new Set([...pathsOf("boot"), ...pathsOf("main")]);
  const sizeOf = (path: string) => sizes.get(path) ?? 0;
  const own = types.map((type) => [type, type]);
  const more = blockTraits
    .filter(([, { behaves }]) => behaves)
    .map(([type]) => [type, "behaviours"]);
  const blocks = [...own, ...more, ...behaviours].map(([type = "", name = ""]) => {
    const own = pathsOf(name).filter((path) => !base.has(path));
    return [type, Object.fromEntries(own.map((path) => [path, sizeOf(path)]))] as const;
  });
  const page = [...base].reduce((sum, path) => sum + sizeOf(path), 0);
  return { page, blocks: Object.fromEntries(blocks) };
}

/** What all scripts of a page weigh together; blocks share some of theirs. */
export function scriptsOf({ page, blocks }: ScriptWeights, types: readonly string[]): number {
  const own: Record<string, number> = Object.assign({}, ...types.map((type) => blocks[type]));
  return Object.values(own).reduce((sum, size) => sum + size, page);
}
