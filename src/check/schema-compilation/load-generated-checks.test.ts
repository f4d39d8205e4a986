import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { assembleSchemas } from "../../model/schema/schemas.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { engineRules } from "../engine-rules.ts";
import { findContentFiles } from "../folder-structure/content-files.ts";
import { createValidator } from "../schema/validator.ts";
import { compileChecks, generateBooleanChecks, generateChecks } from "./compile-checks.ts";
import { type GeneratedChecksFactory, loadGeneratedChecks } from "./load-generated-checks.ts";
import { createQuickValidator } from "./quick-validator.ts";

const schemas = assembleSchemas(Object.fromEntries(jsonFiles("schemas")));
const compiled = createValidator(schemas, compileChecks(schemas));
const printed = createValidator(
  schemas,
  loadGeneratedChecks(await loadPrinted(generateChecks), schemas),
);
const short = createQuickValidator(
  loadGeneratedChecks(await loadPrinted(generateBooleanChecks), schemas),
);

function jsonFiles(folder: string): [string, object][] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => path.endsWith(".json"));
  return files.map((path) => [
    path.replaceAll("\\", "/"),
    JSON.parse(readFileSync(join(folder, path), "utf8")),
  ]);
}

async function loadPrinted(print: typeof generateChecks): Promise<GeneratedChecksFactory> {
  const address = `data:text/javascript,${encodeURIComponent(print(schemas))}`;
  return (await import(/* @vite-ignore */ address)).default;
}

const paths = readdirSync("content", { recursive: true, encoding: "utf8" });
const content = findContentFiles(
  paths.map((path) => path.replaceAll("\\", "/")).sort(),
  engineRules.collections,
);

/**
 * Returns variants of a text, each with one line damaged: another value, an empty value, or a
 * misspelt field.
 */
function damaged(text: string): string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const [, start] = /^([\s-]*\w+:) \S/.exec(line) ?? [];
    if (start === undefined) return [];
    return [`${start} [7]`, `${start} ""`, `${start}x: 1`].map((other) =>
      lines.with(index, other).join("\n"),
    );
  });
}

test.for(content)(
  "generated and boolean checks of $path agree with the compiled checks",
  ({ path, schemaId }) => {
    const text = readFileSync(join("content", path), "utf8");
    const texts = damaged(text).filter((_, index, all) => index % Math.ceil(all.length / 12) === 0);
    let found = 0;
    for (const each of [text, ...texts]) {
      const parsed = parseYaml(path, each);
      const said = compiled(parsed, schemaId);
      found += said.length;
      expect(printed(parsed, schemaId)).toEqual(said);
      expect(short(parsed, schemaId).length > 0).toBe(said.length > 0);
    }
    expect(found).toBeGreaterThan(0);
  },
);

test("boolean checks contain no schema paths, and less than 70% of the code", () => {
  const code = generateBooleanChecks(schemas);
  expect(code).not.toContain("schemaPath");
  expect(code.length).toBeLessThan(generateChecks(schemas).length * 0.7);
});

test("generated checks throw for a schema that they do not contain", () => {
  expect(() => printed(parseYaml("a.yaml", "a: 1"), "blocks/none.json")).toThrow(
    "blocks/none.json",
  );
});

test("generated checks append errors with push, since concat would take quadratic time", () => {
  const printed = generateChecks(schemas);
  expect(printed).toContain("vErrors.push(each)");
  expect(printed).not.toContain("vErrors.concat");
});
