import { amountWordsCounterpart } from "../../../../model/numbers-and-dates/amount-words-counterpart.ts";
import type { Change, Json } from "../../../../yaml/edit/change.ts";
import { isDeepEqual } from "../../../../yaml/edit/steps.ts";
import { parentPointer, valueAt } from "../../../../yaml/json-pointer.ts";
import { valueAtTime } from "../../../session/revisions/field-value-history.ts";
import type { StudioModel } from "../../studio-model.ts";

/** An earlier value of a field, to restore. */
export interface EarlierValue {
  file: string;
  path: string;
  /** The value; `undefined` if the field was missing. */
  value: unknown;
  /** A time at which the field had the value (ms since 1970). */
  time: number;
}

/**
 * Restores an earlier value of a field as one undo step. A price and the same price in words are
 * restored together.
 *
 * @returns whether the value was restored
 */
export function restoreValue(
  model: StudioModel,
  { file, path, value, time }: EarlierValue,
): boolean {
  const { session } = model;
  const group = valueAt(session.value(file), parentPointer(path));
  if (typeof group !== "object" || group === null) return false;
  const counterpart = amountWordsCounterpart(path);
  const present = valueAt(session.value(file), counterpart);
  const versions = model.current().fieldHistory?.versions(file, counterpart) ?? [];
  const then = valueAtTime(versions, time, present);
  const others = isDeepEqual(then, present) ? [] : [createValueChange(counterpart, then)];
  const changes = [createValueChange(path, value), ...others];
  return session.changeAll([{ file, change: changes }]) === undefined;
}

function createValueChange(path: string, value: unknown): Change {
  if (value === undefined) return { kind: "remove", path };
  return { kind: "set", path, value: value as Json };
}
