import type { Diagnostic, Edit } from "../diagnostic.ts";
import { type FormatFault, formats } from "../formats.ts";
import { childValue, pointer } from "../pointer.ts";
import type { Schema } from "../schemas.ts";
import { suggest } from "../suggest.ts";
import { exampleOf } from "./example.ts";
import type { Explainer } from "./mistake.ts";
import type { Subject } from "./subject.ts";
import { empty } from "./types.ts";

/** A word that is none of those that the field takes. */
export const notAnOption: Explainer<"enum" | "const"> = (subject, error) => {
  const options = subject.node(error.instancePath).enum ?? [subject.node(error.instancePath).const];
  return { diagnostic: optionMistake(subject, error.instancePath, options.map(String)) };
};

function optionMistake(subject: Subject, path: string, options: readonly string[]): Diagnostic {
  const written = String(subject.value(path));
  const { description = "" } = subject.node(path);
  const [only] = options.length === 1 ? options : [];
  const suggestion = suggest(written, options) ?? translated(written, options, description) ?? only;
  const edits = suggestion === undefined ? undefined : subject.replace(path, suggestion);
  const isExplained = options.every((option) => description.includes(option));
  const list = isExplained ? description : `${options.join(", ")}.`;
  const details = { field: subject.field(path), written, options: list, suggestion };
  return subject.diagnose("not-an-option", path, details, { edits });
}

// Descriptions explain options one by one: "month é por mês; year é por ano".
function translated(
  written: string,
  options: readonly string[],
  description: string,
): string | undefined {
  const parts = plainLetters(description).split(/[;,.:]/);
  const word = new RegExp(`\\b${plainLetters(written).replace(/[^a-z\d]+/g, "\\W+")}\\b`);
  const fitting = options.filter((option) =>
    parts.some((part) => part.trim().startsWith(`${option} `) && word.test(part)),
  );
  return fitting.length === 1 && /[a-z]/i.test(written) ? fitting[0] : undefined;
}

/** A text that does not follow the pattern of its field. */
export const wrongPattern: Explainer<"pattern"> = (subject, error) => {
  const { instancePath: path } = error;
  const { pattern } = error.params;
  const written = String(subject.value(path));
  const word = /^\^(\w+)\$$/.exec(pattern)?.[1];
  if (word !== undefined) return { diagnostic: optionMistake(subject, path, [word]) };
  const node = subject.node(path);
  const field = subject.field(path);
  const edits = rewritten(subject, path, written, pattern);
  const hint = edits ? undefined : exampleOf(field.item === undefined ? field.name : "", node);
  const details = { field, written, rule: firstSentences(node.description) };
  return { diagnostic: subject.diagnose("pattern", path, details, { edits, hint }) };
};

// What an editor reads at once: the sentences of a description that fit on one line.
function firstSentences(description: string | undefined): string | undefined {
  const sentences = description?.split(/(?<=\.) /) ?? [];
  const kept = sentences.filter(
    (_, index) => sentences.slice(0, index + 1).join(" ").length <= 120,
  );
  return (kept.length > 0 ? kept : sentences.slice(0, 1)).join(" ") || undefined;
}

const rewritings: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toUpperCase().trim(),
  (text) => text.replace(/\/+$/, ""),
  (text) =>
    plainLetters(text)
      .replace(/[^a-z\d]+/g, "-")
      .replace(/^-|-$/g, ""),
  (text) =>
    `/${plainLetters(text)
      .replace(/[^a-z\d/]+/g, "-")
      .replace(/^[-/]+|[-/]+$/g, "")}`,
  (text) => `#${text.replace(/^#+/, "").replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3")}`,
  (text) =>
    text
      .replace(/^(\d):/, "0$1:")
      .replace(/^(\d{1,2})h$/, "$1:00")
      .replace("h", ":"),
];

function rewritten(
  subject: Subject,
  path: string,
  written: string,
  pattern: string,
): Edit[] | undefined {
  const right = new RegExp(pattern, "u");
  const meant = rewritings.map((rewrite) => rewrite(written)).find((text) => right.test(text));
  return meant === undefined ? undefined : subject.replace(path, meant);
}

function plainLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A text that breaks a format with rules of its own: a CNPJ, a date, a telephone. */
export const wrongFormat: Explainer<"format"> = (subject, error) => {
  const { instancePath: path } = error;
  const fault = formats[error.params.format]?.(String(subject.value(path)));
  if (!fault) return undefined;
  const field = subject.field(path);
  const edits = fault.meant === undefined ? undefined : subject.replace(path, fault.meant);
  const example = formatExample(subject.node(path), fault);
  const isTold = edits !== undefined || fault.digits || fault.area || fault.impossible;
  const hint = isTold ? undefined : exampleOf(field.item === undefined ? field.name : "", example);
  return { diagnostic: formatMistake(subject, path, fault, { edits, hint }) };
};

// The schema of a value whose format depends on another field has examples of other formats too.
function formatExample(node: Schema, { code }: FormatFault): Schema {
  const check = formats[code === "https-address" ? "uri-https" : code];
  const fitting = node.examples?.filter((example) => !check?.(String(example)));
  return { examples: fitting };
}

function formatMistake(
  subject: Subject,
  path: string,
  fault: FormatFault,
  showing: { edits?: Edit[]; hint?: string },
): Diagnostic {
  const { code, digits, area, impossible = false } = fault;
  if (code === "cnpj") return subject.diagnose(code, path, { digits }, showing);
  if (code === "phone") return subject.diagnose(code, path, { area }, showing);
  if (code === "date") return subject.diagnose(code, path, { impossible }, showing);
  return subject.diagnose(code, path, {}, showing);
}

/** A text or a list that is too short or too long. */
export const wrongLength: Explainer<keyof typeof lengthCodes> = (subject, error) => {
  const { instancePath: path, params } = error;
  const value = subject.value(path);
  if (typeof value === "string" && value.trim() === "") return { diagnostic: empty(subject, path) };
  const length = typeof value === "string" ? [...value].length : Object.keys(Object(value)).length;
  const details = { field: subject.field(path), length, limit: params.limit };
  const code = lengthCodes[error.keyword];
  const showing = code === "too-few" ? { range: subject.keyRange(path) } : {};
  return { diagnostic: subject.diagnose(code, path, details, showing) };
};

const lengthCodes = {
  minLength: "too-short",
  maxLength: "too-long",
  minItems: "too-few",
  maxItems: "too-many",
  minProperties: "too-few",
  maxProperties: "too-many",
} as const;

/** The same entry twice in a list that takes each only once. */
export const repeatedItem: Explainer<"uniqueItems"> = (subject, error) => {
  const { instancePath: path, params } = error;
  const [first, second] = [Math.min(params.i, params.j), Math.max(params.i, params.j)];
  const details = { field: subject.field(path), first: first + 1, second: second + 1 };
  const place = pointer(path, second);
  return { diagnostic: subject.diagnose("repeated-item", place, details) };
};

/** A number that is too small or too large. */
export const outOfRange: Explainer<"minimum" | "maximum"> = (subject, error) => {
  const { instancePath: path } = error;
  const limit = (name: string) => {
    const value = childValue(error.parentSchema, name);
    return typeof value === "number" ? value : undefined;
  };
  const limits = { minimum: limit("minimum"), maximum: limit("maximum") };
  const details = { field: subject.field(path), written: subject.written(path), ...limits };
  return { diagnostic: subject.diagnose("out-of-range", path, details) };
};

/** A number with more decimals than its field takes: most often "1.299" for 1299. */
export const wrongStep: Explainer<"multipleOf"> = (subject, { instancePath: path }) => {
  const written = subject.written(path);
  const isThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(written);
  const edits = isThousands ? subject.replace(path, written.replace(".", "")) : undefined;
  if (edits)
    return { diagnostic: subject.diagnose("thousands-point", path, { written }, { edits }) };
  const details = { field: subject.field(path), written };
  return { diagnostic: subject.diagnose("too-precise", path, details) };
};
