import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../../media/libraries.ts";
import type { OutputFile } from "../file/output-file.ts";
import type { Chunk } from "./chunk-budget.ts";
import { moduleName } from "./module-name.ts";

/** Where a site tells under which licences visitors get what others made. */
const path = "licenses.txt";

/** The packages whose code stands in a script, by the addresses of its modules. */
export function packagesIn({ modules }: Pick<Chunk, "modules">): string[] {
  const names = modules.map(
    (id) => /^(?:@[^/]+\/)?[^/]+/.exec(moduleName(id).inPackage ?? "")?.[0],
  );
  return [...new Set(names)].flatMap((name) => name ?? []);
}

/** Ends a script with the place of the licences, where it has code of others; `assets` lies beside it. */
export function withNotice(chunk: Chunk): Chunk {
  if (packagesIn(chunk).length === 0) return chunk;
  return { ...chunk, code: `${chunk.code.trimEnd()}\n// ../${path}\n` };
}

/**
 * The file that goes along with libraries and fonts: MIT wants its text in each copy, and so does the
 * Open Font License, where it may stand in a file of its own.
 */
export function licenseFile(packages: readonly string[]): OutputFile {
  const notices = [...new Set(packages)].sort().map(noticeOf);
  return { path, data: `${notices.join(`\n${"-".repeat(72)}\n\n`)}` };
}

function noticeOf(name: string): string {
  const folder = folderOf(name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
  return [`${name} ${version} (${license})`, text, ""].join("\n\n").trimEnd().concat("\n");
}

function folderOf(name: string): string {
  const folder = packageFolder(name);
  if (folder === undefined) throw new Error(`The package ${name} is not installed.`);
  return folder;
}
