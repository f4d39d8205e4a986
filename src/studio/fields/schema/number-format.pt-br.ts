/** Number format of a language. */
export interface NumberFormat {
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
export const numberFormat: NumberFormat = {
  decimal: ",",
  thousands: ".",
  isMixed: true,
  money: /^(?:R\$|[€$£])/,
};
