import { addressRule } from "./address-rules.ts";

/** The fields of an address. The country decides which of them are used. */
export interface AddressFields {
  street: string;
  district?: string;
  city: string;
  state?: string;
  postalCode?: string;
  /** The ISO 3166-1 code, two letters. */
  country: string;
}

/**
 * Returns the lines of an address, as written on an envelope in its country.
 *
 * @param postalCode the pattern for a Brazilian postal code: "CEP {n}"
 * @param language the language of the country name (a BCP 47 tag). A country without a rule gets
 * its name as the last line
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

/** Inserts the fields into the pattern of a line. Removes the separators around missing fields. */
function fillLine(line: string, fields: Readonly<Record<string, string | undefined>>): string {
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? "");
  return text.replace(/^[ ,]+|[ ,]+$/g, "").replace(/ {2,}/g, " ");
}

/** Formats an address as one line, for a map service. */
export function formatAddressInline(address: AddressFields): string {
  const { street, district, city, state, postalCode, country } = address;
  const all = [street, district, city, state, postalCode, ...(country === "BR" ? [] : [country])];
  return all.filter((each) => each !== undefined && each !== "").join(", ");
}

/** Formats the city of an address, followed by the state if it has one. */
export function cityAndState({ city, state }: Pick<AddressFields, "city" | "state">): string {
  return [city, state].filter(Boolean).join(", ");
}

function localizedCountryName(language: string, country: string): string {
  try {
    return new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
  } catch {
    return country;
  }
}
