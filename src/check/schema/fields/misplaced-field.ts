import type { Schema } from "../../../model/schema/schemas.ts";
import type { Edit } from "../../../yaml/diagnostic.ts";
import { joinNonBlankLines } from "../../../yaml/edits.ts";
import {
  childKeys,
  childValue,
  parentPointer,
  pointer,
  splitPointer,
  valueAt,
} from "../../../yaml/json-pointer.ts";
import { findLineBelow, lineAt, linesOf } from "../../../yaml/lines.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";
import { type ErrorExplanation, fieldCauseKey, valueCauseKey } from "../error-explanation.ts";

/**
 * Explains fields that lost their indentation. They belong to the empty field or the incomplete
 * group above them.
 */
export function explainLostIndent(
  subject: FileWithSchema,
  path: string,
  name: string,
): ErrorExplanation | undefined {
  const names = childKeys(subject.value(path));
  const before = names.slice(0, names.indexOf(name));
  const home =
    before.findLast((field) => subject.value(pointer(path, field)) === null) ??
    incompleteGroupBefore(subject, path, before, name);
  if (home === undefined) return undefined;
  const place = pointer(path, home);
  const group = subject.node(place);
  const isList = group.items !== undefined;
  const properties = (isList ? subject.node(pointer(place, 0)) : group).properties ?? {};
  const own = subject.node(path).properties ?? {};
  const belongs = (field: string) => Object.hasOwn(properties, field) && !Object.hasOwn(own, field);
  const fields = names.slice(names.indexOf(home) + 1).filter(belongs);
  if (!fields.includes(name)) return undefined;
  const details = { fields, owner: group.title ?? home, to: isList ? "item" : "group" } as const;
  const range = subject.parsed.rangeAt(pointer(path, fields[0] ?? name), "key");
  const edits = indentEdits(subject, path, fields, isList);
  const hint = indentedLines(subject, place, edits);
  const diagnostic = subject.diagnose("misplaced-field", place, details, { range, edits, hint });
  // The diagnostic of the first field covers all of them.
  const others = fields.slice(1).map((field) => fieldCauseKey(path, field));
  const lacks = fields.map((field) => fieldCauseKey(place, field));
  return {
    diagnostic,
    explains: name === fields[0] ? [valueCauseKey(place), ...others, ...lacks] : [],
  };
}

// Returns the name of the group directly above, if that group can have the field and does not.
function incompleteGroupBefore(
  subject: FileWithSchema,
  path: string,
  before: readonly string[],
  name: string,
) {
  const own = subject.node(path).properties ?? {};
  const home = before.findLast((field) => Object.hasOwn(own, field));
  if (home === undefined) return undefined;
  const place = pointer(path, home);
  const value = subject.value(place);
  const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
  const takes = Object.hasOwn(subject.node(place).properties ?? {}, name);
  return isGroup && takes && childValue(value, name) === undefined ? home : undefined;
}

function indentEdits(
  subject: FileWithSchema,
  path: string,
  fields: readonly string[],
  isList: boolean,
): Edit[] {
  const lines = linesOf(subject.parsed);
  const [first] = fields;
  return fields.flatMap((field) => {
    const key = subject.parsed.rangeAt(pointer(path, field), "key");
    const value = subject.parsed.rangeAt(pointer(path, field));
    const from = lineAt(lines, key.start).number - 1;
    const to = lineAt(lines, Math.max(key.start, value.end)).number;
    return lines.slice(from, to).map(({ start }, index) => {
      const opensItem = isList && field === first && index === 0;
      const place = opensItem ? key.start : start;
      return { start: place, end: place, text: opensItem ? "  - " : isList ? "    " : "  " };
    });
  });
}

function indentedLines(subject: FileWithSchema, home: string, edits: readonly Edit[]): string {
  const lines = linesOf(subject.parsed);
  const top = lineAt(lines, subject.parsed.rangeAt(home, "key").start);
  const moved = edits.map((edit) => {
    const line = lineAt(lines, edit.start);
    const at = edit.start - line.start;
    return line.text.slice(0, at) + edit.text + line.text.slice(at);
  });
  return joinNonBlankLines([top.text, ...moved]);
}

/** Explains a field that is indented too far. It belongs to the enclosing group, which lacks it. */
export function explainExtraIndent(
  subject: FileWithSchema,
  path: string,
  name: string,
): ErrorExplanation | undefined {
  const outer = enclosingGroup(subject, path);
  const isOuter =
    outer !== undefined &&
    subject.node(outer).properties?.[name] !== undefined &&
    valueAt(subject.parsed.value, pointer(outer, name)) === undefined;
  if (!isOuter) return undefined;
  const own = pointer(path, name);
  const range = subject.parsed.rangeAt(own, "key");
  const owner = subject.node(outer).title ?? "";
  const head = subject.headRange(outer);
  const near = canMoveOutOf(subject, own, outer)
    ? ({ to: "outside" } as const)
    : ({ to: "away", line: lineAt(linesOf(subject.parsed), head.start).number } as const);
  const details = { fields: [name], owner, ...near };
  const diagnostic = subject.diagnose("misplaced-field", own, details, { range });
  const followers = fieldsLeftAsSiblings(subject, path, name, subject.node(pointer(outer, name)));
  const others = followers.map((field) => fieldCauseKey(path, field));
  return { diagnostic, explains: [fieldCauseKey(outer, name), ...others] };
}

// Returns the fields that became siblings of a misplaced name without a value.
function fieldsLeftAsSiblings(
  subject: FileWithSchema,
  path: string,
  name: string,
  { properties = {} }: Schema,
) {
  const group = subject.value(path);
  if (childValue(group, name) !== null) return [];
  const names = childKeys(group);
  return names.slice(names.indexOf(name) + 1).filter((field) => Object.hasOwn(properties, field));
}

// Whether the field can move out by losing indentation. If list items follow it, it cannot, since
// that would end the list.
function canMoveOutOf(subject: FileWithSchema, path: string, outer: string): boolean {
  const isInList = splitPointer(path.slice(outer.length)).some((step) => /^\d+$/.test(step));
  if (!isInList) return true;
  const { end } = subject.parsed.rangeAt(path);
  const lines = linesOf(subject.parsed);
  const next = findLineBelow(lines, end, ({ text }) => text.trim() !== "");
  const outside = subject.parsed.rangeAt(outer, "key");
  const column = outside.start - lineAt(lines, outside.start).start;
  return !next || next.text.search(/\S/) <= column;
}

function enclosingGroup(subject: FileWithSchema, path: string): string | undefined {
  if (path === "") return undefined;
  const parent = parentPointer(path);
  return Array.isArray(subject.value(parent)) ? enclosingGroup(subject, parent) : parent;
}
