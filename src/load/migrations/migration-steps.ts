import { migrationStrings as strings } from "#lang/load/migrations/strings";
import { firmCountryOf } from "../../model/countries/firm-country.ts";
import { companyNumbers } from "../../model/formats/company-number.ts";
import { textAt } from "../../model/parsed-site.ts";
import type { Change } from "../../yaml/edit/change.ts";
import { valueAt } from "../../yaml/json-pointer.ts";
import type { Step, StepChanges } from "./migration-step-types.ts";

/** All steps, oldest first. Never change a released step, because old content still needs it. */
export const migrationSteps: readonly Step[] = [
  { version: 2, in: { schema: "site.json", at: "/firm" }, act: { work: replaceDialCodeByCountry } },
  {
    version: 2,
    in: { schema: "site.json", at: "/firm/registrations/*" },
    act: { work: replaceUnknownFormat },
  },
];

/** The version of content that this program reads and writes. */
export const contentVersion = Math.max(...migrationSteps.map(({ version }) => version));

/**
 * Whether the files of a schema have the current form in content of this version: no later step
 * changes them.
 */
export function isCurrentForm(schemaId: string, version: number): boolean {
  const ahead = migrationSteps.filter((step) => step.version > version);
  return ahead.every(({ in: place }) => "schema" in place && place.schema !== schemaId);
}

/**
 * Replaces the telephone code with the two-letter country code (ISO 3166-1), unless there is one
 * already.
 */
function replaceDialCodeByCountry(firm: unknown, path: string, settings: unknown): StepChanges[] {
  const code = textAt(firm, "/countryCode");
  const country = firmCountryOf(settings);
  if (code === undefined || country === undefined) return [];
  const isThere = textAt(firm, "/address/country") !== undefined;
  const set: Change = { kind: "set", path: `${path}/address/country`, value: country };
  const remove: Change = { kind: "remove", path: `${path}/countryCode` };
  return [
    { changes: isThere ? [remove] : [set, remove], said: strings.country({ code, country }) },
  ];
}

/** The formats that the program knows. They stay, regardless of the content version. */
const knownFormats: ReadonlySet<string> = new Set(["cnpj", "cpf", ...Object.keys(companyNumbers)]);

/**
 * Replaces a format name that the program no longer knows with a pattern derived from the number
 * itself.
 */
function replaceUnknownFormat(each: unknown, path: string): StepChanges[] {
  const format = textAt(each, "/format");
  const value = numberAsText(valueAt(each, "/value"));
  if (format === undefined || value === undefined || isKnownFormat(format)) return [];
  const changes: Change[] = [
    { kind: "set", path: `${path}/pattern`, value: patternFromExample(value) },
    { kind: "set", path: `${path}/example`, value },
    { kind: "remove", path: `${path}/format` },
  ];
  return [{ changes, said: strings.format({ format, label: textAt(each, "/label") ?? value }) }];
}

/** Whether a format is known. Ignores case, because the check itself reports the spelling. */
function isKnownFormat(format: string): boolean {
  return knownFormats.has(format.toLowerCase());
}

/**
 * Returns a text unchanged, and an unquoted whole number as text. The check reports the missing
 * quotes.
 */
function numberAsText(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  return typeof value === "string" ? value : undefined;
}

/** Creates a pattern for numbers of the same form: "AB 012/O-8" → "AB [0-9]{3}/O-[0-9]". */
function patternFromExample(value: string): string {
  const plain = value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return plain.replace(/\d+/g, ({ length }) => (length > 1 ? `[0-9]{${length}}` : "[0-9]"));
}
