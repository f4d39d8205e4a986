/**
 * Runs a command of this folder: `node scripts/run.mjs build …`. Node 20 reads no TypeScript, and
 * transpiling file by file takes longer than most commands. So all commands are compiled at once to
 * `.cache/program`, one program per language of editors, until the source changes. Unlike the
 * caches of sites it is next to its source: a person who can write there can change the source as
 * well.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { programFolder, requestedEnglishVariant, requestedLanguage } from "./editors-language.mjs";

const root = join(import.meta.dirname, "..");
const programs = join(root, ".cache/program");
/** The number of old programs to keep: a command that still runs may need one. */
const keptPrograms = 10;

const [word = ""] = process.argv.slice(2, 3);
const isCommand = existsSync(join(root, "scripts", `${word}.ts`)) && /^\w+$/.test(word);
// An unknown command is handled by `help`, which lists all commands.
const command = isCommand ? word : "help";
const language = requestedLanguage(process.argv.slice(2));
// Read by `src/yaml/language/spelling.ts`, also in workers and child commands.
process.env.PRELO_ENGLISH = requestedEnglishVariant(process.argv.slice(2));
if (isCommand) process.argv.splice(2, 1);
const entry = join(await ensureCompiled(), `${command}.mjs`);
if (existsSync(entry)) await import(pathToFileURL(entry).href);
else await runFromSource();

/**
 * Fallback if the cache cannot be written or the source does not compile: slower, in the source
 * language, and with esbuild's own error messages.
 */
async function runFromSource() {
  const { register } = await import("tsx/esm/api");
  register();
  await import(pathToFileURL(join(root, "scripts", `${command}.ts`)).href);
}

/**
 * The folder of the program for the current source. If it cannot be compiled, its files are
 * missing.
 */
async function ensureCompiled() {
  const sources = ["src", "scripts"].flatMap(listSourceFiles);
  const program = join(programs, hashFiles(sources) + languageSuffix());
  if (!existsSync(program)) await compileProgram(program).catch(() => undefined);
  return program;
}

/** Suffix that distinguishes the programs of the languages. */
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
 * Hash of the sources and of their paths: the program looks for files there, and a cache may have
 * been copied from another folder.
 *
 * @param {string[]} paths
 */
function hashFiles(paths) {
  const hash = createHash("sha256").update(`${root}\n`);
  for (const path of paths.sort()) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 10);
}

/**
 * Compiles into a temporary folder first: two commands may run at once.
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
