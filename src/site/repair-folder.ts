import { existsSync } from "node:fs";
import { readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { addSchemaLine, type Repair, type Repaired, repairText } from "../check/fix.ts";
import { contentFiles } from "../check/folder.ts";
import type { CollectionRules } from "../content/rules.ts";
import { decode } from "../text/characters.ts";
import type { ParsedFile } from "../text/parsed-file.ts";
import { checkSite, loadRules } from "./load.ts";

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
  if (result.text !== text) await replaceFile(file, markOf(bytes) + result.text);
  return result.repairs.map((repair) => ({ file, ...repair }));
}

/** The id of the schema that a file of a content folder follows. */
export function schemaOf(
  content: string,
  file: string,
  collections: CollectionRules,
): string | undefined {
  const path = relative(resolve(content), resolve(file)).replaceAll(sep, "/");
  return contentFiles([path], collections)[0]?.schemaId;
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

// Whoever reads the file meanwhile finds the old text or the new one, never a part.
async function replaceFile(file: string, text: string): Promise<void> {
  const target = await realpath(file);
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(beside, text, { mode: (await stat(target)).mode });
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
