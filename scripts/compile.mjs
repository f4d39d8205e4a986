/**
 * Compiles the given entries and the worker thread to JavaScript for Node 20. Each entry gets one
 * file in the output folder. Shared code is in separate chunks.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueCondition } from "./editors-language.mjs";

const root = join(import.meta.dirname, "..");

/**
 * Compiles programs with esbuild. Rejects if the source does not compile.
 *
 * @param {object} how
 * @param {string} how.outdir the output folder; created if missing
 * @param {readonly string[]} how.entries paths relative to the root, or patterns
 * @param {(path: string) => string} how.folderOf returns the code that replaces
 *   `import.meta.dirname` in a source file, so that the program still finds files next to it
 * @param {import("./editors-language.mjs").Language} how.language the language for editors
 * @param {import("esbuild").BuildOptions} [how.more] further options; by default all packages are
 *   external
 */
export async function compile({
  outdir,
  entries,
  folderOf,
  language,
  more = { packages: "external" },
}) {
  const { build } = await import("esbuild");
  return build({
    absWorkingDir: root,
    entryPoints: [...entries, "src/builder/workers/worker.ts"],
    entryNames: "[name]",
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "silent",
    conditions: ["module", catalogueCondition(language)],
    ...more,
    plugins: [
      ...(more.plugins ?? []),
      {
        name: "folders",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.tsx?$/ }, ({ path }) => inlineSourceFolder(path, folderOf(path))),
      },
    ],
  });
}

/**
 * @param {string} path
 * @param {string} folder
 */
function inlineSourceFolder(path, folder) {
  const text = readFileSync(path, "utf8");
  const contents = text.replaceAll("import.meta.dirname", () => folder);
  return /** @type {const} */ ({ contents, loader: path.endsWith("x") ? "tsx" : "ts" });
}
