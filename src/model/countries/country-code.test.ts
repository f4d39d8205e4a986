import { expect, test } from "vitest";
import { allCountries } from "./calling-codes.ts";
import { findCountryCode } from "./country-code.ts";

test.each([
  ["GB", "GB"],
  ["gb", "GB"],
  ["UK", "GB"],
  ["U.K.", "GB"],
  ["Great Britain", "GB"],
  ["Reino Unido", "GB"],
  ["Deutschland", "DE"],
  ["brazil", "BR"],
  ["España", "ES"],
  ["U.S.A.", "US"],
])("recognises %s as %s", (written, letters) => {
  expect(findCountryCode(written)).toBe(letters);
});

test("returns undefined for an unknown country, and each country code for itself", () => {
  expect(findCountryCode("ZZ")).toBeUndefined();
  expect(findCountryCode("")).toBeUndefined();
  for (const each of allCountries) expect(findCountryCode(each)).toBe(each);
});
