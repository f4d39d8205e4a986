import { exampleYaml } from "../../model/schema/schema-example.ts";
import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";
import { joinNonBlankLines } from "../../yaml/edits.ts";
import { childKeys, childValue, parentPointer, pointer, valueAt } from "../../yaml/json-pointer.ts";
import { type Line, lineAt, linesOf, splitLines } from "../../yaml/lines.ts";
import { suggest } from "../../yaml/suggest.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import { type ErrorExplanation, fieldCauseKey } from "./error-explanation.ts";

/**
 * Explains fields that are indented deeper than their siblings because the line with the name of
 * their group was lost. One diagnostic at the first field covers all of them.
 */
export function explainMissingParentLine(
  subject: FileWithSchema,
  path: string,
  name: string,
): ErrorExplanation | undefined {
  const { properties = {}, required = [] } = subject.node(path);
  const value = subject.value(path);
  const fields = childKeys(value).filter((field) => !Object.hasOwn(properties, field));
  const absent = Object.keys(properties).filter((field) => childValue(value, field) === undefined);
  const fitting = absent.filter((field) => {
    const group = subject.node(pointer(path, field)).properties ?? {};
    return fields.every((each) => Object.hasOwn(group, each));
  });
  const parent = fitting.find((field) => required.includes(field)) ?? fitting[0];
  const [first = name] = fields;
  if (parent === undefined || !isIndentedDeeper(subject, path, first)) return undefined;
  if (name !== first) return {};
  const range = subject.parsed.rangeAt(pointer(path, first), "key");
  const diagnostic = diagnoseMissingParent(subject, { path, parent, range });
  const others = [...fields.slice(1), parent].map((field) => fieldCauseKey(path, field));
  return { diagnostic, explains: others };
}

function isIndentedDeeper(subject: FileWithSchema, path: string, field: string): boolean {
  const lines = linesOf(subject.parsed);
  const { start } = subject.parsed.rangeAt(pointer(path, field), "key");
  return start - lineAt(lines, start).start > groupIndent(subject, lines, path);
}

// Returns the column of a group's fields: the column of its known fields, else that of its name
// plus 2.
function groupIndent(subject: FileWithSchema, lines: readonly Line[], path: string): number {
  const { properties = {} } = subject.node(path);
  const known = childKeys(subject.value(path)).find((each) => Object.hasOwn(properties, each));
  if (known === undefined && path === "") return 0;
  const place = known === undefined ? path : pointer(path, known);
  const { start } = subject.parsed.rangeAt(place, "key");
  return start - lineAt(lines, start).start + (known === undefined ? 2 : 0);
}

interface MissingParent {
  /** The path of the group that lacks the name. */
  path: string;
  parent: string;
  /** The first line or field of the nested group whose name was lost. */
  range: Range;
  /** The path of the text that absorbed the lines below the lost name. */
  absorbedBy?: string;
}

function diagnoseMissingParent(
  subject: FileWithSchema,
  { path, parent, range, absorbedBy }: MissingParent,
): Diagnostic {
  const line = lineAt(linesOf(subject.parsed), range.start);
  const indent = line.text.search(/\S/);
  const name = `${" ".repeat(Math.max(0, indent - 2))}${parent}:`;
  const edits = [{ start: line.start, end: line.start, text: `${name}\n` }];
  const showing = { range, edits, hint: joinNonBlankLines([name, line.text]) };
  const details = { line: line.text.trim(), parent: subject.fieldIn(path, parent) };
  return subject.diagnose("lost-parent", absorbedBy ?? pointer(path, parent), details, showing);
}

/**
 * Finds out why a group seems to lack fields: either the text above absorbed their lines, or a line
 * has no colon. Returns `undefined` if neither applies.
 */
export function diagnoseMissingLine(
  subject: FileWithSchema,
  path: string,
  names: readonly string[],
): Diagnostic | undefined {
  return (
    diagnoseAbsorbedLine(subject, path, names) ?? diagnoseLineWithoutColon(subject, path, names)
  );
}

function diagnoseAbsorbedLine(subject: FileWithSchema, path: string, names: readonly string[]) {
  const value = subject.value(path);
  const texts = childKeys(value).filter((field) => {
    const text = childValue(value, field);
    return typeof text === "string" && /\s/.test(text);
  });
  const found = texts.map((field) => diagnoseAbsorbedLineIn(subject, pointer(path, field), names));
  return found.find((diagnostic) => diagnostic !== undefined);
}

function diagnoseAbsorbedLineIn(subject: FileWithSchema, holder: string, names: readonly string[]) {
  const path = parentPointer(holder);
  const joined = diagnoseJoinedFieldLine(subject, holder, names);
  if (joined) return joined;
  for (const parent of names) {
    const range = findFirstLineOfGroup(subject, holder, pointer(path, parent));
    if (range) return diagnoseMissingParent(subject, { path, parent, range, absorbedBy: holder });
  }
  return undefined;
}

