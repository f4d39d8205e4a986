import { _, Ajv, type Options } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { formats } from "../../model/formats/formats.ts";
import { annotationKeywords, type Schemas } from "../../model/schema/schemas.ts";
import type { CompiledCheckLookup } from "../compiled-checks/compiled-check-types.ts";
import { registerTokenAwareLengthKeywords } from "./length-keywords.ts";
import { matchesCountryIndependentFormat } from "./load-generated-checks.ts";
import { matchesKeyword } from "./matches-keyword.ts";
import { collectUsedFormats } from "./site-formats.ts";

/** Compiles assembled schemas, each on first use. Throws on an invalid schema. */
export function compileChecks(schemas: Schemas): CompiledCheckLookup {
  // Does not optimise the generated code: that would take longer than checking a site.
  const ajv = createAjv(schemas, { optimize: false, process: makeCodeAppendErrorsInPlace });
  return (schemaId) => ajv.getSchema(schemaId);
}

/**
 * Generates the source of a module with the checks, for environments that may not evaluate code at
 * run time. `loadGeneratedChecks` loads the module and passes the schemas to it, so the module does
 * not repeat them. Throws on an invalid schema.
 */
export function generateChecks(schemas: Schemas): string {
  return shortenErrorPushes(generateModule(createAjv(schemas, codegenOptions), schemas));
}

/**
 * Like `generateChecks`, but the checks only return whether a value is valid. Without error details
 * the code is much smaller.
 */
export function generateBooleanChecks(schemas: Schemas): string {
  const ajv = createAjv(schemas, codegenOptions, { allErrors: false, verbose: false }, true);
  return generateModule(ajv, schemas).replace(errorObjectPattern, "1");
}

// This code is generated once and loaded often, also over the network. Light optimisation is worth
// its time.
const codegenOptions: Options["code"] = { source: true, optimize: 1, formats: _`tools.formats` };

/**
 * Matches an error object in the code of a check. It may contain strings and one level of nested
 * braces.
 */
const errorObjectPattern =
  /\{instancePath(?:(?!parentData|schemaPath).)*schemaPath(?:[^{}"]|"(?:[^"\\]|\\.)*"|\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\})*\}/gs;

const stringLiteralPattern = String.raw`"(?:[^"\\]|\\.)*"`;

/** Matches generated code that adds an error: the object, then the statement that appends it. */
const errorPushPattern = new RegExp(
  [
    String.raw`const (err\d+) = \{instancePath(?::((?:[^,"]|${stringLiteralPattern})*))?`,
    `schemaPath:(${stringLiteralPattern})`,
    String.raw`keyword:("\w+")`,
    String.raw`params:(\{(?:[^{}"]|${stringLiteralPattern})*\})`,
    `schema:((?:[^{},"]|${stringLiteralPattern})*)`,
    `parentSchema:((?:[^{},"]|${stringLiteralPattern})*)`,
    String.raw`data(?::(\w+))?\};if\(vErrors === null\)\{vErrors = \[\1\];\}\s*else \{vErrors\.push\(\1\);\}`,
  ].join(","),
  "g",
);

const pushErrorFunction = `const noteError = (all, instancePath, schemaPath, keyword, params, schema, parentSchema, data) => {
const error = {instancePath, schemaPath, keyword, params, schema, parentSchema, data};
return all === null ? [error] : (all.push(error), all);
};
`;

/**
 * Replaces the code that adds errors with calls to one function. Parsing the longer code takes more
 * time than checking a site with it.
 */
function shortenErrorPushes(code: string): string {
  const short = code.replace(errorPushPattern, (_, _name, path, ...more: string[]) => {
    const [schemaPath, keyword, params, schema, parentSchema, data = "data"] = more;
    const values = [path ?? "instancePath", schemaPath, keyword, params, schema, parentSchema];
    return `vErrors = noteError(vErrors,${values.join()},${data});`;
  });
  return pushErrorFunction + short;
}

function generateModule(ajv: Ajv, schemas: Schemas): string {
  const ids = Object.fromEntries(Object.keys(schemas).map((id) => [id, id]));
  const code = makeCodeAppendErrorsInPlace(standaloneCode(ajv, ids)).replaceAll(
    ajvEqual,
    "tools.isEqual",
  );
  const needed = /\brequire\([^)]*\)/.exec(code)?.[0];
  if (needed) throw new Error(`a printed check would need ${needed}`);
  const named = replaceInlinedSchemas(code, schemas);
  return `export default function (tools) {\nconst exports = {};\n${named}\nreturn exports;\n}\n`;
}

/**
 * Makes the code append errors to the list of errors in place. The code of Ajv copies the whole
 * list each time, which takes quadratic time.
 */
function makeCodeAppendErrorsInPlace(code: string): string {
  return code.replace(
    /vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\)/g,
    "vErrors === null ? $1 : ($1.forEach((each) => vErrors.push(each)), vErrors)",
  );
}

/** Replaces inlined schemas in the code with references to the schemas that the module receives. */
function replaceInlinedSchemas(code: string, schemas: Schemas): string {
  const places = new Map<string, string>();
  const note = (node: unknown, place: string) => {
    if (typeof node !== "object" || node === null) return;
    const text = JSON.stringify(node);
    if (!places.has(text)) places.set(text, place);
    for (const [key, child] of Object.entries(node))
      note(child, `${place}[${JSON.stringify(key)}]`);
  };
  note(schemas, "tools.schemas");
  return code.replace(inlineSchema, (whole, start: string, text: string) => {
    const place = places.get(text);
    return place ? `${start}${place};` : whole;
  });
}

const inlineSchema = /(const schema\d+ = )([{[].*?[}\]]);(?=const |function |exports|let |\n|$)/g;

/** The code with which a generated module imports Ajv's equality function. */
const ajvEqual = 'require("ajv/dist/runtime/equal").default';

/**
 * Creates an Ajv instance with the schemas and with our keywords and formats.
 *
 * @param isShort whether formats that differ by country accept any text; the full validator checks
 * them
 */
function createAjv(
  schemas: Schemas,
  code: Options["code"],
  more: Options = {},
  isShort = false,
): Ajv {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    verbose: true,
    // Ajv's messages are unused, since our diagnostics have messages of their own.
    messages: false,
    discriminator: true,
    allowUnionTypes: true,
    multipleOfPrecision: 6,
    // Each shared schema becomes one function. This reduces the code by a third and halves the
    // compile time.
    inlineRefs: false,
    code,
    ...more,
  });
  registerTokenAwareLengthKeywords(ajv);
  for (const keyword of annotationKeywords)
    ajv.addKeyword(keyword === "matches" ? matchesKeyword : keyword);
  for (const [name, format] of Object.entries(formats))
    ajv.addFormat(
      name,
      isShort && format.byCountry
        ? true
        : (text: string) => matchesCountryIndependentFormat(format, text),
    );
  // Accepts the formats that the site defines itself. Its own rules check them, and loading the
  // schemas fails for an unknown format.
  for (const name of collectUsedFormats(schemas)) {
    if (!Object.hasOwn(formats, name)) ajv.addFormat(name, true);
  }
  ajv.addSchema(Object.values(schemas));
  return ajv;
}
