import { addSchemaLine, type Repair, repairText } from "../check/diagnostics/fix.ts";
import { requiredFile, schemaIdOf } from "../check/folder-structure/content-files.ts";
import { type SiteLocale, siteLocaleOf } from "../model/countries/site-locale.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import { decodeFileText } from "../yaml/text-encoding.ts";
import { type Bytes, equalBytes, type FileStore, pathFromDisplayPath } from "./files/file-store.ts";
import type { CheckRules } from "./files/loaded-files.ts";
import { checkFiles } from "./validate-content.ts";

/** A quick fix that was applied to a file. */
export interface AppliedFileFix extends Repair {
  /** The name of the file in messages. */
  file: string;
}

/**
 * Returns the path of a schema relative to a file, or `undefined` if the file needs no reference.
 */
export type SchemaLocator = (file: string, schemaId: string) => string | undefined;

const byteOrderMark = "\ufeff";

/**
 * Applies the safe quick fixes in all files of a content folder, and adds missing references to
 * schemas. Writes a file only if it changes, atomically, and preserves its line endings and byte
 * order mark.
 */
export async function fixFiles(
  files: FileStore,
  rules: CheckRules,
  locateSchema: SchemaLocator = () => undefined,
): Promise<AppliedFileFix[]> {
  const { files: all } = await checkFiles(files, rules);
  const home = siteLocaleOf(
    all.find(({ file }) => pathFromDisplayPath(files, file) === requiredFile)?.value,
  );
  const repairs: AppliedFileFix[] = [];
  for (const parsed of all)
    repairs.push(...(await fixFile(files, { ...rules, home }, parsed, locateSchema)));
  return repairs;
}

async function fixFile(
  files: FileStore,
  { validate, book, home }: CheckRules & { home: SiteLocale },
  { file, text }: ParsedFile,
  locateSchema: SchemaLocator,
): Promise<AppliedFileFix[]> {
  const path = pathFromDisplayPath(files, file);
  const schemaId = schemaIdOf(path, book.collections);
  const bytes = await files.read(path);
  // Writing a file back as UTF-8 would corrupt the characters of another encoding.
  if (schemaId === undefined || !bytes || !isLosslessUtf8(bytes, text)) return [];
  const repaired = repairText(file, text, (parsed) => validate(parsed, schemaId, home));
  const place = locateSchema(file, schemaId);
  const result = place === undefined ? repaired : addSchemaLine(repaired, place);
  if (result.text !== text)
    await files.write(path, encodeText(leadingByteOrderMark(bytes) + result.text));
  return result.repairs.map((repair) => ({ file, ...repair }));
}

function isLosslessUtf8(bytes: Bytes, text: string): boolean {
  return (
    decodeFileText(bytes).text === text &&
    equalBytes(encodeText(leadingByteOrderMark(bytes) + text), bytes)
  );
}

function leadingByteOrderMark(bytes: Bytes): string {
  return equalBytes(bytes.subarray(0, 3), encodeText(byteOrderMark)) ? byteOrderMark : "";
}

function encodeText(text: string): Bytes {
  return new TextEncoder().encode(text);
}
