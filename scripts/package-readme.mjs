/**
 * Generates the README of the package from that of the repository, so that both stay in sync.
 * Comments in `README.md` mark parts that only one of them has:
 *
 *     <!-- repository -->          <!-- package
 *     only in the repository       only in the package
 *     <!-- end -->                 -->
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packedCommands } from "./packed-commands.mjs";

/**
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
 * Whether a line belongs to the package. Rows of tables name a command in the first column, or the
 * commands of a flag in the second.
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
 * Replaces the repository's README by that of the package, and keeps a backup: npm packs no other
 * file as README.
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
