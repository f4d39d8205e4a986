import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { interactive } from "../blocks/interactive.ts";
import { budget } from "./budget.ts";
import { type Chunk, checkModules, withImports } from "./chunk-budget.ts";
import { weigh } from "./weight.ts";

/** A file of the site: its path below the output folder, with `/`, and what it holds. */
export interface OutputFile {
  path: string;
  data: string | Uint8Array;
}

/** The scripts of the site and the address of the one that pages load. */
export interface Bundle {
  files: OutputFile[];
  boot: string;
  /** The bytes of each script, compressed, by the part of the site that brings it. */
  weights: ScriptWeights;
}

/** What the scripts of a page weigh: those of all pages, and for each interactive block what it adds. */
export interface ScriptWeights {
  page: number;
  blocks: Record<string, Record<string, number>>;
}

const boot = join(import.meta.dirname, "../client/boot.ts");

/**
 * Bundles the client: the boot script, and the chunks that it brings when the browser is idle.
 *
 * @throws Error where a module stands in a script that does not name it, or the boot script is too heavy
 */
export async function bundleClient(): Promise<Bundle> {
  const chunks = await bundleChunks();
  checkModules(chunks);
  const sizes = new Map<string, number>();
  await Promise.all(chunks.map(async ({ path, code }) => sizes.set(path, await weigh(code))));
  const entry = chunkNamed(chunks, "boot");
  const size = sizes.get(entry.path) ?? 0;
  if (size > budget.boot) throw new Error(`The boot script has ${size} bytes of ${budget.boot}.`);
  return {
    files: chunks.map(({ path, code }) => ({ path, data: code })),
    boot: entry.path,
    weights: weighScripts(chunks, sizes),
  };
}

function chunkNamed(chunks: readonly Chunk[], name: string): Chunk {
  const found = chunks.find((chunk) => chunk.name === name);
  if (!found) throw new Error(`The client bundle has no script ${name}.`);
  return found;
}

/** Blocks that are markup alone and deliveries of forms, with the script that gives them more. */
const behaviours = [
  ["contact", "behaviours"],
  ["map", "behaviours"],
  ["article", "share"],
  ["http", "http-delivery"],
  ["demo", "direct-delivery"],
  ["mailto", "direct-delivery"],
  ["whatsapp", "direct-delivery"],
];

function weighScripts(chunks: readonly Chunk[], sizes: ReadonlyMap<string, number>): ScriptWeights {
  const pathsOf = (name: string) => withImports(chunks, chunkNamed(chunks, name).path);
  const base = new Set([...pathsOf("boot"), ...pathsOf("main")]);
  const sizeOf = (path: string) => sizes.get(path) ?? 0;
  const own = Object.keys(interactive).map((type) => [type, type]);
  const blocks = [...own, ...behaviours].map(([type = "", name = ""]) => {
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

/**
 * As a library, because a site gets a helper of a kilobyte that loads style sheets with scripts;
 * here no script brings any.
 */
async function bundleChunks(): Promise<Chunk[]> {
  const outputs = (await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [namelessHost],
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    // Whatever the environment says, visitors get the libraries as they are meant for them.
    resolve: { conditions: ["module", "browser", "production"] },
    build: {
      write: false,
      target: ["chrome100", "firefox100", "safari15.4"],
      lib: { entry: { boot }, formats: ["es"] },
      rolldownOptions: {
        // Advice of the router to developers: nobody reads it on a visitor's phone.
        treeshake: { manualPureFunctions: ["warning", "warningOnce"] },
        output: {
          minify: true,
          comments: false,
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  })) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.flatMap(toChunk));
}

function toChunk(item: Rolldown.RolldownOutput["output"][number]): Chunk[] {
  if (item.type !== "chunk") return [];
  const { name, fileName: path, code, moduleIds: modules, imports } = item;
  return [{ name, path, code, modules, imports }];
}

/**
 * Outside of a browser the router completes addresses with `http://localhost`, of which it only
 * uses the path. What is published names no machine: a name that nobody can own (RFC 2606) does it.
 */
const namelessHost: Plugin = {
  name: "prelo-nameless-host",
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/, code: "http://localhost" },
    handler: (code) => ({
      code: code.replaceAll('"http://localhost"', '"http://invalid"'),
      map: null,
    }),
  },
};

// Separate chunks are evaluated in separate tasks, and the libraries keep their hash from release to release.
const chunkGroups = [
  {
    name: "react",
    test: /node_modules[\\/](react|scheduler)[\\/]/,
    priority: 3,
  },
  { name: "react-dom", test: /node_modules[\\/]react-dom[\\/]/, priority: 2 },
  {
    name: "router",
    test: /node_modules[\\/](react-router|react-router-dom)[\\/]/,
    priority: 1,
  },
  {
    name: "shared",
    // What a form needs to deliver stays apart: each fetches the code for its own way. Dates only the
    // calculator writes in the browser.
    test: /[\\/]src[\\/](ui|content)[\\/](?!format-date|form[\\/](draft|http-delivery|direct-delivery))/,
    priority: 1,
  },
];
