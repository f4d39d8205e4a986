import { languageNamed } from "../../../model/countries/language-names.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { Subject } from "../subject.ts";

const path = "/language";

/** A language of the site that is none as settings name it: "English", "EN-gb", "xx"; nothing at any other place. */
export function languageMistake(subject: Subject, place: string): Diagnostic | undefined {
  const written = subject.value(path);
  if (subject.schemaId !== "site.json" || place !== path || typeof written !== "string")
    return undefined;
  if (written.trim() === "") return undefined;
  const suggestion = languageNamed(written, subject.country);
  const edits = suggestion === undefined ? undefined : subject.replace(path, suggestion);
  return subject.diagnose("unknown-language", path, { written, suggestion }, { edits });
}
