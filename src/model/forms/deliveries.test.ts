import { expect, test } from "vitest";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { formsPath, normalizeDelivery, resolveFormDeliveries } from "./deliveries.ts";

const schemas = readSchemas();

const page = (...blocks: object[]) => ({ route: "/contato", blocks });
const deliveriesOf = (made: unknown) =>
  (made as { blocks: { delivery?: unknown }[] }).blocks.map(({ delivery }) => delivery);

test("normalises a delivery that is only a type name, and returns undefined for invalid values", () => {
  expect(normalizeDelivery("worker")).toEqual({ type: "worker" });
  expect(normalizeDelivery({ type: "mailto", address: "a@b.example" })).toEqual({
    type: "mailto",
    address: "a@b.example",
  });
  for (const none of [undefined, 7, {}, { type: 7 }])
    expect(normalizeDelivery(none)).toBeUndefined();
});

test("gives each form and newsletter of a page its own worker address", () => {
  const forms = page({ type: "form" }, { type: "newsletter" }, { type: "form" }, { type: "faq" });
  const made = deliveriesOf(resolveFormDeliveries(forms, { delivery: "worker" }, schemas));
  const keys = ["contato-form", "contato-newsletter", "contato-form-2"];
  const expected = keys.map((key) => ({ type: "worker", address: formsPath + key }));
  expect(made).toEqual([...expected, undefined]);
});

test("changes nothing without a default delivery, or for a value without forms", () => {
  const forms = page({ type: "form" });
  expect(resolveFormDeliveries(forms, {}, schemas)).toEqual(forms);
  for (const other of [undefined, "x", { blocks: "x" }, page({ type: "faq" })])
    expect(resolveFormDeliveries(other, { delivery: "worker" }, schemas)).toBe(other);
});
