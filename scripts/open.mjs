/**
 * Start files run this script after a double-click: `node ../scripts/open.mjs` in the content
 * folder. It installs missing dependencies, then opens the studio. So it must not need any package
 * itself. It must also run in versions of Node that are too old, so that it can report them.
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
else if (areDependenciesInstalled() || installDependencies()) await launchStudio();
else reportFailure(openStrings.notInstalled);

/**
 * Whether each package in the lock file is installed in the right version. Optional packages may be
 * missing. Compares all packages, because an earlier installation may have been interrupted.
 */
function areDependenciesInstalled() {
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
  // A shell is needed, because on Windows npm is a shell script.
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
