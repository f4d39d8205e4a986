import "../../../testing/seed.ts";
import fc from "fast-check";
import { formatAddress } from "localized-address-format";
import { postcodeValidator } from "postcode-validator";
import { describe, expect, test } from "vitest";
import { addressLines, cityAndState, formatAddressInline } from "./address-lines.ts";
import { addressRule } from "./address-rules.ts";

const fields = { street: "street", district: "district", city: "city", state: "state" };

describe.each(["PT", "GB", "IE", "US", "DE", "FR", "AR"])("an address in %s", (country) => {
  const rule = addressRule(country);

  test("orders its lines as libaddressinput does, with the district after the street", () => {
    const ours = addressLines({ ...fields, country, postalCode: "code" }, "", "en");
    const theirs = formatAddress({
      postalCountry: country,
      addressLines: ["street"],
      dependentLocality: "district",
      locality: "city",
      administrativeArea: "state",
      postalCode: "code",
    });
    const told = theirs.includes("district") ? ours : ours.filter((line) => line !== "district");
    expect(told).toEqual(theirs);
    expect(ours.slice(0, 2)).toEqual(["street", "district"]);
    expect(theirs.join().includes("state")).toBe(!rule.hasNoRegion);
  });

  test("has only postal codes that postcode-validator accepts, apart from older ones", () => {
    const { pattern, example } = rule.postalCode ?? expect.unreachable();
    const codes = fc.stringMatching(pattern).filter((code) => !isOlder(code));
    fc.assert(fc.property(codes, (code) => postcodeValidator(code, country)));
    expect(example).toMatch(pattern);
  });

  test("has its postal code corrected if spaces and hyphens are missing", () => {
    const { pattern, correct } = rule.postalCode ?? expect.unreachable();
    fc.assert(
      fc.property(fc.stringMatching(pattern), (code) => {
        expect(correct(code.replace(/[ -]/g, ""))).toBe(code);
      }),
    );
  });
});

/**
 * Whether a postal code is valid but unknown to the package: Girobank, British Forces Post Offices,
 * and Argentine codes of four digits, from before 1998.
 */
function isOlder(code: string): boolean {
  return /^(?:GIR|BFPO)/.test(code) || /^\d{4}$/.test(code);
}

test("formats an address in an unknown country in a generic order, with the name of the country", () => {
  const address = { street: "Drottninggatan 1", city: "Stockholm", country: "SE" };
  const lines = addressLines({ ...address, postalCode: "111 51" }, "", "en-GB");
  expect(lines).toEqual(["Drottninggatan 1", "111 51 Stockholm", "Sweden"]);
});

test("omits missing fields in address lines, in an inline address and in the city line", () => {
  const hexham = {
    street: "4 Sundial Yard",
    city: "Hexham",
    postalCode: "NE46 0ZZ",
    country: "GB",
  };
  expect(addressLines(hexham, "", "en-GB")).toEqual(["4 Sundial Yard", "Hexham", "NE46 0ZZ"]);
  expect(formatAddressInline(hexham)).toBe("4 Sundial Yard, Hexham, NE46 0ZZ, GB");
  expect(cityAndState(hexham)).toBe("Hexham");
  expect(cityAndState({ city: "Mariana", state: "MG" })).toBe("Mariana, MG");
});
