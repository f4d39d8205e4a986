import { countryOf } from "../../model/countries/firm-country.ts";
import { isLanguageTag } from "../../model/countries/language-names.ts";
import { textAt } from "../../model/parsed-site.ts";
import { exampleYaml } from "../../model/schema/schema-example.ts";
import { stepsOf, valueAt } from "../../yaml/json-pointer.ts";
import { languageMistake } from "../schema/settings/wrong-language.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/** Settings that only the machine can judge: a time zone that it knows, a year that has come. */
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

/** A line to copy, as the schema has it in the editors' language. */
function schemaExample({ subject }: CheckContext, path: string): string | undefined {
  return exampleYaml(stepsOf(path).at(-1) ?? "", subject.node(path));
}

/** Whether the machine knows a time zone of that name. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Two letters in the form of a language, and of none. */
function checkLanguage({ subject, found }: CheckContext) {
  const language = subject.value("/language");
  if (typeof language !== "string" || isLanguageTag(language)) return;
  const mistake = languageMistake(subject, "/language");
  if (mistake) found.push(mistake);
}

/** Without its country nobody abroad could ring the firm. */
function checkCountry(source: CheckContext) {
  if (countryOf(source.file.parsed.value) !== undefined) return;
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
