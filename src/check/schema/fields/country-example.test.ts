import { expect, test } from "vitest";
import { loadRules } from "../../../load/load-folder.ts";
import { loadPhoneTable } from "../../../model/countries/phones/phone-table-sync.ts";
import { parseYaml } from "../../../yaml/parse/parse.ts";

const { validate } = await loadRules();
await loadPhoneTable();

/** Returns the example lines for fields that a firm in this country lacks. */
function hints(country: string): string {
  const address = `  address: {street: A, city: B, country: ${country}}`;
  const parsed = parseYaml("site.yaml", `language: en\nfirm:\n  name: A\n${address}\n`);
  return validate(parsed, "site.json")
    .filter(({ code }) => code === "missing-field")
    .map(({ hint }) => hint)
    .join("\n");
}

test.each(["FR", "AR", "DE", "US", "SE"])(
  "in %s, the examples have no phone number of Brazil or Great Britain",
  (country) => {
    expect(hints(country)).not.toMatch(/\(38\)|01632/);
  },
);

test("in Great Britain and Brazil, the examples have local phone numbers and postal codes", () => {
  expect(hints("GB")).toContain("phone: 020 7946 0");
  expect(hints("GB")).toContain("postalCode: SW1A 1AA");
  expect(hints("BR")).toContain("phone: (38) 90000-0000");
  expect(hints("BR")).toContain("postalCode: 39400-000");
});

test("an empty postal code in a country without an example gets no Brazilian postal code", () => {
  const firm = "firm:\n  address: {street: A, city: B, country: SE, postalCode: }";
  const told = validate(parseYaml("site.yaml", `language: sv\n${firm}\n`), "site.json");
  expect(told.map(({ hint }) => hint ?? "").join()).not.toContain("39400-000");
});
