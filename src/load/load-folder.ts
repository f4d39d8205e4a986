import { resolve } from "node:path";
import { entryNames } from "#lang/check/collections/entry-names";
import { siteCodeStrings } from "#lang/load/site-code/strings";
import { createValidator } from "../check/schema/validator.ts";
import { collectUsedFormats } from "../check/schema-compilation/site-formats.ts";
import {
  DuplicateRuleError,
  type RuleSet,
  type SiteRules,
} from "../check/site-index/site-rules.ts";
import { formats as engineFormats } from "../model/formats/formats.ts";
import type { Schemas } from "../model/schema/schemas.ts";
import { createDiskFileStore, displayPath } from "./files/disk-files.ts";
import type { CheckRules, DraftAndDateOptions, LoadedFiles } from "./files/loaded-files.ts";
import { loadContentFiles, type ReadFilesOptions, type ReadOptions } from "./files/read-files.ts";
import { toSite, withEngineRules } from "./load.ts";
import { checkCollections } from "./site-code/check-collections.ts";
import { checkSiteCode } from "./site-code/check-site-code.ts";
import { isSiteCodeDisabled } from "./site-code/code-switch.ts";
import { loadSiteRules } from "./site-code/load-site-code.ts";
import { isCollectionSchema, readSchemas, siteSchemaFiles } from "./site-code/read-schemas.ts";
import { findSchemaError } from "./site-code/schema-errors.ts";
import { SiteCodeError, siteCodeFolder, siteCodeHash } from "./site-code/site-code-files.ts";
import { checkFiles } from "./validate-content.ts";
import type { SiteCheckResult, SiteResult } from "./validate-site.ts";
import { loadOrCompileValidators } from "./validator-cache.ts";

export type LoadOptions = DraftAndDateOptions & ReadOptions;

/** Reads and checks a content folder on disk, and builds the site if there are no errors. */
export async function loadSite(directory: string, options: LoadOptions = {}): Promise<SiteResult> {
  return toSite(createDiskFileStore(directory), await checkSite(directory, options));
}

/** Reads and checks a content folder on disk, without building the site. */
async function checkSite(directory: string, options: LoadOptions = {}): Promise<SiteCheckResult> {
  return checkFiles(createDiskFileStore(directory), await loadRules(directory), options);
}

/** Reads and parses a content folder on disk, as `loadContentFiles` does. */
export async function readContents(
  directory: string,
  options?: ReadOptions,
  reading: ReadFilesOptions = {},
): Promise<LoadedFiles | undefined> {
  const { rules, collections = (rules ?? (await loadRules(directory))).book.collections } = reading;
  return loadContentFiles(createDiskFileStore(directory), options, { ...reading, collections });
}

const rulesCache = new Map<string, Promise<CheckRules>>();

/**
 * Returns the rules of a content folder: those of the engine and of its site code. Without a
 * folder, returns only those of the engine. Compiling them is slow, so they are cached until the
 * site code changes.
 *
 * @param directory the content folder
 * @param options `runs: false` runs no site code: its schemas apply, its rules do not
 * @throws SiteCodeError if the site code is faulty
 */
export function loadRules(
  directory?: string,
  options: { runs?: boolean } = {},
): Promise<CheckRules> {
  const own = directory === undefined ? undefined : siteCodeFolder(resolve(directory));
  const runs = (options.runs ?? true) && (own === undefined || !isSiteCodeDisabled(own));
  const mark = own === undefined ? "" : `${own} ${runs} ${siteCodeHash(own)}`;
  const rules = rulesCache.get(mark) ?? compileRules(own, runs);
  rulesCache.set(mark, rules);
  return rules;
}

async function compileRules(own: string | undefined, runs: boolean): Promise<CheckRules> {
  const schemas = readSchemas(own);
  const checks = await loadOrCompileValidators(schemas).catch(async (error) => {
    throw own === undefined ? error : await findSchemaError(own, error);
  });
  if (own !== undefined) await checkSiteCode(own, { schemas, runs });
  const rules =
    own === undefined ? {} : runs ? await loadSiteRules(own) : collectionRulesFromSchemas(own);
  const book = extendRuleSet(rules, own);
  if (own !== undefined && runs) assertKnownFormats(own, schemas, book);
  if (own !== undefined) {
    const lists = { own: rules.collections ?? {}, all: book.collections };
    checkCollections(own, { schemas, ...lists });
  }
  return { schemas, validate: createValidator(schemas, checks), book };
}

/** Throws if a site schema uses a format that neither the engine nor the site's rules define. */
function assertKnownFormats(own: string, schemas: Schemas, { formats }: RuleSet): void {
  const names = new Set([...Object.keys(engineFormats), ...Object.keys(formats)]);
  for (const { id, file } of siteSchemaFiles(own)) {
    const found = collectUsedFormats({ [id]: schemas[id] ?? {} });
    const format = [...found].find((name) => !names.has(name));
    if (format !== undefined) throw new SiteCodeError(siteCodeStrings.format({ file, format }));
  }
}

/** Derives the site's collections from its schemas, without running its rules. */
function collectionRulesFromSchemas(own: string): SiteRules {
  const lists = siteSchemaFiles(own).filter(isCollectionSchema);
  return {
    collections: Object.fromEntries(
      lists.map(({ id }) => [id.replace(/\.json$/, ""), { schema: id, entry: entryNames.other }]),
    ),
  };
}

function extendRuleSet(rules: SiteRules, own = ""): RuleSet {
  try {
    return withEngineRules(rules);
  } catch (error) {
    if (!(error instanceof DuplicateRuleError)) throw error;
    throw new SiteCodeError(siteCodeStrings.rules({ folder: displayPath(own), name: error.rule }));
  }
}
