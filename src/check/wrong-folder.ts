import type { Diagnostic } from "../yaml/diagnostic.ts";
import { keysOf } from "../yaml/pointer.ts";
import type { Subject } from "./schema/subject.ts";
import { folderOf } from "./site-index/content-files.ts";

// Fewer fields may be those of anything.
const fewest = 4;

/**
 * A file of another kind than its folder takes: all its fields are those of that kind, and most of
 * them are none of its own.
 */
export function wrongFolder(subject: Subject): Diagnostic | undefined {
  const { schemas, schemaId } = subject;
  const fields = keysOf(subject.value(""));
  const hasAll = (id: string) => fields.every((field) => knows(subject, id, field));
  if (!folderOf(schemaId) || fields.length < fewest || hasAll(schemaId)) return undefined;
  const own = fields.filter((field) => knows(subject, schemaId, field));
  const meant = Object.keys(schemas).find((id) => folderOf(id) && id !== schemaId && hasAll(id));
  if (!meant || own.length * 2 > fields.length) return undefined;
  const kind = (schemas[meant]?.title ?? "").toLowerCase();
  const details = { kind, folder: folderOf(meant) ?? "" };
  return subject.diagnose("wrong-folder", "", details, { range: subject.headRange("") });
}

function knows({ schemas }: Subject, id: string, field: string): boolean {
  return Object.hasOwn(schemas[id]?.properties ?? {}, field);
}
