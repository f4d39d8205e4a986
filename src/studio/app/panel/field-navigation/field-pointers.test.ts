import { expect, test } from "vitest";
import {
  findDisplayedNumberPointer,
  findFactPlace,
  resolveItemOrValuePointer,
} from "./field-pointers.ts";

const site = {
  firm: { phone: "1", registrations: [{ id: "cnpj", value: "12" }] },
  claims: [
    { id: "years", value: 9 },
    { id: "clients", value: 300 },
  ],
};
const plans = [{ id: "basic", name: "Basic" }];
const valueIn = (file: string) => ({ "site.yaml": site, "plans.yaml": plans })[file];

test.each([
  ["/claims/clients", "/claims/1/value"],
  ["/firm/registrations/cnpj", "/firm/registrations/0/value"],
  ["/firm/registrations/cnpj/id", "/firm/registrations/0/id"],
  ["/claims/0/value", "/claims/0/value"],
  ["/firm/phone", "/firm/phone"],
])("resolves the path %s to %s", (written, place) => {
  expect(resolveItemOrValuePointer(site, written)).toBe(place);
});

test("finds the place of a fact, and returns undefined for an unknown fact", () => {
  expect(findFactPlace("claims.clients", valueIn)).toEqual({
    file: "site.yaml",
    path: "/claims/1/value",
  });
  expect(findFactPlace("plans.basic.name", valueIn)).toEqual({
    file: "plans.yaml",
    path: "/0/name",
  });
  expect(findFactPlace("plans.other.name", valueIn)).toBeUndefined();
  expect(findFactPlace("elsewhere.a", valueIn)).toBeUndefined();
});

test.each([
  ["/1", "R$ 599,90", "/1/price"],
  ["/2", "R$ 599,90", "/2/price"],
  ["/0", "R$ 1.999", "/0/price"],
  ["/0", "1,999.00", "/0/price"],
  ["/1", "3", "/1/items/0/count"],
  ["/0", "R$ 599,90", undefined],
  ["/1", "R$ 42", undefined],
  ["/1", "no figure", undefined],
])("in %s, finds the place of the number displayed as %j: %s", (part, words, place) => {
  const offers = [{ price: 1999 }, { price: 599.9, items: [{ count: 3 }] }, { price: 599.9 }];
  expect(findDisplayedNumberPointer(offers, part, words)).toBe(place);
});
