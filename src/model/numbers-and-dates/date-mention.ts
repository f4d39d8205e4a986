/** A date in a text, and the weekdays next to it. */
export interface DateMention {
  /** The date as written: "24 de dezembro de 2026", "24/12". */
  written: string;
  day: number;
  /** Counted from 1. */
  month: number;
  year?: number;
  /**
   * The weekdays before and after the date, as candidates. At most one of them belongs to this
   * date.
   */
  weekdays: readonly WeekdayMention[];
}

/** A weekday as written: "sexta-feira". */
export interface WeekdayMention {
  written: string;
  /** Counted from Sunday = 0. */
  number: number;
}
