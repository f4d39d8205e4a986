import { resolve } from "node:path";
import { entryNames } from "../check/references/entry-names.pt-br.ts";
import { formatsIn } from "../check/schema/own-formats.ts";
import { createValidator } from "../check/schema/validator.ts";
import { type Rulebook, RuleClash, type SiteRules } from "../check/site-rules.ts";
import { formats as engineFormats } from "../model/formats/formats.ts";
import type { Schemas } from "../model/schema/schemas.ts";
import type { CheckedSite, LoadResult } from "./assemble.ts";
import type { Contents, Edition, Rules } from "./files/contents.ts";
import { diskFiles, nameOf } from "./files/disk-files.ts";
import { type Reading, type ReadOptions, readFiles } from "./files/read-files.ts";
import { keptChecks } from "./kept-checks.ts";
import { checkFiles, joinBook, toSite } from "./load.ts";
import { checkLists } from "./site-code/check-lists.ts";
import { checkOwn } from "./site-code/check-own.ts";
import { isCodeOff } from "./site-code/code-switch.ts";
import { schemaFault } from "./site-code/faulty-schema.ts";
import { loadOwnRules } from "./site-code/load-own.ts";
import { OwnCodeFault, ownFolder, ownMark } from "./site-code/own-files.ts";
import { isListSchema, ownSchemaFiles, readSchemas } from "./site-code/read-schemas.ts";
import { ownCodeWords } from "./site-code/words.pt-br.ts";

export type LoadOptions = Edition & ReadOptions;

/** Reads and checks a content folder on disk, and builds the site if there are no errors. */
export async function loadSite(directory: string, options: LoadOptions = {}): Promise<LoadResult> {
  return toSite(diskFiles(directory), await checkSite(directory, options));
}

/** Returns the diagnostics of `loadSite` without building the site. */
async function checkSite(directory: string, options: LoadOptions = {}): Promise<CheckedSite> {
  return checkFiles(diskFiles(directory), await loadRules(directory), options);
}

/** Reads and parses a content folder on the disk, as `readFiles` does. */
export async function readContents(
  directory: string,
  options?: ReadOptions,
  reading: Reading = {},
): Promise<Contents | undefined> {
  const { rules, collections = (rules ?? (await loadRules(directory))).book.collections } = reading;
  return readFiles(diskFiles(directory), options, { ...reading, collections });
}

const rulesOf = new Map<string, Promise<Rules>>();

/**
 * The rules of a content folder: the engine's, and those of the folder's own code; the engine's alone
 * where no folder is told. Compiling takes a while, so they are kept until that code changes.
 *
 * @param directory the content folder
 * @param options with `runs: false` nothing of the folder's own code is run: its schemas count, its rules do not
 * @throws OwnCodeFault where the folder's own code is faulty
 */
export function loadRules(directory?: string, options: { runs?: boolean } = {}): Promise<Rules> {
  const own = directory === undefined ? undefined : ownFolder(resolve(directory));
  const runs = (options.runs ?? true) && (own === undefined || !isCodeOff(own));
  const mark = own === undefined ? "" : `${own} ${runs} ${ownMark(own)}`;
  const rules = rulesOf.get(mark) ?? makeRules(own, runs);
  rulesOf.set(mark, rules);
  return rules;
}

async function makeRules(own: string | undefined, runs: boolean): Promise<Rules> {
  const schemas = readSchemas(own);
  const checks = await keptChecks(schemas).catch(async (error) => {
    throw own === undefined ? error : await schemaFault(own, error);
  });
  if (own !== undefined) await checkOwn(own, { schemas, runs });
  const rules = own === undefined ? {} : runs ? await loadOwnRules(own) : dataRules(own);
  const book = bookWith(rules, own);
  if (own !== undefined && runs) checkFormats(own, schemas, book);
  if (own !== undefined) {
    const lists = { own: rules.collections ?? {}, all: book.collections };
    checkLists(own, { schemas, ...lists });
  }
  return { schemas, validate: createValidator(schemas, checks), book };
}

/** Each format that schemas of a site's own ask for is the engine's or stands in its rules. */
function checkFormats(own: string, schemas: Schemas, { formats }: Rulebook): void {
  const names = new Set([...Object.keys(engineFormats), ...Object.keys(formats)]);
  for (const { id, file } of ownSchemaFiles(own)) {
    const found = formatsIn({ [id]: schemas[id] ?? {} });
    const format = [...found].find((name) => !names.has(name));
    if (format !== undefined) throw new OwnCodeFault(ownCodeWords.format({ file, format }));
  }
}

/** Derives rules from the site's schemas: each collection schema has a file of its own. */
function dataRules(own: string): SiteRules {
  const lists = ownSchemaFiles(own).filter(isListSchema);
  return {
    collections: Object.fromEntries(
      lists.map(({ id }) => [id.replace(/\.json$/, ""), { schema: id, entry: entryNames.other }]),
    ),
  };
}

function bookWith(rules: SiteRules, own = ""): Rulebook {
  try {
    return joinBook(rules);
  } catch (error) {
    if (!(error instanceof RuleClash)) throw error;
    throw new OwnCodeFault(ownCodeWords.rules({ folder: nameOf(own), name: error.rule }));
  }
}