// Diagnoses a field that became part of the text above it because it is indented too far.
function diagnoseJoinedFieldLine(
  subject: FileWithSchema,
  holder: string,
  names: readonly string[],
) {
  const { start, end } = subject.parsed.rangeAt(holder);
  const [first, ...rest] = splitLines(subject.parsed.text.slice(start, end));
  if (!first || /^["']/.test(first.text)) return undefined;
  const line = rest.find(({ text }) =>
    names.includes(/^\s*([A-Za-z]\w*):(?:\s|$)/.exec(text)?.[1] ?? ""),
  );
  return (
    line &&
    diagnoseJoinedLine(subject, holder, { start: start + line.start, end: start + line.end })
  );
}

function diagnoseJoinedLine(subject: FileWithSchema, holder: string, line: Range): Diagnostic {
  const { text } = subject.parsed;
  const lines = splitLines(text);
  const written = text.slice(line.start, line.end);
  const words = written.trimStart();
  const from = line.start + written.length - words.length;
  const key = subject.parsed.rangeAt(holder, "key");
  const top = lineAt(lines, key.start);
  const column = " ".repeat(key.start - top.start);
  const edits = [{ start: line.start, end: from, text: column }];
  const hint = joinNonBlankLines([column + top.text.slice(column.length), column + words]);
  const range = { start: from, end: line.end };
  const details = { text: words, line: top.number };
  return subject.diagnose("joined-line", holder, details, { range, edits, hint });
}

/**
 * Creates the diagnostic for a text that absorbed a missing field of its group, or the fields of a
 * missing group.
 */
export function diagnoseAbsorbedField(
  subject: FileWithSchema,
  holder: string,
): Diagnostic | undefined {
  const path = parentPointer(holder);
  const group = subject.value(path);
  if (Array.isArray(group)) return undefined;
  const absent = Object.entries(subject.node(path).properties ?? {}).filter(
    ([name]) => childValue(group, name) === undefined,
  );
  const names = absent.map(([name]) => name);
  return (
    diagnoseJoinedFieldLine(subject, holder, names) ??
    diagnoseAbsorbedLineIn(
      subject,
      holder,
      names.filter((name) => isGroupOrGroupList(subject, path, name)),
    )
  );
}

// A list of plain texts cannot be recognised, since any line may begin with a dash.
function isGroupOrGroupList(subject: FileWithSchema, path: string, name: string): boolean {
  const place = pointer(path, name);
  const node = subject.node(place);
  return (node.items ? subject.node(pointer(place, 0)) : node).properties !== undefined;
}

// Returns the first line of a text that matches the fields or items of a missing group or list.
function findFirstLineOfGroup(
  subject: FileWithSchema,
  holder: string,
  lost: string,
): Range | undefined {
  const node = subject.node(lost);
  const { start, end } = subject.parsed.rangeAt(holder);
  const [, ...lines] = splitLines(subject.parsed.text.slice(start, end));
  const item = node.items && subject.node(pointer(lost, 0));
  const fields = (item ?? node).properties;
  if (!item && !fields) return undefined;
  const line = lines.find(({ text }) => {
    const [, dash, field = ""] = /^\s*(- )?(?:([A-Za-z]\w*):(?:\s|$))?/.exec(text) ?? [];
    return Boolean(item) === Boolean(dash) && (!fields || Object.hasOwn(fields, field));
  });
  if (!line) return undefined;
  const from = start + line.start + line.text.search(/\S/);
  return { start: from, end: start + line.end };
}

function diagnoseLineWithoutColon(subject: FileWithSchema, path: string, names: readonly string[]) {
  const stray = subject.parsed.diagnostics.find(
    ({ code, path: place }) =>
      code === "stray-text" && (place === path || isScalarChildOf(subject, path, place)),
  );
  if (!stray) return undefined;
  const { start, end } = stray.range;
  const written = subject.parsed.text.slice(start, end);
  const [word = "", rest = ""] = /^(\S+)\s+(.*)$/.exec(written)?.slice(1) ?? [];
  const titled = names.map((name) => ({ word: name, title: subject.fieldIn(path, name).title }));
  const name = names.length === 1 ? names[0] : suggest(word, titled);
  if (name === undefined) return undefined;
  const details = { line: written, field: subject.fieldIn(path, name) };
  const hint =
    rest === "" ? exampleYaml(name, subject.node(pointer(path, name))) : `${name}: ${rest}`;
  return subject.diagnose("lost-colon", path, details, { range: stray.range, hint });
}

// YAML adds a line without a field name to the text above it in the same group.
function isScalarChildOf(subject: FileWithSchema, path: string, place: string): boolean {
  const isBelow = place.startsWith(`${path}/`) && !place.slice(path.length + 1).includes("/");
  return isBelow && typeof valueAt(subject.parsed.value, place) !== "object";
}
