import fc from "fast-check";
import { expect, test } from "vitest";
import "../testing/seed.ts";
import {
  addScriptsAndEngine,
  engineSpecifierFromManifest,
  isValidContentFolderName,
  siteCommandLine,
} from "./site-scripts.ts";

function withScripts(...all: Parameters<typeof addScriptsAndEngine>): string {
  const text = addScriptsAndEngine(...all);
  if (text === undefined) throw new Error("refused");
  return text;
}

test("keeps the fields, order and indentation of package.json", () => {
  const text = '{\n\t"name": "sol",\n\t"scripts": { "start": "my own" },\n\t"license": "ISC"\n}\n';
  const made = withScripts(text, "other");
  expect(Object.keys(JSON.parse(made))).toEqual(["name", "scripts", "license"]);
  expect(JSON.parse(made).scripts).toMatchObject({ start: "my own", check: "prelo check" });
  expect(made).toContain('\n\t"license"');
});

test("does not change a package.json that has all scripts", () => {
  const once = withScripts('{"name":"sol"}', "sol");
  expect(withScripts(once, "sol")).toBe(once);
});

test("keeps the byte order mark, line endings and short lists of package.json", () => {
  const lines = [
    "\ufeff{",
    '    "files": ["a", "b"],',
    '    "scripts": { "test": "x" },',
    '    "license": "ISC"',
    "}",
    "",
  ];
  const text = lines.join("\r\n");
  const made = withScripts(text, "sol", { engine: "^1.0.0" });
  expect(made.startsWith(lines.slice(0, 2).join("\r\n"))).toBe(true);
  expect(made).toContain('"scripts": { "test": "x", "start": "prelo start", ');
  expect(made).toContain(
    '"license": "ISC",\r\n    "dependencies": {\r\n        "prelo": "^1.0.0"\r\n    }\r\n}\r\n',
  );
  expect(made.replaceAll("\r\n", "")).not.toContain("\n");
});

test("keeps all fields and scripts of any package.json, and changes nothing when run again", () => {
  const field = fc.tuple(fc.string(), fc.jsonValue());
  const scripts = fc.dictionary(fc.string(), fc.string());
  const layout = fc.constantFrom(undefined, 2, 4, "\t");
  const manifest = fc.tuple(fc.array(field), fc.option(scripts, { nil: undefined }), layout);
  fc.assert(
    fc.property(manifest, fc.boolean(), ([fields, own, indent], isWindows) => {
      const said = { ...Object.fromEntries(fields), scripts: own, dependencies: undefined };
      const plain = JSON.stringify(said, undefined, indent);
      const text = isWindows ? plain.replaceAll("\n", "\r\n") : plain;
      const made = withScripts(text, "sol", { engine: "^1.0.0" });
      const now = JSON.parse(made);
      const { devDependencies } = JSON.parse(text);
      if (!devDependencies?.prelo) expect(now.dependencies).toEqual({ prelo: "^1.0.0" });
      expect(now.scripts).toMatchObject(own ?? {});
      delete now.dependencies;
      expect({ ...now, scripts: own }).toEqual({ ...JSON.parse(text), scripts: own });
      expect(withScripts(made, "sol", { engine: "^1.0.0" })).toBe(made);
    }),
  );
});

test("creates a private package.json if there is none", () => {
  expect(JSON.parse(withScripts(undefined, "sol"))).toMatchObject({ name: "sol", private: true });
});

test.each(["site", "conteúdo do site", "meu.site", "a", "2"])(
  "accepts %j as a content folder",
  (name) => {
    expect(isValidContentFolderName(name)).toBe(true);
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
])("rejects %j as a content folder", (name) => expect(isValidContentFolderName(name)).toBe(false));

test("names the content folder in a command unless it is the default", () => {
  expect(siteCommandLine("check", "content")).toBe("npx --no-install prelo check");
  expect(siteCommandLine("check", "site")).toBe("npx --no-install prelo check --content site");
  expect(siteCommandLine("dev", "o site")).toBe('npx --no-install prelo dev --content "o site"');
});

test("adapts the engine specifier to another folder, and adds it as a dependency", () => {
  const places = { from: "/sites/one", to: "/sites/one/two" };
  const asking = (prelo: string) => JSON.stringify({ dependencies: { prelo } });
  expect(engineSpecifierFromManifest(asking("file:../prelo-0.1.0.tgz"), places)).toBe(
    "file:../../prelo-0.1.0.tgz",
  );
  expect(engineSpecifierFromManifest(asking("^1.0.0"), places)).toBe("^1.0.0");
  expect(engineSpecifierFromManifest("{}", places)).toBeUndefined();
  const made = withScripts(undefined, "two", { engine: "^1.0.0" });
  expect(JSON.parse(made).dependencies).toEqual({ prelo: "^1.0.0" });
});
