import { findLanguageTag } from "../../../model/countries/language-names.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { FileWithSchema } from "../file-with-schema.ts";

const languagePath = "/language";

/** A language of the site that is none as settings name it: "English", "EN-gb", "xx"; nothing at any other place. */
export function languageMistake(subject: FileWithSchema, place: string): Diagnostic | undefined {
  const written = subject.value(languagePath);
  if (subject.schemaId !== "site.json" || place !== languagePath || typeof written !== "string")
    return undefined;
  if (written.trim() === "") return undefined;
  const suggestion = findLanguageTag(written, subject.country);
  const edits = suggestion === undefined ? undefined : subject.replace(languagePath, suggestion);
  return subject.diagnose("unknown-language", languagePath, { written, suggestion }, { edits });
}
