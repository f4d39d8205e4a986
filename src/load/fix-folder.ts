import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { createDiskFileStore } from "./files/disk-files.ts";
import type { CheckRules } from "./files/loaded-files.ts";
import { type AppliedFileFix, fixFiles } from "./fix-files.ts";
import { loadRules } from "./load-folder.ts";

/**
 * Applies the safe quick fixes in a content folder on disk, as `fixFiles` does.
 *
 * @param rules by default those of the folder
 * @param editorSchemas the folder of the schemas for editors; content files get a reference to them
 */
export async function fixFolder(
  content: string,
  rules?: CheckRules,
  editorSchemas = ".vscode/schemas",
): Promise<AppliedFileFix[]> {
  return fixFiles(
    createDiskFileStore(content),
    rules ?? (await loadRules(content)),
    (file, schemaId) => {
      const schema = join(editorSchemas, schemaId);
      if (!isInProjectOfSchema(file, schema)) return undefined;
      return relative(dirname(file), schema).replaceAll(sep, "/");
    },
  );
}

function isInProjectOfSchema(file: string, schema: string): boolean {
  const project = resolve(schema, "../../..");
  return resolve(file).startsWith(project + sep) && existsSync(schema);
}
