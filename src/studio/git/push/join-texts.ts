import { compareValues, type Difference } from "../../../changes/compare.ts";
import type { Change, Json } from "../../../yaml/edit/change.ts";
import { same } from "../../../yaml/edit/model.ts";
import { operate } from "../../../yaml/edit/operate.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { valueAt } from "../../../yaml/pointer.ts";
import { mergeTexts } from "../../session/merging/merge-texts.ts";
import { mergeValues } from "../../session/merging/merge-values.ts";

/** A text that two people changed. */
export interface Sides {
  base: string;
  mine: string;
  theirs: string;
}

/** Fields that both changed, each in their own way. */
export interface FieldClash {
  field: string;
  mine?: string;
  theirs?: string;
}

/** Makes one text of both: by their places, else by their fields. Nothing where both changed the same field. */
export function joinTexts({ base, mine, theirs }: Sides): string | undefined {
  return mergeTexts(base, mine, theirs)?.text ?? joinFields({ base, mine, theirs });
}

/** Neighbours on the lines of a text are two fields all the same: theirs are put into mine, and the values say whether all is meant. */
function joinFields(sides: Sides): string | undefined {
  const values = readAll(sides);
  if (!values) return undefined;
  const meant = mergeValues(values.base, values.mine, values.theirs);
  const changes = compareValues(values.base, values.theirs)
    // What both did alike is done.
    .filter(({ to, after }) => !same(valueAt(values.mine, to), after))
    .flatMap((each) => changeOf(each) ?? []);
  const done = meant && operate(sides.mine, changes);
  if (!done || "refused" in done) return undefined;
  return same(meaningOf(done.text), meant.value) ? done.text : undefined;
}

function changeOf({ kind, to, after }: Difference): Change | undefined {
  if (kind === "removed") return { kind: "remove", path: to };
  return kind === "reordered" ? undefined : { kind: "set", path: to, value: after as Json };
}

/** The fields that both changed; the whole text where that cannot be told. */
export function clashesIn(sides: Sides): FieldClash[] {
  const values = readAll(sides);
  const whole = [{ field: "", mine: sides.mine, theirs: sides.theirs }];
  if (!values) return whole;
  const [my, their] = [values.mine, values.theirs].map((now) => compareValues(values.base, now));
  const both = (my ?? []).flatMap((own) => {
    const other = their?.find(
      (each) => isBelow(own.from, each.from) || isBelow(each.from, own.from),
    );
    return other && !same(own.after, other.after) ? [[own, other] as const] : [];
  });
  const found = both.map(([own, other]): FieldClash => {
    // Of two places the one that holds both.
    const isMineWhole = isBelow(other.from, own.from);
    const isTheirsWhole = isBelow(own.from, other.from);
    return {
      field: isMineWhole ? own.to : other.from,
      mine: shown(isMineWhole ? own.after : valueAt(values.mine, other.from)),
      theirs: shown(isTheirsWhole ? other.after : valueAt(values.theirs, own.from)),
    };
  });
  return found.length > 0 ? found : whole;
}

/**
 * The same, with my words where both changed a field; nothing where it is not plain which field of theirs is meant: in
 * lists that became longer or shorter others stand at the same number.
 */
export function joinAsMine({ base, mine, theirs }: Sides): string | undefined {
  const values = readAll({ base, mine, theirs });
  if (!values) return undefined;
  const clashes = clashesIn({ base, mine, theirs });
  if (clashes.some(({ field }) => !isSamePlace(values.mine, values.theirs, field)))
    return undefined;
  const changes = clashes.map(({ field }): Change => {
    const value = valueAt(values.mine, field);
    return value === undefined
      ? { kind: "remove", path: field }
      : { kind: "set", path: field, value: value as Json };
  });
  const theirsAsMine = operate(theirs, changes);
  if ("refused" in theirsAsMine) return undefined;
  return joinTexts({ base, mine, theirs: theirsAsMine.text });
}

function isSamePlace(mine: unknown, theirs: unknown, field: string): boolean {
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

/** Whether a place is the other one, or in it. */
function isBelow(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}/`);
}

function readAll({ base, mine, theirs }: Sides) {
  const [from, my, their] = [base, mine, theirs].map(meaningOf);
  if (from === undefined || my === undefined || their === undefined) return undefined;
  return { base: from, mine: my, theirs: their };
}

function meaningOf(text: string): unknown {
  const tree = readTree(text);
  return "offset" in tree || tree.documents > 1 ? undefined : tree.value;
}

function shown(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}
