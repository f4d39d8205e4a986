import { same } from "../../../../yaml/edit/model.ts";

/** One difference between two values that can be taken without the others. */
export interface Difference {
  /** Names it among the differences of these two values. */
  id: string;
  /** JSON Pointer in the later value; of an item that went, its list. */
  path: string;
  /** JSON Pointer in the earlier value; of an item that came, its list. */
  origin: string;
  /** `undefined` of a field or an item that is new. */
  before: unknown;
  /** `undefined` of a field or an item that went. */
  after: unknown;
  /** The steps that made it, by their numbers in the course. */
  steps: readonly number[];
  /** Of an item that came or went: the pair of items that it stands behind. */
  gap?: string;
}

/** Whether a difference is taken from the later value. */
export type Decide = (difference: Difference) => boolean;

/** A value at some moments, each of which comes from the one before by a step. */
export interface Course {
  before: unknown;
  /** Known states between: they tell which item became which. */
  between: readonly unknown[];
  after: unknown;
  /** Whether the later value comes from the last known one by one step; else by any number of them. */
  isOneStep?: boolean;
}

/** The numbers of the steps that changed a value. */
export function stepsOf({ before, between, after }: Course): number[] {
  const moments = [before, ...between, after];
  return between.concat([after]).flatMap((next, step) => (same(moments[step], next) ? [] : [step]));
}

/** The states between of a kind; where a state is of another one, the last state before it. */
export function statesOfKind<Kind>(
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

/** Where a value stands. */
export interface Place {
  /** JSON Pointer in the later value. */
  path: string;
  /** JSON Pointer in the earlier value. */
  origin: string;
}
