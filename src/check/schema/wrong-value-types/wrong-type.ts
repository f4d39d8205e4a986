import type { ActualValue } from "#lang/check/messages/schema/messages";
import { parseNumber } from "#lang/check/schema/wrong-value-types/parse-number";
import { exampleYaml } from "../../../model/schema/schema-example.ts";
import type { Diagnostic, Edit } from "../../../yaml/diagnostic.ts";
import { quoteEdits } from "../../../yaml/edits.ts";
import { childValue } from "../../../yaml/json-pointer.ts";
import { digitLookAlikes } from "../../../yaml/lossless-fix.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";
import type { ErrorExplanation, Explainer } from "../error-explanation.ts";
import { findCountryExample } from "../fields/country-example.ts";
import { hasLeadingZero, isUnsafeInteger } from "../lossy-numbers.ts";
import { explainPriceText, parsePrice } from "../prices/money.ts";
import { explainMissingType } from "../wrong-block-type.ts";
import { checkFormat } from "../wrong-format.ts";
import { diagnoseAsIfQuoted } from "../wrong-option-or-pattern.ts";
import { diagnoseUnquotedPostalCode } from "../wrong-site-settings/wrong-postal-address.ts";
import { explainCoordinatePair } from "./coordinate-pair.ts";
import { explainListExpected } from "./list-expected.ts";
import { explainTextItems } from "./text-items.ts";

/** Explains a value of the wrong type. An empty value counts as missing. */
export const explainWrongType: Explainer<"type"> = (subject, error) => {
  const { instancePath: path } = error;
  if (error.data === null) return { diagnostic: diagnoseMissingValue(subject, path) };
  const expected = String(error.params.type).split(",");
  if (expected.includes("array")) return explainListExpected(subject, path);
  if (expected.includes("object")) return explainGroupExpected(subject, path);
  if (expected.includes("boolean")) return explainBooleanExpected(subject, path);
  if (expected.includes("string")) return explainTextExpected(subject, path);
  return explainNumberExpected(subject, path, expected.includes("integer"));
};

/** Creates the diagnostic for a field without a value. */
export function diagnoseMissingValue(subject: FileWithSchema, path: string): Diagnostic {
  const field = subject.field(path);
  const required = subject.isRequired(path);
  const hint = required ? findCountryExample(subject, path, field.name) : undefined;
  // The message says so if the list may be empty.
  const { type, minItems = 0 } = subject.node(path);
  const mayBeEmpty = type === "array" && minItems === 0;
  const showing = { range: subject.keyRange(path), hint };
  return subject.diagnose("empty", path, { field, required, mayBeEmpty }, showing);
}

function explainGroupExpected(subject: FileWithSchema, path: string): ErrorExplanation {
  const node = subject.node(path);
  if (node.discriminator) return explainMissingType(subject, path);
  const field = subject.field(path);
  const names = node.required?.length ? node.required : Object.keys(node.properties ?? {});
  const fields = names.join(", ");
  const items = explainTextItems(subject, path, names);
  if (items) return items;
  const hint = exampleYaml(field.item === undefined ? field.name : "", node);
  return { diagnostic: subject.diagnose("fields-expected", path, { field, fields }, { hint }) };
}

const trueWords = /^(?:s|sim|y|yes|on|v|verdadeiro|true|1|ja|oui|s[ií])$/i;
const falseWords = /^(?:n|n[aã]o|no|off|f|falso|false|0|nein|non)$/i;

function explainBooleanExpected(subject: FileWithSchema, path: string): ErrorExplanation {
  const word = String(subject.value(path)).trim();
  const meant = trueWords.test(word) ? "true" : falseWords.test(word) ? "false" : undefined;
  const details = { field: subject.field(path), ...toActualValue(subject, path, meant === word) };
  const edits = meant === undefined ? [] : [{ ...subject.parsed.rangeAt(path), text: meant }];
  return { diagnostic: subject.diagnose("yes-no", path, details, toOptionalEdits(edits)) };
}

