import { type AddressRule, addressRule } from "../../../model/countries/addresses/address-rules.ts";
import type { RegionRule } from "../../../model/countries/addresses/region-rule.ts";
import { callingCode, countriesWithCallingCode } from "../../../model/countries/calling-codes.ts";
import { findCountryCode } from "../../../model/countries/country-code.ts";
import { textAt } from "../../../model/parsed-site.ts";
import { exampleYaml } from "../../../model/schema/schema-example.ts";
import type { Diagnostic, Edit } from "../../../yaml/diagnostic.ts";
import { quote } from "../../../yaml/edits.ts";
import type { ValidatorError } from "../error-explanation.ts";
import type { FileWithSchema } from "../file-with-schema.ts";

const addressPath = "/firm/address";
const countryPath = `${addressPath}/country`;
const codePath = `${addressPath}/postalCode`;

/** Where the firm's address has a postal code or a state that its country has not; Brazil's are in the schema. */
export function addressMistakes(subject: FileWithSchema): Diagnostic[] {
  if (subject.schemaId !== "site.json") return [];
  const { value } = subject.parsed;
  const rule = addressRule(subject.country);
  const [code, state] = ["postalCode", "state"].map((name) =>
    textAt(value, `${addressPath}/${name}`),
  );
  return [
    ...wrongCountry(subject),
    ...(code ? wrongPostalCode(subject, code, rule) : []),
    ...(state ? wrongState(subject, state, rule) : []),
  ];
}

/** Letters of no country: nobody abroad could ring the firm. */
function wrongCountry(subject: FileWithSchema): Diagnostic[] {
  const written = textAt(subject.parsed.value, countryPath);
  // What is empty is told as that.
  if (!written?.trim() || callingCode(written)) return [];
  const [dialled] = countriesWithCallingCode(written.replace(/^(?:\+|00)/, ""));
  const suggestion = findCountryCode(written) ?? dialled;
  const edits = suggestion === undefined ? undefined : subject.replace(countryPath, suggestion);
  const hint = edits ? undefined : exampleYaml("country", subject.node(countryPath));
  const details = { written, suggestion };
  return [subject.diagnose("unknown-country", countryPath, details, { edits, hint })];
}

/** Whether the settings name a country that is none: what follows from a country is not known then. */
export function hasUnknownCountry({ schemaId, parsed: { value } }: FileWithSchema): boolean {
  const written = schemaId === "site.json" ? textAt(value, countryPath) : undefined;
  return written !== undefined && callingCode(written) === undefined;
}

/** Whether a mistake is one whatever the country: where that is none, it is told once, and nothing that follows from it. */
export function isCountryIndependent({ keyword, instancePath, params }: ValidatorError): boolean {
  const isCurrency = keyword === "required" && params.missingProperty === "currency";
  return !isCurrency && !(keyword === "pattern" && instancePath === countryPath);
}

/** What is wrong with digits that stand where the postal code of the firm does, and are a number there: told at once. */
export function unquotedPostalCode(subject: FileWithSchema, place: string): Diagnostic | undefined {
  if (subject.schemaId !== "site.json" || place !== codePath) return undefined;
  return wrongPostalCode(subject, subject.written(place), addressRule(subject.country))[0];
}

function wrongPostalCode(
  subject: FileWithSchema,
  code: string,
  { postalCode }: AddressRule,
): Diagnostic[] {
  if (!postalCode || postalCode.pattern.test(code)) return [];
  const { country } = subject;
  const { words, example } = postalCode;
  const meant = postalCode.correct(code.toUpperCase().replace(/[^A-Z0-9]/g, ""));
  const edits = meant === undefined ? undefined : postalCodeEdits(subject, codePath, meant);
  const hint = edits ? undefined : exampleYaml("postalCode", { examples: [example] });
  const details = { country, words, prefix: meant && countryPrefix(code, meant) };
  // As the telephone of Brazil that a firm abroad may have: an older Prelo took no other form.
  const severity = country !== "BR" && /^\d{5}-\d{3}$/.test(code) ? "warning" : "error";
  return [subject.diagnose("postal-code", codePath, details, { edits, hint, severity })];
}

/** The letters of a country before its code, as on a letter from abroad: "D-" of "D-10115". */
function countryPrefix(code: string, meant: string): string | undefined {
  return /^\d/.test(meant) ? /^[A-Za-z]+[- ]*/.exec(code)?.[0] : undefined;
}

/** Digits alone would be a number without quotes, which loses the zero that it begins with. */
function postalCodeEdits(subject: FileWithSchema, place: string, meant: string): Edit[] {
  const isNumber = /^\d+$/.test(meant);
  const edits = subject.replace(place, meant);
  return edits.map((each) =>
    isNumber && each.text === meant ? { ...each, text: quote(meant) } : each,
  );
}

/** A state that the country has not; one where addresses have none is only told. */
function wrongState(subject: FileWithSchema, written: string, rule: AddressRule): Diagnostic[] {
  const place = `${addressPath}/state`;
  const { country } = subject;
  const { regions, hasNoRegion } = rule;
  if (hasNoRegion) return [subject.diagnose("no-region", place, { country }, { severity: "note" })];
  if (!regions) return [];
  const known = regions.canonicalName(written);
  if (known !== undefined) return postalCodeOfOtherState(subject, known, regions);
  const suggestion = regions.correct(written);
  const edits = suggestion === undefined ? undefined : subject.replace(place, suggestion);
  const hint = edits ? undefined : `state: ${regions.example}`;
  const details = { country, written, suggestion };
  return [subject.diagnose("unknown-state", place, details, { edits, hint })];
}

/** A postal code that begins as those of other states: one of the two is a slip. */
function postalCodeOfOtherState(
  subject: FileWithSchema,
  state: string,
  { regionsOfPostalCode: ofCode }: RegionRule,
): Diagnostic[] {
  const code = textAt(subject.parsed.value, codePath) ?? "";
  const places = ofCode(code);
  if (places.length === 0 || places.includes(state)) return [];
  const details = { country: subject.country, code, state, places };
  return [subject.diagnose("code-elsewhere", codePath, details, { severity: "warning" })];
}
