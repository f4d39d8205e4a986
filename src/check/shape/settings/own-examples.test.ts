import { expect, test } from "vitest";
import { createWorkspace } from "../../../testing/content/workspace.ts";
import { factMessages } from "../../meaning/messages.en.ts";

const place =
  "  address: {street: 1 Hub Lane, district: Old Town, city: Wheelton, state: MG, postalCode: 39400-000, country: BR}\n";

/** A firm in Portland, or wherever else. */
async function site(state = "OR", country = "US", code = "97201") {
  const workspace = await createWorkspace();
  const address = `  address: {country: ${country}, street: 1 Main St, city: Portland, state: ${state}, postalCode: "${code}"}\n`;
  await workspace.edit("site.yaml", place, address);
  return workspace;
}

test.each([
  ["US", "USD", "America/New_York", "97201"],
  ["GB", "GBP", "Europe/London", "SW1A 1AA"],
  ["DE", "EUR", "Europe/Berlin", "10115"],
  ["PT", "EUR", "Europe/Lisbon", "1100-148"],
  ["AR", "ARS", "America/Argentina/Buenos_Aires", "C1425CLA"],
])("what a site in %s is given to copy is of its country", async (country, money, zone, code) => {
  const workspace = await site("OR", country, code);
  await workspace.edit("site.yaml", "currency: BRL", "currency: $");
  expect(await workspace.report()).toContain(`Por exemplo:  currency: ${money}\n`);
  await workspace.edit("site.yaml", "currency: $", "currency: USD");
  await workspace.edit("site.yaml", "timeZone: America/Sao_Paulo", "timeZone: America/Portland");
  expect(await workspace.report()).toContain(`Por exemplo:  timeZone: ${zone}\n`);
});

test.each([
  ["Oregon", "OR"],
  ["new york", "NY"],
  ["District of Columbia", "DC"],
  ["or", "OR"],
])("a state that is written out is told by its letters: %s", async (written, letters) => {
  const report = await (await site(written)).report();
  expect(report).toContain(`Você quis dizer "${letters}"?`);
});

test("a country that is written in three letters is told by its two", async () => {
  expect(await (await site("OR", "GER")).report()).toContain('Você quis dizer "DE"?');
  expect(await (await site("OR", "USA")).report()).toContain('Você quis dizer "US"?');
});

test("in English the code of an address is called as it is there", () => {
  const told = (country: string) => factMessages["postal-code"]({ country, words: "5 digits" });
  expect(told("US")).toBe(
    "This ZIP code is not in the right format for this country (United States): 5 digits.",
  );
  expect(told("GB")).toContain("This postcode is not");
});
