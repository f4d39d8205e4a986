import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * Stands for this version of Prelo and of all libraries that it uses: equal where none of them differs. In the
 * engine's own folder the lock file says so; a package has none, and asks what is installed beside it.
 */
export function librariesMark(): string {
  const lock = join(root, "package-lock.json");
  if (existsSync(lock)) return readFileSync(lock, "utf8");
  const { version, dependencies = {} } = manifestIn(root);
  const used = Object.keys(dependencies).map((name) => {
    const folder = packageFolder(name);
    return `${name} ${folder ? manifestIn(folder).version : ""}`;
  });
  return [`prelo ${version}`, ...used].join("\n");
}

/**
 * Where packages are looked for, the nearest first: as seen from the engine, then from the folder of the site,
 * which may lie elsewhere and bring fonts along.
 */
export function packagePlaces(name: string): string[] {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return [...new Set([...places, join(process.cwd(), "node_modules")])];
}

/** The folder of an installed package; packages need not let others ask for their manifest. */
export function packageFolder(name: string): string | undefined {
  const folders = packagePlaces(name).map((place) => join(place, name));
  return folders.find((folder) => existsSync(join(folder, "package.json")));
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
