import { textAt } from "../parsed-site.ts";
import { callingCode, countriesWithCallingCode } from "./calling-codes.ts";

/**
 * Returns the country of a firm, two letters (ISO 3166-1): that of its address or, in older
 * content, that of its calling code. Returns `undefined` if both are missing.
 *
 * @param settings the unvalidated value of site.yaml
 */
export function firmCountryOf(settings: unknown): string | undefined {
  return textAt(settings, "/firm/address/country") ?? countryByCallingCode(settings);
}

/**
 * Returns the country whose rules apply to a site's phone numbers and amounts: the country of the
 * firm. In older content the firm may have no country, so the language decides. The result is
 * `undefined` (the rules of Brazil) if the language is missing, "pt" or "pt-BR", and `""` (no
 * country) otherwise.
 */
export function countryForValidation(settings: unknown): string | undefined {
  const language = textAt(settings, "/language") ?? "pt";
  return firmCountryOf(settings) ?? (/^pt(?:$|[-_]BR)/i.test(language) ? undefined : "");
}

/**
 * Returns a country with the firm's calling code. If several countries share the code, prefers the
 * region of the site's language.
 */
function countryByCallingCode(settings: unknown): string | undefined {
  const all = countriesWithCallingCode(textAt(settings, "/firm/countryCode") ?? "");
  const own = /-([A-Z]{2})$/.exec(textAt(settings, "/language") ?? "")?.[1];
  return all.find((each) => each === own) ?? all[0];
}

/**
 * Completes the settings of a firm so that they contain both the country and its calling code. If
 * both are written, the country determines the code. Returns the settings unchanged if the country
 * is unknown.
 */
export function withCountryAndCallingCode<Settings>(settings: Settings): Settings {
  const { firm } = Object(settings);
  const country = firmCountryOf(settings);
  if (typeof firm !== "object" || firm === null || country === undefined) return settings;
  const isNamed = textAt(firm, "/address/country") !== undefined;
  const old = isNamed ? undefined : textAt(firm, "/countryCode");
  const countryCode = old ?? callingCode(country) ?? textAt(firm, "/countryCode");
  const address = { ...firm.address, country };
  return { ...settings, firm: { ...firm, countryCode, address } };
}
