/**
 * Makes what the package has besides the source, before `npm pack`: the commands as programs, and the types of
 * `prelo/block` and `prelo/rules`, and its README. With `--remove` it goes again, since in this folder commands run from
 * the source.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "./compile.mjs";
import { languages, programFolder } from "./editors-language.mjs";
import { putPackageReadme, restoreReadme } from "./package-readme.mjs";
import { packedCommands } from "./packed-commands.mjs";
import { billOfMaterials } from "./sbom.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const program = join(root, "program");

/**
 * Libraries that the package brings along, with what is asked of them: installed they take 60 MB, most of it files that
 * nobody runs, and the part of them that is needed one. The programs of all languages share them.
 *
 * @type {Record<string, string>}
 */
const included = {
  "json-schema-to-typescript": "compile",
  pdfkit: "default",
};

/** What formats generated types, without the languages that they are not in. */
const formatter = `
import { format as write } from "prettier/standalone";
import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
export const format = (text, options) => write(text, { ...options, plugins: [estree, typescript] });`;

/**
 * What a site's own code asks for. The type checker and whoever tests such code read it, and it speaks to nobody, so it is there
 * in one language.
 */
const asked = ["block", "rules"].map((name) => `src/${name}.ts`);

/**
 * @param {import("./editors-language.mjs").Language} language
 * @param {readonly string[]} more what is made beside the commands
 */
async function makeProgram(language, more = []) {
  const outdir = join(program, programFolder(language));
  await compile({
    outdir,
    entries: [...packedCommands.map((name) => `scripts/${name}.ts`), ...more],
    folderOf: (path) => folderOf(path, outdir),
    language,
    more: { packages: "external", plugins: [shared(relative(outdir, program) || ".")] },
  });
}

/**
 * Those that are included lie beside the programs.
 *
 * @param {string} way from the program to them
 * @returns {import("esbuild").Plugin}
 */
function shared(way) {
  const names = new RegExp(`^(?:${Object.keys(included).join("|")})$`);
  return {
    name: "shared",
    setup: ({ onResolve }) =>
      onResolve({ filter: names }, ({ path }) => {
        return { path: `${way}/${librariesFolder}/${path}.mjs`, external: true };
      }),
  };
}

const librariesFolder = "libraries";

/** Makes one file of each library that is included, and returns the paths of all that stands in them. */
async function makeLibraries() {
  const { build } = await import("esbuild");
  const made = Object.entries(included).map(async ([name, what]) => {
    const { metafile } = await build({
      stdin: { contents: `export { ${what} } from ${JSON.stringify(name)};`, resolveDir: root },
      outfile: join(program, librariesFolder, `${name}.mjs`),
      ...{ bundle: true, format: "esm", platform: "node", target: "node20", logLevel: "silent" },
      absWorkingDir: root,
      metafile: true,
      // Nobody reads them here; names stay, for the lines of an error.
      ...{ minifyWhitespace: true, minifySyntax: true },
      plugins: [libraries],
      // What is published as CommonJS asks for Node's own modules while it runs.
      banner: {
        js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
      },
    });
    return Object.keys(metafile.inputs);
  });
  return (await Promise.all(made)).flat();
}

/**
 * All packages are asked for where they are installed, but for those that are included, with what they ask for.
 *
 * @type {import("esbuild").Plugin}
 */
const libraries = {
  name: "libraries",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === "entry-point" || path.startsWith("node:")) return undefined;
      if (path === "prettier") return { path, namespace: "formatter" };
      const isInside = importer === "prettier" || importer.includes("node_modules");
      return isInside || Object.hasOwn(included, path) ? undefined : { path, external: true };
    });
    onLoad({ filter: /.*/, namespace: "formatter" }, () => ({
      contents: formatter,
      resolveDir: root,
    }));
    // Asked for in a way that no bundler sees.
    onLoad({ filter: /pdfkit\.node\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("require$1('#", "require('#"),
    }));
  },
};

/**
 * The package lies anywhere: its source is found from where the program lies.
 *
 * @param {string} path
 * @param {string} outdir
 */
function folderOf(path, outdir) {
  const way = relative(outdir, dirname(path)).replaceAll("\\", "/");
  return `(import.meta.dirname + ${JSON.stringify(`/${way}`)})`;
}

/**
 * The texts of the licences of what stands in the program.
 *
 * @param {readonly string[]} paths of all its sources
 */
function licensesOf(paths) {
  const folders = paths.flatMap((path) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  const notices = [...new Set(folders)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(root, folder, "package.json"), "utf8"),
    );
    const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each));
    const text = file ? readFileSync(join(root, folder, file), "utf8").trim() : "";
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return notices.join(`\n${"-".repeat(72)}\n\n`);
}

/**
 * The names of the packages in which some files lie.
 *
 * @param {readonly string[]} paths
 */
function namesIn(paths) {
  return paths.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
}

function writeTypes() {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const options = ["-p", "src/tsconfig.package.json"];
  return spawnSync(process.execPath, [compiler, ...options], { cwd: root, stdio: "inherit" })
    .status;
}

rmSync(program, { recursive: true, force: true });
restoreReadme(root);
if (!process.argv.includes("--remove")) {
  const [first, ...others] = languages;
  await makeProgram(first, asked);
  for (const language of others) await makeProgram(language);
  const inside = await makeLibraries();
  writeFileSync(join(program, "licenses.txt"), licensesOf(inside));
  writeFileSync(join(program, "sbom.cdx.json"), billOfMaterials(root, "prelo", namesIn(inside)));
  process.exitCode = writeTypes();
  if (process.exitCode === 0) putPackageReadme(root);
}
