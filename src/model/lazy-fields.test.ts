import { expect, test, vi } from "vitest";
import { mapEagerFields, nonLazyValues, withLazyBody } from "./lazy-fields.ts";

const article = { id: "chains", body: "", image: { src: "a.svg" } };

test("an object with a lazy body behaves like a plain object", () => {
  const given = withLazyBody(article, () => "Oil them.");
  const whole = { ...article, body: "Oil them." };
  expect(given.body).toBe("Oil them.");
  expect(JSON.stringify(given)).toBe(JSON.stringify(whole));
  expect(structuredClone(given)).toEqual(whole);
  expect({ ...given }).toEqual(whole);
});

test("lists and maps the other fields without reading the lazy body until it is accessed", () => {
  const read = vi.fn(() => "Oil them.");
  const given = withLazyBody(article, read);
  expect(nonLazyValues(given)).toEqual(["chains", { src: "a.svg" }]);
  const copy = mapEagerFields(given, (value) => (value === "chains" ? "pedals" : value));
  expect(read).not.toHaveBeenCalled();
  expect(Object.entries(copy)).toEqual([
    ["id", "pedals"],
    ["body", "Oil them."],
    ["image", { src: "a.svg" }],
  ]);
});

test("lists and maps all values of an object or list without lazy fields", () => {
  expect(nonLazyValues(["a", "b"])).toEqual(["a", "b"]);
  expect(mapEagerFields({ a: 1 }, (value) => Number(value) + 1)).toEqual({ a: 2 });
});
