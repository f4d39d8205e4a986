/** One difference between two values that can be taken without the others. */
export interface Difference {
  /** Names it among the differences of these two values. */
  id: string;
  /** JSON Pointer in the later value; of an item that went, its list. */
  path: string;
  /** `undefined` of a field or an item that is new. */
  before: unknown;
  /** `undefined` of a field or an item that went. */
  after: unknown;
  /** Where items went and others came, and nobody knows what took the place of what: all have the same gap. */
  gap?: string;
}

/** Whether a difference is taken from the later value. */
export type Decide = (difference: Difference) => boolean;

/** A value at some moments, each of which comes from the one before. */
export interface Course {
  before: unknown;
  /** Known states between: they tell which item became which. */
  between: readonly unknown[];
  after: unknown;
}
