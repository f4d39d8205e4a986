import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { addSchemaLine, type Repair, type Repaired, repairText } from "../check/fix.ts";
import { contentFiles } from "../check/folder.ts";
import type { CollectionRules } from "../content/collections.ts";
import { decode } from "../text/characters.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import { diskFiles } from "./folder/disk-files.ts";
import { checkSite, loadRules } from "./load-folder.ts";

/** A repair that was made in a file. */
export interface FileRepair extends Repair {
  /** Path of the file, relative to the working directory, with `/`. */
  file: string;
}

const byteOrderMark = "\ufeff";

/**
 * Makes the safe repairs in all files of a content folder. A file is written only where something
 * changes, in one step, with its line ends and byte order mark as they were.
 *
 * @param editorSchemas where editors find the schemas; files of a folder beside it name them
 */
export async function repairFolder(
  content: string,
  editorSchemas = ".vscode/schemas",
): Promise<FileRepair[]> {
  const { files } = await checkSite(content);
  const repairs: FileRepair[] = [];
  for (const parsed of files) repairs.push(...(await repairFile(content, parsed, editorSchemas)));
  return repairs;
}

async function repairFile(
  content: string,
  { file, text }: ParsedFile,
  editorSchemas: string,
): Promise<FileRepair[]> {
  const { validate, book } = await loadRules(content);
  const schemaId = schemaOf(content, file, book.collections);
  const bytes = await readFile(file);
  // A file in another encoding would be written with other letters than it has.
  if (schemaId === undefined || !isWhole(bytes, text)) return [];
  const repaired = repairText(file, text, (parsed) => validate(parsed, schemaId));
  const schema = join(editorSchemas, schemaId);
  const result = isBeside(file, schema) ? withSchemaLine(repaired, file, schema) : repaired;
  if (result.text !== text) {
    const written = Buffer.from(markOf(bytes) + result.text);
    await diskFiles(content).write(pathIn(content, file), written);
  }
  return result.repairs.map((repair) => ({ file, ...repair }));
}

/** The id of the schema that a file of a content folder follows. */
export function schemaOf(
  content: string,
  file: string,
  collections: CollectionRules,
): string | undefined {
  return contentFiles([pathIn(content, file)], collections)[0]?.schemaId;
}

function pathIn(content: string, file: string): string {
  return relative(resolve(content), resolve(file)).replaceAll(sep, "/");
}

function isWhole(bytes: Buffer, text: string): boolean {
  return decode(bytes).text === text && Buffer.from(markOf(bytes) + text).equals(bytes);
}

function markOf(bytes: Buffer): string {
  return bytes.subarray(0, 3).equals(Buffer.from(byteOrderMark)) ? byteOrderMark : "";
}

function isBeside(file: string, schema: string): boolean {
  const project = resolve(schema, "../../..");
  return resolve(file).startsWith(project + sep) && existsSync(schema);
}

function withSchemaLine(repaired: Repaired, file: string, schema: string): Repaired {
  return addSchemaLine(repaired, relative(dirname(file), schema).replaceAll(sep, "/"));
}
