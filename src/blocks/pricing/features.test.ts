import { expect, test } from "vitest";
import type { Plan } from "../../model/types.ts";
import { collectFeatures, findIncludedPlan } from "./features.ts";

function plan(id: string, features: string[], includes?: string): Plan {
  return { id, name: id, description: "", price: 1, period: "month", features, includes };
}

const small = plan("small", ["books", "mail"]);
const middle = plan("middle", ["payroll"], "small");
const large = plan("large", ["manager"], "middle");
const plans = [small, middle, large];

test("collects the features of a plan and, recursively, of those it includes", () => {
  expect([...collectFeatures(small, plans)]).toEqual(["books", "mail"]);
  expect([...collectFeatures(middle, plans)].sort()).toEqual(["books", "mail", "payroll"]);
  expect([...collectFeatures(large, plans)].sort()).toEqual([
    "books",
    "mail",
    "manager",
    "payroll",
  ]);
});

test("ignores an included plan that is not shown", () => {
  expect(findIncludedPlan(middle, [middle, large])).toBeUndefined();
  expect([...collectFeatures(large, [middle, large])].sort()).toEqual(["manager", "payroll"]);
});

test("handles plans that include each other", () => {
  const one = plan("one", ["a"], "two");
  const two = plan("two", ["b"], "one");
  expect([...collectFeatures(one, [one, two])].sort()).toEqual(["a", "b"]);
});
