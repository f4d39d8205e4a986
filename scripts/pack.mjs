/**
 * Builds the files that the package contains besides the source: the compiled commands, the types
 * of `prelo/block` and `prelo/rules`, and the package's README. This script runs before `npm pack`.
 * Afterwards `--remove` deletes these files, because commands in this repository run from the
 * source.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "./compile.mjs";
import { languages, programFolder } from "./editors-language.mjs";
import { restoreReadme, swapInPackageReadme } from "./package-readme.mjs";
import { packedCommands } from "./packed-commands.mjs";
import { createBillOfMaterials } from "./sbom.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const program = join(root, "program");

/**
 * Libraries that are bundled into the package, and the export of each that we use. Installing them
 * would take 60 MB; the bundles take 1 MB. The programs of all languages share the bundles.
 *
 * @type {Record<string, string>}
 */
const included = {
  "json-schema-to-typescript": "compile",
  pdfkit: "default",
};

/** A smaller substitute for Prettier. Generated types need only its support for TypeScript. */
const formatter = `
import { format as write } from "prettier/standalone";
import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
export const format = (text, options) => write(text, { ...options, plugins: [estree, typescript] });`;

/**
 * The modules that a site's own code imports. They contain no messages for editors, so they are
 * compiled in one language only. Type checkers and tests of site code need them.
 */
const siteModules = ["block", "rules"].map((name) => `src/${name}.ts`);

/**
 * Compiles the commands in one language into the folder of their language.
 *
 * @param {import("./editors-language.mjs").Language} language
 * @param {readonly string[]} more further entries besides the commands
 */
async function compileProgram(language, more = []) {
  const outdir = join(program, programFolder(language));
  await compile({
    outdir,
    entries: [...packedCommands.map((name) => `scripts/${name}.ts`), ...more],
    folderOf: (path) => sourceFolderExpression(path, outdir),
    language,
    more: {
      packages: "external",
      plugins: [createIncludedLibrariesPlugin(relative(outdir, program) || ".")],
    },
  });
}

/**
 * Creates an esbuild plugin that replaces imports of bundled libraries with imports of their
 * bundles.
 *
 * @param {string} way the relative path from the compiled commands to the program folder
 * @returns {import("esbuild").Plugin}
 */
function createIncludedLibrariesPlugin(way) {
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

/** Bundles each included library into one file. Returns the paths of all its sources. */
async function bundleLibraries() {
  const { build } = await import("esbuild");
  const made = Object.entries(included).map(async ([name, what]) => {
    const { metafile } = await build({
      stdin: { contents: `export { ${what} } from ${JSON.stringify(name)};`, resolveDir: root },
      outfile: join(program, librariesFolder, `${name}.mjs`),
      ...{ bundle: true, format: "esm", platform: "node", target: "node20", logLevel: "silent" },
      absWorkingDir: root,
      metafile: true,
      minify: true,
      plugins: [libraries],
      // CommonJS code loads Node's own modules with `require` at run time.
      banner: {
        js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
      },
    });
    return Object.keys(metafile.inputs);
  });
  return (await Promise.all(made)).flat();
}

/**
 * An esbuild plugin that bundles the included libraries with their dependencies. All other packages
 * are external.
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
    // Bundlers cannot detect this form of import.
    onLoad({ filter: /pdfkit\.node\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("require$1('#", "require('#"),
    }));
  },
};

/**
 * Returns code for the path of a source file's folder. The path is relative to the program, because
 * the package may be installed anywhere.
 *
 * @param {string} path
 * @param {string} outdir
 */
function sourceFolderExpression(path, outdir) {
  const way = relative(outdir, dirname(path)).replaceAll("\\", "/");
  return `(import.meta.dirname + ${JSON.stringify(`/${way}`)})`;
}

/**
 * Returns the licence texts of all packages in the program, sorted by folder.
 *
 * @param {readonly string[]} paths the paths of all bundled files
 */
function collectLicenses(paths) {
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
 * Returns the names of the packages to which files belong. Ignores files outside of packages.
 *
 * @param {readonly string[]} paths
 */
function packageNamesFromPaths(paths) {
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
  await compileProgram(first, siteModules);
  for (const language of others) await compileProgram(language);
  const inside = await bundleLibraries();
  writeFileSync(join(program, "licenses.txt"), collectLicenses(inside));
  writeFileSync(
    join(program, "sbom.cdx.json"),
    createBillOfMaterials(root, "prelo", packageNamesFromPaths(inside)),
  );
  process.exitCode = writeTypes();
  if (process.exitCode === 0) swapInPackageReadme(root);
}
