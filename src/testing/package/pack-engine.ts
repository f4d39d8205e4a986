import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

// npm passes its context to child processes in variables. Other commands must not inherit them.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$|^VITEST|^GIT_/.test(name)),
);

/** Top-level folders that are not part of the source. */
const generatedFolders = /^(?:node_modules|\.git|\.cache|\.prelo|dist|program)$/;

/** Copies the engine's source to a new folder and links the installed packages. */
export function copyEngine(folder: string): void {
  const root = process.cwd();
  const isSource = (path: string) =>
    dirname(path) !== root || !generatedFolders.test(basename(path));
  cpSync(root, folder, { recursive: true, filter: isSource });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
}

/**
 * Packs the engine as npm does and returns the path of the tarball. Packs a copy, because `npm
 * pack` writes into the folder that it packs, so parallel tests would collide.
 *
 * @param destination folder for the tarball
 * @param copied a copy of the engine; by default a new one
 */
export function packEngine(destination: string, copied?: string): string {
  const engine = copied ?? mkdtempSync(join(tmpdir(), "prelo-engine-"));
  if (!copied) copyEngine(engine);
  const options = { cwd: engine, encoding: "utf8", env, stdio: "pipe" } as const;
  const output = execFileSync(
    "npm",
    ["pack", "--json", "--pack-destination", destination],
    options,
  );
  if (!copied) rmSync(engine, { recursive: true, force: true });
  return join(destination, /"filename": "([^"]+)"/.exec(output)?.[1] ?? "");
}
