import { compareValues, type Difference } from "../../../changes/compare.ts";
import { applyChanges } from "../../../yaml/edit/apply-changes.ts";
import type { Change, Json } from "../../../yaml/edit/change.ts";
import { isDeepEqual } from "../../../yaml/edit/steps.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { mergeTexts } from "../../session/merge/merge-texts.ts";
import { mergeValues } from "../../session/merge/merge-values.ts";

/** The three versions of a text to merge: the common base, ours and theirs. */
export interface TextsToMerge {
  base: string;
  mine: string;
  theirs: string;
}

/** A field that both sides changed differently. */
export interface FieldConflict {
  field: string;
  mine?: string;
  theirs?: string;
}

/**
 * Merges two versions of a text (three-way merge): by text position first, then by field.
 *
 * @returns the merged text, or `undefined` if both sides changed the same field
 */
export function mergeYaml({ base, mine, theirs }: TextsToMerge): string | undefined {
  return mergeTexts(base, mine, theirs)?.text ?? mergeFields({ base, mine, theirs });
}

/**
 * Merges by field, because in a text merge adjacent lines conflict even if they belong to different
 * fields. Applies their field changes to our text. Returns the result only if it has the merged
 * values.
 */
function mergeFields(sides: TextsToMerge): string | undefined {
  const values = parseAllSides(sides);
  if (!values) return undefined;
  const meant = mergeValues(values.base, values.mine, values.theirs);
  const changes = compareValues(values.base, values.theirs)
    // Changes that both sides made are already in our text.
    .filter(({ to, after }) => !isDeepEqual(valueAt(values.mine, to), after))
    .flatMap((each) => toYamlChange(each) ?? []);
  const done = meant && applyChanges(sides.mine, changes);
  if (!done || "refused" in done) return undefined;
  return isDeepEqual(parseValue(done.text), meant.value) ? done.text : undefined;
}

function toYamlChange({ kind, to, after }: Difference): Change | undefined {
  if (kind === "removed") return { kind: "remove", path: to };
  return kind === "reordered" ? undefined : { kind: "set", path: to, value: after as Json };
}

/**
 * Finds the fields that both sides changed differently. If they cannot be determined, the whole
 * text conflicts.
 */
export function findFieldConflicts(sides: TextsToMerge): FieldConflict[] {
  const values = parseAllSides(sides);
  const whole = [{ field: "", mine: sides.mine, theirs: sides.theirs }];
  if (!values) return whole;
  const [my, their] = [values.mine, values.theirs].map((now) => compareValues(values.base, now));
  const both = (my ?? []).flatMap((own) => {
    const other = their?.find(
      (each) => isPathWithin(own.from, each.from) || isPathWithin(each.from, own.from),
    );
    return other && !isDeepEqual(own.after, other.after) ? [[own, other] as const] : [];
  });
  const found = both.map(([own, other]): FieldConflict => {
    // If one path contains the other, report the outer one.
    const isMineWhole = isPathWithin(other.from, own.from);
    const isTheirsWhole = isPathWithin(own.from, other.from);
    return {
      field: isMineWhole ? own.to : other.from,
      mine: displayValue(isMineWhole ? own.after : valueAt(values.mine, other.from)),
      theirs: displayValue(isTheirsWhole ? other.after : valueAt(values.theirs, own.from)),
    };
  });
  return found.length > 0 ? found : whole;
}

/**
 * Merges like `mergeYaml`, but our value wins if both sides changed a field.
 *
 * @returns `undefined` if that is impossible, or if the matching field on their side is ambiguous:
 *   an index may address another item in a list whose length changed
 */
export function mergePreferringMine({ base, mine, theirs }: TextsToMerge): string | undefined {
  const values = parseAllSides({ base, mine, theirs });
  if (!values) return undefined;
  const clashes = findFieldConflicts({ base, mine, theirs });
  if (clashes.some(({ field }) => !haveSameListLengths(values.mine, values.theirs, field)))
    return undefined;
  const changes = clashes.map(({ field }): Change => {
    const value = valueAt(values.mine, field);
    return value === undefined
      ? { kind: "remove", path: field }
      : { kind: "set", path: field, value: value as Json };
  });
  const theirsAsMine = applyChanges(theirs, changes);
  if ("refused" in theirsAsMine) return undefined;
  return mergeYaml({ base, mine, theirs: theirsAsMine.text });
}

function haveSameListLengths(mine: unknown, theirs: unknown, field: string): boolean {
  const parts = field.split("/").slice(1);
  const outer = parts.map((_, at) => ["", ...parts.slice(0, at)].join("/"));
  return (
    field !== "" &&
    outer.every((path) => {
      const [one, other] = [valueAt(mine, path), valueAt(theirs, path)];
      if (!Array.isArray(one) || !Array.isArray(other)) return true;
      return one.length === other.length;
    })
  );
}

/** Whether a path equals the other one or is inside it. */
function isPathWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}/`);
}

function parseAllSides({ base, mine, theirs }: TextsToMerge) {
  const [from, my, their] = [base, mine, theirs].map(parseValue);
  if (from === undefined || my === undefined || their === undefined) return undefined;
  return { base: from, mine: my, theirs: their };
}

function parseValue(text: string): unknown {
  const tree = readTree(text);
  return "offset" in tree || tree.documents > 1 ? undefined : tree.value;
}

function displayValue(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}
