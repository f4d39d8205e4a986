/** Number format of a language. */
export interface NumberMarks {
  /** Decimal separator. */
  decimal: string;
  /** Thousands separator. */
  thousands: string;
  /**
   * Whether people also type the thousands separator as decimal separator, like "." on keypads
   * without a comma.
   */
  isMixed: boolean;
  /** Currency symbols that may precede a number. */
  money: RegExp;
}

/** "1.234,56", and "1234.56" too. */
export const numberMarks: NumberMarks = {
  decimal: ",",
  thousands: ".",
  isMixed: true,
  money: /^(?:R\$|[€$£])/,
};
