/** How people of a language write numbers. */
export interface NumberMarks {
  /** Before the decimals. */
  decimal: string;
  /** Between thousands. */
  thousands: string;
  /** Whether the mark of thousands is also typed for the decimal one, as a point is where keypads have no comma. */
  isMixed: boolean;
  /** Signs of money that may stand before a number. */
  money: RegExp;
}

/** "1.234,56", and "1234.56" too. */
export const numberMarks: NumberMarks = {
  decimal: ",",
  thousands: ".",
  isMixed: true,
  money: /^(?:R\$|[€$£])/,
};
