import { addressRule } from "./address-rules.ts";

/** An address as its fields tell it; which there are is a matter of the country. */
export interface AddressFields {
  street: string;
  district?: string;
  city: string;
  state?: string;
  postalCode?: string;
  /** ISO 3166-1, two letters. */
  country: string;
}

/**
 * The lines of an address as an envelope has them in its country.
 *
 * @param postalCode how Brazil's postal code is written, with a slot `{n}`: "CEP {n}"
 * @param language in which the country is named where its own ways of writing are not known, as in BCP 47
 */
export function addressLines(
  address: AddressFields,
  postalCode: string,
  language: string,
): string[] {
  if (address.country === "BR") return brazilianLines(address, postalCode);
  const fields: Record<string, string | undefined> = { ...address };
  fields.country = localizedCountryName(language, address.country);
  return addressRule(address.country)
    .lines.map((line) => fillLine(line, fields))
    .filter(Boolean);
}

function brazilianLines(
  { street, district, city, state, ...address }: AddressFields,
  postalCode: string,
) {
  const code = postalCode.replaceAll("{n}", () => address.postalCode ?? "");
  return [street, [district, city, state].filter(Boolean).join(", "), code];
}

/** A line without what is missing, and without the signs that parted it from the rest. */
function fillLine(line: string, fields: Readonly<Record<string, string | undefined>>): string {
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? "");
  return text.replace(/^[ ,]+|[ ,]+$/g, "").replace(/ {2,}/g, " ");
}

/** An address in one line, as a map service reads it. */
export function addressLine(address: AddressFields): string {
  const { street, district, city, state, postalCode, country } = address;
  const all = [street, district, city, state, postalCode, ...(country === "BR" ? [] : [country])];
  return all.filter((each) => each !== undefined && each !== "").join(", ");
}

/** Where an address is, in a few words: its town, and its state where it has one. */
export function cityLine({ city, state }: Pick<AddressFields, "city" | "state">): string {
  return [city, state].filter(Boolean).join(", ");
}

function localizedCountryName(language: string, country: string): string {
  try {
    return new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
  } catch {
    return country;
  }
}
