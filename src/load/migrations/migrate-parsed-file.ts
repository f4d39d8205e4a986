import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import type { Step } from "./migration-step-types.ts";
import { planFileMigration } from "./plan-migration.ts";

/**
 * Migrates an older file in memory. Its value then has the current form, while its ranges refer to
 * the text as written. Returns a current file unchanged.
 *
 * @param version the version of the content, from its settings
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
