/**
 * Generates the README of the package from that of the repository, so that the two do not
 * contradict each other. Comments in `README.md` mark parts that are only in one of them:
 *
 * <!-- repository --> <!-- package only in the repository only in the package <!-- end --> -->
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packedCommands } from "./packed-commands.mjs";

/**
 * Converts the README of the repository to that of the package.
 *
 * @param {string} text the repository's README
 * @returns {string} the package's README, without commands that the package lacks
 */
export function createPackageReadme(text) {
  const own = text
    .replace(/^<!-- repository -->\n[\s\S]*?^<!-- end -->\n+/gm, "")
    .replace(/^<!-- package\n([\s\S]*?)^-->\n/gm, "$1");
  return own.split("\n").filter(isPackageLine).join("\n");
}

/**
 * Whether a line belongs in the README of the package. A table row is omitted if it describes a
 * command, or a flag of commands, that the package lacks. The first column of a row names the
 * command, or the second column names the commands that have the flag.
 *
 * @param {string} line
 */
function isPackageLine(line) {
  const [, command] = /^\| `npm run ([a-z]+)/.exec(line) ?? [];
  if (command) return packedCommands.includes(command);
  const [, names] = /^\| `--[^|]*\| ([a-z, ]+) \|/.exec(line) ?? [];
  if (!names || names.startsWith("all ")) return true;
  return names.split(", ").some((name) => packedCommands.includes(name));
}

/**
 * Replaces the repository's README with that of the package, because npm packs only `README.md` as
 * README. Makes a backup first.
 *
 * @param {string} root
 */
export function swapInPackageReadme(root) {
  const { readme, aside } = readmePaths(root);
  restoreReadme(root);
  const text = readFileSync(readme, "utf8");
  mkdirSync(dirname(aside), { recursive: true });
  writeFileSync(aside, text);
  writeFileSync(readme, createPackageReadme(text));
}

/**
 * Restores the repository's README, if there is a backup.
 *
 * @param {string} root
 */
export function restoreReadme(root) {
  const { readme, aside } = readmePaths(root);
  if (existsSync(aside)) renameSync(aside, readme);
}

/** @param {string} root */
function readmePaths(root) {
  return { readme: join(root, "README.md"), aside: join(root, ".cache", "README.repository.md") };
}
