import { _, Ajv, type Options } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { formats } from "../../model/formats/formats.ts";
import { annotationKeywords, type Schemas } from "../../model/schema/schemas.ts";
import { usedFormats } from "../schema/site-formats.ts";
import type { CompiledChecks } from "./checks.ts";
import { countLengthsQuickly } from "./count-lengths.ts";
import { hasFormat } from "./generated-checks.ts";
import { matchesKeyword } from "./matches-keyword.ts";

/** Compiles the schemas, assembled, each when it is first asked for. Throws on a faulty schema. */
export function compileChecks(schemas: Schemas): CompiledChecks {
  // Polishing the code of the checks takes longer than a site takes to be checked.
  const ajv = createAjv(schemas, { optimize: false, process: appendErrorsInPlace });
  return (schemaId) => ajv.getSchema(schemaId);
}

/**
 * The checks of the schemas as the text of a module, for whoever may not make code from text while
 * it runs. Its default export is for `printedChecks`, which brings the schemas: they are not printed again.
 * Throws on a faulty schema.
 */
export function generateChecks(schemas: Schemas): string {
  return shortenErrors(generateModule(createAjv(schemas, codegenOptions), schemas));
}

/**
 * The same for whoever asks only whether a value is right: what would be told of it is left out, which is more than
 * half of the code. Of what is wrong these checks say nothing but that it is.
 */
export function generateBooleanChecks(schemas: Schemas): string {
  const ajv = createAjv(schemas, codegenOptions, { allErrors: false, verbose: false }, true);
  return generateModule(ajv, schemas).replace(errorObjectPattern, "1");
}

// Printed once and read often, also over the wire: a little polish is worth it.
const codegenOptions: Options["code"] = { source: true, optimize: 1, formats: _`tools.formats` };

/** What the code of a check would tell of one mistake, with what stands in quotes or in braces inside it. */
const errorObjectPattern =
  /\{instancePath(?:(?!parentData|schemaPath).)*schemaPath(?:[^{}"]|"(?:[^"\\]|\\.)*"|\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\})*\}/gs;

const stringLiteralPattern = String.raw`"(?:[^"\\]|\\.)*"`;

/** How printed code notes an error: an object, and what adds it to the others. */
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

/** Lets one function note all errors: reading the code takes longer than checking a site with it. */
function shortenErrors(code: string): string {
  const short = code.replace(errorPushPattern, (_, _name, path, ...more: string[]) => {
    const [schemaPath, keyword, params, schema, parentSchema, data = "data"] = more;
    const values = [path ?? "instancePath", schemaPath, keyword, params, schema, parentSchema];
    return `vErrors = noteError(vErrors,${values.join()},${data});`;
  });
  return pushErrorFunction + short;
}

function generateModule(ajv: Ajv, schemas: Schemas): string {
  const ids = Object.fromEntries(Object.keys(schemas).map((id) => [id, id]));
  const code = appendErrorsInPlace(standaloneCode(ajv, ids)).replaceAll(ajvEqual, "tools.isEqual");
  const needed = /\brequire\([^)]*\)/.exec(code)?.[0];
  if (needed) throw new Error(`a printed check would need ${needed}`);
  const named = referenceSchemas(code, schemas);
  return `export default function (tools) {\nconst exports = {};\n${named}\nreturn exports;\n}\n`;
}

/**
 * Adds the mistakes of a part to those before it. The code as it comes makes a new list of all each time, which takes the
 * square of their number.
 */
function appendErrorsInPlace(code: string): string {
  return code.replace(
    /vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\)/g,
    "vErrors === null ? $1 : ($1.forEach((each) => vErrors.push(each)), vErrors)",
  );
}

/** Where the code holds a schema, or a part of one, it says where that stands among the schemas. */
function referenceSchemas(code: string, schemas: Schemas): string {
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

/** How printed code calls for what tells whether two values are equal. */
const ajvEqual = 'require("ajv/dist/runtime/equal").default';

/** @param isShort what only the firm's country can tell is left to the whole check */
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
    // Nobody reads them: what is wrong is said in the editor's words.
    messages: false,
    discriminator: true,
    allowUnionTypes: true,
    multipleOfPrecision: 6,
    // What many schemas share is one function: a third less code, made in half of the time.
    inlineRefs: false,
    code,
    ...more,
  });
  countLengthsQuickly(ajv);
  for (const keyword of annotationKeywords)
    ajv.addKeyword(keyword === "matches" ? matchesKeyword : keyword);
  for (const [name, format] of Object.entries(formats))
    ajv.addFormat(
      name,
      isShort && format.byCountry ? true : (text: string) => hasFormat(format, text),
    );
  // Those of a site's own are looked at by its rules; whoever loads these knows which there are.
  for (const name of usedFormats(schemas)) {
    if (!Object.hasOwn(formats, name)) ajv.addFormat(name, true);
  }
  ajv.addSchema(Object.values(schemas));
  return ajv;
}
