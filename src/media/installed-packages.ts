import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * Hash of this version of Prelo and of all libraries that it uses. In the engine's own folder it is
 * based on the lock file; in a package, which has none, on the installed versions.
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
 * The folders in which a package is searched, nearest first: from the engine, then from the site's
 * folder, which may be elsewhere and have font packages.
 */
export function packageFolders(name: string): string[] {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return [...new Set([...places, join(process.cwd(), "node_modules")])];
}

/** The folder of an installed package. Its `exports` need not include the manifest. */
export function packageFolder(name: string): string | undefined {
  const folders = packageFolders(name).map((place) => join(place, name));
  return folders.find((folder) => existsSync(join(folder, "package.json")));
}

interface InstalledManifest {
  version: string;
  dependencies?: Record<string, string>;
}

function readPackageManifest(folder: string): InstalledManifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
