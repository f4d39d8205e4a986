/**
 * Regenerates the numbering plans of all countries (`src/model/countries/phones/phone-table.ts`)
 * from the metadata of libphonenumber-js (MIT), which is derived from Google's libphonenumber
 * (Apache-2.0). Run it after updating that library: a test compares the table with the library.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const metadata = require("libphonenumber-js/metadata.min.json");
const examples = require("libphonenumber-js/examples.mobile.json");
const { version } = require("libphonenumber-js/package.json");

/**
 * Returns the row of a number format. The library lists its leading digits with increasing
 * precision, and the last pattern is the complete one.
 */
const formatOf = ([parts, written, leading, rule, optional, abroad]) =>
  dropTrailingZeros([parts, written, leading?.at(-1) ?? 0, rule ?? 0, optional ?? 0, abroad ?? 0]);

/**
 * Returns the pattern of a country's valid numbers. Combines the patterns by type of number if
 * there are any, because they are more precise than the general one.
 */
const patternOf = (plan) =>
  plan[11] ? [...new Set(plan[11].filter(Boolean).map(([each]) => each))].join("|") : plan[2];

const rowOf = (country, plan) =>
  JSON.stringify(
    dropTrailingZeros([
      country,
      plan[0],
      patternOf(plan),
      plan[3],
      plan[4] ? plan[4].map(formatOf) : 0,
      ...[5, 6, 7, 8, 9, 10].map((index) => plan[index] ?? 0),
      examples[country] ?? 0,
    ]),
  );

function dropTrailingZeros(row) {
  const last = row.findLastIndex((each) => each !== 0 && each !== undefined);
  return row.slice(0, last + 1);
}

// Of the countries with the same calling code, the first one has the formats of all.
const rows = [
  ...Object.values(metadata.country_calling_codes)
    .flat()
    .map((country) => [country, metadata.countries[country]]),
  ...Object.entries(metadata.nonGeographic).map(([code, plan]) => [
    "001",
    [code, ...plan.slice(1)],
  ]),
].map(([country, plan]) => rowOf(country, plan));
const text = `/**
 * The numbering plans of all countries, a row each: its two letters (ISO 3166-1; 001 is no country's), the code that
 * telephones dial for it, which numbers exist, how long they are, how they are written, what is dialled
 * before them at home, and a mobile one for an example. Written by \`node scripts/phone-table.mjs\` from the metadata of libphonenumber-js ${version} (MIT), which
 * has it from Google's libphonenumber (Apache-2.0); \`phone-plans.ts\` reads it.
 */
export const phoneTable = String.raw\`
${rows.join("\n")}
\`;
`;
writeFileSync(join(import.meta.dirname, "../src/model/countries/phones/phone-table.ts"), text);
