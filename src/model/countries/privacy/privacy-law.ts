import { lawStrings, type PrivacyLaw } from "#lang/model/countries/privacy/law-strings";

/** The European Economic Area: the EU, and Iceland, Liechtenstein and Norway. */
const gdprCountries =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK";

const otherLaws: Readonly<Record<string, keyof typeof lawStrings>> = {
  AR: "argentina",
  BR: "brazil",
  GB: "britain",
};

/**
 * Returns the privacy law of a country (two letters). Returns `undefined` if none is known, or if
 * the country has none that applies to all trades.
 */
export function privacyLaw(country: string | undefined): PrivacyLaw | undefined {
  if (country === undefined) return undefined;
  const key = gdprCountries.split(" ").includes(country) ? "europe" : otherLaws[country];
  return key && lawStrings[key];
}
