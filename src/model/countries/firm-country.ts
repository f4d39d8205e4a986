import { textAt } from "../parsed-site.ts";
import { callingCode, countriesWithCallingCode } from "./calling-codes.ts";

/**
 * The country of a firm, in two letters (ISO 3166-1), as its settings tell it: by its name or, in older
 * content, by the code that telephones dial for it. Nothing where neither is there.
 *
 * @param settings the value of site.yaml, which may be anything
 */
export function countryOf(settings: unknown): string | undefined {
  return textAt(settings, "/firm/address/country") ?? countryByCallingCode(settings);
}

/**
 * By which country a site's telephones and figures are judged: that of the firm. Where nothing tells it, older content in
 * Brazil's Portuguese is of Brazil, for which the program was made; that in any other language is of no country, `""`.
 *
 * @returns nothing where not even the language is told
 */
export function validationCountry(settings: unknown): string | undefined {
  const language = textAt(settings, "/language") ?? "pt";
  return countryOf(settings) ?? (/^pt(?:$|[-_]BR)/i.test(language) ? undefined : "");
}

/** Several countries share a code: the one whose language the site speaks comes before the largest. */
function countryByCallingCode(settings: unknown): string | undefined {
  const all = countriesWithCallingCode(textAt(settings, "/firm/countryCode") ?? "");
  const own = /-([A-Z]{2})$/.exec(textAt(settings, "/language") ?? "")?.[1];
  return all.find((each) => each === own) ?? all[0];
}

/** Settings that tell the country by its name and by its telephones' code; where both are written, the name counts. */
export function withFirmCountry<Settings>(settings: Settings): Settings {
  const { firm } = Object(settings);
  const country = countryOf(settings);
  if (typeof firm !== "object" || firm === null || country === undefined) return settings;
  const isNamed = textAt(firm, "/address/country") !== undefined;
  const old = isNamed ? undefined : textAt(firm, "/countryCode");
  const countryCode = old ?? callingCode(country) ?? textAt(firm, "/countryCode");
  const address = { ...firm.address, country };
  return { ...settings, firm: { ...firm, countryCode, address } };
}
