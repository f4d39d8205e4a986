import { expect, test } from "vitest";
import { withScripts } from "./site-scripts.ts";

test("a manifest keeps what it says, its order and its indentation", () => {
  const text = '{\n\t"name": "sol",\n\t"scripts": { "start": "my own" },\n\t"license": "ISC"\n}\n';
  const made = withScripts(text, "other");
  expect(Object.keys(JSON.parse(made))).toEqual(["name", "scripts", "license"]);
  expect(JSON.parse(made).scripts).toMatchObject({ start: "my own", check: "prelo check" });
  expect(made).toContain('\n\t"license"');
});

test("what has all scripts stays byte for byte", () => {
  const once = withScripts('{"name":"sol"}', "sol");
  expect(withScripts(once, "sol")).toBe(once);
});

test("where there is none, a private one is made", () => {
  expect(JSON.parse(withScripts(undefined, "sol"))).toMatchObject({ name: "sol", private: true });
});
