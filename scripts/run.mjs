/**
 * Runs a command of this folder: `node scripts/run.mjs build …`. Node 20 reads no TypeScript, and making it
 * readable file by file takes longer than most commands do. So all commands are made ready at once, as
 * JavaScript that stays in `.cache/program` until the source changes: a program for each language of editors.
 * Unlike the caches of sites it lies beside the source that it is made from: a person who can write there can change the
 * source as well.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { englishAsked, languageAsked, programFolder } from "./editors-language.mjs";

const root = join(import.meta.dirname, "..");
const programs = join(root, ".cache/program");
/** A command that still runs may need a part of an older program. */
const kept = 10;

const [word = ""] = process.argv.slice(2, 3);
const isCommand = existsSync(join(root, "scripts", `${word}.ts`)) && /^\w+$/.test(word);
// What is no command is answered by the one that knows them all.
const command = isCommand ? word : "help";
const language = languageAsked(process.argv.slice(2));
// Read by `src/yaml/language/spelling.ts`, in workers and in commands that this one starts, too.
process.env.PRELO_ENGLISH = englishAsked(process.argv.slice(2));
if (isCommand) process.argv.splice(2, 1);
const entry = join(await makeReady(), `${command}.mjs`);
if (existsSync(entry)) await import(pathToFileURL(entry).href);
else await runFromSource();

/** Where nothing can be kept, or the source is faulty: slower, in the first language, and with its own words on what is wrong. */
async function runFromSource() {
  const { register } = await import("tsx/esm/api");
  register();
  await import(pathToFileURL(join(root, "scripts", `${command}.ts`)).href);
}

/** The folder of the program as its source is now; what it should hold is missing where it cannot be made. */
async function makeReady() {
  const sources = ["src", "scripts"].flatMap(sourcesOf);
  const program = join(programs, hashOf(sources) + nameEnd());
  if (!existsSync(program)) await make(program).catch(() => undefined);
  return program;
}

/** What tells the program of another language from that of the first. */
function nameEnd() {
  const [name] = programFolder(language).split("/");
  return name ? `-${name}` : "";
}

/** @param {string} folder */
function sourcesOf(folder) {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const isSource = /(?<!\.test)\.(?:tsx?|mjs)$/;
  return paths.filter((path) => isSource.test(path)).map((path) => join(folder, path));
}

/**
 * Of the sources and of where they lie: the program looks for files there, and a cache may come from another folder.
 *
 * @param {string[]} paths
 */
function hashOf(paths) {
  const hash = createHash("sha256").update(`${root}\n`);
  for (const path of paths.sort()) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 10);
}

/**
 * Makes the program in a folder of its own first: two commands may do so at once.
 *
 * @param {string} program
 */
async function make(program) {
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
  sweep();
}

function sweep() {
  const folders = readdirSync(programs).map((name) => join(programs, name));
  const age = new Map(folders.map((folder) => [folder, statSync(folder).mtimeMs]));
  const old = folders.sort((a, b) => (age.get(b) ?? 0) - (age.get(a) ?? 0)).slice(kept);
  for (const folder of old) rmSync(folder, { recursive: true, force: true });
}
