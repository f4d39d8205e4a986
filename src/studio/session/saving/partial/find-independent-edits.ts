import type { Range } from "../../../../yaml/diagnostic.ts";
import { applyChanges } from "../../../../yaml/edit/apply-changes.ts";
import type { Change, Json } from "../../../../yaml/edit/change.ts";
import { isDeepEqual } from "../../../../yaml/edit/steps.ts";
import { parentPointer, valueAt } from "../../../../yaml/json-pointer.ts";
import type { YamlTree } from "../../../../yaml/parse/entries.ts";
import { readTree } from "../../../../yaml/parse/tree.ts";
import { diffTexts } from "../../merge/diff-texts.ts";
import { applySplices } from "../../merge/splices.ts";
import type { ValueDifference } from "./difference.ts";
import {
  affectsPath,
  applyIndependentEdits,
  groupIndependentEdits,
  hasUnambiguousEffect,
  type IndependentEdit,
} from "./independent-edits.ts";
import type { IntermediateStates } from "./intermediate-states.ts";

/** The edits between two texts of a file. */
export interface IndependentEditSet {
  edits: readonly IndependentEdit[];
  /** Edits that were already unsaved at the last save and have not changed since. */
  unsaved: readonly IndependentEdit[];
  /** Returns the edits that can cause an error at one of the paths. */
  editsAffecting(places: readonly string[]): IndependentEdit[];
  /** Returns the earlier text with some of the edits; `undefined` if it cannot be written. */
  textWithEdits(edits: readonly IndependentEdit[]): string | undefined;
  /**
   * Returns the value after each remaining edit, up to the value of the later text; `undefined` if
   * the effect of an edit is not known.
   */
  statesAfter(edits: readonly IndependentEdit[]): unknown[] | undefined;
}

/** Finds the edits between two texts; `undefined` if one of them cannot be parsed. */
export function findIndependentEdits(
  before: string,
  known: IntermediateStates,
  after: string,
): IndependentEditSet | undefined {
  const [old, now] = [parseSingleDocument(before), parseSingleDocument(after)];
  if (!old || !now) return undefined;
  const { states: between, unsavedCount: count, isComplete: isOneStep } = known;
  const course = { before: old.value, between, after: now.value, isOneStep };
  const edits = groupIndependentEdits(course);
  const others = (taken: readonly IndependentEdit[]) =>
    edits.filter((edit) => !taken.includes(edit));
  const isOld = (edit: IndependentEdit) =>
    edit.every(({ steps }) => steps.every((at) => at < count));
  return {
    edits,
    unsaved: edits.filter(isOld),
    editsAffecting: (places) =>
      edits.filter((edit) => places.some((place) => affectsPath(edit, place))),
    textWithEdits: (taken) => {
      const value = applyIndependentEdits(course, taken);
      const left = others(taken);
      const texts = { before, after, old, now };
      return (
        applyChangesExceptUnsaved(texts, left, value) ??
        writeValueWithFewestLineChanges(texts, left, value)
      );
    },
    statesAfter: (taken) => {
      if (!edits.every((edit) => hasUnambiguousEffect(course, edit))) return undefined;
      const left = others(taken);
      return left.map((_, at) =>
        applyIndependentEdits(course, [...taken, ...left.slice(0, at + 1)]),
      );
    },
  };
}

function parseSingleDocument(text: string): YamlTree | undefined {
  const tree = readTree(text);
  return "offset" in tree || tree.documents > 1 ? undefined : tree;
}

interface OldAndNewText {
  before: string;
  after: string;
  old: YamlTree;
  now: YamlTree;
}

/**
 * Applies the changes between the two texts, except those of unsaved edits, whose text stays as it
 * was. Returns `undefined` if the result does not have the intended value.
 */
function applyChangesExceptUnsaved(
  { before, after, old, now }: OldAndNewText,
  unsavedEdits: readonly IndependentEdit[],
  value: unknown,
): string | undefined {
  const all = unsavedEdits.flat();
  const gone = all.filter((each) => each.before !== undefined).map(({ origin }) => origin);
  const come = all.filter((each) => each.after !== undefined).map(({ path }) => path);
  const [wasThere, isThere] = [rangesAtPaths(old, gone), rangesAtPaths(now, come)];
  let shift = 0;
  const taken = diffTexts(before, after).filter(({ start, was, text }) => {
    const from = start + shift;
    shift += text.length - was.length;
    const isGone = wasThere.some((range) => start < range.end && range.start < start + was.length);
    return (
      !isGone && !isThere.some((range) => from <= range.end && range.start <= from + text.length)
    );
  });
  const text = applySplices(before, taken);
  const tree = text === undefined ? undefined : parseSingleDocument(text);
  const isMeant =
    tree && isDeepEqual(tree.value, value) && tree.repeats.length === now.repeats.length;
  return isMeant ? text : undefined;
}

function rangesAtPaths({ entries }: YamlTree, paths: readonly string[]): Range[] {
  const wanted = new Set(paths);
  return entries.filter(({ path }) => wanted.has(path)).map(({ range }) => range);
}

/**
 * Writes a value by changing one of the two texts. Chooses the result that changes the fewest
 * lines.
 */
function writeValueWithFewestLineChanges(
  { before, after }: OldAndNewText,
  unsavedEdits: readonly IndependentEdit[],
  value: unknown,
): string | undefined {
  const whole: Change[] = [{ kind: "set", path: "", value: value as Json }];
  const ways = [
    applyChanges(after, createRevertingChanges(unsavedEdits.flat(), value)),
    applyChanges(after, whole),
    applyChanges(before, whole),
  ];
  const texts = ways.flatMap((way) => ("refused" in way ? [] : [way.text]));
  const meant = texts.filter((text) => isDeepEqual(parseSingleDocument(text)?.value, value));
  const costs = new Map(meant.map((text) => [text, countForeignAndLostLines(text, before, after)]));
  return meant.toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))[0];
}

/** Counts the lines that are in neither text, plus the common lines that are lost. */
function countForeignAndLostLines(text: string, before: string, after: string): number {
  const [lines, old, now] = [text, before, after].map((each) => new Set(each.split("\n")));
  if (!lines || !old || !now) return 0;
  const foreign = [...lines].filter((line) => !old.has(line) && !now.has(line));
  const lost = [...old].filter((line) => now.has(line) && !lines.has(line));
  return foreign.length + lost.length;
}

function createRevertingChanges(
  unsavedEdits: readonly ValueDifference[],
  value: unknown,
): Change[] {
  const sets = unsavedEdits.filter((each) => each.before !== undefined && each.id === each.path);
  const removals = unsavedEdits.filter(({ before }) => before === undefined);
  // Last item first, so that the indexes of the remaining items stay valid.
  const fromEnd = removals.toSorted((a, b) =>
    b.path.localeCompare(a.path, "en", { numeric: true }),
  );
  return [
    ...sets.map(({ path, before }): Change => {
      const order = Object.keys(valueAt(value, parentPointer(path)) ?? {});
      return { kind: "set", path, value: before as Json, order };
    }),
    ...fromEnd.map(({ path }): Change => ({ kind: "remove", path })),
  ];
}
