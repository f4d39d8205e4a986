import { expect, test } from "vitest";
import { callingCode, countriesWithCallingCode } from "./calling-codes.ts";
import { countryForValidation, firmCountryOf, withFirmCountry } from "./firm-country.ts";

test("a country has one code, and a code its countries", () => {
  expect(["BR", "PT", "US", "CA", "AO", "XX"].map(callingCode)).toEqual([
    "55",
    "351",
    "1",
    "1",
    "244",
    undefined,
  ]);
  expect(countriesWithCallingCode("55")).toEqual(["BR"]);
  expect(countriesWithCallingCode("44")[0]).toBe("GB");
  expect(countriesWithCallingCode("999")).toEqual([]);
});

test("every country has two letters, stands once, and is one that the machine knows", () => {
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const codes = Array.from({ length: 1000 }, (_, code) => String(code));
  const all = codes.flatMap((code) => countriesWithCallingCode(code));
  expect(all.length).toBeGreaterThan(235);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((each) => !/^[A-Z]{2}$/.test(each) || !names.of(each))).toEqual([]);
});

test("the country is what the address says, else that of the older code, else nothing", () => {
  const firm = { countryCode: "1", address: { city: "A" } };
  expect(firmCountryOf({ firm: { ...firm, address: { country: "PT" } } })).toBe("PT");
  expect(firmCountryOf({ language: "en", firm })).toBe("US");
  expect(firmCountryOf({ language: "fr-CA", firm })).toBe("CA");
  for (const nothing of [undefined, null, "", {}, { firm: { countryCode: "999" } }])
    expect(firmCountryOf(nothing)).toBeUndefined();
});

test("settings tell both, whichever is written", () => {
  const whole = { firm: { address: { country: "BR" }, countryCode: "55" } };
  expect(withFirmCountry({ firm: { address: { country: "BR" } } })).toEqual(whole);
  expect(withFirmCountry({ firm: { address: {}, countryCode: "55" } })).toEqual(whole);
  expect(withFirmCountry({ firm: { address: { country: "BR" }, countryCode: "351" } })).toEqual(
    whole,
  );
  expect(withFirmCountry({ firm: { name: "A" } })).toEqual({ firm: { name: "A" } });
});

test.each([
  ["pt-BR", undefined],
  ["pt", undefined],
  [undefined, undefined],
  ["pt-PT", ""],
  ["fr", ""],
])("without a country, what a site in %s has is judged by: %j", (language, country) => {
  expect(countryForValidation({ language, firm: { phone: "04 65 71 00 12" } })).toBe(country);
  expect(countryForValidation({ language, firm: { address: { country: "FR" } } })).toBe("FR");
});
