import { formats } from "../../model/formats/formats.ts";
import { exampleYaml } from "../../model/schema/schema-example.ts";
import type { Diagnostic, Edit } from "../../yaml/diagnostic.ts";
import { childValue, parentPointer } from "../../yaml/json-pointer.ts";
import { suggest } from "../../yaml/suggest.ts";
import {
  foldLetters,
  hasLosslessSlug,
  slugify,
} from "../../yaml/text-and-language/text-normalization.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import { splitWeekdayEdits } from "./enum-options/split-options.ts";
import { findTranslatedOption } from "./enum-options/translated-option.ts";
import type { Explainer } from "./error-explanation.ts";
import { diagnoseLanguageTag } from "./wrong-site-settings/wrong-language.ts";
import {
  clockPattern,
  parseClockTime,
  parseTimeOfDateTime,
} from "./wrong-value-types/clock-time.ts";
import { diagnoseShorthand } from "./wrong-value-types/shorthand-text.ts";

/** Explains a value that is not one of the field's options. */
export const explainUnknownOption: Explainer<"enum" | "const"> = (subject, error) => {
  const options = subject.node(error.instancePath).enum ?? [subject.node(error.instancePath).const];
  return { diagnostic: diagnoseOption(subject, error.instancePath, options.map(String)) };
};

function diagnoseOption(
  subject: FileWithSchema,
  path: string,
  options: readonly string[],
): Diagnostic {
  const written = getWrittenText(subject, path);
  const { description = "" } = subject.node(path);
  const [only] = options.length === 1 ? options : [];
  const said = findTranslatedOption(written, options, subject.language);
  const meant = said ?? suggest(written, options) ?? findOptionByPrefix(written, options);
  const suggestion = meant ?? findOptionByDescription(written, options, description) ?? only;
  const several = splitWeekdayEdits(subject, path, options);
  const edits =
    several ?? (suggestion === undefined ? undefined : subject.replace(path, suggestion));
  // Lists of weekdays need no explanation.
  const isExplained = options.length < 7 && options.every((option) => description.includes(option));
  const details = {
    field: subject.field(path),
    written,
    suggestion,
    options: options.join(", "),
    explanation: isExplained ? description : undefined,
  };
  return subject.diagnose("not-an-option", path, details, { edits });
}

/** Returns the only option with this prefix: "Sat" gives saturday. */
function findOptionByPrefix(written: string, options: readonly string[]): string | undefined {
  const start = foldLetters(written).replace(/\.$/, "");
  const fitting = options.filter((option) => option.startsWith(start));
  return start.length >= 3 && fitting.length === 1 ? fitting[0] : undefined;
}

// Finds the option that a description explains by a word: "month é por mês; year é por ano".
function findOptionByDescription(
  written: string,
  options: readonly string[],
  description: string,
): string | undefined {
  if (written.length > description.length) return undefined;
  const parts = foldLetters(description).split(/[;,.:]/);
  const word = new RegExp(`\\b${foldLetters(written).replace(/[^a-z\d]+/g, "\\W+")}\\b`);
  const fitting = options.filter((option) =>
    parts.some((part) => part.trim().startsWith(`${option} `) && word.test(part)),
  );
  return fitting.length === 1 && /[a-z]/i.test(written) ? fitting[0] : undefined;
}

/** Explains a text that does not match the pattern of its field. */
export const explainWrongPattern: Explainer<"pattern"> = (subject, error) => {
  const { instancePath: path, params } = error;
  const lone = diagnoseLanguageTag(subject, path) ?? diagnoseShorthand(subject, path);
  return { diagnostic: lone ?? diagnosePattern(subject, path, params.pattern) };
};

function diagnosePattern(subject: FileWithSchema, path: string, pattern: string): Diagnostic {
  const written = getWrittenText(subject, path);
  const word = /^\^(\w+)\$$/.exec(pattern)?.[1];
  if (word !== undefined) return diagnoseOption(subject, path, [word]);
  const node = subject.node(path);
  const field = subject.field(path);
  const isColor = pattern.startsWith("^#[0-9a-fA-F]{6}");
  const edits =
    normalizationEdits(subject, path, written, pattern) ?? renameSlotEdits(subject, path, pattern);
  const hint = edits ? undefined : exampleYaml(field.item === undefined ? field.name : "", node);
  if (isColor) {
    const example = String(node.examples?.[0] ?? "#14211f");
    return subject.diagnose("color", path, { field, written, example }, { edits });
  }
  if (pattern === clockPattern) return diagnoseClockTime(subject, path, { written, edits, hint });
  const slot = edits && /^\{.*\}$/.exec(edits[0]?.text ?? "")?.[0];
  const isEnough = (lost: string) => new RegExp(pattern, "u").test(`${written} ${lost}`);
  const lost = slot
    ? undefined
    : findMissingPlaceholders(written, node.examples?.[0]).find(isEnough);
  const details = { field, written, rule: firstSentences(node.description), slot, lost };
  return subject.diagnose("pattern", path, details, { edits, hint });
}

