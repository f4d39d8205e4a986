/**
 * Makes all commands and the worker of threads ready, as JavaScript that Node 20 reads: one file each, flat in
 * a folder, and parts that they share.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wordsIn } from "./editors-language.mjs";

const root = join(import.meta.dirname, "..");

/**
 * @param {object} how
 * @param {string} how.outdir where the program goes; it is made
 * @param {readonly string[]} how.entries paths below the root; patterns are fine
 * @param {(path: string) => string} how.folderOf the code that stands for the folder of a source file: source that
 *   looks for files beside it goes on to look there
 * @param {import("./editors-language.mjs").Language} how.language in which it speaks to editors
 * @param {import("esbuild").BuildOptions} [how.more]
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
    ...more,
    plugins: [
      wordsIn(language),
      ...(more.plugins ?? []),
      {
        name: "folders",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.tsx?$/ }, ({ path }) => keepFolder(path, folderOf(path))),
      },
    ],
  });
}

/**
 * @param {string} path
 * @param {string} folder
 */
function keepFolder(path, folder) {
  const text = readFileSync(path, "utf8");
  const contents = text.replaceAll("import.meta.dirname", () => folder);
  return /** @type {const} */ ({ contents, loader: path.endsWith("x") ? "tsx" : "ts" });
}
