/** A day that a text names, and the weekdays that stand beside it. */
export interface NamedDate {
  /** As it is written: "24 de dezembro de 2026", "24/12". */
  written: string;
  day: number;
  /** Counted from 1. */
  month: number;
  year?: number;
  /** What stands in front of it and behind it; at most one of the two is about this day. */
  weekdays: readonly NamedWeekday[];
}

/** A weekday as it is written: "sexta-feira". */
export interface NamedWeekday {
  written: string;
  /** Counted from Sunday, 0. */
  number: number;
}
