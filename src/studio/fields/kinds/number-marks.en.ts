import type { NumberMarks } from "./number-marks.pt-br.ts";

/** "1,234.56"; a comma is never taken for a decimal point, or "1,50" would be a hundred and fifty to somebody. */
export const numberMarks: NumberMarks = {
  decimal: ".",
  thousands: ",",
  isMixed: false,
  money: /^(?:[A-Z]{0,2}\$|[£€₹])/,
};
