import { addressRule } from "./address-rules.ts";

/** The fields of an address. The country decides which ones are used. */
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
 * The lines of an address as on an envelope in its country.
 *
 * @param postalCode the pattern for a Brazilian postal code: "CEP {n}"
 * @param language a BCP 47 tag: the language of the country name, which is added for a country
 * without a rule
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

/** Fills in a line. Removes missing fields and the separators around them. */
function fillLine(line: string, fields: Readonly<Record<string, string | undefined>>): string {
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? "");
  return text.replace(/^[ ,]+|[ ,]+$/g, "").replace(/ {2,}/g, " ");
}

/** An address in one line, for a map service. */
export function formatAddressInline(address: AddressFields): string {
  const { street, district, city, state, postalCode, country } = address;
  const all = [street, district, city, state, postalCode, ...(country === "BR" ? [] : [country])];
  return all.filter((each) => each !== undefined && each !== "").join(", ");
}

/** The city of an address, and its state if it has one. */
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
