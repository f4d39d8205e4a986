/**
 * Entry point of a start file that was double-clicked: `node ../scripts/open.mjs`, called in the
 * content folder. Installs missing dependencies, then opens the studio. It runs before anything is
 * installed, and in a Node that is too old for everything else, since it reports that.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentLanguage } from "./editors-language.mjs";
import { isNodeInRange } from "./node-version.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const content = basename(process.cwd());
const { openStrings } = await import(`./open-strings.${contentLanguage(".")}.mjs`);
process.chdir(root);

if (!isNodeInRange(readJson("package.json").engines.node))
  reportFailure(openStrings.otherNode(process.version));
else if (isInstalled() || installDependencies()) await launchStudio();
else reportFailure(openStrings.notInstalled);

/** Whether each package is installed in its version: an installation may have been interrupted. */
function isInstalled() {
  try {
    const there = readJson("node_modules/.package-lock.json").packages;
    return Object.entries(readJson("package-lock.json").packages)
      .filter(([path, { optional }]) => path !== "" && !optional)
      .every(([path, { version }]) => there[path] && there[path].version === version);
  } catch {
    return false;
  }
}

function installDependencies() {
  console.log(openStrings.installing);
  // Through a shell: on Windows npm is a shell script.
  const command = "npm ci --no-audit --no-fund --loglevel=error";
  return spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
}

async function launchStudio() {
  console.log(openStrings.starting);
  process.argv.splice(2, process.argv.length, "studio", "--open", "--content", content);
  await import("./run.mjs");
}

/** @param {string} sentence */
function reportFailure(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
