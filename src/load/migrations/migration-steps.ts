import { countryOf } from "../../model/countries/firm-country.ts";
import { companyNumbers } from "../../model/formats/company-number.ts";
import { textAt } from "../../model/parsed-site.ts";
import type { Change } from "../../yaml/edit/change.ts";
import { valueAt } from "../../yaml/json-pointer.ts";
import type { Step, StepChanges } from "./content-step.ts";
import { migrationWords as words } from "./words.pt-br.ts";

/** All steps, oldest first. Never change a released step: old content still runs through it. */
export const steps: readonly Step[] = [
  { version: 2, in: { schema: "site.json", at: "/firm" }, act: { work: countryFromDialCode } },
  {
    version: 2,
    in: { schema: "site.json", at: "/firm/registrations/*" },
    act: { work: formatFromExample },
  },
];

/** The version of content that this program writes. */
export const contentVersion = Math.max(...steps.map(({ version }) => version));

/** Whether files of a schema have today's form in content of a version: no step ahead has to do with them. */
export function isCurrentForm(schemaId: string, version: number): boolean {
  const ahead = steps.filter((step) => step.version > version);
  return ahead.every(({ in: place }) => "schema" in place && place.schema !== schemaId);
}

/** The country in two letters (ISO 3166-1) instead of the code that telephones dial for it. */
function countryFromDialCode(firm: unknown, path: string, settings: unknown): StepChanges[] {
  const code = textAt(firm, "/countryCode");
  const country = countryOf(settings);
  if (code === undefined || country === undefined) return [];
  const isThere = textAt(firm, "/address/country") !== undefined;
  const set: Change = { kind: "set", path: `${path}/address/country`, value: country };
  const remove: Change = { kind: "remove", path: `${path}/countryCode` };
  return [{ changes: isThere ? [remove] : [set, remove], said: words.country({ code, country }) }];
}

/** Whatever was told of versions: a form that has a name today is no older one. */
const knownFormats: ReadonlySet<string> = new Set(["cnpj", "cpf", ...Object.keys(companyNumbers)]);

/** A number whose form the program no longer knows by name tells that form itself, as it stands there. */
function formatFromExample(each: unknown, path: string): StepChanges[] {
  const format = textAt(each, "/format");
  const value = numberAsText(valueAt(each, "/value"));
  if (format === undefined || value === undefined || isKnownFormat(format)) return [];
  const changes: Change[] = [
    { kind: "set", path: `${path}/pattern`, value: patternFromExample(value) },
    { kind: "set", path: `${path}/example`, value },
    { kind: "remove", path: `${path}/format` },
  ];
  return [{ changes, said: words.format({ format, label: textAt(each, "/label") ?? value }) }];
}

/** Also one in capitals, of which the check says how it is written. */
function isKnownFormat(format: string): boolean {
  return knownFormats.has(format.toLowerCase());
}

/** A number that stands there without quotation marks is meant as a text, too: the check asks for them. */
function numberAsText(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  return typeof value === "string" ? value : undefined;
}

/** The form of a number as a pattern: its digits may be others. "AB 012/O-8" → "AB [0-9]{3}/O-[0-9]". */
function patternFromExample(value: string): string {
  const plain = value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return plain.replace(/\d+/g, ({ length }) => (length > 1 ? `[0-9]{${length}}` : "[0-9]"));
}
