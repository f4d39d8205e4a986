import { type AddressRule, addressRule } from "../../content/country/addresses/address-rules.ts";
import { callingCode } from "../../content/country/calling-codes.ts";
import { textAt } from "../../content/raw-site.ts";
import { exampleOf } from "../../content/schema/schema-example.ts";
import type { Diagnostic, Edit } from "../../text/diagnostic.ts";
import { quote } from "../../text/edits.ts";
import type { Subject } from "./subject.ts";

const path = "/firm/address";

/** Where the firm's address has a postal code or a state that its country has not; Brazil's are in the schema. */
export function addressMistakes(subject: Subject): Diagnostic[] {
  if (subject.schemaId !== "site.json") return [];
  const { value } = subject.parsed;
  const rule = addressRule(subject.country);
  const [code, state] = ["postalCode", "state"].map((name) => textAt(value, `${path}/${name}`));
  return [
    ...wrongCountry(subject),
    ...(code ? wrongCode(subject, code, rule) : []),
    ...(state ? wrongState(subject, state, rule) : []),
  ];
}

/** What people call a country, and no standard does: the letters of the Union, of a language, of a car. */
const otherLetters: Readonly<Record<string, string>> = {
  UK: "GB",
  EN: "GB",
  EL: "GR",
  SP: "ES",
  JA: "JP",
};

/** Two letters that are those of no country: nobody abroad could ring the firm. */
function wrongCountry(subject: Subject): Diagnostic[] {
  const place = `${path}/country`;
  const written = textAt(subject.parsed.value, place);
  if (written === undefined || !/^[A-Z]{2}$/.test(written) || callingCode(written)) return [];
  const suggestion = otherLetters[written];
  const edits = suggestion === undefined ? undefined : subject.replace(place, suggestion);
  const hint = edits ? undefined : "country: BR";
  return [subject.diagnose("unknown-country", place, { written, suggestion }, { edits, hint })];
}

function wrongCode(subject: Subject, code: string, { postalCode }: AddressRule): Diagnostic[] {
  if (!postalCode || postalCode.form.test(code)) return [];
  const { words, example } = postalCode;
  const place = `${path}/postalCode`;
  const meant = postalCode.meant(code.toUpperCase().replace(/[^A-Z0-9]/g, ""));
  const edits = meant === undefined ? undefined : replaced(subject, place, meant);
  const hint = edits ? undefined : exampleOf("postalCode", { examples: [example] });
  return [
    subject.diagnose("postal-code", place, { country: subject.country, words }, { edits, hint }),
  ];
}

/** Digits alone would be a number without quotes, which loses the zero that it begins with. */
function replaced(subject: Subject, place: string, meant: string): Edit[] {
  const isNumber = /^\d+$/.test(meant);
  const edits = subject.replace(place, meant);
  return edits.map((each) =>
    isNumber && each.text === meant ? { ...each, text: quote(meant) } : each,
  );
}

/** A state that the country has not; one where addresses have none is only told. */
function wrongState(subject: Subject, written: string, rule: AddressRule): Diagnostic[] {
  const place = `${path}/state`;
  const { country } = subject;
  const { states, hasNoRegion } = rule;
  if (hasNoRegion) return [subject.diagnose("no-region", place, { country }, { severity: "note" })];
  if (!states || states.includes(written)) return [];
  const letters = written.toUpperCase().replace(/[^A-Z]/g, "");
  const suggestion = states.includes(letters) ? letters : undefined;
  const edits = suggestion === undefined ? undefined : subject.replace(place, suggestion);
  const hint = edits ? undefined : "state: CA";
  return [subject.diagnose("unknown-state", place, { written, suggestion }, { edits, hint })];
}
