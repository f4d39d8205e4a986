import { valueAt } from "../../../../yaml/json-pointer.ts";
import type { Told } from "../../../session/session.ts";
import type { ChangedValue } from "../diff-values.ts";

/** What `createFieldDiagnosticLookup` needs in order to assign diagnostics to fields. */
export interface FieldDiagnosticsInput {
  diagnostics: readonly Told[];
  /** Whether the diagnostic already existed when the studio was opened. */
  existedAtStart(told: Told): boolean;
  /** Returns all unsaved changes. Called only if there are new errors. */
  unsavedChanges(): readonly ChangedValue[];
  valueIn(file: string): unknown;
}

/**
 * Assigns diagnostics to the fields of a file. A field gets its own errors, and the errors
 * elsewhere that a change to it has caused, such as broken references after renaming something, or
 * links to a page after hiding it.
 *
 * @returns a function that returns the diagnostics at a JSON Pointer of the file
 */
export function createFieldDiagnosticLookup(
  file: string,
  source: FieldDiagnosticsInput,
): (path: string) => Told[] {
  const own = new Map<string, Told[]>();
  for (const each of source.diagnostics)
    if (each.file === file) appendDiagnostic(own, each.path, each);
  let caused: Map<string, Told[]> | undefined;
  return (path) => {
    caused ??= findErrorsElsewhereCausedHere(file, source);
    return [...(own.get(path) ?? []), ...(caused.get(path) ?? [])];
  };
}

/**
 * Finds the errors elsewhere that changes to this file have caused. Returns them by the pointer of
 * the change.
 */
function findErrorsElsewhereCausedHere(
  file: string,
  source: FieldDiagnosticsInput,
): Map<string, Told[]> {
  const { diagnostics, unsavedChanges, valueIn, existedAtStart: wasThere } = source;
  const errors = diagnostics.filter((each) => each.severity === "error" && !wasThere(each));
  const found = new Map<string, Told[]>();
  const changes = errors.length > 0 ? unsavedChanges() : [];
  // A change with an error of its own already shows an error. Only valid changes count as causes of
  // errors elsewhere.
  const right = changes.filter((change) => !errors.some((error) => isInsideChange(error, change)));
  for (const error of errors) {
    if (changes.some((change) => isInsideChange(error, change))) continue;
    const inside = changes.filter((change) => isAroundChange(error, change));
    const named = changes.filter((change) => stillMentionsOldValue(valueIn, error, change));
    const others = inside.length > 0 ? right.filter((change) => inside.includes(change)) : right;
    const causes = named.length > 0 ? named : others;
    for (const cause of causes) if (cause.file === file) appendDiagnostic(found, cause.path, error);
  }
  return found;
}

function appendDiagnostic(map: Map<string, Told[]>, path: string, told: Told): void {
  map.set(path, [...(map.get(path) ?? []), told]);
}

/** Whether the error is at the changed place or inside it. */
function isInsideChange(error: Told, { file, path }: ChangedValue): boolean {
  return error.file === file && `${error.path}/`.startsWith(`${path}/`);
}

/** Whether the error is at a group that contains the change. */
function isAroundChange(error: Told, { file, path }: ChangedValue): boolean {
  return error.file === file && path.startsWith(`${error.path}/`);
}

/** Whether the place of the error still contains the value from before the change. */
function stillMentionsOldValue(
  valueIn: FieldDiagnosticsInput["valueIn"],
  { file, path }: Told,
  { before, now }: ChangedValue,
): boolean {
  const isName = typeof before === "string" && before !== "" && before !== now;
  return isName && containsWholeWord(valueAt(valueIn(file), path), before);
}

/** Whether a text contains a name as a whole word, as in a link or a fact token. */
function containsWholeWord(value: unknown, name: string): boolean {
  if (typeof value !== "string") return false;
  const places = value.split(name).slice(0, -1);
  let end = 0;
  return places.some((part) => {
    const start = end + part.length;
    end = start + name.length;
    return !/[\p{L}\p{N}_-]/u.test((value[start - 1] ?? "") + (value[end] ?? ""));
  });
}
