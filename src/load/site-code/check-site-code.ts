import { join } from "node:path";
import { siteCodeStrings as strings } from "#lang/load/site-code/strings";
import type { OwnBlocks } from "../../blocks/site-blocks.ts";
import { splitOptionExplanations } from "../../codegen/guide/option-explanations.ts";
import { getOrCreateUserCached } from "../../media/cache.ts";
import { dependencyVersionsKey } from "../../media/installed-packages.ts";
import { refTargetId, type Schema, type Schemas } from "../../model/schema/schemas.ts";
import { displayPath } from "../files/disk-files.ts";
import { checkSiteStyleSheets, engineCssClasses } from "./check-style-sheets.ts";
import { loadSiteBlocks } from "./load-site-code.ts";
import { siteSchemaFiles } from "./read-schemas.ts";
import { SiteCodeError, siteCodeHash } from "./site-code-files.ts";

/** A schema of the site code, and the name of its file in messages. */
interface SiteSchema {
  id: string;
  file: string;
  schema: Schema;
}

/**
 * Checks site code against the conventions of the engine's blocks, before anything is built from
 * it.
 *
 * @param options.runs whether to load the blocks and check that each schema has a component and
 *   vice versa
 * @throws SiteCodeError with one sentence about the first error, naming the file
 */
export async function checkSiteCode(folder: string, options: SiteCodeCheckOptions): Promise<void> {
  const key = ["kept to the law", `${options.runs}`, siteCodeHash(folder), dependencyVersionsKey()];
  // A success is cached until the code changes. A failure is not cached.
  await getOrCreateUserCached("own-code", [...key, ...engineCssClasses()], async () => {
    await checkConventions(folder, options);
    return Buffer.alloc(0);
  });
}

interface SiteCodeCheckOptions {
  /** All schemas, including those of the site. */
  schemas: Schemas;
  runs: boolean;
}

async function checkConventions(
  folder: string,
  { schemas, runs }: SiteCodeCheckOptions,
): Promise<void> {
  const own = siteSchemaFiles(folder);
  const blocks = own.filter(({ id }) => id.startsWith("blocks/"));
  for (const each of own) checkFieldDocumentation(each, schemas);
  for (const each of blocks) checkBlock(each);
  const types = blocks.map(({ id }) => blockTypeOf(id));
  checkCssNameConflicts(blocks);
  await checkSiteStyleSheets(folder, types);
  if (runs) checkComponents(await loadSiteBlocks(folder), { blocks, folder });
}

function blockTypeOf(id: string): string {
  return id.replace(/^blocks\/|\.json$/g, "");
}

/** Block types that are reserved for the engine's page parts. */
const reservedTypes = ["article"];

function checkBlock({ id, file, schema }: SiteSchema): void {
  const type = blockTypeOf(id);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    throw new SiteCodeError(strings.type({ file, type }));
  if (reservedTypes.includes(type)) throw new SiteCodeError(strings.name({ file, type }));
  const { properties = {}, required = [] } = schema;
  if (properties.type?.const !== type || !required.includes("type"))
    throw new SiteCodeError(strings.typeField({ file, type }));
  for (const [name, part] of [
    ["id", "parts/anchor.json"],
    ["remark", "parts/remark.json"],
  ] as const) {
    const field = properties[name];
    if (field && refTargetId(id, field.$ref ?? "") !== part)
      throw new SiteCodeError(strings.frameField({ file, name, part: `../${part}` }));
  }
}

/**
 * Checks that no CSS class of a block is a class of the engine. The root class of a block is its
 * type, and the classes of its parts start with it.
 */
function checkCssNameConflicts(blocks: readonly SiteSchema[]): void {
  if (blocks.length === 0) return;
  const names = [...engineCssClasses()];
  for (const { id, file } of blocks) {
    const type = blockTypeOf(id);
    const taken = names.some((name) => name === type || name.startsWith(`${type}-`));
    if (taken) throw new SiteCodeError(strings.name({ file, type }));
  }
}

/**
 * Checks that a schema has a title, and that each of its fields has a title, a description and an
 * example. The guide, code editors and the studio need them.
 */
function checkFieldDocumentation({ id, file, schema }: SiteSchema, schemas: Schemas): void {
  if (!schema.title) throw new SiteCodeError(strings.lacking({ file, text: "title" }));
  for (const [name, field] of listFields(schema)) {
    const told = field.$ref ? schemas[refTargetId(id, field.$ref)] : undefined;
    const text = (["title", "description", "examples"] as const).find(
      (each) => (field[each] ?? told?.[each]) === undefined,
    );
    if (text) throw new SiteCodeError(strings.lacking({ file, name, text }));
    checkOptionExplanations(file, name, field);
  }
}

/**
 * Checks that the description of a field explains each of its options. The guide and the studio
 * show these explanations.
 */
function checkOptionExplanations(
  file: string,
  name: string,
  { description = "", ...field }: Schema,
): void {
  for (const options of [field.enum, field.items?.enum]) {
    const texts = (options ?? []).filter((option) => typeof option === "string");
    const mute = texts.find((option) => !explainsOption(description, option));
    if (mute !== undefined) throw new SiteCodeError(strings.option({ file, name, option: mute }));
  }
}

function explainsOption(description: string, option: string): boolean {
  try {
    return splitOptionExplanations(description, [option]).options.length === 1;
  } catch {
    return false;
  }
}

function listFields({
  properties = {},
  patternProperties = {},
  items,
}: Schema): [string, Schema][] {
  const here = [...Object.entries(properties), ...Object.entries(patternProperties)];
  const below = [...here.map(([, field]) => field), ...(items ? [items] : [])];
  return [...here, ...below.flatMap(listFields)];
}

function checkComponents(
  { registry, interactive }: OwnBlocks,
  { blocks, folder }: { blocks: readonly SiteSchema[]; folder: string },
): void {
  const file = displayPath(join(folder, "registry.ts"));
  const bare = blocks.find(({ id }) => typeof registry[blockTypeOf(id)] !== "function");
  if (bare)
    throw new SiteCodeError(
      strings.noComponent({ file, type: blockTypeOf(bare.id), schema: bare.file }),
    );
  const types = blocks.map(({ id }) => blockTypeOf(id));
  for (const [name, known] of [
    ["registry.ts", registry],
    ["interactive.ts", interactive],
  ] as const) {
    const type = Object.keys(known).find((each) => !types.includes(each));
    if (type === undefined) continue;
    throw new SiteCodeError(strings.noSchema({ file: displayPath(join(folder, name)), type }));
  }
}
