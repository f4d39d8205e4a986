import { expect, test, vi } from "vitest";
import { mapEagerFields, nonLazyValues, withLazyBody } from "./lazy-fields.ts";

const article = { id: "chains", body: "", image: { src: "a.svg" } };

test("to whoever asks it is an object like any other", () => {
  const given = withLazyBody(article, () => "Oil them.");
  const whole = { ...article, body: "Oil them." };
  expect(given.body).toBe("Oil them.");
  expect(JSON.stringify(given)).toBe(JSON.stringify(whole));
  expect(structuredClone(given)).toEqual(whole);
  expect({ ...given }).toEqual(whole);
});

test("what is made of it in other words does not ask for the text before somebody does", () => {
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

test("objects and lists without such a text are taken as they are", () => {
  expect(nonLazyValues(["a", "b"])).toEqual(["a", "b"]);
  expect(mapEagerFields({ a: 1 }, (value) => Number(value) + 1)).toEqual({ a: 2 });
});
