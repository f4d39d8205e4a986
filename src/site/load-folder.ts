import { join } from "node:path";
import { createValidator } from "../check/shape/validator.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import type { CheckedSite, Contents, Edition, LoadResult, Rules } from "./assemble.ts";
import { diskFiles } from "./disk.ts";
import { keptChecks } from "./kept-checks.ts";
import {
  checkFiles,
  parseAgain,
  type Reading,
  type ReadOptions,
  readFiles,
  readSchemas,
  toSite,
} from "./load.ts";

export interface LoadOptions extends Edition, ReadOptions {
  /** The folder of the schemas; the project's own unless told. */
  schemas?: string;
}

const ownSchemas = join(import.meta.dirname, "../../schemas");

/** Reads and checks a content folder on the disk, and makes the site where nothing is wrong. */
export async function loadSite(directory: string, options: LoadOptions = {}): Promise<LoadResult> {
  return toSite(diskFiles(directory).media, await checkSite(directory, options));
}

/** Finds all mistakes that `loadSite` finds, without making the site. */
export async function checkSite(
  directory: string,
  options: LoadOptions = {},
): Promise<CheckedSite> {
  return checkFiles(diskFiles(directory), await loadRules(options.schemas), options);
}

/** Reads and parses a content folder on the disk, as `readFiles` does. */
export function readContents(
  directory: string,
  options?: ReadOptions,
  reading?: Reading,
): Promise<Contents | undefined> {
  return readFiles(diskFiles(directory), options, reading);
}

/** Reads and parses one file of a content folder on the disk; nothing where it went away. */
export function readContentFile(directory: string, path: string): ParsedFile | undefined {
  return parseAgain(diskFiles(directory), path);
}

const rulesOf = new Map<string, Promise<Rules>>();

/** The rules in a folder of schemas, the project's own unless told. Compiling takes a while, so they are kept. */
export function loadRules(directory: string = ownSchemas): Promise<Rules> {
  const rules = rulesOf.get(directory) ?? readRules(directory);
  rulesOf.set(directory, rules);
  return rules;
}

async function readRules(directory: string): Promise<Rules> {
  const schemas = await readSchemas(diskFiles(directory));
  return { schemas, validate: createValidator(schemas, await keptChecks(schemas)) };
}
