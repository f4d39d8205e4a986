/**
 * The README that goes with the package. It is made of the repository's own, so that both say the same of what both have.
 * Comments in `README.md` mark what only one of them has:
 *
 *     <!-- repository -->          <!-- package
 *     only in the repository       only in the package
 *     <!-- end -->                 -->
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packedCommands } from "./packed-commands.mjs";

/**
 * @param {string} text of the repository's README
 * @returns {string} that of the package, without commands that the package does not have
 */
export function packageReadme(text) {
  const own = text
    .replace(/^<!-- repository -->\n[\s\S]*?^<!-- end -->\n+/gm, "")
    .replace(/^<!-- package\n([\s\S]*?)^-->\n/gm, "$1");
  return own.split("\n").filter(isOfPackage).join("\n");
}

/**
 * Whether a line belongs to the package: rows of tables name a command in the first column, or the commands of a flag in
 * the second.
 *
 * @param {string} line
 */
function isOfPackage(line) {
  const [, command] = /^\| `npm run ([a-z]+)/.exec(line) ?? [];
  if (command) return packedCommands.includes(command);
  const [, names] = /^\| `--[^|]*\| ([a-z, ]+) \|/.exec(line) ?? [];
  if (!names || names.startsWith("all ")) return true;
  return names.split(", ").some((name) => packedCommands.includes(name));
}

/**
 * Puts the package's README in the place of the repository's, which is kept aside: npm packs no other file as README.
 *
 * @param {string} root
 */
export function putPackageReadme(root) {
  const { readme, aside } = places(root);
  restoreReadme(root);
  const text = readFileSync(readme, "utf8");
  mkdirSync(dirname(aside), { recursive: true });
  writeFileSync(aside, text);
  writeFileSync(readme, packageReadme(text));
}

/**
 * Puts the repository's README back, if it was put aside.
 *
 * @param {string} root
 */
export function restoreReadme(root) {
  const { readme, aside } = places(root);
  if (existsSync(aside)) renameSync(aside, readme);
}

/** @param {string} root */
function places(root) {
  return { readme: join(root, "README.md"), aside: join(root, ".cache", "README.repository.md") };
}
