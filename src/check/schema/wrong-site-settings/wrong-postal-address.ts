import { type AddressRule, addressRule } from "../../../model/countries/addresses/address-rules.ts";
import type { RegionRule } from "../../../model/countries/addresses/region-rule.ts";
import { callingCode, countriesWithCallingCode } from "../../../model/countries/calling-codes.ts";
import { findCountryCode } from "../../../model/countries/country-code.ts";
import { textAt } from "../../../model/parsed-site.ts";
import { exampleYaml } from "../../../model/schema/schema-example.ts";
import type { Diagnostic, Edit } from "../../../yaml/diagnostic.ts";
import { addQuotes } from "../../../yaml/edits.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";
import type { ValidatorError } from "../error-explanation.ts";

const addressPath = "/firm/address";
const countryPath = `${addressPath}/country`;
const codePath = `${addressPath}/postalCode`;

/**
 * Checks the country, postal code and state of the firm's address by the rules of its country. The
 * Brazilian rules are in the schema.
 */
export function checkFirmAddress(subject: FileWithSchema): Diagnostic[] {
  if (subject.schemaId !== "site.json") return [];
  const { value } = subject.parsed;
  const rule = addressRule(subject.country);
  const [code, state] = ["postalCode", "state"].map((name) =>
    textAt(value, `${addressPath}/${name}`),
  );
  return [
    ...checkCountryCode(subject),
    ...(code ? checkPostalCode(subject, code, rule) : []),
    ...(state ? checkState(subject, state, rule) : []),
  ];
}

/** Reports an unknown country code. Without a country, visitors abroad cannot call the firm. */
function checkCountryCode(subject: FileWithSchema): Diagnostic[] {
  const written = textAt(subject.parsed.value, countryPath);
  // An empty field has a diagnostic of its own.
  if (!written?.trim() || callingCode(written)) return [];
  const [dialled] = countriesWithCallingCode(written.replace(/^(?:\+|00)/, ""));
  const suggestion = findCountryCode(written) ?? dialled;
  const edits = suggestion === undefined ? undefined : subject.replace(countryPath, suggestion);
  const hint = edits ? undefined : exampleYaml("country", subject.node(countryPath));
  const details = { written, suggestion };
  return [subject.diagnose("unknown-country", countryPath, details, { edits, hint })];
}

/**
 * Whether the settings name an unknown country. The rules that depend on the country are then
 * unknown, too.
 */
export function hasUnknownCountry({ schemaId, parsed: { value } }: FileWithSchema): boolean {
  const written = schemaId === "site.json" ? textAt(value, countryPath) : undefined;
  return written !== undefined && callingCode(written) === undefined;
}

/**
 * Whether an error does not depend on the country. If the country is unknown, only that is
 * reported, and not the errors that depend on it.
 */
export function isCountryIndependent({ keyword, instancePath, params }: ValidatorError): boolean {
  const isCurrency = keyword === "required" && params.missingProperty === "currency";
  return !isCurrency && !(keyword === "pattern" && instancePath === countryPath);
}

/**
 * Creates the diagnostic for a postal code without quotes, which YAML reads as a number. The check
 * of the address sees only texts.
 */
export function diagnoseUnquotedPostalCode(
  subject: FileWithSchema,
  place: string,
): Diagnostic | undefined {
  if (subject.schemaId !== "site.json" || place !== codePath) return undefined;
  return checkPostalCode(subject, subject.written(place), addressRule(subject.country))[0];
}

function checkPostalCode(
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
  const details = { country, words, prefix: meant && postalCodeCountryPrefix(code, meant) };
  // Earlier versions accepted only the Brazilian form. Outside Brazil it is therefore just a
  // warning, as in `isLegacyPhone`.
  const severity = country !== "BR" && /^\d{5}-\d{3}$/.test(code) ? "warning" : "error";
  return [subject.diagnose("postal-code", codePath, details, { edits, hint, severity })];
}

/** Returns the country prefix of a postal code in international mail: "D-" in "D-10115". */
function postalCodeCountryPrefix(code: string, meant: string): string | undefined {
  return /^\d/.test(meant) ? /^[A-Za-z]+[- ]*/.exec(code)?.[0] : undefined;
}

/**
 * Returns edits that replace a postal code. Adds quotes to a code that has only digits, because
 * YAML would read a number and lose leading zeros.
 */
function postalCodeEdits(subject: FileWithSchema, place: string, meant: string): Edit[] {
  const isNumber = /^\d+$/.test(meant);
  const edits = subject.replace(place, meant);
  return edits.map((each) =>
    isNumber && each.text === meant ? { ...each, text: addQuotes(meant) } : each,
  );
}

/**
 * Reports a state that the country does not have. If addresses in that country have no state, the
 * diagnostic is only a note.
 */
function checkState(subject: FileWithSchema, written: string, rule: AddressRule): Diagnostic[] {
  const place = `${addressPath}/state`;
  const { country } = subject;
  const { regions, hasNoRegion } = rule;
  if (hasNoRegion) return [subject.diagnose("no-region", place, { country }, { severity: "note" })];
  if (!regions) return [];
  const known = regions.canonicalName(written);
  if (known !== undefined) return checkPostalCodeState(subject, known, regions);
  const suggestion = regions.correct(written);
  const edits = suggestion === undefined ? undefined : subject.replace(place, suggestion);
  const hint = edits ? undefined : `state: ${regions.example}`;
  const details = { country, written, suggestion };
  return [subject.diagnose("unknown-state", place, details, { edits, hint })];
}

/** Warns if the first digits of the postal code belong to other states. */
function checkPostalCodeState(
  subject: FileWithSchema,
  state: string,
  { regionsOfPostalCode }: RegionRule,
): Diagnostic[] {
  const code = textAt(subject.parsed.value, codePath) ?? "";
  const places = regionsOfPostalCode(code);
  if (places.length === 0 || places.includes(state)) return [];
  const details = { country: subject.country, code, state, places };
  return [subject.diagnose("code-elsewhere", codePath, details, { severity: "warning" })];
}
