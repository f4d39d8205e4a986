import { expect, test } from "vitest";
import { createWorkspace } from "../../../testing/content/workspace.ts";
import { factMessages } from "../../messages/semantics/messages.en.ts";

const place =
  "  address: {street: 1 Hub Lane, district: Old Town, city: Wheelton, state: MG, postalCode: 39400-000, country: BR}\n";

/** Creates a workspace whose firm has this address. */
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
])(
  "in %s, the example currency and time zone are those of the country",
  async (country, money, zone, code) => {
    const workspace = await site(country === "AR" ? "CABA" : "OR", country, code);
    await workspace.edit("site.yaml", "currency: BRL", "currency: $");
    expect(await workspace.report()).toContain(`Por exemplo:  currency: ${money}\n`);
    await workspace.edit("site.yaml", "currency: $", "currency: USD");
    await workspace.edit("site.yaml", "timeZone: America/Sao_Paulo", "timeZone: America/Portland");
    expect(await workspace.report()).toContain(`Por exemplo:  timeZone: ${zone}\n`);
  },
);

test.each([
  ["Oregon", "OR"],
  ["new york", "NY"],
  ["District of Columbia", "DC"],
  ["or", "OR"],
])("suggests the US state code for %s", async (written, letters) => {
  const report = await (await site(written)).report();
  expect(report).toContain(`Você quis dizer "${letters}"?`);
});

test.each([
  ["Cordoba", "Córdoba"],
  ["santa fe", "Santa Fe"],
  ["Sta. Fe", "Santa Fe"],
  ["Prov. de Bs. As.", "Buenos Aires"],
  ["Sgo. del Estero", "Santiago del Estero"],
  ["AR-X", "Córdoba"],
  ["s", "Santa Fe"],
  ["C.A.B.A.", "CABA"],
])("suggests the name of the Argentine province for %s", async (...each) => {
  const [written, name] = each;
  const report = await (await site(written, "AR", "2000")).report();
  expect(report).toContain(`se escreve "${written}". Você quis dizer "${name}"?`);
});

test.each([
  "Santa Fe",
  "Provincia de Santa Fe",
  "Pcia. de Santa Fe",
  "CABA",
  "Capital Federal",
  "Tierra del Fuego",
])("accepts the name of the Argentine province %s", async (written) => {
  expect(await (await site(written, "AR", "2000")).report()).not.toContain("província");
});

test.each([
  ["Patagonia", "AR", "2000", /"Patagonia"\. Escreva o nome inteiro.*state: Santa Fe/s],
  ["Santa Fe", "AR", "B2000ABC", /começa com "B" não é de Santa Fe: é de Buenos Aires/],
  ["TX", "US", "94103", /começa com "9" não é de TX: é de AK, CA, HI, OR, WA, AS, GU, MP ou AP/],
])(
  "reports an unknown state, or a postal code of another state: %s, %s %s",
  async (state, country, code, said) => {
    expect(await (await site(state, country, code)).report()).toMatch(said);
  },
);

test("suggests the two-letter code for a three-letter country code", async () => {
  expect(await (await site("OR", "GER")).report()).toContain('Você quis dizer "DE"?');
  expect(await (await site("OR", "USA")).report()).toContain('Você quis dizer "US"?');
});

test("in English, the message names the postal code as the country does", () => {
  const told = (country: string) => factMessages["postal-code"]({ country, words: "5 digits" });
  expect(told("US")).toBe(
    "This ZIP code is not in the right format for this country (United States): 5 digits.",
  );
  expect(told("GB")).toContain("This postcode is not");
});
