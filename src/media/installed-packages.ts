import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * Returns a text that identifies the versions of Prelo and its libraries. In the engine's own
 * folder, it is the lock file. A published package has none, so there it lists the installed
 * versions.
 */
export function dependencyVersionsKey(): string {
  const lock = join(root, "package-lock.json");
  if (existsSync(lock)) return readFileSync(lock, "utf8");
  const { version, dependencies = {} } = readPackageManifest(root);
  const used = Object.keys(dependencies).map((name) => {
    const folder = packageFolder(name);
    return `${name} ${folder ? readPackageManifest(folder).version : ""}`;
  });
  return [`prelo ${version}`, ...used].join("\n");
}

/**
 * Returns the folders in which a package is searched, nearest first: those of the engine, then that
 * of the working directory, because a site may have font packages.
 */
export function packageSearchFolders(name: string): string[] {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return [...new Set([...places, join(process.cwd(), "node_modules")])];
}

/**
 * Returns the folder of an installed package, or `undefined` if there is none. Works even if the
 * `exports` of the package do not include its manifest.
 */
export function packageFolder(name: string): string | undefined {
  const folders = packageSearchFolders(name).map((place) => join(place, name));
  return folders.find((folder) => existsSync(join(folder, "package.json")));
}

interface InstalledManifest {
  version: string;
  dependencies?: Record<string, string>;
}

function readPackageManifest(folder: string): InstalledManifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
