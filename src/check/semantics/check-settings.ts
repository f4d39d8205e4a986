import { firmCountryOf } from "../../model/countries/firm-country.ts";
import { isSiteLanguageTag } from "../../model/countries/language-tag.ts";
import { textAt } from "../../model/parsed-site.ts";
import { exampleYaml } from "../../model/schema/schema-example.ts";
import { splitPointer, valueAt } from "../../yaml/json-pointer.ts";
import { diagnoseLanguageTag } from "../schema/wrong-site-settings/wrong-language.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/**
 * Checks settings that a schema cannot check: country, language, time zone, and whether the
 * founding year is in the future.
 */
export function checkSettings(source: CheckContext) {
  checkFoundingYear(source);
  checkCountry(source);
  checkLanguage(source);
  const timeZone = textAt(source.file.parsed.value, "/timeZone") ?? "";
  if (isTimeZone(timeZone)) return;
  const field = source.subject.field("/timeZone");
  source.report(
    "wrong-value",
    "/timeZone",
    { field },
    { hint: schemaExample(source, "/timeZone") },
  );
}

/** Returns an example line for a field, from its schema. */
function schemaExample({ subject }: CheckContext, path: string): string | undefined {
  return exampleYaml(splitPointer(path).at(-1) ?? "", subject.node(path));
}

/** Whether this runtime knows a time zone. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Reports a well-formed language tag whose language does not exist. */
function checkLanguage({ subject, found }: CheckContext) {
  const language = subject.value("/language");
  if (typeof language !== "string" || isSiteLanguageTag(language)) return;
  const mistake = diagnoseLanguageTag(subject, "/language");
  if (mistake) found.push(mistake);
}

/** Reports a missing country. Without it, visitors abroad cannot call the firm. */
function checkCountry(source: CheckContext) {
  if (firmCountryOf(source.file.parsed.value) !== undefined) return;
  const path =
    source.subject.value("/firm/countryCode") === undefined ? "/firm/address" : "/firm/countryCode";
  source.report("no-country", path, {}, { hint: schemaExample(source, "/firm/address/country") });
}

function checkFoundingYear(source: CheckContext) {
  const path = "/firm/foundedYear";
  const year = valueAt(source.file.parsed.value, path);
  if (typeof year !== "number" || year <= Number(source.site.draft.today.slice(0, 4))) return;
  source.report("future-year", path, { year }, { severity: "warning" });
}
