/** Number format of a language. */
export interface NumberFormat {
  /** Decimal separator. */
  decimal: string;
  /** Thousands separator. */
  thousands: string;
  /**
   * Whether people also type the thousands separator as decimal separator, such as "." on keypads
   * without a comma.
   */
  isMixed: boolean;
  /** Currency symbols that may precede a number. */
  money: RegExp;
}

/** "1.234,56", but "1234.56" is accepted too. */
export const numberFormat: NumberFormat = {
  decimal: ",",
  thousands: ".",
  isMixed: true,
  money: /^(?:R\$|[€$£])/,
};
