import { isDeepEqual } from "../../../../yaml/edit/steps.ts";

/** A difference between two values that can be applied on its own. */
export interface ValueDifference {
  /** Unique among the differences of the two values. */
  id: string;
  /** JSON Pointer in the later value; for a removed item, that of its list. */
  path: string;
  /** JSON Pointer in the earlier value; for an added item, that of its list. */
  origin: string;
  /** `undefined` for an added field or item. */
  before: unknown;
  /** `undefined` for a removed field or item. */
  after: unknown;
  /** Indexes of the history steps that caused it. */
  steps: readonly number[];
  /** For an added or removed item: the gap between two stable items where it is. */
  gap?: string;
}

/** Whether to apply a difference. */
export type DifferenceFilter = (difference: ValueDifference) => boolean;

/** The states of a value over time. One step leads from each state to the next. */
export interface ValueHistory {
  before: unknown;
  /** Known intermediate states. They show which list item became which. */
  between: readonly unknown[];
  after: unknown;
  /**
   * Whether one step leads from the last known state to `after`. If not, the number of steps is
   * unknown.
   */
  isOneStep?: boolean;
}

/** Returns the indexes of the steps that changed a value. */
export function findChangingSteps({ before, between, after }: ValueHistory): number[] {
  const moments = [before, ...between, after];
  return between
    .concat([after])
    .flatMap((next, step) => (isDeepEqual(moments[step], next) ? [] : [step]));
}

/**
 * Returns the intermediate states of one kind. A state of another kind is replaced by the one
 * before it.
 */
export function carryForwardStates<Kind>(
  before: Kind,
  between: readonly unknown[],
  isKind: (value: unknown) => value is Kind,
): Kind[] {
  let last = before;
  return between.map((state) => {
    if (isKind(state)) last = state;
    return last;
  });
}

/** The position of a value. */
export interface ValuePaths {
  /** JSON Pointer in the later value. */
  path: string;
  /** JSON Pointer in the earlier value. */
  origin: string;
}
