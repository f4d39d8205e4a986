import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

// npm tells its children where they come from; who installs in another folder comes from nowhere.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$|^VITEST|^GIT_/.test(name)),
);

/** What a working folder has at its top that is no part of the source. */
const generatedFolders = /^(?:node_modules|\.git|\.cache|\.prelo|dist|program)$/;

/** Copies the source of the engine to a new folder, with a link to the installed packages. */
export function copyEngine(folder: string): void {
  const root = process.cwd();
  const isSource = (path: string) =>
    dirname(path) !== root || !generatedFolders.test(basename(path));
  cpSync(root, folder, { recursive: true, filter: isSource });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
}

/**
 * Packs the engine as npm packs it, and returns the path of the package. It packs a copy, because `npm pack` writes in
 * the folder that it packs: two tests that pack at the same time would disturb each other.
 *
 * @param destination the folder in which the package is written
 * @param copied a copy of the engine; a new one if there is none
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
