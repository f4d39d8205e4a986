import { expect, test } from "vitest";
import { engineFor, isContentName, siteLine, withScripts } from "./site-scripts.ts";

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

test.each(["site", "conteúdo do site", "meu.site", "a", "2"])(
  "%j can be a folder of content",
  (name) => {
    expect(isContentName(name)).toBe(true);
  },
);

test.each([
  ".",
  "..",
  ".git",
  "a/b",
  "a\\b",
  "",
  "dist",
  "a ",
  "a.",
  "$HOME",
  'a"b',
  "C:",
  "100%",
  "Node_Modules",
])("%j cannot", (name) => expect(isContentName(name)).toBe(false));

test("a command names the folder of the content where it is not as usual", () => {
  expect(siteLine("check", "content")).toBe("npx --no-install prelo check");
  expect(siteLine("check", "site")).toBe("npx --no-install prelo check --content site");
  expect(siteLine("dev", "o site")).toBe('npx --no-install prelo dev --content "o site"');
});

test("another folder asks for the engine as this one does", () => {
  const places = { from: "/sites/one", to: "/sites/one/two" };
  const asking = (prelo: string) => JSON.stringify({ dependencies: { prelo } });
  expect(engineFor(asking("file:../prelo-0.1.0.tgz"), places)).toBe("file:../../prelo-0.1.0.tgz");
  expect(engineFor(asking("^1.0.0"), places)).toBe("^1.0.0");
  expect(engineFor("{}", places)).toBeUndefined();
  const made = withScripts(undefined, "two", { engine: "^1.0.0" });
  expect(JSON.parse(made).dependencies).toEqual({ prelo: "^1.0.0" });
});