function explainNumberExpected(
  subject: FileWithSchema,
  path: string,
  whole: boolean,
): ErrorExplanation {
  const both = explainCoordinatePair(subject, path);
  if (both) return both;
  const value = subject.value(path);
  const isMoney = subject.node(path).unit === "money";
  const said =
    isMoney && typeof value === "string" ? explainPriceText(subject, path, value) : undefined;
  if (said) return said;
  const read = isMoney ? parsePrice : (text: string) => parseNumber(text, subject.country);
  const meant = typeof value === "string" ? read(value, subject) : undefined;
  const isRight = meant !== undefined && (!whole || Number.isInteger(Number(meant)));
  const edits = isRight ? [{ ...subject.parsed.rangeAt(path), text: meant }] : [];
  const found = toActualValue(subject, path, meant === value);
  const letters = typeof value === "string" ? digitLookAlikes(value).join("") : "";
  const details = { field: subject.field(path), whole, letters, ...found };
  if (found.found === "number") details.found = "wrong-number";
  return { diagnostic: subject.diagnose("number-expected", path, details, toOptionalEdits(edits)) };
}

function explainTextExpected(subject: FileWithSchema, path: string): ErrorExplanation {
  const written = subject.written(path);
  const value = subject.value(path);
  const range = subject.parsed.rangeAt(path);
  const isOneLine = !/[\n\r]/.test(written);
  const edits = isOneLine ? quoteEdits(subject.parsed.text, range.start, range.end) : [];
  const bracket = /^[[{]/.exec(written)?.[0];
  const showing = toOptionalEdits(edits);
  const mistake = edits.length > 0 ? diagnoseAsIfQuoted(subject, path) : undefined;
  if (mistake) return { diagnostic: mistake };
  if (bracket && edits.length > 0) {
    const details = { character: bracket };
    return { diagnostic: subject.diagnose("reserved-character", path, details, showing) };
  }
  if (typeof value === "object") return explainContainerInsteadOfText(subject, path, edits);
  // YAML reads a phone number or a Brazilian postal code without punctuation as a number.
  const format = String(childValue(subject.node(path), "format"));
  const diagnostic =
    checkFormat(subject, path, written, format) ??
    diagnoseUnquotedPostalCode(subject, path) ??
    diagnoseLossyNumber(subject, path, written, showing);
  if (diagnostic) return { diagnostic };
  const details = { field: subject.field(path), ...toActualValue(subject, path) };
  return { diagnostic: subject.diagnose("text-expected", path, details, showing) };
}

function diagnoseLossyNumber(
  subject: FileWithSchema,
  path: string,
  written: string,
  showing: { edits?: Edit[] },
): Diagnostic | undefined {
  const read = subject.value(path);
  if (typeof read !== "number") return undefined;
  if (hasLeadingZero(written))
    return subject.diagnose("leading-zero", path, { written, read, isNumber: false }, showing);
  if (!isUnsafeInteger(written, read)) return undefined;
  return subject.diagnose("lost-number", path, { written, isNumber: false }, showing);
}

function toOptionalEdits(edits: Edit[]): { edits?: Edit[] } {
  return edits.length > 0 ? { edits } : {};
}

// YAML reads "- Atenção: novo prazo" in a list of texts as a group with the field "Atenção".
function explainContainerInsteadOfText(
  subject: FileWithSchema,
  path: string,
  edits: Edit[],
): ErrorExplanation {
  const isGroup = !Array.isArray(subject.value(path));
  const { start } = subject.parsed.rangeAt(path);
  const colon = start + subject.written(path).search(/:(?:\s|$)/);
  if (isGroup && edits.length > 0) {
    const showing = { range: { start: colon, end: colon + 1 }, edits };
    return { diagnostic: subject.diagnose("colon-in-text", path, {}, showing) };
  }
  const details = { field: subject.field(path), ...toActualValue(subject, path) };
  const showing = { range: subject.keyRange(path) };
  return { diagnostic: subject.diagnose("text-expected", path, details, showing) };
}

function toActualValue(
  subject: FileWithSchema,
  path: string,
  isRightInQuotes = false,
): ActualValue {
  const value = subject.value(path);
  const written = typeof value === "string" ? value : subject.written(path);
  if (Array.isArray(value)) return { found: "list", written: "" };
  if (typeof value === "object") return { found: "fields", written: "" };
  if (isRightInQuotes) return { found: "right-in-quotes", written: subject.written(path) };
  if (typeof value === "string") return { found: "text", written };
  return { found: typeof value === "number" ? "number" : "yes-no", written };
}
