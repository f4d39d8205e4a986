import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { findContentFiles } from "../../check/folder-structure/content-files.ts";
import { formatRules } from "../../codegen/vscode/strings.pt-br.ts";
import { vscodeSchemas } from "../../codegen/vscode/vscode-schemas.ts";
import { loadRules } from "../../load/load-folder.ts";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { siteCodeFolder } from "../../load/site-code/site-code-files.ts";
import {
  annotationKeywords,
  blockSchemaIds,
  refTargetId,
  type Schema,
  type Schemas,
} from "../../model/schema/schemas.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { mutateValue } from "./mutations.ts";

/** The value of a sample content file of one kind. */
export interface SchemaSpecimen {
  /** The id of its schema, such as "page.json". */
  id: string;
  value: unknown;
}

/** Whether a specimen is valid for the schema with its id. */
export type ValidateById = (specimen: SchemaSpecimen) => boolean;

type FormatPredicates = Readonly<Record<string, (text: string) => boolean>>;

const root = join(import.meta.dirname, "../../..");

/**
 * Predicates that check only the patterns of the formats, because the language server of an editor
 * does not know our formats.
 */
export const editorFormats: FormatPredicates = Object.fromEntries(
  Object.entries(formatRules).map(([name, { pattern }]) => [
    name,
    (text: string) => new RegExp(pattern, "u").test(text),
  ]),
);

/** Loads the project's schemas: those of the engine and of the shipped site's own code. */
export function loadProjectSchemas(): Schemas {
  return readSchemas(siteCodeFolder(join(root, "content")));
}

/** The collections of the shipped site that have files of their own. */
export const projectCollections = (await loadRules(join(root, "content"))).book.collections;

/** Creates a validator with the schemas as the check compiles them. */
export function createCheckValidator(schemas: Schemas, formats: FormatPredicates): ValidateById {
  const ajv = new Ajv({ strict: true, discriminator: true, allowUnionTypes: true });
  for (const keyword of annotationKeywords) ajv.addKeyword(keyword);
  addFormats(ajv, formats);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ({ id, value }) => ajv.getSchema(id)?.(value) === true;
}

const editorKeywords = [
  "errorMessage",
  "patternErrorMessage",
  "markdownDescription",
  "defaultSnippets",
];

/** Creates a validator with the schemas generated for the editor. */
export function createVscodeValidator(schemas: Schemas, formats: FormatPredicates): ValidateById {
  // Both are off, because the editor schemas express "never valid" as a contradicting type, and
  // list required fields apart from `properties`.
  const ajv = new Ajv({ strictSchema: true, strictTypes: false, strictRequired: false });
  for (const keyword of editorKeywords) ajv.addKeyword(keyword);
  addFormats(ajv, formats);
  const checks = new Map<string, ValidateFunction>();
  for (const [id, schema] of Object.entries(vscodeSchemas(schemas)))
    checks.set(id, ajv.compile(schema));
  return ({ id, value }) => checks.get(id)?.(value) === true;
}

function addFormats(ajv: Ajv, formats: FormatPredicates): void {
  for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);
}

/** Returns the project's content, and one page per block type with all the fields it may have. */
export function createValidSpecimens(schemas: Schemas): SchemaSpecimen[] {
  const pages = blockSchemaIds(schemas).map((id) =>
    createSpecimenPage(createFullBlock(schemas, id)),
  );
  return [...readContentSpecimens(join(root, "content")), ...pages];
}

/** Creates specimens with one mistake each. Omits pages with several blocks. */
export function mutateSpecimens(good: readonly SchemaSpecimen[]): SchemaSpecimen[] {
  const seeds = good.filter(({ value }) => getPageBlocks(value).length < 2);
  return seeds.flatMap(({ id, value }) => {
    const [block] = getPageBlocks(value);
    const mutations = [...mutateValue(block ?? value)];
    return mutations.map((mutation) =>
      block ? createSpecimenPage(mutation) : { id, value: mutation },
    );
  });
}

function readContentSpecimens(directory: string): SchemaSpecimen[] {
  const paths = readdirSync(directory, { recursive: true, encoding: "utf8" });
  const files = findContentFiles(
    paths.map((path) => path.replaceAll("\\", "/")),
    projectCollections,
  );
  return files.map(({ path, schemaId }) => ({
    id: schemaId,
    value: parseYaml(path, readFileSync(join(directory, path), "utf8")).value,
  }));
}

function createSpecimenPage(block: unknown): SchemaSpecimen {
  const page = { route: "/", title: "Página", description: "Uma página.", blocks: [block] };
  return { id: "page.json", value: page };
}

function getPageBlocks(value: unknown): unknown[] {
  const { blocks } = Object(value);
  return Array.isArray(blocks) ? blocks : [];
}

function createFullBlock(schemas: Schemas, id: string): Record<string, unknown> {
  const fields = Object.entries(schemas[id]?.properties ?? {});
  return Object.fromEntries(
    fields.map(([name, node]) => [name, getFieldExample(schemas, id, node)]),
  );
}

function getFieldExample(schemas: Schemas, id: string, { $ref, examples }: Schema): unknown {
  const target = $ref ? schemas[refTargetId(id, $ref)] : undefined;
  return examples?.[0] ?? target?.examples?.[0];
}
