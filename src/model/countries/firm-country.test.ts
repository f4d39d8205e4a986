import { expect, test } from "vitest";
import { callingCode, countriesWithCallingCode } from "./calling-codes.ts";
import { countryForValidation, firmCountryOf, withCountryAndCallingCode } from "./firm-country.ts";

test("maps a country to its calling code, and a calling code to its countries", () => {
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

test("lists each country once, with a two-letter code that Intl knows", () => {
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const codes = Array.from({ length: 1000 }, (_, code) => String(code));
  const all = codes.flatMap((code) => countriesWithCallingCode(code));
  expect(all.length).toBeGreaterThan(235);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((each) => !/^[A-Z]{2}$/.test(each) || !names.of(each))).toEqual([]);
});

test("takes the country from the address, or else from the calling code and the language", () => {
  const firm = { countryCode: "1", address: { city: "A" } };
  expect(firmCountryOf({ firm: { ...firm, address: { country: "PT" } } })).toBe("PT");
  expect(firmCountryOf({ language: "en", firm })).toBe("US");
  expect(firmCountryOf({ language: "fr-CA", firm })).toBe("CA");
  for (const nothing of [undefined, null, "", {}, { firm: { countryCode: "999" } }])
    expect(firmCountryOf(nothing)).toBeUndefined();
});

test("completes country and calling code from each other, and prefers the country", () => {
  const whole = { firm: { address: { country: "BR" }, countryCode: "55" } };
  expect(withCountryAndCallingCode({ firm: { address: { country: "BR" } } })).toEqual(whole);
  expect(withCountryAndCallingCode({ firm: { address: {}, countryCode: "55" } })).toEqual(whole);
  expect(
    withCountryAndCallingCode({ firm: { address: { country: "BR" }, countryCode: "351" } }),
  ).toEqual(whole);
  expect(withCountryAndCallingCode({ firm: { name: "A" } })).toEqual({ firm: { name: "A" } });
});

test.each([
  ["pt-BR", undefined],
  ["pt", undefined],
  [undefined, undefined],
  ["pt-PT", ""],
  ["fr", ""],
])("validates a site in %s by the country %j if its address has none", (language, country) => {
  expect(countryForValidation({ language, firm: { phone: "04 65 71 00 12" } })).toBe(country);
  expect(countryForValidation({ language, firm: { address: { country: "FR" } } })).toBe("FR");
});
