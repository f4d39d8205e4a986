import type { RegionRule } from "./region-rule.ts";

/**
 * States, the District of Columbia, territories and military mail (USPS Publication 28, app. B).
 */
const stateNames: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
  DC: "District of Columbia",
  AS: "American Samoa",
  GU: "Guam",
  MP: "Northern Mariana Islands",
  PR: "Puerto Rico",
  VI: "US Virgin Islands",
  AA: "Armed Forces Americas",
  AE: "Armed Forces Europe",
  AP: "Armed Forces Pacific",
};

/**
 * The states by the first digit of their ZIP codes (USPS, "ZIP Code – The Basics"), including the
 * few codes that cross a state border.
 */
const statesByZipDigit: Readonly<Record<string, string>> = {
  0: "CT MA ME NH NJ NY PR RI VT VI AE",
  1: "DE NY PA",
  2: "DC MD NC SC VA WV",
  3: "AL FL GA MS TN AA",
  4: "IN KY MI OH",
  5: "IA MN MT ND SD WI DC",
  6: "IL KS MO NE",
  7: "AR LA OK TX",
  8: "AZ CO ID NM NV TX UT WY",
  9: "AK CA HI OR WA AS GU MP AP",
};

const stateCodes = Object.keys(stateNames);

/** The states of the United States. Addresses use their two-letter codes. */
export const americanStates: RegionRule = {
  example: "CA",
  canonicalName: (written) => stateCodes.find((code) => code === written),
  correct(written) {
    const letters = written.toUpperCase().replace(/[^A-Z]/g, "");
    const isNamed = (code: string) =>
      stateNames[code]?.toUpperCase().replaceAll(" ", "") === letters;
    return stateCodes.find((code) => code === letters || isNamed(code));
  },
  regionsOfPostalCode: (code) =>
    /^\d{5}/.test(code) ? (statesByZipDigit[code.charAt(0)] ?? "").split(" ") : [],
};
