import { lawWords, type PrivacyLaw } from "./law-words.pt-br.ts";

/** The countries of the European Union, and those that follow its law: Iceland, Liechtenstein and Norway. */
const gdprCountries =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK";

const otherLaws: Readonly<Record<string, keyof typeof lawWords>> = {
  AR: "argentina",
  BR: "brazil",
  GB: "britain",
};

/** The law on personal data of a country by its two letters; nothing where none is known, or it has none for all trades. */
export function privacyLaw(country: string | undefined): PrivacyLaw | undefined {
  if (country === undefined) return undefined;
  const key = gdprCountries.split(" ").includes(country) ? "europe" : otherLaws[country];
  return key && lawWords[key];
}
