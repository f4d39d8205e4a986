import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { childKeys } from "../../yaml/json-pointer.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import { contentFolderForSchema } from "./content-files.ts";

// The minimum number of fields. A file with fewer fields could be of any kind.
const minimumFields = 4;

/**
 * Reports a file that belongs in another folder: the kind of that folder has all of its fields, and
 * its own kind at most half of them. Returns `undefined` for any other file.
 */
export function diagnoseWrongFolder(subject: FileWithSchema): Diagnostic | undefined {
  const { schemas, schemaId } = subject;
  const fields = childKeys(subject.value(""));
  const hasAll = (id: string) => fields.every((field) => schemaHasField(subject, id, field));
  if (!contentFolderForSchema(schemaId) || fields.length < minimumFields || hasAll(schemaId))
    return undefined;
  const own = fields.filter((field) => schemaHasField(subject, schemaId, field));
  const meant = Object.keys(schemas).find(
    (id) => contentFolderForSchema(id) && id !== schemaId && hasAll(id),
  );
  if (!meant || own.length * 2 > fields.length) return undefined;
  const kind = (schemas[meant]?.title ?? "").toLowerCase();
  const details = { kind, folder: contentFolderForSchema(meant) ?? "" };
  return subject.diagnose("wrong-folder", "", details, { range: subject.headRange("") });
}

function schemaHasField({ schemas }: FileWithSchema, id: string, field: string): boolean {
  return Object.hasOwn(schemas[id]?.properties ?? {}, field);
}
