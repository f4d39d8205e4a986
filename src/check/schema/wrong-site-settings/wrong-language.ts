import { findLanguageTag } from "../../../model/countries/language-tag.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";

const languagePath = "/language";

/**
 * Reports a site language that is not a language tag: "English", "EN-gb", "xx". Returns `undefined`
 * for an empty text, or if `path` is not the site's language setting.
 */
export function diagnoseLanguageTag(subject: FileWithSchema, path: string): Diagnostic | undefined {
  const written = subject.value(languagePath);
  if (subject.schemaId !== "site.json" || path !== languagePath || typeof written !== "string")
    return undefined;
  if (written.trim() === "") return undefined;
  const suggestion = findLanguageTag(written, subject.country);
  const edits = suggestion === undefined ? undefined : subject.replace(languagePath, suggestion);
  return subject.diagnose("unknown-language", languagePath, { written, suggestion }, { edits });
}