interface WrongClockTime {
  written: string;
  edits?: Edit[];
  hint?: string;
}

function diagnoseClockTime(
  subject: FileWithSchema,
  path: string,
  { written, edits, hint }: WrongClockTime,
) {
  const midnight = /^24(?:[:.h]00|h)?$/.test(written);
  const meant = edits ? undefined : parseTimeOfDateTime(written);
  // The date may be dropped only if the group also has it in its field `date`.
  const hasDay = childValue(subject.value(parentPointer(path)), "date") !== undefined;
  const time = hasDay || !/^\d{4}-/.test(written) ? meant : undefined;
  const details = { field: subject.field(path), written, midnight, time };
  const showing = time === undefined ? { edits, hint } : { edits: subject.replace(path, time) };
  return subject.diagnose("clock", path, details, showing);
}

/**
 * Checks a number or boolean as if it were quoted. Returns a diagnostic if it is not an option or
 * does not match the pattern, else `undefined`: then it only needs quotes.
 */
export function diagnoseAsIfQuoted(subject: FileWithSchema, path: string): Diagnostic | undefined {
  const node = subject.node(path);
  if (node.enum) return diagnoseOption(subject, path, node.enum.map(String));
  const pattern = childValue(node, "pattern");
  const isWrong =
    typeof pattern === "string" && !new RegExp(pattern, "u").test(getWrittenText(subject, path));
  return isWrong ? diagnosePattern(subject, path, pattern) : undefined;
}

// Returns a text value, or a number or boolean as written in the file.
function getWrittenText(subject: FileWithSchema, path: string): string {
  const value = subject.value(path);
  return typeof value === "string" ? value : subject.written(path);
}

// Returns the first sentences of a description that fit on one line, at least one.
function firstSentences(description: string | undefined): string | undefined {
  const sentences = description?.split(/(?<=\.) /) ?? [];
  const kept = sentences.filter(
    (_, index) => sentences.slice(0, index + 1).join(" ").length <= 120,
  );
  return (kept.length > 0 ? kept : sentences.slice(0, 1)).join(" ") || undefined;
}

const normalizers: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toUpperCase().trim(),
  (text) => text.replace(/\/+$/, ""),
  toLosslessSlug,
  toLosslessRoute,
  (text) => `#${text.replace(/^#+/, "").replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3")}`,
  (text) => parseClockTime(text) ?? text,
];

/** Returns the slug of a text; empty if a letter of another script would be lost. */
function toLosslessSlug(text: string): string {
  return hasLosslessSlug(text) ? slugify(text) : "";
}

/**
 * Returns a route with the words of a text; empty if a segment would lose a letter or become empty.
 */
function toLosslessRoute(text: string): string {
  const parts = text.split("/").filter((part) => part.trim() !== "");
  const slugs = parts.map(toLosslessSlug);
  return slugs.includes("") ? "" : `/${slugs.join("/")}`;
}

// A longer text is not a misspelt name or address.
const maximumNormalizedLength = 1000;

function normalizationEdits(
  subject: FileWithSchema,
  path: string,
  written: string,
  pattern: string,
): Edit[] | undefined {
  if (written.length > maximumNormalizedLength) return undefined;
  const right = new RegExp(pattern, "u");
  const format = formats[subject.node(path).format ?? ""];
  const meant = normalizers
    .map((rewrite) => rewrite(written))
    .find((text) => right.test(text) && !format?.check(text));
  return meant === undefined ? undefined : subject.replace(path, meant);
}

/** Returns edits that rename a misnamed placeholder: "{data}" to "{date}". */
function renameSlotEdits(
  subject: FileWithSchema,
  path: string,
  pattern: string,
): Edit[] | undefined {
  const example = String(subject.node(path).examples?.[0] ?? "");
  const written = subject.written(path);
  const due = findMissingPlaceholders(written, example);
  const odd = findMissingPlaceholders(example, written);
  const [[meant], [other]] = [due, odd];
  if (!meant || !other || due.length > 1 || odd.length > 1) return undefined;
  const right = getWrittenText(subject, path).replace(other, meant);
  if (!new RegExp(pattern, "u").test(right)) return undefined;
  const start = subject.parsed.rangeAt(path).start + written.indexOf(other);
  return [{ start, end: start + other.length, text: meant }];
}

/** Returns the placeholders ("{date}") of the example that the text lacks. */
function findMissingPlaceholders(text: string, example: unknown): string[] {
  const slots = (of: string) => [...of.matchAll(/\{([^{}]+)\}/g)].map(([slot]) => slot);
  return slots(String(example ?? "")).filter((slot) => !slots(text).includes(slot));
}
