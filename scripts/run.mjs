/**
 * Runs a command of this folder: `node scripts/run.mjs build …`. Node 20 cannot run TypeScript, and
 * transpiling file by file takes longer than most commands. So all commands are compiled together
 * to `.cache/program`, and again when the source has changed. There is one program per language of
 * editors. Unlike the caches of sites, this cache is next to the source. This is safe, because a
 * person who can change the cache can also change the source.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { programFolder, requestedEnglishVariant, requestedLanguage } from "./editors-language.mjs";

const root = join(import.meta.dirname, "..");
const programs = join(root, ".cache/program");
/** How many compiled programs to retain. A command that is still running may need an older one. */
const keptPrograms = 10;

const [word = ""] = process.argv.slice(2, 3);
const isCommand = existsSync(join(root, "scripts", `${word}.ts`)) && /^\w+$/.test(word);
// `help` handles unknown commands.
const command = isCommand ? word : "help";
const language = requestedLanguage(process.argv.slice(2));
// `src/yaml/text-and-language/localize-spelling.ts` reads this, also in workers and child commands.
process.env.PRELO_ENGLISH = requestedEnglishVariant(process.argv.slice(2));
if (isCommand) process.argv.splice(2, 1);
const entry = join(await ensureCompiled(), `${command}.mjs`);
if (existsSync(entry)) await import(pathToFileURL(entry).href);
else await runFromSource();

/**
 * Runs the command from its source. This is the fallback if the cache cannot be written or the
 * source does not compile. It is slower, uses the source language and prints esbuild's errors.
 */
async function runFromSource() {
  const { register } = await import("tsx/esm/api");
  register();
  await import(pathToFileURL(join(root, "scripts", `${command}.ts`)).href);
}

/**
 * Returns the folder of the program for the current source, and compiles it if necessary. If this
 * fails, the folder does not exist.
 */
async function ensureCompiled() {
  const sources = ["src", "scripts"].flatMap(listSourceFiles);
  const program = join(programs, hashFiles(sources) + languageSuffix());
  if (!existsSync(program)) await compileProgram(program).catch(() => undefined);
  return program;
}

/** Returns the suffix of a program's folder for the language; empty for the source language. */
function languageSuffix() {
  const [name] = programFolder(language).split("/");
  return name ? `-${name}` : "";
}

/** @param {string} folder */
function listSourceFiles(folder) {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const isSource = /(?<!\.test)\.(?:tsx?|mjs)$/;
  return paths.filter((path) => isSource.test(path)).map((path) => join(folder, path));
}

/**
 * Returns a hash of the sources and their paths. The paths matter because the program reads files
 * there, and a cache may have been copied from another folder.
 *
 * @param {string[]} paths
 */
function hashFiles(paths) {
  const hash = createHash("sha256").update(`${root}\n`);
  for (const path of paths.sort()) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 10);
}

/**
 * Compiles a program. Writes it to a temporary folder first, because two commands may do this at
 * the same time.
 *
 * @param {string} program
 */
async function compileProgram(program) {
  const { compile } = await import("./compile.mjs");
  const outdir = `${program}-${process.pid}`;
  await compile({
    outdir,
    entries: ["scripts/*.ts"],
    folderOf: (path) => JSON.stringify(dirname(path)),
    language,
  });
  if (!existsSync(program)) renameSync(outdir, program);
  rmSync(outdir, { recursive: true, force: true });
  removeOldPrograms();
}

function removeOldPrograms() {
  const folders = readdirSync(programs).map((name) => join(programs, name));
  const age = new Map(folders.map((folder) => [folder, statSync(folder).mtimeMs]));
  const old = folders.sort((a, b) => (age.get(b) ?? 0) - (age.get(a) ?? 0)).slice(keptPrograms);
  for (const folder of old) rmSync(folder, { recursive: true, force: true });
}
