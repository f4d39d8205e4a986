import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import type { Step } from "./content-step.ts";
import { planFileMigration } from "./plan-migration.ts";

/**
 * A file of older content as if it had been brought up: its value has today's form, and each part of it is found
 * where it is still written in the older one. A file that has today's form is given as it is.
 *
 * @param version that of the content, which its settings tell
 */
export function migrateParsedFile(
  parsed: ParsedFile,
  schemaId: string,
  version: number,
  all?: readonly Step[],
): ParsedFile {
  const { file, value } = parsed;
  const plan = planFileMigration({ schemaId, value, file, version }, all);
  if (!plan) return parsed;
  const written = (path: string) =>
    plan.moved.reduceRight((now, { from, to }) => {
      return now === to || now.startsWith(`${to}/`) ? from + now.slice(to.length) : now;
    }, path);
  const rangeAt: ParsedFile["rangeAt"] = (path, part) => parsed.rangeAt(written(path), part);
  return { ...parsed, value: plan.value, rangeAt, isOlder: true };
}
