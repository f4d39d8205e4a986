import { readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { packageFolder } from "../../media/installed-packages.ts";
import type { OutputFile } from "../html/output-file.ts";
import type { Chunk } from "./allowed-modules.ts";
import { moduleName } from "./module-name.ts";

/** The path of the published list of third-party licences. */
const licensesPath = "licenses.txt";

/**
 * Returns the folders of the packages whose code is in a script. It uses the addresses of the
 * modules, since some package managers nest transitive packages.
 */
export function packageFoldersIn({ modules }: Pick<Chunk, "modules">): string[] {
  const folders = modules.map((id) => {
    const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(moduleName(id).inPackage ?? "") ?? [];
    const below = `/node_modules/${name}/`;
    const path = id.replaceAll("\\", "/").replace("\0", "");
    return name && path.slice(0, path.lastIndexOf(below) + below.length - 1);
  });
  return [...new Set(folders)].flatMap((folder) => folder ?? []);
}

/**
 * Appends a reference to the licences to a script with third-party code. The licence file is in the
 * parent folder of `assets`, which contains the scripts.
 */
export function appendLicenseReference(chunk: Chunk): Chunk {
  if (packageFoldersIn(chunk).length === 0) return chunk;
  return { ...chunk, code: `${chunk.code.trimEnd()}\n// ../${licensesPath}\n` };
}

/**
 * Builds the licence file for libraries and fonts. MIT requires its text in each copy. So does the
 * Open Font License, which allows a separate file.
 *
 * @param packages the names or the folders of the packages
 */
export function licenseFile(packages: readonly string[]): OutputFile {
  const notices = [...new Set(packages.map(licenseNotice))].sort();
  return { path: licensesPath, data: `${notices.join(`\n${"-".repeat(72)}\n\n`)}` };
}

function licenseNotice(place: string): string {
  const folder = requirePackageFolder(place);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, version, license } = manifest;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
  return [`${name} ${version} (${license})`, text, ""].join("\n\n").trimEnd().concat("\n");
}

function requirePackageFolder(name: string): string {
  const folder = isAbsolute(name) ? name : packageFolder(name);
  if (folder === undefined) throw new Error(`The package ${name} is not installed.`);
  return folder;
}
